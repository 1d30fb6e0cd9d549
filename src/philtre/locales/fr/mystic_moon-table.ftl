# Mystic Moon dans le navigateur : ce que dit la table en plus des mots du jeu.

mystic_moon-table-tabs = Parties de la table
mystic_moon-table-tab-garden = Jardin
mystic_moon-table-tab-shop = Boutique
mystic_moon-table-tab-hut = Cabane
mystic_moon-table-tab-others = Rivales
mystic_moon-table-tab-log = Journal
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
