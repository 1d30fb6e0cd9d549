# Potion Explosion dans le navigateur : ce que dit la table en plus des mots du jeu.

potion_explosion-table-short-wisdom = { -potion_explosion-short-wisdom }
potion_explosion-table-short-love = { -potion_explosion-short-love }
potion_explosion-table-short-magnetical = { -potion_explosion-short-magnetical }
potion_explosion-table-short-prismatic = { -potion_explosion-short-prismatic }
potion_explosion-table-short-abyssal = { -potion_explosion-short-abyssal }
potion_explosion-table-short-sands = { -potion_explosion-short-sands }
potion_explosion-table-short-balm = { -potion_explosion-short-balm }
potion_explosion-table-short-lavamancing = { -potion_explosion-short-lavamancing }
potion_explosion-table-pick = Touchez une bille pour voir sa réaction, encore une fois pour la prendre.
potion_explosion-table-after = Posez, achevez, buvez ou finissez votre tour.
potion_explosion-table-dispenser = Le distributeur, cinq pistes
potion_explosion-table-track = Piste { $track }, { $lid ->
    [0] rien sous le couvercle
    [one] encore { $lid } sous le couvercle
   *[other] encore { $lid } sous le couvercle
}
potion_explosion-table-under-lid = { $count ->
    [0] Rien sous le couvercle
    [one] { $count } bille sous le couvercle
   *[other] { $count } billes sous le couvercle
}
potion_explosion-table-marble = { $place } : { $colour }, { $ingredient }
potion_explosion-table-explodes = explose dans le groupe { $step }
potion_explosion-table-leaves = serait prise
potion_explosion-table-new = nouvelle depuis votre tour
potion_explosion-table-gain = { $more ->
    [yes] Au moins { $count } billes, et peut-être plus
   *[no] { $count ->
        [one] { $count } bille
       *[other] { $count } billes
    }
}
potion_explosion-table-some = { $count } { $colour }
potion_explosion-table-none = rien
potion_explosion-table-tile = { $kind }, { $points } points, demande { $holes }
potion_explosion-table-brews = Sur le feu : { $kind }, { $points } points, manque { $lacks }
potion_explosion-table-burner = Brûleur { $burner }
potion_explosion-table-holes = Brûleur { $burner }, couleur { $colour } : { $empty } sur { $all } vides{ $laid ->
    [0] {""}
   *[other] , { $laid } en attente
}
potion_explosion-table-complete = Achever pour { $points } points : { $kind } ; manque { $lacks }
potion_explosion-table-complete-burner = Achever la potion du brûleur { $burner }
potion_explosion-table-no-tile = Rien ne mijote ici
potion_explosion-table-hand = En main : { $marbles }
potion_explosion-table-hand-label = Main
potion_explosion-table-pool = Réserve : { $marbles }
potion_explosion-table-pool-label = Réserve
potion_explosion-table-in-hand = En main : { $count } { $colour }
potion_explosion-table-in-pool = En réserve : { $count } { $colour }
potion_explosion-table-put-back = Bille { $colour } : ne pas la garder
potion_explosion-table-no-hole = Aucun trou vide ne l’attend.
potion_explosion-table-nothing-to-lay = Rien de ce que vous tenez ne va dans un trou.
potion_explosion-table-still-fill = Une potion peut encore être achevée. Finir le tour quand même ?
potion_explosion-table-back = Revenir
potion_explosion-table-help = Coup de pouce
potion_explosion-table-lay = Tout poser
potion_explosion-table-end = Fin du tour
potion_explosion-table-shelf = Mes potions
potion_explosion-table-shelf-empty = Ici attendent les potions achevées, prêtes à être bues.
potion_explosion-table-drink = Boire : { $kind }, { $points } points
potion_explosion-table-drunk = { $kind }, bue, { $points } points
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
potion_explosion-table-stack-empty = Cette pile est épuisée
potion_explosion-table-stacks-later = Les piles se forment quand tout le monde a choisi.
potion_explosion-table-my-desk = Mon pupitre
potion_explosion-table-standing = { $name } : { $points } points, { $potions ->
    [one] { $potions } potion
   *[other] { $potions } potions
}, { $tokens ->
    [one] { $tokens } jeton de talent
   *[other] { $tokens } jetons de talent
}
potion_explosion-table-keys = M le distributeur, les flèches déplacent, Entrée choisit · F tout poser · 1 et 2 achever · B mes potions · D mon pupitre · S les piles · H coup de pouce · E fin du tour
potion_explosion-table-tabs = Parties de la table
potion_explosion-table-tab-board = Pistes
potion_explosion-table-tab-stacks = Piles
potion_explosion-table-tab-others = Rivaux
potion_explosion-table-tab-log = Journal
potion_explosion-table-help-costs = coûte 2 points
potion_explosion-table-skills = Vers les jetons de talent
potion_explosion-table-alike = { $kind } : { $count } sur trois
potion_explosion-table-different = Cinq différentes
potion_explosion-table-different-count = { $count } potions différentes sur cinq
potion_explosion-table-tab-skills = Talents
potion_explosion-table-from-potions = Potions
potion_explosion-table-from-tokens = Jetons de talent
potion_explosion-table-from-help = Coup de pouce
potion_explosion-table-from-tie = Mises de côté
potion_explosion-table-total = Total
potion_explosion-table-score = D’où viennent les points

