# Mystic Moon dans le navigateur : ce que dit la table en plus des mots du jeu.

mystic_moon-table-tabs = Rubriques de la table
mystic_moon-table-tab-garden = Jardin
mystic_moon-table-tab-shop = Boutique
mystic_moon-table-tab-hut = Cabane
mystic_moon-table-tab-others = Rivales
mystic_moon-table-tab-log = Journal
mystic_moon-table-keys = G jardin (les flèches déplacent, Entrée choisit) · S besace · R boutique · C chaudron · B préparation
mystic_moon-table-in-bag = Dans le sac
mystic_moon-table-steps = Étapes d’un tour
mystic_moon-table-step-garden = Jardin
mystic_moon-table-step-shop = Boutique
mystic_moon-table-step-hut = Cabane
mystic_moon-table-step-bloom = Floraison

mystic_moon-table-offered = disponible
mystic_moon-table-picked = sélectionné
mystic_moon-table-new = nouveau depuis votre dernier tour
mystic_moon-table-nothing = rien
mystic_moon-table-empty = vide

mystic_moon-table-garden = Le jardin, douze emplacements en cercle
mystic_moon-table-place = Emplacement { $place } : { $what }
mystic_moon-table-glyph-draw = glyphe : piocher 1
mystic_moon-table-glyph-one-star = glyphe : 1 étoile
mystic_moon-table-glyph-two-stars = glyphe : 2 étoiles
mystic_moon-table-sludged = { $count ->
    [one] de la vase
   *[other] { $count } jetons de vase
}
mystic_moon-table-hat = le chapeau est ici
mystic_moon-table-gathered = sera cueilli
mystic_moon-table-blooming = va fleurir
mystic_moon-table-blooms = Le jardin fleurit.
mystic_moon-table-plain = Sans le glyphe

