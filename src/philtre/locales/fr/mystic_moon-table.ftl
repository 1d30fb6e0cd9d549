# Mystic Moon dans le navigateur : ce que dit la table en plus des mots du jeu.

mystic_moon-table-tabs = Parties de la table
mystic_moon-table-tab-garden = Jardin
mystic_moon-table-tab-shop = Boutique
mystic_moon-table-tab-hut = Cabane
mystic_moon-table-tab-others = Rivales
mystic_moon-table-tab-log = Journal
mystic_moon-table-keys = G le jardin, les flèches déplacent, Entrée choisit · S ma besace · R la boutique · C mon chaudron · B la préparation
mystic_moon-table-in-bag = Dans le sac
mystic_moon-table-steps = Les étapes d’un tour
mystic_moon-table-step-garden = Jardin
mystic_moon-table-step-shop = Boutique
mystic_moon-table-step-hut = Cabane
mystic_moon-table-step-bloom = Floraison

mystic_moon-table-offered = peut être choisi
mystic_moon-table-picked = choisi
mystic_moon-table-new = nouveau depuis votre tour
mystic_moon-table-nothing = rien
mystic_moon-table-empty = vide

mystic_moon-table-garden = Le jardin, douze emplacements en cercle
mystic_moon-table-place = Emplacement { $place } : { $what }
mystic_moon-table-glyph-draw = glyphe : piochez un ingrédient
mystic_moon-table-glyph-one-star = glyphe : 1 de pouvoir stellaire
mystic_moon-table-glyph-two-stars = glyphe : 2 de pouvoir stellaire
mystic_moon-table-sludged = { $count ->
    [one] de la vase
   *[other] { $count } fois de la vase
}
mystic_moon-table-hat = le chapeau est ici
mystic_moon-table-gathered = serait cueilli
mystic_moon-table-blooming = va fleurir
mystic_moon-table-plain = Sans le glyphe

mystic_moon-table-recipe = Recette, de haut en bas : { $rows }.{ $turn ->
    [yes] {" "}Elle peut être tournée.
   *[no] {" "}Elle reste comme elle est dessinée.
}
mystic_moon-table-dotted = une case en pointillé
mystic_moon-table-dotted-about = Un cercle en pointillé est une case du chaudron qui doit exister là. Peu importe ce qu’elle contient ; elle peut être vide.
mystic_moon-table-turns = Peut être tournée
mystic_moon-table-fixed = Reste comme elle est dessinée
mystic_moon-table-potion = { $name }, rapporte { $stars } de pouvoir stellaire
mystic_moon-table-potion-priced = { $name }, coûte { $cost }, rapporte { $stars } de pouvoir stellaire
mystic_moon-table-facts = Coûte { $cost } · rapporte { $stars } de pouvoir stellaire

mystic_moon-table-wares = Les ingrédients de la boutique
mystic_moon-table-ware = { $kind } : { $count } à la boutique
mystic_moon-table-refresh = Renouveler
mystic_moon-table-not-in-shop = Vous n’êtes pas à la boutique.
mystic_moon-table-shop-shut = La boutique ouvre quand chacune a sa cabane.
mystic_moon-table-no-card = Plus de recette
mystic_moon-table-learning = { $potion } est la quatrième recette : l’une des quatre s’en va.
mystic_moon-table-with-gold = { $gold } d’or et { $stars } de pouvoir stellaire

mystic_moon-table-formula = Donnez { $given } pour { $made }.
mystic_moon-table-formula-about = Qui réalise la formule du dessus garde sa carte et peut s’en resservir. Chacune en garde une au plus.
mystic_moon-table-no-formula = Plus de formule
mystic_moon-table-curse = Malédiction :
mystic_moon-table-blessing = Bénédiction :
mystic_moon-table-lift = Lève la malédiction
mystic_moon-table-lifts = Qui prépare ceci n’est plus maudite.
mystic_moon-table-cursed = Maudite : 0 point
mystic_moon-table-blessed = Bénie
mystic_moon-table-charm-talent = le talent : { $name }
mystic_moon-table-charm-curse = la malédiction : { $name }
mystic_moon-table-charm-blessing = la bénédiction : { $name }

mystic_moon-table-desk = Ma cabane
mystic_moon-table-my-satchel = Besace
mystic_moon-table-page = Place pour une recette
mystic_moon-table-stars = { $count } de pouvoir stellaire
mystic_moon-table-gold = { $count } d’or
mystic_moon-table-crystals = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
mystic_moon-table-many = { $count } × { $kind }
mystic_moon-table-satchel = { $count ->
    [0] { $name } : la besace est vide
    [one] { $name } : besace avec 1 ingrédient
   *[other] { $name } : besace avec { $count } ingrédients
}
mystic_moon-table-satchel-empty = Encore rien
mystic_moon-table-over = { $count } sur { $limit } au plus

