# Potion Explosion : tout ce que dit la table, avec nos propres mots.

potion_explosion-name = Potion Explosion
potion_explosion-about = Prenez une bille, regardez les autres rouler, se heurter et exploser, et préparez les meilleures potions de l’école.

potion_explosion-variant-standard = Standard
potion_explosion-variant-standard-about = De deux à quatre élèves, chacun pour soi. Celui qui a le plus de points l’emporte.

-potion_explosion-short-wisdom = Sagesse
-potion_explosion-short-love = Amour aveugle
-potion_explosion-short-magnetical = Attraction magnétique
-potion_explosion-short-prismatic = Joie prismatique
-potion_explosion-short-abyssal = Breuvage abyssal
-potion_explosion-short-sands = Sables du temps
-potion_explosion-short-balm = Baume
-potion_explosion-short-lavamancing = Lavamancie

potion_explosion-option-start = Premier joueur
potion_explosion-option-start-about = Tout le monde joue le même nombre de tours.
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
potion_explosion-option-tokens-about = Dès que ce nombre de jetons a été remis, on termine le tour de table. D’habitude 4 à deux joueurs, 5 à trois, 6 à quatre.
potion_explosion-option-tokens-usual = Standard (4, 5 ou 6)
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
potion_explosion-option-help-about = Prendre une bille sans explosion, pour deux points.
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
potion_explosion-said-marbles-red = { $count ->
    [one] { $count } rouge
   *[other] { $count } rouges
}
potion_explosion-said-marbles-blue = { $count ->
    [one] { $count } bleue
   *[other] { $count } bleues
}
potion_explosion-said-marbles-black = { $count ->
    [one] { $count } noire
   *[other] { $count } noires
}
potion_explosion-said-marbles-yellow = { $count ->
    [one] { $count } jaune
   *[other] { $count } jaunes
}
potion_explosion-said-kind-wisdom = la potion de sagesse
potion_explosion-said-kind-love = l’élixir d’amour aveugle
potion_explosion-said-kind-magnetical = la potion d’attraction magnétique
potion_explosion-said-kind-prismatic = la potion de joie prismatique
potion_explosion-said-kind-abyssal = le breuvage abyssal
potion_explosion-said-kind-sands = les sables du temps
potion_explosion-said-kind-balm = le baume d’extrême adhérence
potion_explosion-said-kind-lavamancing = le philtre de lavamancie

potion_explosion-text-wisdom = Prenez n’importe quelle bille à portée, sans explosion.
potion_explosion-text-love = Prenez dans votre main toute la réserve d’un adversaire.
potion_explosion-text-magnetical = Prenez sur une piste deux billes de couleurs différentes qui se touchent, sans explosion.
potion_explosion-text-prismatic = Posez jusqu’à trois de vos billes dans des trous de n’importe quelle couleur.
potion_explosion-text-abyssal = Prenez jusqu’à quatre billes du bas, chacune d’une piste et d’une couleur différentes.
potion_explosion-text-sands = Réutilisez l’effet d’une potion que vous avez déjà bue.
potion_explosion-text-balm = Prenez sur une piste deux billes ou plus de même couleur qui se touchent, sans explosion.
potion_explosion-text-lavamancing = Renvoyez dans le distributeur d’une à cinq billes d’une même couleur prises sur une piste. Vous n’en gardez aucune.

potion_explosion-skill-wisdom = Trois de la même sorte : { -potion_explosion-short-wisdom }
potion_explosion-skill-love = Trois de la même sorte : { -potion_explosion-short-love }
potion_explosion-skill-magnetical = Trois de la même sorte : { -potion_explosion-short-magnetical }
potion_explosion-skill-prismatic = Trois de la même sorte : { -potion_explosion-short-prismatic }
potion_explosion-skill-abyssal = Trois de la même sorte : { -potion_explosion-short-abyssal }
potion_explosion-skill-sands = Trois de la même sorte : { -potion_explosion-short-sands }
potion_explosion-skill-balm = Trois de la même sorte : { -potion_explosion-short-balm }
potion_explosion-skill-lavamancing = Trois de la même sorte : { -potion_explosion-short-lavamancing }
potion_explosion-skill-five = Cinq sortes différentes

