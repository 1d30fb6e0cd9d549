# Potion Explosion dans le navigateur : ce que dit la table en plus des mots du jeu.

potion_explosion-table-short-wisdom = { -potion_explosion-short-wisdom }
potion_explosion-table-short-love = { -potion_explosion-short-love }
potion_explosion-table-short-magnetical = { -potion_explosion-short-magnetical }
potion_explosion-table-short-prismatic = { -potion_explosion-short-prismatic }
potion_explosion-table-short-abyssal = { -potion_explosion-short-abyssal }
potion_explosion-table-short-sands = { -potion_explosion-short-sands }
potion_explosion-table-short-balm = { -potion_explosion-short-balm }
potion_explosion-table-short-lavamancing = { -potion_explosion-short-lavamancing }
potion_explosion-table-pick = Prenez une bille dans le distributeur.
potion_explosion-table-after = Posez des billes, terminez ou buvez des potions, ou finissez votre tour.
potion_explosion-table-dispenser = Le distributeur, cinq pistes
potion_explosion-table-track = Piste { $track }, { $lid ->
    [0] rien sous le couvercle
    [one] encore { $lid } bille sous le couvercle
   *[other] encore { $lid } billes sous le couvercle
}
potion_explosion-table-under-lid = { $count ->
    [0] Rien sous le couvercle
    [one] { $count } bille sous le couvercle
   *[other] { $count } billes sous le couvercle
}
potion_explosion-table-marble = { $place } : { $colour }, { $ingredient }
potion_explosion-table-explodes = explose à l’étape { $step }
potion_explosion-table-leaves = serait prise
potion_explosion-table-new = nouvelle depuis votre dernier tour
potion_explosion-table-gain = { $more ->
    [yes] { $count ->
        [one] Au moins { $count } bille, peut-être plus
       *[other] Au moins { $count } billes, peut-être plus
    }
   *[no] { $count ->
        [one] { $count } bille
       *[other] { $count } billes
    }
}
potion_explosion-table-chain = Chaîne ×{ $chain }
potion_explosion-table-some = { $count ->
    [one] { $count } { $colour }
   *[other] { $count } { $colour }s
}
potion_explosion-table-none = rien
potion_explosion-table-tile = { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, demande { $holes }
potion_explosion-table-brews = Sur le brûleur : { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, il manque { $lacks }
potion_explosion-table-burner = Brûleur { $burner }
potion_explosion-table-holes = Brûleur { $burner }, trous ({ $colour }) : { $empty } sur { $all } à remplir{ $laid ->
    [0] {""}
    [one] , { $laid } rempli pour l’instant
   *[other] , { $laid } remplis pour l’instant
}
potion_explosion-table-complete = Terminer pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $kind } ; il manque { $lacks }
potion_explosion-table-complete-burner = Terminer la potion du brûleur { $burner }
potion_explosion-table-no-tile = Aucune potion sur ce brûleur
potion_explosion-table-hand = En main : { $marbles }
potion_explosion-table-hand-label = Main
potion_explosion-table-pool = Réserve : { $marbles }
potion_explosion-table-pool-label = Réserve
potion_explosion-table-in-hand = { $count ->
    [one] En main : { $count } { $colour }
   *[other] En main : { $count } { $colour }s
}
potion_explosion-table-in-pool = { $count ->
    [one] En réserve : { $count } { $colour }
   *[other] En réserve : { $count } { $colour }s
}
potion_explosion-table-put-back = Ne pas garder cette bille { $colour }
potion_explosion-table-no-hole = Elle ne va dans aucun trou vide.
potion_explosion-table-nothing-to-lay = Aucune de vos billes ne va dans un trou vide.
potion_explosion-table-still-fill = Vous pouvez encore terminer une potion. Finir le tour quand même ?
potion_explosion-table-back = Reprendre
potion_explosion-table-help = Coup de pouce
potion_explosion-table-lay = Tout poser
potion_explosion-table-end = Finir le tour
potion_explosion-table-shelf = Mes potions
potion_explosion-table-shelf-empty = Vos potions terminées iront ici.
potion_explosion-table-drink = Boire : { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
potion_explosion-table-drunk = { $kind }, bue, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
potion_explosion-table-is-drunk = { $kind }, bue
potion_explosion-table-brewed = { $kind }
potion_explosion-table-stack = Pile { $stack }, { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
potion_explosion-table-stack-left = { $count ->
    [one] { $count } tuile dans cette pile
   *[other] { $count } tuiles dans cette pile
}
potion_explosion-table-stack-empty = Cette pile est vide
potion_explosion-table-stacks-later = Les piles sont formées quand tout le monde a choisi ses potions de départ.
potion_explosion-table-my-desk = Mon pupitre
potion_explosion-table-standing = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}, { $tokens ->
    [one] { $tokens } jeton de talent
   *[other] { $tokens } jetons de talent
}
potion_explosion-table-keys = M distributeur (les flèches déplacent, Entrée choisit) · F tout poser · 1 et 2 terminer · B mes potions · D mon pupitre · S piles · H coup de pouce · E finir le tour
potion_explosion-table-tabs = Rubriques de la table
potion_explosion-table-tab-board = Pistes
potion_explosion-table-tab-stacks = Piles
potion_explosion-table-tab-others = Rivaux
potion_explosion-table-tab-log = Journal
potion_explosion-table-help-does = Prenez n’importe quelle bille à portée, sans explosion : 2 points de moins à la fin.
potion_explosion-table-countdown = Trois potions d’une sorte, ou cinq sortes différentes, rapportent un jeton de talent, qui vaut 4 points. { $goal ->
    [one] Dès que { $goal } jeton est remis, c’est le dernier tour de table.
   *[other] Dès que { $goal } jetons sont remis, c’est le dernier tour de table.
}
potion_explosion-table-help-costs = coûte 2 points
potion_explosion-table-skills = Progrès vers les jetons de talent
potion_explosion-table-alike = { $kind } : { $count } sur 3
potion_explosion-table-different = Cinq sortes différentes
potion_explosion-table-different-count = { $count ->
    [one] { $count } sorte différente sur 5
   *[other] { $count } sortes différentes sur 5
}
potion_explosion-table-tab-skills = Talents
potion_explosion-table-from-potions = Potions
potion_explosion-table-from-tokens = Jetons de talent
potion_explosion-table-from-help = Coup de pouce
potion_explosion-table-from-tie = Billes du départage
potion_explosion-table-total = Total
potion_explosion-table-score = Score final

# Apprendre les règles
potion_explosion-learn-show = Montrer
potion_explosion-learn-again = Recommencer
potion_explosion-learn-goal = But du jeu
potion_explosion-learn-goal-text = C’est le jour de l’examen final dans une école de sorcellerie. Vous concoctez des potions avec quatre ingrédients ; chaque bille en est une dose. Chaque tuile montre les billes que demande sa potion, les points qu’elle vaut et ce qui se passe quand on la boit. Celui qui a le plus de points l’emporte.
potion_explosion-learn-pick = Une bille par tour
potion_explosion-learn-pick-text = À votre tour, prenez une bille du distributeur : n’importe laquelle des huit plus basses d’une piste. La neuvième se voit mais reste hors de portée, et personne ne sait ce que cache le couvercle. Les billes du dessus roulent et comblent le vide.
potion_explosion-learn-explosion = Les explosions
potion_explosion-learn-explosion-text = Si les deux billes qui se rencontrent sont de la même couleur, elles explosent, avec toutes celles de cette couleur qui les touchent de proche en proche. Vous prenez tout ce qui explose.
potion_explosion-learn-chain-text = Puis les billes roulent de nouveau. Si deux billes de même couleur se heurtent encore, elles explosent aussi. Une réaction en chaîne peut durer longtemps ; même des billes cachées sous le couvercle peuvent s’y joindre.
potion_explosion-learn-middle-text = Prenez une bille au milieu de trois de même couleur, et ses voisines se heurtent. Seule votre prise du tour provoque des explosions ; jamais les potions ni le professeur.
potion_explosion-learn-brew = Préparer des potions
potion_explosion-learn-brew-text = Vous préparez deux potions à la fois, une par brûleur. Les billes prises doivent aller dans des trous vides de leur couleur ; si les deux potions veulent la même, vous choisissez. Une bille posée sur une tuile y reste.
potion_explosion-learn-pool-text = Les billes qui ne vont nulle part rejoignent votre réserve, qui en garde jusqu’à trois pour les tours suivants. À votre tour, vous en disposez librement.
potion_explosion-learn-complete = Terminer et boire des potions
potion_explosion-learn-complete-text = Quand tous ses trous sont remplis, la potion est terminée : ses billes repartent dans le distributeur et elle rejoint votre étagère. Vous pouvez la boire une fois, à n’importe lequel de vos tours, même tout de suite. Vous la retournez alors ; elle garde ses points.
potion_explosion-learn-brewing = Une tuile à moitié remplie devient une potion sur l’étagère ; une fois bue, elle est retournée
potion_explosion-learn-help = Le coup de pouce
potion_explosion-learn-help-text = Une fois par tour, avant ou après votre prise, le professeur vous laisse prendre une bille sans explosion. Chaque coup de pouce vous coûte deux points à la fin. Demandez-le avant votre prise pour préparer une grosse réaction en chaîne.
potion_explosion-learn-end = Fin de votre tour
potion_explosion-learn-end-throw = Les billes qui ne tiennent pas dans la réserve repartent dans le distributeur.
potion_explosion-learn-end-draw = Pour chaque brûleur vide, piochez une des cinq tuiles au sommet des piles.
potion_explosion-learn-end-tokens = Vous recevez les jetons de talent que vous avez gagnés.
potion_explosion-learn-end-over = Si assez de jetons de talent ont été remis, c’est le dernier tour de table.
potion_explosion-learn-tokens = Les jetons de talent
potion_explosion-learn-tokens-text = Terminez trois potions d’une même sorte pour gagner un jeton de talent, une fois par sorte. Cinq sortes différentes en rapportent un autre. Chacun vaut quatre points ; les potions bues comptent aussi.
potion_explosion-learn-over-text = À deux, trois ou quatre joueurs, le dernier tour de table commence quand quatre, cinq ou six jetons de talent ont été remis. Tout le monde joue le même nombre de tours. Additionnez alors vos potions et vos jetons, et retirez deux points par coup de pouce.
potion_explosion-learn-tie-text = En cas d’égalité, chaque joueur en tête prend encore une bille, à tour de rôle : la plus grosse explosion l’emporte.
potion_explosion-learn-potions = Les huit potions
potion_explosion-learn-potions-text = Chaque partie utilise six des huit sortes. On ne peut pas boire une potion dont l’effet ne ferait rien.
potion_explosion-learn-wisdom = Le chemin le plus sûr vers la bille qu’il vous faut.
potion_explosion-learn-love = Vous prenez toute la réserve ; un joueur sans réserve ne risque rien.
potion_explosion-learn-magnetical = Les deux doivent être à portée, l’une juste au-dessus de l’autre.
potion_explosion-learn-prismatic = Choisissez jusqu’à trois billes de votre main et de votre réserve ; posez-en au moins une.
potion_explosion-learn-abyssal = Seule la bille la plus basse de chaque piste compte, et chaque couleur une seule fois.
potion_explosion-learn-sands = Même une potion bue pendant ce tour, mais jamais les Sables eux-mêmes.
potion_explosion-learn-balm = Vous n’êtes pas obligé de prendre toute la série.
potion_explosion-learn-lavamancing = Elles n’ont pas besoin de se toucher. Faites fondre ce qui sépare deux billes de même couleur, puis prenez.
potion_explosion-learn-options = Règles maison
potion_explosion-learn-options-text = Pour une première partie, écartez le Baume et la Lavamancie. Convenez de plus ou moins de jetons de talent pour une partie plus longue ou plus courte, ou laissez le professeur aider autant qu’on veut.

# Ce qu’apporte un conseil
potion_explosion-gain-earned = un jeton de talent
potion_explosion-gain-completed = une potion terminée
potion_explosion-gain-exploded = une explosion
potion_explosion-gain-stole = des billes d’un rival
potion_explosion-gain-put-on = une bille sur une potion
potion_explosion-gain-took = une bille
potion_explosion-gain-drew = une nouvelle potion
