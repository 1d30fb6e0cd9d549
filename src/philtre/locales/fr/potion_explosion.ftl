# Potion Explosion : tout ce que dit la table, avec nos propres mots.

potion_explosion-name = Potion Explosion
potion_explosion-about = Prenez une bille, regardez les autres rouler, se heurter et exploser, et brassez les meilleures potions de l’école.

potion_explosion-variant-standard = Classique
potion_explosion-variant-standard-about = De deux à quatre élèves, chacun pour soi. Le plus grand nombre de points l’emporte.

-potion_explosion-short-wisdom = Sagesse
-potion_explosion-short-love = Amour aveugle
-potion_explosion-short-magnetical = Attraction magnétique
-potion_explosion-short-prismatic = Joie prismatique
-potion_explosion-short-abyssal = Breuvage abyssal
-potion_explosion-short-sands = Sables du temps
-potion_explosion-short-balm = Baume
-potion_explosion-short-lavamancing = Lavamancie

potion_explosion-option-start = Qui commence
potion_explosion-option-start-about = Chacun joue le même nombre de tours.
potion_explosion-option-start-random = Au hasard
potion_explosion-option-start-1 = Place 1
potion_explosion-option-start-2 = Place 2
potion_explosion-option-start-3 = Place 3
potion_explosion-option-start-4 = Place 4
potion_explosion-option-left_out = Potions écartées
potion_explosion-option-left_out-about = Deux des huit sortes restent dans la boîte.
potion_explosion-option-left_out-random = Au hasard
potion_explosion-option-left_out-wisdom-love = { -potion_explosion-short-wisdom } et { -potion_explosion-short-love }
potion_explosion-option-left_out-wisdom-magnetical = { -potion_explosion-short-wisdom } et { -potion_explosion-short-magnetical }
potion_explosion-option-left_out-wisdom-prismatic = { -potion_explosion-short-wisdom } et { -potion_explosion-short-prismatic }
potion_explosion-option-left_out-wisdom-abyssal = { -potion_explosion-short-wisdom } et { -potion_explosion-short-abyssal }
potion_explosion-option-left_out-wisdom-sands = { -potion_explosion-short-wisdom } et { -potion_explosion-short-sands }
potion_explosion-option-left_out-wisdom-balm = { -potion_explosion-short-wisdom } et { -potion_explosion-short-balm }
potion_explosion-option-left_out-wisdom-lavamancing = { -potion_explosion-short-wisdom } et { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-love-magnetical = { -potion_explosion-short-love } et { -potion_explosion-short-magnetical }
potion_explosion-option-left_out-love-prismatic = { -potion_explosion-short-love } et { -potion_explosion-short-prismatic }
potion_explosion-option-left_out-love-abyssal = { -potion_explosion-short-love } et { -potion_explosion-short-abyssal }
potion_explosion-option-left_out-love-sands = { -potion_explosion-short-love } et { -potion_explosion-short-sands }
potion_explosion-option-left_out-love-balm = { -potion_explosion-short-love } et { -potion_explosion-short-balm }
potion_explosion-option-left_out-love-lavamancing = { -potion_explosion-short-love } et { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-magnetical-prismatic = { -potion_explosion-short-magnetical } et { -potion_explosion-short-prismatic }
potion_explosion-option-left_out-magnetical-abyssal = { -potion_explosion-short-magnetical } et { -potion_explosion-short-abyssal }
potion_explosion-option-left_out-magnetical-sands = { -potion_explosion-short-magnetical } et { -potion_explosion-short-sands }
potion_explosion-option-left_out-magnetical-balm = { -potion_explosion-short-magnetical } et { -potion_explosion-short-balm }
potion_explosion-option-left_out-magnetical-lavamancing = { -potion_explosion-short-magnetical } et { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-prismatic-abyssal = { -potion_explosion-short-prismatic } et { -potion_explosion-short-abyssal }
potion_explosion-option-left_out-prismatic-sands = { -potion_explosion-short-prismatic } et { -potion_explosion-short-sands }
potion_explosion-option-left_out-prismatic-balm = { -potion_explosion-short-prismatic } et { -potion_explosion-short-balm }
potion_explosion-option-left_out-prismatic-lavamancing = { -potion_explosion-short-prismatic } et { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-abyssal-sands = { -potion_explosion-short-abyssal } et { -potion_explosion-short-sands }
potion_explosion-option-left_out-abyssal-balm = { -potion_explosion-short-abyssal } et { -potion_explosion-short-balm }
potion_explosion-option-left_out-abyssal-lavamancing = { -potion_explosion-short-abyssal } et { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-sands-balm = { -potion_explosion-short-sands } et { -potion_explosion-short-balm }
potion_explosion-option-left_out-sands-lavamancing = { -potion_explosion-short-sands } et { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-balm-lavamancing = { -potion_explosion-short-balm } et { -potion_explosion-short-lavamancing } (pour une première partie)
potion_explosion-option-tokens = Jetons de talent pour finir
potion_explosion-option-tokens-about = Quand autant ont été remis, on termine le tour de table.
potion_explosion-option-tokens-usual = 4, 5 ou 6 à 2, 3 ou 4 joueurs
potion_explosion-option-tokens-1 = 1
potion_explosion-option-tokens-2 = 2
potion_explosion-option-tokens-3 = 3
potion_explosion-option-tokens-4 = 4
potion_explosion-option-tokens-5 = 5
potion_explosion-option-tokens-6 = 6
potion_explosion-option-tokens-7 = 7
potion_explosion-option-tokens-8 = 8
potion_explosion-option-tokens-9 = 9
potion_explosion-option-tokens-10 = 10
potion_explosion-option-tokens-11 = 11
potion_explosion-option-tokens-12 = 12
potion_explosion-option-tokens-13 = 13
potion_explosion-option-tokens-14 = 14
potion_explosion-option-tokens-15 = 15
potion_explosion-option-help = Coup de pouce
potion_explosion-option-help-about = Une bille sans explosion, pour deux points.
potion_explosion-option-help-once = Une fois par tour
potion_explosion-option-help-unlimited = Autant qu’on veut

potion_explosion-colour-red = rouge
potion_explosion-colour-blue = bleue
potion_explosion-colour-black = noire
potion_explosion-colour-yellow = jaune
potion_explosion-marbles-red = rouge
potion_explosion-marbles-blue = bleue
potion_explosion-marbles-black = noire
potion_explosion-marbles-yellow = jaune
potion_explosion-hole-red = rouge
potion_explosion-hole-blue = bleu
potion_explosion-hole-black = noir
potion_explosion-hole-yellow = jaune
potion_explosion-ingredient-red = Fumée de dragon
potion_explosion-ingredient-blue = Larmes de licorne
potion_explosion-ingredient-black = Morve d’ogre
potion_explosion-ingredient-yellow = Pellicules de fée

potion_explosion-kind-wisdom = Potion de sagesse
potion_explosion-kind-love = Élixir d’amour aveugle
potion_explosion-kind-magnetical = Potion d’attraction magnétique
potion_explosion-kind-prismatic = Potion de joie prismatique
potion_explosion-kind-abyssal = Breuvage abyssal
potion_explosion-kind-sands = Sables du temps
potion_explosion-kind-balm = Baume d’extrême adhérence
potion_explosion-kind-lavamancing = Philtre de lavamancie

potion_explosion-text-wisdom = N’importe quelle bille à portée est à vous, sans explosion.
potion_explosion-text-love = La réserve d’un adversaire se vide dans votre main.
potion_explosion-text-magnetical = Deux billes qui se touchent, de couleurs différentes, sortent d’une même piste, sans explosion.
potion_explosion-text-prismatic = Jusqu’à trois de vos billes vont sur des trous de n’importe quelle couleur.
potion_explosion-text-abyssal = Au pied des pistes, vous ramassez jusqu’à quatre billes, toutes de couleurs différentes.
potion_explosion-text-sands = Ce que vous avez déjà bu agit encore une fois.
potion_explosion-text-balm = Deux billes ou plus qui se touchent, d’une même couleur, sortent d’une piste, sans explosion.
potion_explosion-text-lavamancing = De une à cinq billes d’une couleur quittent une piste et repartent par le couvercle ; vous n’en gagnez aucune.

potion_explosion-skill-wisdom = Trois fois { -potion_explosion-short-wisdom }
potion_explosion-skill-love = Trois fois { -potion_explosion-short-love }
potion_explosion-skill-magnetical = Trois fois { -potion_explosion-short-magnetical }
potion_explosion-skill-prismatic = Trois fois { -potion_explosion-short-prismatic }
potion_explosion-skill-abyssal = Trois fois { -potion_explosion-short-abyssal }
potion_explosion-skill-sands = Trois fois { -potion_explosion-short-sands }
potion_explosion-skill-balm = Trois fois { -potion_explosion-short-balm }
potion_explosion-skill-lavamancing = Trois fois { -potion_explosion-short-lavamancing }
potion_explosion-skill-five = Cinq potions différentes

potion_explosion-starters = Premières potions
potion_explosion-stacks = Piles de potions
potion_explosion-pool = Réserve :
potion_explosion-hand = En main :
potion_explosion-three = Pour la joie prismatique :
potion_explosion-unseen = Sous les couvercles : { $red } rouges, { $blue } bleues, { $black } noires, { $yellow } jaunes
potion_explosion-countdown = Jetons de talent remis : { $given } sur { $goal }
potion_explosion-help-left = { $left ->
    [0] Il ne reste aucun coup de pouce
   *[other] Coups de pouce restants : { $left }
}
potion_explosion-helps = { $tokens ->
    [one] { $tokens } coup de pouce
   *[other] { $tokens } coups de pouce
}
potion_explosion-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
potion_explosion-last-round = Le dernier tour de table

potion_explosion-prompt-draft = Choisissez une première potion.
potion_explosion-prompt-action = Prenez, buvez, achevez ou finissez votre tour.
potion_explosion-prompt-help = Quelle bille prenez-vous avec l’aide du professeur ?
potion_explosion-prompt-wisdom = Sagesse : quelle bille ?
potion_explosion-prompt-love = Amour aveugle : la réserve de qui ?
potion_explosion-prompt-magnetical = Attraction magnétique : lesquelles ?
potion_explosion-prompt-prismatic = Joie prismatique : quelle bille sur quel trou ?
potion_explosion-prompt-abyssal = Breuvage abyssal : quelles billes tout en bas ?
potion_explosion-prompt-sands = Sables du temps : quel effet de nouveau ?
potion_explosion-prompt-balm = Baume : quelles billes ?
potion_explosion-prompt-lavamancing = Lavamancie : quelles billes repartent ?
potion_explosion-prompt-pool = Joie prismatique : quelles trois billes ?
potion_explosion-prompt-deal = Partagez ces billes entre vos brûleurs.
potion_explosion-prompt-keep = Quelles trois billes restent dans votre réserve ?
potion_explosion-prompt-draw = Dans quelle pile piochez-vous ?
potion_explosion-prompt-tie = Égalité : prenez une bille, la plus grosse explosion l’emporte.

potion_explosion-do-choose = Choisir : { $kind }
potion_explosion-do-pick = Prendre { $place } ({ $colour })
potion_explosion-do-help = Demander un coup de pouce
potion_explosion-do-fill = Achever sur le brûleur { $burner } : { $kind } ({ $points } points)
potion_explosion-do-drink = Boire : { $kind }
potion_explosion-do-end = Finir le tour
potion_explosion-do-take = Prendre { $place } ({ $colour })
potion_explosion-do-steal = Vider la réserve de { $to } : { $marbles }
potion_explosion-do-attract = Prendre { $places } ({ $marbles })
potion_explosion-do-scrape = Prendre { $places } ({ $marbles })
potion_explosion-do-repeat = Répéter : { $kind }
potion_explosion-do-stick = Prendre { $places } ({ $marbles })
potion_explosion-do-melt = Renvoyer { $place } ({ $colour })
potion_explosion-do-enough = C’est assez
potion_explosion-do-put = Bille { $colour } sur un trou { $hole } du brûleur { $burner }
potion_explosion-do-draw = Piocher dans la pile { $stack } : { $kind } ({ $points } points)
potion_explosion-do-keep = Garder { $marbles }
potion_explosion-do-deal = Couleur { $colour } : { $first } au brûleur 1, { $second } au brûleur 2

potion_explosion-why-answer-first = Répondez d’abord à la question.
potion_explosion-why-picked = Vous avez déjà pris votre bille.
potion_explosion-why-pick-first = Prenez d’abord une bille.
potion_explosion-why-nothing-to-take = Il n’y a aucune bille à prendre.
potion_explosion-why-no-help-left = Il ne reste aucun coup de pouce.
potion_explosion-why-helped = Un seul coup de pouce par tour.
potion_explosion-why-no-tile = Aucune potion ne mijote ici.
potion_explosion-why-lacking = Main et réserve n’ont pas tout ce qui lui manque.
potion_explosion-why-no-effect = Elle ne ferait rien en ce moment.
potion_explosion-why-all-drunk = Elles sont toutes bues.
potion_explosion-why-not-brewed = Vous n’avez pas préparé celle-ci.
potion_explosion-why-ninth = La neuvième bille se voit, mais reste hors de portée.

potion_explosion-event-started = { $who } commence.
potion_explosion-event-left-out = Restent dans la boîte : { $kind }.
potion_explosion-event-laid-out = Posée au milieu : { $kind }.
potion_explosion-event-chose = { $who } choisit : { $kind }.
potion_explosion-event-uncovered = La pile { $stack } montre : { $kind } ({ $points } points).
potion_explosion-event-dispenser-filled = Le distributeur est rempli.
potion_explosion-event-turn-began = C’est à { $who }.
potion_explosion-event-picked = { $who } prend une bille { $colour } en { $place }.
potion_explosion-event-exploded = { $count ->
    [one] { $count } bille { $colour } explose sur la piste { $track } !
   *[other] { $count } billes { $colour }s explosent sur la piste { $track } !
}
potion_explosion-event-perhaps-more = Des billes sous le couvercle peuvent la prolonger.
potion_explosion-event-rolled-in = Une bille { $colour } apparaît en { $at }.
potion_explosion-event-helped = { $left ->
    [0] { $who } demande au professeur le dernier coup de pouce.
   *[other] { $who } demande un coup de pouce au professeur ; reste : { $left }.
}
potion_explosion-event-took = { $who } prend une bille { $colour } en { $place }.
potion_explosion-event-completed = { $who } achève une potion pour { $points } points : { $kind }.
potion_explosion-event-returned = { $at ->
    [lid] Une bille { $colour } repart sous le couvercle de la piste { $track }.
   *[other] Une bille { $colour } repart en { $at }.
}
potion_explosion-event-drank = { $who } boit : { $kind }.
potion_explosion-event-repeated = Agit encore une fois : { $kind }.
potion_explosion-event-stole = { $who } vide la réserve de { $to } : { $marbles }.
potion_explosion-event-put-on = { $who } pose une bille { $colour } sur un trou { $hole } du brûleur { $burner }.
potion_explosion-event-melted = { $count ->
    [one] { $count } bille { $colour } fond sur la piste { $track }.
   *[other] { $count } billes { $colour }s fondent sur la piste { $track }.
}
potion_explosion-event-placed = { $first ->
    [0] { $who } pose la couleur { $colour } : { $second } sur le brûleur 2.
   *[other] { $second ->
        [0] { $who } pose la couleur { $colour } : { $first } sur le brûleur 1.
       *[other] { $who } pose la couleur { $colour } : { $first } sur le brûleur 1, { $second } sur le brûleur 2.
    }
}
potion_explosion-event-kept = { $who } garde { $marbles }.
potion_explosion-event-threw-back = { $who } rejette { $marbles }.
potion_explosion-event-drew = { $who } pioche dans la pile { $stack } pour le brûleur { $burner } : { $kind } ({ $points } points).
potion_explosion-event-earned = { $who } gagne un jeton de talent : { $skill }.
potion_explosion-event-last-round = { $ending ->
    [tokens] Assez de jetons de talent sont remis : on termine le tour de table.
   *[tiles] Il ne reste plus de potion à piocher : on termine le tour de table.
}
potion_explosion-event-tied = Égalité ! Chacun des premiers prend une bille.
potion_explosion-event-put-aside = { $count ->
    [one] { $who } met { $count } bille de côté.
   *[other] { $who } met { $count } billes de côté.
}
potion_explosion-event-game-over = La partie est finie.

potion_explosion-reason-tokens = Assez de jetons de talent ont été remis
potion_explosion-reason-tiles = Il ne restait plus de potion à piocher
