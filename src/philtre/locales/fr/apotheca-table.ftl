# Apotheca dans le navigateur : ce que dit la table en plus des mots du jeu.

apotheca-table-market = Le marché, quatre sur quatre
apotheca-table-space = { $space } : { $what }
apotheca-table-empty = vide
apotheca-table-up = { $colour ->
    [red] rouge
    [blue] bleue
   *[yellow] jaune
}{ $stack ->
    [1] {""}
   *[other] , pile de { $stack }
}
apotheca-table-down = { $seat ->
    [0] face cachée, que personne ne peut regarder
   *[other] face cachée, que la place { $seat } peut regarder
}{ $colour ->
    [red] , rouge
    [blue] , bleue
    [yellow] , jaune
   *[unknown] {""}
}
apotheca-table-picked = choisie
apotheca-table-lucky = forme un alignement
apotheca-table-offered = peut être choisie
apotheca-table-new = nouveau depuis votre tour
apotheca-table-turn = Faire tourner le carré de quatre qui commence en { $space }
apotheca-table-shift = { $way ->
    [left] Décaler la ligne { $line } vers la gauche
    [right] Décaler la ligne { $line } vers la droite
    [up] Décaler la colonne { $line } vers le haut
   *[down] Décaler la colonne { $line } vers le bas
}{ $space ->
   *[other] {""}
}
apotheca-table-wind = { $way ->
    [left] Souffler vers la gauche
    [right] Souffler vers la droite
    [up] Souffler vers le haut
   *[down] Souffler vers le bas
}
apotheca-table-actions = Actions
apotheca-table-reveal = Révéler
apotheca-table-power = Pouvoir
apotheca-table-restock = Regarnir
apotheca-table-hire = Embaucher
apotheca-table-decree = Décret
apotheca-table-slots = Ce tour : { $used ->
    [one] { $used } action faite
   *[other] { $used } actions faites
}, { $left } à faire
apotheca-table-how-reveal = Quelle potion cachée montrer à tous ?
apotheca-table-how-restock = Piocher et poser des potions jusqu'à trois faces cachées ?
apotheca-table-how-hire = Qui embauchez-vous ?
apotheca-table-how-decree = Quelle couleur décrétez-vous ?
apotheca-table-hire-card = { $deck ->
    [yes] Embaucher la première carte de la pioche contre une gemme de chaque sorte
   *[no] { $pay ->
        [mixed] Embaucher { $card } contre une gemme de chaque sorte
       *[alike] Embaucher { $card }
    }
}
apotheca-table-use = { $power } : { $words }
apotheca-table-choose-power = Choisissez d'abord un apothicaire, puis la potion.
apotheca-table-choose-apothecary = De qui utilisez-vous le pouvoir ?
apotheca-table-no-apothecary = Aucun apothicaire ne travaille encore pour vous. Embauchez-en un.
apotheca-table-no-card = Personne ici
apotheca-table-gems = Gemmes
apotheca-table-pay = Payer { $gems } { $gem ->
    [ruby] rubis
    [sapphire] saphirs
   *[topaz] topazes
}
apotheca-table-pay-mixed = Payer une gemme de chaque sorte{ $gem ->
   *[other] {""}
}{ $gems ->
   *[other] {""}
}
apotheca-table-pay-deck = Embaucher la première carte de la pioche contre une gemme de chaque sorte
apotheca-table-satisfied = { $count ->
    [0] Aucun apothicaire satisfait sur 3
    [one] 1 apothicaire satisfait sur 3
   *[other] { $count } apothicaires satisfaits sur 3
}
apotheca-table-is-satisfied = apothicaire satisfait
apotheca-table-kept = Alignements gardés : { $red } en rouge, { $blue } en bleu, { $yellow } en jaune
apotheca-table-my-desk = Mon comptoir
apotheca-table-unseen = pas encore vues
apotheca-table-standing = { $name } : { $count } satisfaits ; { $ruby } rubis, { $sapphire } saphirs, { $topaz } topazes.
apotheca-table-tabs = Parties de la table
apotheca-table-tab-me = Mon comptoir
apotheca-table-tab-alley = Ruelle
apotheca-table-tab-others = Les autres
apotheca-table-tab-log = Journal