mystic_moon-table-cauldron = { $name } : chaudron
mystic_moon-table-cell = { $cell } : { $what }
mystic_moon-table-drafted = à ajouter
mystic_moon-table-falls = ici tombe { $kind }
mystic_moon-table-wanted = la recette veut { $kind }
mystic_moon-table-brewing = La préparation
mystic_moon-table-makes = Ce que cela donne
mystic_moon-table-makes-nothing = Encore rien. Choisissez un jeton de votre besace, puis une colonne. Essayez à votre guise : rien n’est fait avant que vous le disiez.
mystic_moon-table-not-in-hut = Dans votre cabane, vous remplirez le chaudron et préparerez vos potions ici.
mystic_moon-table-no-recipe = Vous ne connaissez pas encore de recette. La boutique en vend.
mystic_moon-table-blind = Remplissez d’abord le chaudron : vous verrez ensuite ce que cela donne.
mystic_moon-table-ghosts = Recettes à tenir au-dessus du chaudron
mystic_moon-table-ghost = Tenir au-dessus :
mystic_moon-table-ghost-of = Tenir la recette de { $potion } au-dessus du chaudron
mystic_moon-table-turn = La tourner
mystic_moon-table-shift = La déplacer
mystic_moon-table-put-in = Y mettre cela
mystic_moon-table-best = Meilleur mélange
mystic_moon-table-thinking = Réflexion…
mystic_moon-table-clear = Tout retirer
mystic_moon-table-brew = { $count ->
    [one] Préparer la potion
   *[other] Préparer les { $count }
}
mystic_moon-table-fill = Remplir ainsi
mystic_moon-table-simmer = Laisser mijoter
mystic_moon-table-brew-nothing = Ne rien préparer
mystic_moon-table-brewed = Préparé
mystic_moon-table-works = agit
mystic_moon-table-waits = attend
mystic_moon-table-done = fait
mystic_moon-table-not-so = Cela ne va pas dans le chaudron.
mystic_moon-table-choose-token = Choisissez d’abord un jeton de votre besace.
mystic_moon-table-column-full = Cette colonne est pleine.
mystic_moon-table-something-missing = Il manque quelque chose : un ingrédient, ou un autre en dessous.
mystic_moon-table-where = Dans quelle colonne va { $kind } ?
mystic_moon-table-and-then = Et contre quoi ?

mystic_moon-table-contest = Pierre, parchemin, cisailles
mystic_moon-table-contest-about = À égalité jusqu’au bout. La pierre casse les cisailles, les cisailles coupent le parchemin, le parchemin enveloppe la pierre. Chacune choisit en secret.
mystic_moon-table-drawn = { $count ->
    [one] Déjà une manche nulle.
   *[other] Déjà { $count } manches nulles.
}
mystic_moon-table-has-chosen = a choisi
mystic_moon-table-chooses = choisit

mystic_moon-table-standing = { $name } : { $stars } de pouvoir stellaire, { $tokens } dans la besace{ $fate ->
    [cursed] , maudite : 0 point
    [blessed] , bénie
   *[none] {""}
}.
mystic_moon-table-control-garden = Entrer dans le jardin
mystic_moon-table-control-plain = Sans le glyphe
mystic_moon-table-control-trade = Échanger
mystic_moon-table-control-refresh = Renouveler les recettes
mystic_moon-table-control-leave = Quitter la boutique
mystic_moon-table-control-add = Ajouter au chaudron
mystic_moon-table-control-empty = Vider le chaudron
mystic_moon-table-control-done = Ne plus rien ajouter