# Apprendre les règles
potion_explosion-learn-show = Montrer
potion_explosion-learn-again = Revenir au début
potion_explosion-learn-goal = Le but
potion_explosion-learn-goal-text = C’est le dernier examen d’une école de sorcellerie. Vous brassez des potions avec quatre ingrédients : chaque bille en est une part. Une tuile montre les billes que demande sa potion, ce qu’elle vaut et ce qui arrive à qui la boit. Le plus grand nombre de points l’emporte.
potion_explosion-learn-pick = Une bille par tour
potion_explosion-learn-pick-text = À votre tour, vous prenez une bille du distributeur, n’importe laquelle des huit plus basses d’une piste. La neuvième se voit mais reste hors de portée, et personne ne sait ce qui attend sous le couvercle. Les billes du dessus roulent et comblent le vide.
potion_explosion-learn-explosion = Les explosions
potion_explosion-learn-explosion-text = Si les deux billes qui se rencontrent dans le vide sont de la même couleur, elles explosent, avec toutes celles de cette couleur qui les touchent de proche en proche. Tout ce qui explose est à vous.
potion_explosion-learn-chain-text = La piste roule alors de nouveau, et si deux billes d’une couleur se heurtent encore, elles explosent aussi. Une réaction peut durer longtemps ; des billes cachées sous le couvercle peuvent s’y joindre.
potion_explosion-learn-middle-text = Une bille prise au milieu de trois pareilles fait se heurter ses voisines. Seule votre prise du tour provoque des explosions ; ni les potions ni le professeur n’en provoquent.
potion_explosion-learn-brew = Brasser
potion_explosion-learn-brew-text = Deux potions sont sur vos brûleurs. Les billes prises doivent aller dans des trous vides de leur couleur ; si les deux potions en veulent une, vous choisissez. Ce qui est posé sur une tuile y reste.
potion_explosion-learn-pool-text = Ce qui ne va nulle part rejoint votre réserve, qui garde trois billes pour les tours suivants. À votre tour, vous en usez comme vous voulez.
potion_explosion-learn-complete = Achever et boire
potion_explosion-learn-complete-text = Une potion dont tous les trous sont remplis est achevée : ses billes repartent dans le distributeur, et elle rejoint votre étagère. Vous pouvez la boire une fois, à n’importe lequel de vos tours, même tout de suite. Elle est alors retournée et garde ses points.
potion_explosion-learn-brewing = Une tuile dont quelques trous sont remplis devient une potion sur l’étagère ; une fois bue, elle est retournée
potion_explosion-learn-help = Un coup de pouce
potion_explosion-learn-help-text = Une fois par tour, avant ou après votre prise, le professeur vous laisse prendre une bille sans explosion. Chaque fois coûte deux points à la fin. Demandé avant la prise, il peut préparer une grande réaction.
potion_explosion-learn-end = La fin de votre tour
potion_explosion-learn-end-throw = Les billes qui ne tiennent pas dans la réserve repartent dans le distributeur.
potion_explosion-learn-end-draw = Pour chaque brûleur vide, vous piochez l’une des cinq tuiles au sommet des piles.
potion_explosion-learn-end-tokens = Vous recevez les jetons de talent que vous avez gagnés.
potion_explosion-learn-end-over = Si assez de jetons de talent ont été remis, on termine le tour de table.
potion_explosion-learn-tokens = Les jetons de talent
potion_explosion-learn-tokens-text = Trois potions achevées d’une même sorte rapportent un jeton de talent, une fois par sorte. Cinq sortes différentes en rapportent un de plus. Chacun vaut quatre points ; les potions bues comptent aussi.
potion_explosion-learn-over-text = À deux, trois ou quatre joueurs, la fin commence quand quatre, cinq ou six jetons ont été remis. Tous jouent autant de tours. On ajoute alors les points des potions et des jetons, et on retire le prix de chaque coup de pouce.
potion_explosion-learn-tie-text = En cas d’égalité, chacun des premiers prend encore une bille, l’un après l’autre : la plus grosse explosion l’emporte.
potion_explosion-learn-potions = Les huit potions
potion_explosion-learn-potions-text = Six des huit sortes sont de chaque partie. Une potion qui ne ferait rien ne peut pas être bue.
potion_explosion-learn-wisdom = La voie tranquille vers la bille qu’il vous faut.
potion_explosion-learn-love = Toute la réserve passe dans votre main ; qui n’a rien en réserve ne craint rien.
potion_explosion-learn-magnetical = Les deux doivent être à portée, sur une même piste, l’une sur l’autre.
potion_explosion-learn-prismatic = Choisissez jusqu’à trois billes de la main et de la réserve ; une au moins doit être posée.
potion_explosion-learn-abyssal = Seule la bille la plus basse de chaque piste compte, et chaque couleur une fois.
potion_explosion-learn-sands = Même ce que vous avez bu à ce tour ; mais jamais les Sables eux-mêmes.
potion_explosion-learn-balm = Vous pouvez laisser en place le haut d’une série.
potion_explosion-learn-lavamancing = Elles n’ont pas à se toucher. Faites fondre ce qui sépare deux pareilles, puis prenez.
potion_explosion-learn-options = À votre table
potion_explosion-learn-options-text = Pour une première partie, écartez le Baume et la Lavamancie. Vous pouvez convenir de plus ou moins de jetons de talent pour une partie plus longue ou plus courte, et laisser le professeur aider autant qu’on veut.

