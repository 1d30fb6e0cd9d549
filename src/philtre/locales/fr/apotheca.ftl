# Apotheca : tout ce que dit la table, avec nos propres mots.

apotheca-name = Apotheca
apotheca-about = Un marché nocturne de potions : cachez, révélez, alignez-en trois.

apotheca-variant-standard = Classique
apotheca-variant-standard-about = À deux ou trois, chacun pour soi ; à quatre, en deux équipes. Trois apothicaires satisfaits l’emportent.
apotheca-variant-solo = Solo
apotheca-variant-solo-about = Seul face au marché, pour des points et un rang.
apotheca-variant-master = Maître du marché
apotheca-variant-master-about = Un maître règne par décret ; les apprentis font front commun.

apotheca-option-start = Qui commence
apotheca-option-start-about = Dans Maître du marché, celui qui commence est le maître.
apotheca-option-start-random = Au hasard
apotheca-option-start-1 = Place 1
apotheca-option-start-2 = Place 2
apotheca-option-start-3 = Place 3
apotheca-option-start-4 = Place 4
apotheca-option-first_game = Première partie
apotheca-option-first_game-about = Cinq apothicaires faciles sont posés sur le dessus de la pioche.
apotheca-option-first_game-no = Tous les apothicaires mélangés
apotheca-option-first_game-yes = Cinq faciles sur le dessus

apotheca-card-giada = Giada
apotheca-card-ooki-oogi = Ooki & Oogi
apotheca-card-solas = Solas
apotheca-card-imogen = Imogen
apotheca-card-afrit = Afrit
apotheca-card-corvidus = Corvidus
apotheca-card-merten = Merten
apotheca-card-karinne = Karinne
apotheca-card-carbuncle = Maître Carbuncle
apotheca-card-masked-woman = La Femme masquée
apotheca-card-strega = La Strega
apotheca-card-qwixly = Qwixly
apotheca-card-benedetto = Benedetto
apotheca-card-porter-king = Le Roi porteur
apotheca-card-tidemaster = Le Maître des marées

apotheca-power-giada = Charge enchaînée
apotheca-power-ooki-oogi = Double plongeon
apotheca-power-solas = Flottaison fidèle
apotheca-power-imogen = Pirouette furtive
apotheca-power-afrit = Jonglerie du génie
apotheca-power-corvidus = Glissade du ravin
apotheca-power-merten = Bond de chance
apotheca-power-karinne = Saut du portail
apotheca-power-carbuncle = Ruée reptilienne
apotheca-power-masked-woman = Échange de l’ombre
apotheca-power-strega = Tour de sorcière
apotheca-power-qwixly = Troc des esprits
apotheca-power-benedetto = Tétravrille
apotheca-power-porter-king = Valse vagabonde
apotheca-power-tidemaster = Vents enchantés

apotheca-text-giada = De deux voisines, l’une avance sur une case vide contiguë et l’autre la suit à sa place.
apotheca-text-ooki-oogi = Deux potions non voisines avancent chacune d’un pas, dans deux directions différentes, vers des cases vides.
apotheca-text-solas = Une ligne ou colonne intérieure se décale d’une case ; ce qui sort d’un côté rentre de l’autre.
apotheca-text-imogen = Deux voisines échangent leurs places.
apotheca-text-afrit = De deux voisines, l’une saute sur une case vide contiguë à l’autre.
apotheca-text-corvidus = Une potion glisse dans sa ligne ou sa colonne, par-dessus d’autres s’il le faut, jusqu’à une case vide.
apotheca-text-merten = Une potion bondit de deux ou trois cases dans l’une des huit directions, sur une case vide.
apotheca-text-karinne = Une potion se déplace comme un cavalier aux échecs, sur une case vide.
apotheca-text-carbuncle = Une ligne oblique se décale d’une case ; ce qui sort d’un côté rentre de l’autre.
apotheca-text-masked-woman = Une potion cachée et une potion visible échangent leurs places.
apotheca-text-strega = Deux potions à deux ou trois cases l’une de l’autre, en ligne droite ou oblique, échangent leurs places.
apotheca-text-qwixly = Deux potions à un saut de cavalier échangent leurs places.
apotheca-text-benedetto = Un carré de quatre cases tourne d’un cran dans le sens horaire.
apotheca-text-porter-king = Une potion fait un pas dans l’une des huit directions, sur une case vide.
apotheca-text-tidemaster = Toutes les potions glissent vers le côté choisi, aussi loin que possible.