# Apprendre les règles
mystic_moon-learn-goal = Le but
mystic_moon-learn-goal-text = Cinq nuits durant, la lune croît au-dessus du jardin. Vous cueillez des ingrédients, apprenez des recettes et les disposez dans un chaudron de neuf cases. Chaque potion préparée rapporte du pouvoir stellaire, qui paie aussi les recettes. Qui en a le plus après la cinquième nuit l’emporte.
mystic_moon-learn-basic = Six ingrédients de base, onze de chaque.
mystic_moon-learn-rare = Deux ingrédients rares, sept de chaque, cerclés d’argent.
mystic_moon-learn-wild = La poussière d’étoile remplace n’importe quel ingrédient dans une potion, mais nulle part ailleurs.
mystic_moon-learn-frog = Une grenouille ne reste jamais : elle vole un ingrédient à la rivale de votre choix et rebondit dans le sac.
mystic_moon-learn-turn = Votre tour a quatre étapes
mystic_moon-learn-garden = Jardin
mystic_moon-learn-garden-text = Posez le chapeau sur l’un des douze emplacements. Vous cueillez tout ce qui s’y trouve, ainsi que sur les deux voisins. Si votre emplacement porte un glyphe, vous pouvez l’utiliser : piocher un ingrédient dans le sac, ou gagner 1 ou 2 de pouvoir stellaire. Essayez : touchez un emplacement.
mystic_moon-learn-shop = Boutique
mystic_moon-learn-shop-text = Autant de fois que vous voulez et dans n’importe quel ordre : apprendre une recette pour le pouvoir stellaire indiqué dans son coin ; échanger deux ingrédients pareils contre un autre des piles ; et, si les quatre recettes coûtent 5 ou plus, les faire remplacer. Votre grimoire contient trois recettes : à la quatrième, l’une s’en va. En partant, dix ingrédients au plus peuvent rester dans votre besace.
mystic_moon-learn-hut = Cabane
mystic_moon-learn-hut-text = Les ingrédients tombent dans la case libre la plus basse d’une colonne. Quand vous en avez ajouté assez, vous nommez les potions préparées, toutes celles qui s’y trouvent, une même recette aussi plusieurs fois. Aucun ingrédient ne compte deux fois. À la table, vous pouvez tout essayer avant que rien ne soit fait.
mystic_moon-learn-bloom = Floraison
mystic_moon-learn-bloom-text = Six nouveaux jetons poussent : au chapeau, puis un emplacement sur deux dans le sens horaire. Un emplacement en porte trois au plus. C’est ensuite à la sorcière suivante ; quand toutes ont joué, la nuit s’achève et les glyphes changent.
mystic_moon-learn-brew = La préparation
mystic_moon-learn-brew-text = Voici un Gros Goûter, debout dans la colonne de gauche, et deux fois l’Aide de l’empoisonneuse : chaque ingrédient sert, et le pouvoir stellaire des trois arrive d’un coup. Puis les effets, dans l’ordre que vous voulez ; vous pouvez renoncer à chacun. À la fin, tout le chaudron va dans le sac. Si vous n’avez rien préparé, tout reste pour la prochaine fois.
mystic_moon-learn-signs = Les signes d’une recette
mystic_moon-learn-turns = Cette flèche : le dessin peut être tourné, jamais retourné en miroir.
mystic_moon-learn-fixed = Celle-ci : il reste comme il est dessiné. Toute recette peut se placer n’importe où dans le chaudron.
mystic_moon-learn-dotted = Un cercle en pointillé : cette case doit exister là. Peu importe ce qu’elle contient.
mystic_moon-learn-mushroom = Les champignons vénéneux
mystic_moon-learn-mushroom-text = Certaines potions lâchent un champignon dans le chaudron d’une rivale, dans la colonne de votre choix. Il occupe une case et ne va dans aucune recette ; quand elle prépare, elle perd 1 de pouvoir stellaire par potion, et le champignon disparaît. Un chaudron en contient un au plus.
mystic_moon-learn-verbs = Ce que font les effets
mystic_moon-learn-verbs-text = Piocher : dans le sac. Défausser : y remettre. Récupérer : un ingrédient de cette potion même revient dans votre besace. Voler : dans la besace d’une rivale.
mystic_moon-learn-end = La fin
mystic_moon-learn-end-text = Le plus de pouvoir stellaire l’emporte. À égalité, le plus d’ingrédients dans la besace. Encore égales ? Pierre, parchemin, cisailles, en secret.
mystic_moon-learn-huts = Six cabanes, six talents
mystic_moon-learn-huts-text = Chaque sorcière s’installe dans l’une d’elles avant la partie.
mystic_moon-learn-potions = Les potions
mystic_moon-learn-potions-text = Le prix est dans l’étoile, le gain sur l’image.
mystic_moon-learn-zodiac = La Malédiction du Zodiaque
mystic_moon-learn-zodiac-text = Toutes commencent maudites. Chaque nuit, un signe se lève : sa malédiction lie les maudites, sa bénédiction sert les bénies. La recette au dos du signe suivant lève une malédiction ; elle ne rapporte rien, n’est dans aucun grimoire, et chacune peut la préparer une fois. Qui est encore maudite à la fin a 0 point et ne peut pas gagner.
mystic_moon-learn-alchemy = Les Secrets de l’Alchimie
mystic_moon-learn-alchemy-text = À la boutique, vous pouvez réaliser la formule du dessus : les ingrédients vont dans le sac, l’or et les cristaux sont à vous. Vous gardez la carte et pouvez vous en resservir, mais une seule à la fois.
mystic_moon-learn-gold-text = L’or : chaque pièce retire 3 au prix d’une recette. À la fin, qui a le plus d’or gagne 7 de pouvoir stellaire, la suivante 4, puis 2.
mystic_moon-learn-crystal-text = Les cristaux se posent dans le chaudron comme des ingrédients, mais ne vont dans aucune recette. Quand vous préparez, chacun donne 1 de pouvoir stellaire par ingrédient utilisé.
mystic_moon-learn-sludge-text = La vase se pose aussitôt sur un emplacement du jardin. Après la floraison, un jeton s’y flétrit.

