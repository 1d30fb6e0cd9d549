# Les leçons d’Apotheca dans le navigateur : notes pour débuter, leçons d’une minute, exercices.

apotheca-mark-reveal = Révéler retourne n’importe quelle potion face cachée : elle compte alors pour les alignements, et vous gagnez une gemme de sa couleur.
apotheca-mark-power = Pouvoir fait travailler un de vos apothicaires. Les apothicaires déplacent les potions : c’est ainsi que naissent la plupart des alignements.
apotheca-mark-restock = Regarnir fait piocher jusqu’à ce que trois potions soient face cachée au marché. Vous seul savez ce que vous posez.
apotheca-mark-hire = Embaucher fait venir chez vous un apothicaire de la ruelle, contre deux gemmes de la couleur de son étal ou une de chaque sorte.
apotheca-mark-hire-solo = Embaucher fait venir chez vous un apothicaire de la ruelle, contre trois gemmes de la couleur de son étal.
apotheca-mark-outside = Votre tour est fini : vous faites entrer une de ces potions, sur sa propre case. Quand aucune ne peut entrer, la partie se termine.
apotheca-mark-decree = Le décret nomme la seule couleur que vous pouvez marquer. Vos apprentis ne marquent que les deux autres.
apotheca-mark-place = Touchez une case pour y voir votre potion, puis touchez-la encore pour poser. À côté de potions de sa couleur, elle donnera peut-être bientôt un alignement.
apotheca-mark-satisfy = Un alignement satisfait l’apothicaire de votre choix, qui cesse alors de travailler pour vous. Gardez celui dont vous avez encore besoin.

# Leçons d’une minute
apotheca-tutorial-partner = Odile
apotheca-tutorial-other = Théo
apotheca-course-solo = Solo
apotheca-tutorial-solo-welcome = Seul, vous jouez pour des points. On ne regarnit pas, mais des potions attendent à côté du marché : après chaque tour, vous en faites entrer une. On peut aussi répéter une action.
apotheca-tutorial-solo-reveal = Un alignement rapporte un point par potion face visible de sa couleur. Une rouge est déjà en d4 : alignez donc du rouge. Appuyez sur Révéler, puis touchez c2 deux fois.
apotheca-tutorial-solo-reveal-try = appuyez sur Révéler, puis touchez c2 deux fois.
apotheca-tutorial-solo-match = Corvidus, maintenant : touchez-le, puis c2, puis c1 deux fois.
apotheca-tutorial-solo-match-try = touchez Corvidus, puis c2, puis deux fois c1.
apotheca-tutorial-solo-stack = Un alignement ne quitte pas le marché : il devient une pile sur une de ses cases, celle de votre choix. Touchez c1 deux fois.
apotheca-tutorial-solo-stack-try = touchez c1 deux fois.
apotheca-tutorial-solo-score = Deux points : un pour la pile, un pour la potion rouge en d4. Avant d’aligner une couleur, ayez-en donc le plus possible face visible.
apotheca-tutorial-solo-outside = Votre tour est fini : une potion entre. Chacune a sa propre case, qui doit être vide. Touchez a2 deux fois ; alors seulement vous pourrez la regarder.
apotheca-tutorial-solo-outside-try = touchez a2 deux fois.
apotheca-tutorial-solo-end = La partie se termine quand aucune potion ne peut entrer ; s’il n’en reste aucune dehors, vous marquez cinq points de plus. Embaucher coûte trois gemmes d’une même couleur. Jusqu’où irez-vous ?
apotheca-course-teams = En équipes de deux
apotheca-tutorial-teams-welcome = À quatre, on joue en équipes. Odile, votre partenaire, est assise en face de vous ; une même couleur marque vos deux places. Vous comptez vos étoiles ensemble : deux pour l’instant, et il en faut trois.
apotheca-tutorial-teams-secret = Chacun garde ses gemmes et ses secrets. C’est Odile qui a posé la potion en d4 : vous ne pouvez pas la regarder, et elle n’a pas le droit de vous dire sa couleur.
apotheca-tutorial-teams-reveal = Parlez donc par vos potions. Odile a Corvidus, qui fait glisser une potion dans une colonne. Votre potion en c4 est rouge, et la colonne c mène aux deux rouges du haut. Révélez-la : appuyez sur Révéler, puis touchez c4 deux fois.
apotheca-tutorial-teams-reveal-try = appuyez sur Révéler, puis touchez c4 deux fois.
apotheca-tutorial-teams-partner = Basile, l’adversaire qui joue entre vous, n’a rien empêché : il a déplacé une potion jaune. Odile a compris. Regardez-la jouer.
apotheca-tutorial-teams-end = Odile fait l’alignement, et son étoile est la troisième de l’équipe : vous gagnez tous les deux ! Pensez aux apothicaires de votre partenaire, et à l’adversaire qui joue entre vous.

# Exercices
apotheca-practice-1-match = Trouvez l’alignement
apotheca-practice-1-match-task = Une seule action suffit : faites un alignement.
apotheca-practice-1-match-why = Un seul pouvoir suffit pour un alignement. Cherchez toujours deux potions d’une couleur qui en attendent une troisième.
apotheca-practice-2-reveal = Connaître ses potions
apotheca-practice-2-reveal-task = Faites un alignement avec vos deux actions. Une de vos potions face cachée peut vous aider.
apotheca-practice-2-reveal-why = Ce que vous êtes seul à savoir est votre meilleur atout : personne ne pouvait voir venir cet alignement.
apotheca-practice-3-two-powers = Deux apothicaires
apotheca-practice-3-two-powers-task = Vous avez deux apothicaires. Faites-les travailler tous les deux pour obtenir un alignement.
apotheca-practice-3-two-powers-why = Deux pouvoirs comptent comme deux actions différentes : ensemble, ils vont plus loin que chacun seul.

apotheca-course-master = Maître du marché
apotheca-tutorial-master-welcome = Aujourd’hui, le maître, c’est vous. Vous n’avez pas d’apothicaires et n’embauchez jamais. Pour gagner, gardez un alignement de chaque couleur avant que vos apprentis aient satisfait trois apothicaires. Vous avez déjà le bleu.
apotheca-tutorial-master-decree = Vous ne marquez que la couleur de votre décret. Le rouge est presque prêt dans la dernière colonne : décrétez le rouge. Appuyez sur Décret, puis deux fois sur « Décréter le rouge ». Cela coûte un rubis.
apotheca-tutorial-master-decree-try = appuyez sur Décret, puis deux fois sur « Décréter le rouge ».
apotheca-tutorial-master-power = Pour deux gemmes de son étal, un apothicaire de la ruelle travaille pour vous. Touchez le Roi porteur, puis la potion rouge en c3, puis deux fois d2.
apotheca-tutorial-master-power-try = touchez le Roi porteur, puis c3, puis deux fois d2.
apotheca-tutorial-master-kept = Un alignement rouge, et vous le gardez. Il ne manque plus que le jaune. Révéler vous rapporte des gemmes, et chaque apprenti qui embauche vous paie.
apotheca-tutorial-master-end = Si vous êtes apprenti, surveillez le décret : cette couleur vous est fermée, toutes les autres sont ouvertes. Et vous formez une équipe.