apotheca-gem-ruby = Rubis
apotheca-gem-sapphire = Saphir
apotheca-gem-topaz = Topaze
apotheca-station-ruby = l’étal aux rubis
apotheca-station-sapphire = l’étal aux saphirs
apotheca-station-topaz = l’étal aux topazes

apotheca-alley = Ruelle des apothicaires
apotheca-deck = { $cards ->
    [0] La pioche est vide
    [one] 1 carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
apotheca-supply = { $potions ->
    [0] La réserve est vide
    [one] 1 potion dans la réserve
   *[other] { $potions } potions dans la réserve
}
apotheca-decree-now = { $colour ->
    [red] Le décret est rouge
    [blue] Le décret est bleu
   *[yellow] Le décret est jaune
}
apotheca-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
apotheca-master = Maître
apotheca-token = Jeton d’action supplémentaire
apotheca-hand = { $colour ->
    [red] En main : une potion rouge
    [blue] En main : une potion bleue
    [yellow] En main : une potion jaune
   *[unknown] En main : une potion que les autres ne voient pas
}

apotheca-prompt-action = Choisissez une action.
apotheca-prompt-place = Où va la potion que vous avez piochée ?
apotheca-prompt-trigger = Plusieurs alignements : lequel d’abord ?
apotheca-prompt-satisfy = Qui cet alignement satisfait-il ?
apotheca-prompt-extra = Dépenser votre jeton pour une troisième action ?
apotheca-prompt-decree = Maître, quelle couleur décrétez-vous ?
apotheca-prompt-stack = Sur laquelle de ses cases l’alignement s’empile-t-il ?
apotheca-prompt-outside = Quelle potion entre de l’extérieur ?

apotheca-do-reveal = Révéler { $space }
apotheca-do-restock = Regarnir
apotheca-do-place = Poser sur { $space }
apotheca-do-hire = { $pay ->
    [mixed] Embaucher contre une gemme de chaque sorte : { $words }
   *[alike] Embaucher : { $words }
}
apotheca-do-match = { $colour ->
    [red] Alignement rouge
    [blue] Alignement bleu
   *[yellow] Alignement jaune
} { $words }
apotheca-do-satisfy = Satisfaire { $card }
apotheca-do-extra = Prendre une troisième action
apotheca-do-done = Finir le tour
apotheca-do-decree = { $colour ->
    [red] Décréter le rouge
    [blue] Décréter le bleu
   *[yellow] Décréter le jaune
}
apotheca-do-stack = Empiler sur { $space }
apotheca-do-outside = Faire entrer { $space }
apotheca-do-charge = Charge { $words }
apotheca-do-dive = Plongeon { $words }
apotheca-do-float = Flottaison { $words }
apotheca-do-flip = Pirouette { $words }
apotheca-do-juggle = Jonglerie { $words }
apotheca-do-glide = Glissade { $words }
apotheca-do-leap = Bond { $words }
apotheca-do-pounce = Saut { $words }
apotheca-do-rush = Ruée { $words }
apotheca-do-swap = Échange { $words }
apotheca-do-spin = Tour { $words }
apotheca-do-switch = Troc { $words }
apotheca-do-twist = Vrille { $words }
apotheca-do-waltz = Valse { $words }
apotheca-do-winds = Vents { $words }

apotheca-why-answer-first = Répondez d’abord à la question.
apotheca-why-used = Déjà fait ce tour-ci.
apotheca-why-nothing-facedown = Aucune potion n’est cachée.
apotheca-why-no-restock = On ne réapprovisionne pas en solo.
apotheca-why-three-facedown = Trois potions sont déjà cachées.
apotheca-why-market-full = Le marché est plein.
apotheca-why-supply-empty = La réserve est vide.
apotheca-why-no-gem = Il vous faut une gemme de la nouvelle couleur.
apotheca-why-no-gems = Pas assez de gemmes.
apotheca-why-no-use = Le marché resterait le même, ou rien ne peut bouger.

apotheca-event-started = { $who } commence.
apotheca-event-turn-began = Au tour de { $who }.
apotheca-event-revealed = { $colour ->
    [red] { $who } révèle une potion rouge en { $space }.
    [blue] { $who } révèle une potion bleue en { $space }.
   *[yellow] { $who } révèle une potion jaune en { $space }.
}
apotheca-event-gained-gem = { $colour ->
    [red] { $who } gagne un rubis.
    [blue] { $who } gagne un saphir.
   *[yellow] { $who } gagne une topaze.
}
apotheca-event-paid = { $colour ->
    [red] { $gems ->
        [one] { $who } paie un rubis.
       *[other] { $who } paie { $gems } rubis.
    }
    [blue] { $gems ->
        [one] { $who } paie un saphir.
       *[other] { $who } paie { $gems } saphirs.
    }
   *[yellow] { $gems ->
        [one] { $who } paie une topaze.
       *[other] { $who } paie { $gems } topazes.
    }
}
apotheca-event-drew = { $who } pioche une potion et la regarde.
apotheca-event-saw = { $colour ->
    [red] Elle est rouge.
    [blue] Elle est bleue.
   *[yellow] Elle est jaune.
}
apotheca-event-placed = { $who } pose une potion cachée en { $space }.
apotheca-event-hired = { $who } embauche { $card }.
apotheca-event-hired-from-deck = { $who } embauche { $card }, venu de la pioche.
apotheca-event-refilled = { $card } arrive à { $station }.
apotheca-event-used-power = { $who } appelle { $card }.
apotheca-event-moved = { $from } va en { $to-space }.
apotheca-event-matched = { $colour ->
    [red] { $who } réussit un alignement rouge.
    [blue] { $who } réussit un alignement bleu.
   *[yellow] { $who } réussit un alignement jaune.
}
apotheca-event-satisfied = { $who } satisfait { $card }.
apotheca-event-returned = { $potions ->
    [one] { $potions } potion retourne à la réserve.
   *[other] { $potions } potions retournent à la réserve.
}
apotheca-event-kept = { $who } garde l’alignement.
apotheca-event-overloaded = { $colour ->
    [red] Le marché est plein : le rouge est tiré.
    [blue] Le marché est plein : le bleu est tiré.
   *[yellow] Le marché est plein : le jaune est tiré.
}
apotheca-event-removed = { $colour ->
    [red] Toutes les potions rouges visibles s’en vont.
    [blue] Toutes les potions bleues visibles s’en vont.
   *[yellow] Toutes les potions jaunes visibles s’en vont.
}
apotheca-event-decreed = { $colour ->
    [red] { $who } décrète le rouge.
    [blue] { $who } décrète le bleu.
   *[yellow] { $who } décrète le jaune.
}
apotheca-event-took-extra = { $who } dépense le jeton d’action supplémentaire.
apotheca-event-stacked = L’alignement s’empile en { $space }.
apotheca-event-scored = { $points ->
    [one] { $who } marque { $points } point.
   *[other] { $who } marque { $points } points.
}
apotheca-event-came-in = { $who } fait entrer la potion de { $space }.
apotheca-event-passed = { $who } ne peut rien faire et passe son tour.
apotheca-event-game-over = La partie est terminée.

apotheca-reason-satisfied = Trois apothicaires sont satisfaits
apotheca-reason-kept = Le maître a un alignement de chaque couleur
apotheca-reason-stuck = Plus personne ne peut rien faire
apotheca-reason-filled = Plus aucune potion de l’extérieur ne trouve sa place
apotheca-reason-quiet = Cinquante tours où seules des potions ont bougé

apotheca-rank-assistant = Assistant
apotheca-rank-apprentice = Apprenti
apotheca-rank-adept = Adepte
apotheca-rank-expert = Expert
apotheca-rank-master = Maître
apotheca-rank-grand-master = Grand Maître
apotheca-rank-legend = Légende