potion_explosion-starters = Potions de départ
potion_explosion-stacks = Piles de potions
potion_explosion-pool = Réserve :
potion_explosion-hand = En main :
potion_explosion-three = Joie prismatique :
potion_explosion-unseen = Sous les couvercles : { $red ->
    [one] { $red } rouge
   *[other] { $red } rouges
}, { $blue ->
    [one] { $blue } bleue
   *[other] { $blue } bleues
}, { $black ->
    [one] { $black } noire
   *[other] { $black } noires
}, { $yellow ->
    [one] { $yellow } jaune
   *[other] { $yellow } jaunes
}
potion_explosion-countdown = Jetons de talent remis : { $given } sur { $goal }
potion_explosion-help-left = { $left ->
    [0] Plus aucun coup de pouce
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
potion_explosion-last-round = Dernier tour de table

potion_explosion-prompt-draft = Choisissez une potion de départ.
potion_explosion-prompt-action = Prenez une bille, terminez ou buvez une potion, ou finissez votre tour.
potion_explosion-prompt-help = Quelle bille le professeur vous laisse-t-il prendre ?
potion_explosion-prompt-wisdom = Sagesse : quelle bille prenez-vous ?
potion_explosion-prompt-love = Amour aveugle : à qui prenez-vous sa réserve ?
potion_explosion-prompt-magnetical = Attraction magnétique : quelles deux billes prenez-vous ?
potion_explosion-prompt-prismatic = Joie prismatique : quelle bille va dans quel trou ?
potion_explosion-prompt-abyssal = Breuvage abyssal : quelles billes du bas prenez-vous ?
potion_explosion-prompt-sands = Sables du temps : quelle potion réutilisez-vous ?
potion_explosion-prompt-balm = Baume : quelles billes prenez-vous ?
potion_explosion-prompt-lavamancing = Lavamancie : quelles billes renvoyez-vous ?
potion_explosion-prompt-pool = Joie prismatique : choisissez trois billes.
potion_explosion-prompt-deal = Répartissez-les entre vos brûleurs.
potion_explosion-prompt-keep = Choisissez les trois billes à garder en réserve.
potion_explosion-prompt-draw = Dans quelle pile piochez-vous ?
potion_explosion-prompt-tie = Égalité ! Prenez une bille : la plus grosse explosion l’emporte.

potion_explosion-do-choose = Choisir { $kind }
potion_explosion-do-pick = Prendre { $place } ({ $colour })
potion_explosion-do-help = Demander un coup de pouce
potion_explosion-do-fill = Terminer { $kind } sur le brûleur { $burner } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
potion_explosion-do-drink = Boire { $kind }
potion_explosion-do-end = Finir le tour
potion_explosion-do-take = Prendre { $place } ({ $colour })
potion_explosion-do-steal = Prendre à { $to } toute sa réserve : { $marbles }
potion_explosion-do-attract = Prendre { $places } ({ $marbles })
potion_explosion-do-scrape = Prendre { $places } ({ $marbles })
potion_explosion-do-repeat = Réutiliser { $kind }
potion_explosion-do-stick = Prendre { $places } ({ $marbles })
potion_explosion-do-melt = Renvoyer { $place } ({ $colour })
potion_explosion-do-enough = C’est tout
potion_explosion-do-put = Poser une bille { $colour } dans un trou { $hole } du brûleur { $burner }
potion_explosion-do-draw = Piocher { $kind } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) dans la pile { $stack }
potion_explosion-do-keep = Garder { $marbles }
potion_explosion-do-deal = { $first ->
    [0] { $second ->
        [0] Ne poser aucune bille { $colour }
        [one] Poser { $second } { $colour } sur le brûleur 2
       *[other] Poser { $second } { $colour }s sur le brûleur 2
    }
   *[other] { $second ->
        [0] Poser { $first ->
            [one] { $first } { $colour }
           *[other] { $first } { $colour }s
        } sur le brûleur 1
       *[other] Poser { $first ->
            [one] { $first } { $colour }
           *[other] { $first } { $colour }s
        } sur le brûleur 1 et { $second } sur le brûleur 2
    }
}