# Les premiers tours
potion_explosion-tutorial-pupil = Élève
potion_explosion-tutorial-welcome = Bienvenue au laboratoire. Cinq pistes de billes, quatre ingrédients. Prenez une bille, et celles du dessus roulent : là où deux d’une couleur se heurtent, elles explosent, et toutes sont à vous. Vous jouez contre Basile.
potion_explosion-tutorial-desk = En bas, votre pupitre. Deux potions sont sur les brûleurs : Sagesse demande deux rouges et deux jaunes, Attraction magnétique deux bleues et deux noires. Chaque trou prend une bille de sa couleur.
potion_explosion-tutorial-pick = Regardez la piste c : une bille noire entre deux jaunes, et plus loin deux rouges attendent. Touchez c4. Les numéros montrent ce qui exploserait, groupe après groupe. Touchez-la encore une fois pour la prendre.
potion_explosion-tutorial-pick-try = prenez c4.
potion_explosion-tutorial-fill = Cinq billes en main ! C’est tout ce que demande Sagesse. Touchez son flacon pour l’achever, et encore une fois pour confirmer.
potion_explosion-tutorial-fill-try = achevez Sagesse sur le brûleur 1.
potion_explosion-tutorial-drink = Cinq points, et une potion sur l’étagère. Vous pouvez la boire quand vous voulez ; elle garde ses points. Touchez-la là-bas, puis encore une fois.
potion_explosion-tutorial-drink-try = buvez Sagesse, sur l’étagère.
potion_explosion-tutorial-take = Sagesse vous donne n’importe quelle bille à portée, mais sans explosion. Prenez la bleue au pied de la piste d : touchez d1 deux fois.
potion_explosion-tutorial-take-try = prenez d1.
potion_explosion-tutorial-finish = Le flacon est retourné : il est bu. Ce que vous avez en main va à la seconde potion et y sera posé. Finissez maintenant votre tour.
potion_explosion-tutorial-finish-try = finissez le tour.
potion_explosion-tutorial-draw = Un brûleur est vide : vous piochez une des cinq tuiles au sommet des piles. Prenez Amour aveugle dans la pile 2 : touchez-la deux fois.
potion_explosion-tutorial-draw-try = piochez dans la pile 2.
potion_explosion-tutorial-changed = Basile a pris une bille noire sur la piste e. De petites lumières marquent les billes et les tuiles nouvelles depuis votre tour.
potion_explosion-tutorial-help = À Attraction magnétique manquent une bleue et une noire. La piste a les a toutes deux, mais rien ne s’y heurte encore. Le professeur peut aider : cela coûte deux points. Appuyez sur Coup de pouce.
potion_explosion-tutorial-help-try = appuyez sur Coup de pouce.
potion_explosion-tutorial-help-take = Prenez la bille bleue en a4, sans explosion. Voyez ce qu’il y aura alors : une rouge entre deux noires.
potion_explosion-tutorial-help-take-try = prenez a4.
potion_explosion-tutorial-chain = Prenez maintenant cette rouge, a3. Les noires se heurtent, et après elles deux jaunes.
potion_explosion-tutorial-chain-try = prenez a3.
potion_explosion-tutorial-second = La bleue et la noire sont là. Achevez Attraction magnétique sur le brûleur 2.
potion_explosion-tutorial-second-try = achevez la potion du brûleur 2.
potion_explosion-tutorial-tokens = Deux potions en deux tours ! Trois d’une sorte, ou cinq différentes, rapportent un jeton de talent, qui vaut quatre points. Quand quatre jetons ont été remis, on termine le tour de table ; l’ardoise à côté du distributeur les compte.
potion_explosion-tutorial-end = C’est tout ce qu’il faut : prendre, brasser, boire. Ce qui reste va dans votre réserve, trois billes au plus. Retour en arrière, conseils et explications sont là à chaque table.