# Les premiers tours
mystic_moon-tutorial-pupil = Apprentie
mystic_moon-tutorial-welcome = Bienvenue au jardin. Cinq nuits durant, la lune croît ; qui a le plus de pouvoir stellaire après la cinquième est la Sorcière Suprême. Vous jouez contre Mirabelle. Vous habitez la Roulotte : chaque recette vous coûte 1 de moins.
mystic_moon-tutorial-steps = Un tour a quatre étapes, voyez la barre du haut : jardin, boutique, cabane, floraison. Votre besace, votre chaudron et vos recettes sont en bas. La cabane de Mirabelle est à côté du jardin, petite mais entière.
mystic_moon-tutorial-garden = Posez le chapeau sur l’emplacement 3. Touchez-le une fois : les emplacements brillants sont ce que vous cueillez, les petites pousses montrent où cela va fleurir. Le glyphe rapporte 1 de pouvoir stellaire. Touchez-le encore pour y aller.
mystic_moon-tutorial-garden-try = l’emplacement 3, avec son glyphe.
mystic_moon-tutorial-frog = Une grenouille ! Elle vole pour vous et s’en va. Un gland vous servirait : prenez celui de Mirabelle.
mystic_moon-tutorial-frog-try = un gland de la besace de Mirabelle.
mystic_moon-tutorial-learn = Voici la boutique. Le Gros Goûter demande gland, baie, gland à la file, et vous les avez. Apprenez-le : touchez la carte, puis encore une fois.
mystic_moon-tutorial-learn-try = apprenez le Gros Goûter.
mystic_moon-tutorial-trade = Deux ingrédients pareils en achètent un des piles. Donnez vos deux plumes pour une racine : touchez les plumes de votre besace, puis les racines de la boutique.
mystic_moon-tutorial-trade-try = des plumes contre une racine.
mystic_moon-tutorial-leave = Vous pourriez apprendre et échanger tant que vous pouvez payer. Assez pour l’instant : quittez la boutique.
mystic_moon-tutorial-leave-try = quittez la boutique.
mystic_moon-tutorial-fill = Au chaudron, vous pouvez tout essayer. Touchez un gland de votre besace, puis la colonne de gauche ; la baie va au milieu, l’autre gland à droite. La liste montre ce que cela donne. Puis pressez « Préparer la potion ».
mystic_moon-tutorial-fill-try = gland, baie, gland, un par colonne.
mystic_moon-tutorial-effect = 4 de pouvoir stellaire ! Et chaque potion a un effet. Le Gros Goûter pioche un ingrédient : utilisez-le.
mystic_moon-tutorial-effect-try = l’effet du Gros Goûter.
mystic_moon-tutorial-bloom = Le chaudron est de nouveau vide. Laissez maintenant fleurir le jardin ; votre tour s’achève avec cela.
mystic_moon-tutorial-bloom-try = terminez le tour.
mystic_moon-tutorial-poisoned = Mirabelle a préparé l’Aide de l’empoisonneuse et lâché un champignon dans votre chaudron. Il occupe une case, ne va avec rien, et vous coûte 1 de pouvoir stellaire par potion de votre prochaine préparation. La première nuit est passée : la lune croît, les glyphes ont changé. De petites lueurs marquent ce qui est nouveau.
mystic_moon-tutorial-again = L’emplacement 5 porte deux glands, et un glyphe qui pioche dans le sac. Allez-y.
mystic_moon-tutorial-again-try = l’emplacement 5, avec son glyphe.
mystic_moon-tutorial-leave-again = Cette fois, vous n’avez besoin de rien à la boutique. Quittez-la.
mystic_moon-tutorial-leave-again-try = quittez la boutique.
mystic_moon-tutorial-limit = Onze ingrédients ! Une besace en contient dix. Défaussez l’escargot.
mystic_moon-tutorial-limit-try = l’escargot.
mystic_moon-tutorial-upright = Le Gros Goûter peut être tourné : la petite flèche le dit. Mettez-le debout, tout dans la colonne de gauche : gland, baie, gland. Puis préparez.
mystic_moon-tutorial-upright-try = gland, baie, gland dans la colonne de gauche.
mystic_moon-tutorial-end = 4 de pouvoir stellaire, moins 1 pour le champignon, qui a disparu. C’est tout ce qu’il faut : cueillir, apprendre, préparer, fleurir. Annulation, conseils et explications sont à portée de main à chaque table.