potion_explosion-why-answer-first = Répondez d’abord à la question.
potion_explosion-why-picked = Vous avez déjà pris votre bille de ce tour.
potion_explosion-why-pick-first = Prenez d’abord une bille.
potion_explosion-why-nothing-to-take = Il n’y a plus de bille à prendre.
potion_explosion-why-no-help-left = Il n’y a plus de coup de pouce.
potion_explosion-why-helped = Un seul coup de pouce par tour.
potion_explosion-why-no-tile = Aucune potion sur ce brûleur.
potion_explosion-why-lacking = Il vous manque encore des billes, même avec celles de la réserve.
potion_explosion-why-no-effect = Son effet ne ferait rien pour l’instant.
potion_explosion-why-all-drunk = Vous avez déjà bu cette potion.
potion_explosion-why-not-brewed = Vous n’avez pas terminé cette potion.
potion_explosion-why-ninth = La neuvième bille se voit, mais elle est hors de portée.

potion_explosion-event-started = { $who } commence.
potion_explosion-event-left-out = Restent dans la boîte : { $kind }.
potion_explosion-event-laid-out = Au choix : { $kind }.
potion_explosion-event-chose = { $who } choisit { $kind }.
potion_explosion-event-uncovered = La pile { $stack } montre maintenant { $kind } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}).
potion_explosion-event-dispenser-filled = Le distributeur est rempli.
potion_explosion-event-turn-began = À { $who } de jouer.
potion_explosion-event-picked = { $who } prend une bille { $colour } en { $place }.
potion_explosion-event-exploded = { $count ->
    [one] { $count } bille { $colour } explose sur la piste { $track } !
   *[other] { $count } billes { $colour }s explosent sur la piste { $track } !
}
potion_explosion-event-perhaps-more = Des billes sous le couvercle pourraient la prolonger.
potion_explosion-event-rolled-in = Une bille { $colour } apparaît en { $at }.
potion_explosion-event-helped = { $left ->
    [0] { $who } demande au professeur le dernier coup de pouce.
   *[other] { $who } demande un coup de pouce au professeur (il en reste { $left }).
}
potion_explosion-event-took = { $who } prend une bille { $colour } en { $place }.
potion_explosion-event-completed = { $who } termine { $kind } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
potion_explosion-event-returned = { $at ->
    [lid] Une bille { $colour } repart dans le distributeur, hors de vue.
   *[other] Une bille { $colour } repart en { $at }.
}
potion_explosion-event-drank = { $who } boit { $kind }.
potion_explosion-event-repeated = { $who } réutilise { $kind }.
potion_explosion-event-stole = { $who } prend à { $to } toute sa réserve : { $marbles }.
potion_explosion-event-put-on = { $who } pose une bille { $colour } dans un trou { $hole } du brûleur { $burner }.
potion_explosion-event-melted = { $count ->
    [one] { $count } bille { $colour } fond sur la piste { $track }.
   *[other] { $count } billes { $colour }s fondent sur la piste { $track }.
}
potion_explosion-event-placed = { $first ->
    [0] { $who } pose { $second ->
        [one] { $second } { $colour }
       *[other] { $second } { $colour }s
    } sur le brûleur 2.
   *[other] { $second ->
        [0] { $who } pose { $first ->
            [one] { $first } { $colour }
           *[other] { $first } { $colour }s
        } sur le brûleur 1.
       *[other] { $who } pose { $first ->
            [one] { $first } { $colour }
           *[other] { $first } { $colour }s
        } sur le brûleur 1 et { $second } sur le brûleur 2.
    }
}
potion_explosion-event-kept = { $who } garde { $marbles } en réserve.
potion_explosion-event-threw-back = { $who } remet { $marbles } dans le distributeur.
potion_explosion-event-drew = { $who } pioche { $kind } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}) dans la pile { $stack } pour le brûleur { $burner }.
potion_explosion-event-earned = { $who } gagne un jeton de talent. { $skill }.
potion_explosion-event-last-round = { $ending ->
    [tokens] Assez de jetons de talent ont été remis : c’est le dernier tour de table.
   *[tiles] Il n’y a plus de potion à piocher : c’est le dernier tour de table.
}
potion_explosion-event-tied = Égalité ! Chaque joueur en tête prend encore une bille.
potion_explosion-event-put-aside = { $count ->
    [one] { $who } met { $count } bille de côté.
   *[other] { $who } met { $count } billes de côté.
}
potion_explosion-event-game-over = La partie est terminée.

potion_explosion-reason-tokens = Assez de jetons de talent ont été remis
potion_explosion-reason-tiles = Il n’y avait plus de potion à piocher