mystic_moon-table-recipe = Recette, de haut en bas : { $rows }. { $turn ->
    [yes] On peut la tourner.
   *[no] Orientation fixe.
}
mystic_moon-table-dotted = une case pointillée
mystic_moon-table-dotted-about = Un cercle pointillé veut dire que votre chaudron doit avoir une case à cet endroit. Peu importe ce qu’elle contient ; elle peut même être vide.
mystic_moon-table-turns = On peut la tourner
mystic_moon-table-fixed = Orientation fixe
mystic_moon-table-potion = { $name }, rapporte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
mystic_moon-table-potion-priced = { $name }, coûte { $cost }, rapporte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
mystic_moon-table-at-hand = Ingrédients à disposition : { $held } sur { $needed }.
mystic_moon-table-facts = Coûte { $cost } · rapporte { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

mystic_moon-table-wares = Les ingrédients de la boutique
mystic_moon-table-ware = { $count } × { $kind } à la boutique
mystic_moon-table-refresh = Renouveler
mystic_moon-table-not-in-shop = Vous n’êtes pas à la boutique en ce moment.
mystic_moon-table-shop-shut = La boutique ouvre quand tout le monde a une cabane.
mystic_moon-table-no-card = Plus de recettes
mystic_moon-table-learning = « { $potion } » serait votre quatrième recette : l’une des quatre doit partir.
mystic_moon-table-with-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
} et { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

mystic_moon-table-formula = Donnez { $given } pour { $made }.
mystic_moon-table-formula-about = Si vous réalisez la formule du dessus, vous gardez sa carte et pouvez vous en resservir. Vous n’en gardez qu’une.
mystic_moon-table-no-formula = Plus de formules
mystic_moon-table-curse = Malédiction :
mystic_moon-table-blessing = Bénédiction :
mystic_moon-table-lift = Lève la malédiction
mystic_moon-table-lifts = Préparez-la pour lever votre malédiction.
mystic_moon-table-cursed = Maudite : 0 point
mystic_moon-table-blessed = Bénie
mystic_moon-table-charm-talent = le talent : { $name }
mystic_moon-table-charm-curse = la malédiction : { $name }
mystic_moon-table-charm-blessing = la bénédiction : { $name }

mystic_moon-table-desk = Ma cabane
mystic_moon-table-look-mine = Ma cabane
mystic_moon-table-look-back = Revenir chez { $name }
mystic_moon-table-my-satchel = Besace
mystic_moon-table-page = Page vide
mystic_moon-table-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
mystic_moon-table-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
mystic_moon-table-crystals = { $count ->
    [one] { $count } cristal
   *[other] { $count } cristaux
}
mystic_moon-table-many = { $count } × { $kind }
mystic_moon-table-satchel = { $count ->
    [0] { $name } : besace vide
    [one] { $name } : { $count } ingrédient dans la besace
   *[other] { $name } : { $count } ingrédients dans la besace
}
mystic_moon-table-satchel-empty = Vide
mystic_moon-table-over = { $count } sur { $limit } au plus

mystic_moon-table-cauldron = { $name } : chaudron
mystic_moon-table-cell = { $cell } : { $what }
mystic_moon-table-drafted = pas encore ajouté
mystic_moon-table-falls = { $kind } tombe ici
mystic_moon-table-wanted = la recette demande { $kind } ici
mystic_moon-table-brewing = Préparation
mystic_moon-table-makes = Ce que vous pouvez préparer
mystic_moon-table-makes-nothing = Rien pour l’instant. Choisissez un jeton de votre besace, puis une colonne. Essayez ce que vous voulez : rien n’est définitif avant que vous ayez confirmé.
mystic_moon-table-not-in-hut = De retour dans votre cabane, c’est ici que vous remplirez le chaudron et préparerez vos potions.
mystic_moon-table-no-recipe = Vous ne connaissez encore aucune recette. Apprenez-en une à la boutique.
mystic_moon-table-blind = Remplissez d’abord le chaudron, et vous verrez ce que cela donne.
mystic_moon-table-ghosts = Recettes à essayer sur le chaudron
mystic_moon-table-ghost = Essayer une recette :
mystic_moon-table-ghost-of = Essayer « { $potion } » sur le chaudron
mystic_moon-table-turn = Tourner
mystic_moon-table-shift = Déplacer
mystic_moon-table-put-in = Tout ajouter
mystic_moon-table-best = Meilleur mélange
mystic_moon-table-thinking = Réflexion…
mystic_moon-table-clear = Tout retirer
mystic_moon-table-brew = { $count ->
    [one] Préparer la potion
    [2] Préparer les deux
   *[other] Préparer les { $count }
}
mystic_moon-table-fill = Ajouter au chaudron
mystic_moon-table-simmer = Laisser mijoter
mystic_moon-table-brew-nothing = Ne rien préparer
mystic_moon-table-brews = { $name } prépare
mystic_moon-table-brewed = Préparé
mystic_moon-table-works = en cours
mystic_moon-table-waits = en attente
mystic_moon-table-done = fait
mystic_moon-table-not-so = Cela ne peut pas aller dans le chaudron.
mystic_moon-table-choose-token = Choisissez d’abord un jeton de votre besace.
mystic_moon-table-column-full = Cette colonne est pleine.
mystic_moon-table-something-missing = Il manque quelque chose : un ingrédient, ou un autre en dessous.
mystic_moon-table-where = { $kind } : dans quelle colonne ?
mystic_moon-table-and-then = En échange de quoi ?

mystic_moon-table-contest = Pierre, parchemin, cisailles
mystic_moon-table-contest-about = Égalité jusqu’au bout ! La pierre casse les cisailles, les cisailles coupent le parchemin, le parchemin enveloppe la pierre. Tout le monde choisit en secret.
mystic_moon-table-drawn = { $count ->
    [one] { $count } manche nulle jusqu’ici.
   *[other] { $count } manches nulles jusqu’ici.
}
mystic_moon-table-has-chosen = a choisi
mystic_moon-table-chooses = choisit…

mystic_moon-table-standing = { $name } : { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}, { $tokens } dans la besace{ $fate ->
    [cursed] , maudite : 0 point
    [blessed] , bénie
   *[none] {""}
}.
mystic_moon-table-control-garden = Entrer dans le jardin
mystic_moon-table-control-plain = Sans le glyphe
mystic_moon-table-control-trade = Troquer
mystic_moon-table-control-refresh = Renouveler les recettes
mystic_moon-table-control-leave = Quitter la boutique
mystic_moon-table-control-add = Ajouter au chaudron
mystic_moon-table-control-empty = Vider le chaudron
mystic_moon-table-control-done = Ne plus rien ajouter

# Apprendre les règles
mystic_moon-learn-goal = But du jeu
mystic_moon-learn-goal-text = Cinq nuits durant, la lune croît au-dessus du jardin. Cueillez des ingrédients, apprenez des recettes et disposez-les dans un chaudron de neuf cases. Chaque potion préparée rapporte des étoiles, et les étoiles paient aussi les recettes. Celle qui en a le plus après la cinquième nuit gagne.
mystic_moon-learn-basic = Six ingrédients de base, onze de chaque.
mystic_moon-learn-rare = Deux ingrédients rares, sept de chaque, cerclés d’argent.
mystic_moon-learn-wild = La poussière d’étoile est un joker : elle remplace n’importe quel ingrédient dans une potion, mais nulle part ailleurs.
mystic_moon-learn-frog = Une grenouille ne reste jamais : elle vole un ingrédient à la rivale de votre choix et rebondit dans le sac.
mystic_moon-learn-turn = Votre tour a quatre étapes
mystic_moon-learn-garden = Jardin
mystic_moon-learn-garden-text = Posez le chapeau sur l’un des douze emplacements. Vous cueillez tout ce qui s’y trouve et sur les deux emplacements voisins. Si votre emplacement porte un glyphe, vous pouvez l’utiliser : piocher un ingrédient dans le sac, ou gagner 1 ou 2 étoiles. Essayez : touchez un emplacement.
mystic_moon-learn-shop = Boutique
mystic_moon-learn-shop-text = Autant de fois que vous voulez et dans n’importe quel ordre, vous pouvez apprendre une recette pour les étoiles indiquées dans son coin, troquer deux ingrédients identiques contre un de la boutique ou, si les quatre recettes coûtent 5 ou plus, les renouveler. Votre grimoire contient trois recettes : à la quatrième, l’une doit partir. Vous repartez avec dix ingrédients au plus dans votre besace.
mystic_moon-learn-hut = Cabane
mystic_moon-learn-hut-text = Les ingrédients tombent dans la case libre la plus basse d’une colonne. Quand vous en avez ajouté assez, choisissez les potions à préparer : toutes celles que montre votre chaudron, même plusieurs fois la même recette. Aucun ingrédient ne compte deux fois. À la table, vous pouvez tout essayer avant que rien ne soit définitif.
mystic_moon-learn-bloom = Floraison
mystic_moon-learn-bloom-text = Six nouveaux jetons poussent : un au chapeau, puis un emplacement sur deux dans le sens horaire. Un emplacement en porte trois au plus. C’est ensuite à la sorcière suivante. Quand toutes ont joué, la nuit est finie et les glyphes changent.
mystic_moon-learn-brew = Préparer des potions
mystic_moon-learn-brew-text = Voici un Gros Goûter, debout dans la colonne de gauche, et deux fois l’Aide de l’empoisonneuse : tous les ingrédients servent, et vous gagnez d’un coup les étoiles des trois. Puis viennent leurs effets, dans l’ordre que vous voulez ; vous pouvez en ignorer. À la fin, tout le chaudron va dans le sac. Si vous ne préparez rien, tout reste pour votre prochain tour.
mystic_moon-learn-signs = Les symboles d’une recette
mystic_moon-learn-turns = Cette flèche : on peut tourner la recette, jamais la retourner en miroir.
mystic_moon-learn-fixed = Celle-ci : l’orientation est fixe. Toute recette peut se placer n’importe où dans le chaudron.
mystic_moon-learn-dotted = Un cercle pointillé : il doit y avoir une case ici. Peu importe ce qu’elle contient.
mystic_moon-learn-mushroom = Les champignons vénéneux
mystic_moon-learn-mushroom-text = Certaines potions lâchent un champignon dans le chaudron d’une rivale, dans la colonne de votre choix. Il occupe une case et ne va dans aucune recette. Quand cette rivale prépare, chaque potion lui coûte 1 étoile, et le champignon disparaît. Un chaudron n’en contient jamais plus d’un.
mystic_moon-learn-verbs = Ce que font les effets
mystic_moon-learn-verbs-text = Piocher : prendre dans le sac, au hasard. Défausser : remettre dans le sac. Récupérer : reprendre dans votre besace un ingrédient de cette potion. Voler : prendre dans la besace d’une rivale.
mystic_moon-learn-end = Fin de la partie
mystic_moon-learn-end-text = Celle qui a le plus d’étoiles l’emporte. À égalité, celle qui a le plus d’ingrédients dans sa besace. Toujours à égalité ? Pierre, parchemin, cisailles, en secret.
mystic_moon-learn-huts = Six cabanes, six talents
mystic_moon-learn-huts-text = Chaque sorcière emménage dans une cabane avant la partie.
mystic_moon-learn-potions = Les potions
mystic_moon-learn-potions-text = La pièce indique le prix de la recette, le nombre près de l’étoile ce que rapporte la potion.
mystic_moon-learn-zodiac = La Malédiction du Zodiaque
mystic_moon-learn-zodiac-text = Tout le monde commence maudit. Chaque nuit, un nouveau signe se lève : sa malédiction pèse sur les maudites, sa bénédiction aide les bénies. La recette au dos du signe suivant lève votre malédiction. Elle ne rapporte pas d’étoiles et n’est dans aucun grimoire ; chaque sorcière peut la préparer une fois. Celle qui est encore maudite à la fin a 0 point et ne peut pas gagner.
mystic_moon-learn-alchemy = Les Secrets de l’Alchimie
mystic_moon-learn-alchemy-text = À la boutique, vous pouvez réaliser la formule du dessus : ses ingrédients vont dans le sac, l’or et les cristaux sont à vous. Vous gardez la carte et pouvez vous en resservir, mais vous n’en gardez qu’une.
mystic_moon-learn-gold-text = L’or : une pièce dépensée réduit de 3 étoiles le prix d’une recette. À la fin, celle qui a le plus d’or gagne 7 étoiles, la suivante 4, puis 2.
mystic_moon-learn-crystal-text = Les cristaux vont dans le chaudron comme des ingrédients, mais dans aucune recette. Quand vous préparez, chacun rapporte 1 étoile par ingrédient utilisé.
mystic_moon-learn-sludge-text = La vase se pose aussitôt sur un emplacement du jardin. Après la floraison, un jeton s’y flétrit.

# Les premiers tours
mystic_moon-tutorial-pupil = Apprentie
mystic_moon-tutorial-rival = Mirabelle
mystic_moon-tutorial-welcome = Bienvenue au jardin ! Celle qui a le plus d’étoiles au bout de cinq nuits est la Sorcière suprême. Vous arrivez à la quatrième : vous en avez 10, Mirabelle 6. Vous habitez la Roulotte : chaque recette vous coûte 1 étoile de moins.
mystic_moon-tutorial-steps = La barre montre les quatre étapes d’un tour : jardin, boutique, cabane, floraison. Votre besace, votre chaudron et vos recettes sont dans votre cabane. Au tour de Mirabelle, vous voyez la sienne.
mystic_moon-tutorial-garden = Allez là où pousse ce que demande une recette. Touchez l’emplacement 3 : les emplacements éclairés sont ceux où vous cueillez, les pousses montrent où le jardin va fleurir. Son glyphe rapporte 1 étoile. Touchez-le encore pour y aller.
mystic_moon-tutorial-garden-try = touchez l’emplacement 3, puis touchez-le encore.
mystic_moon-tutorial-frog = Une grenouille ! Elle vole quelque chose pour vous, puis s’en va. Prenez ce qui complète une recette : le Gros Goûter veut un deuxième gland. Touchez le gland de Mirabelle, puis touchez-le encore.
mystic_moon-tutorial-frog-try = prenez un gland dans la besace de Mirabelle.
mystic_moon-tutorial-learn = À la boutique, une coche verte marque une recette dont vous avez tous les ingrédients. Apprenez ce que vous pourrez préparer cette nuit et encore la suivante : touchez le Gros Goûter, puis touchez-le encore.
mystic_moon-tutorial-learn-try = apprenez le Gros Goûter.
mystic_moon-tutorial-leave = Cela suffit pour l’instant. Appuyez sur « { mystic_moon-do-leave } ».
mystic_moon-tutorial-leave-try = quittez la boutique.
mystic_moon-tutorial-fill = Touchez un gland dans votre besace, puis la colonne de gauche, ou faites-le glisser. La baie va dans la colonne du milieu, l’autre gland dans celle de droite. Puis appuyez sur « Préparer la potion ».
mystic_moon-tutorial-fill-try = posez gland, baie, gland, un dans chaque colonne.
mystic_moon-tutorial-effect = 4 étoiles ! Chaque potion a aussi un effet : utilisez-les tous. Touchez le Gros Goûter pour piocher un ingrédient, puis touchez-le encore.
mystic_moon-tutorial-effect-try = utilisez l’effet du Gros Goûter.
mystic_moon-tutorial-bloom = Votre chaudron est de nouveau vide. Appuyez sur « { mystic_moon-do-bloom } » : le jardin fleurit, et Mirabelle joue.
mystic_moon-tutorial-bloom-try = finissez le tour.
mystic_moon-tutorial-poisoned = Mirabelle a préparé l’Aide de l’empoisonneuse et lâché un champignon dans votre chaudron. Il occupe une case et coûte 1 étoile par potion de votre prochaine préparation. La dernière nuit commence.
mystic_moon-tutorial-again = Cette nuit, préparez deux potions à la fois. L’emplacement 10 vous rapporte deux glands et deux fougères, et son glyphe vaut 2 étoiles. Allez-y.
mystic_moon-tutorial-again-try = choisissez l’emplacement 10, avec son glyphe.
mystic_moon-tutorial-second = Une deuxième recette profite des cases qui restent. Le Thé à la chandelle demande une fougère et un gland, et rapporte plus qu’il ne coûte. Apprenez-le.
mystic_moon-tutorial-second-try = apprenez le Thé à la chandelle.
mystic_moon-tutorial-trade = Il vous manque un troisième gland. Troquez deux ingrédients identiques qu’aucune recette ne demande : touchez vos plumes, puis les glands de la boutique, et touchez-les encore.
mystic_moon-tutorial-trade-try = troquez deux plumes contre un gland.
mystic_moon-tutorial-leave-again = Vous avez tout pour les deux potions. Quittez la boutique.
mystic_moon-tutorial-leave-again-try = quittez la boutique.
mystic_moon-tutorial-limit = Onze ingrédients, mais vous ne pouvez en porter que dix. Défaussez ce qu’aucune recette ne demande : touchez l’escargot, puis touchez-le encore.
mystic_moon-tutorial-limit-try = défaussez l’escargot.
mystic_moon-tutorial-both = La flèche sur une recette signifie que vous pouvez la tourner. Posez le Gros Goûter debout dans la colonne de gauche : gland, baie, gland. Posez le Thé à la chandelle dans celle de droite : fougère, puis gland. Puis appuyez sur « Préparer les deux ».
mystic_moon-tutorial-both-try = posez gland, baie, gland à gauche, fougère et gland à droite.
mystic_moon-tutorial-effects = 6 étoiles, moins 2 pour le champignon, qui a disparu. Le Thé à la chandelle en rapporte 1 de plus pour la potion d’à côté : utilisez-le.
mystic_moon-tutorial-effects-try = utilisez l’effet du Thé à la chandelle.
mystic_moon-tutorial-effects-two = En cas d’égalité, la besace la mieux remplie l’emporte. Piochez donc encore un ingrédient avec le Gros Goûter.
mystic_moon-tutorial-effects-two-try = utilisez l’effet du Gros Goûter.
mystic_moon-tutorial-last = Finissez votre tour. Mirabelle en a encore un.
mystic_moon-tutorial-last-try = finissez le tour.
mystic_moon-tutorial-end = Vous gagnez, 18 à 16 ! Allez là où poussent les ingrédients de vos recettes, apprenez ce que vous pourrez préparer souvent, préparez chaque nuit et utilisez chaque effet. Dans votre cabane, « Meilleur mélange » dispose la meilleure préparation possible.

# Ce qu’apporte un conseil
mystic_moon-gain-lifted = la fin d’une malédiction
mystic_moon-gain-brewed = une préparation
mystic_moon-gain-performed = une alchimie
mystic_moon-gain-learned = une recette
mystic_moon-gain-gained = des étoiles
mystic_moon-gain-stole = un ingrédient d’une rivale
mystic_moon-gain-traded = un troc
mystic_moon-gain-caught-frog = une grenouille
mystic_moon-gain-drew = un ingrédient du sac
