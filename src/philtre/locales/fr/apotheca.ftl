# Apotheca : tout ce que dit la table, avec nos propres mots.

apotheca-name = Apotheca
apotheca-about = Un marché nocturne aux potions secrètes : bluffez, révélez, alignez-en trois.

apotheca-variant-standard = Standard
apotheca-variant-standard-about = À deux ou trois, chacun pour soi ; à quatre, en deux équipes. Le premier à satisfaire trois apothicaires gagne.
apotheca-variant-solo = Solo
apotheca-variant-solo-about = Seul face au marché, pour des points et un rang.
apotheca-variant-master = Maître du marché
apotheca-variant-master-about = Un maître règne par décret ; les apprentis jouent en équipe contre lui.

apotheca-option-start = Premier joueur
apotheca-option-start-about = Dans Maître du marché, le premier joueur est le maître.
apotheca-option-start-random = Au hasard
apotheca-option-start-1 = Place 1
apotheca-option-start-2 = Place 2
apotheca-option-start-3 = Place 3
apotheca-option-start-4 = Place 4
apotheca-option-first_game = Apothicaires
apotheca-option-first_game-about = Pour une première partie, cinq apothicaires faciles peuvent être sur le dessus de la pioche.
apotheca-option-first_game-no = Les quinze mélangés
apotheca-option-first_game-yes = Cinq faciles d’abord

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
apotheca-said-card-carbuncle = maître Carbuncle
apotheca-said-card-masked-woman = la Femme masquée
apotheca-said-card-strega = la Strega
apotheca-said-card-porter-king = le Roi porteur
apotheca-said-card-tidemaster = le Maître des marées
apotheca-said-card-deck = la première carte de la pioche

apotheca-power-giada = Charge en chaîne
apotheca-power-ooki-oogi = Double plongée
apotheca-power-solas = Flottement fidèle
apotheca-power-imogen = Échange étincelant
apotheca-power-afrit = Jonglerie du génie
apotheca-power-corvidus = Ravine glissante
apotheca-power-merten = Bond chanceux
apotheca-power-karinne = Portail subit
apotheca-power-carbuncle = Ruée reptilienne
apotheca-power-masked-woman = Sombre échange
apotheca-power-strega = Pirouette de sorcière
apotheca-power-qwixly = Transfert d’esprit
apotheca-power-benedetto = Tétratorsion
apotheca-power-porter-king = Valse vagabonde
apotheca-power-tidemaster = Souffle ensorcelé

apotheca-text-giada = Une potion avance d’une case, sur une case vide ; une potion qui lui était adjacente la suit et prend sa place.
apotheca-text-ooki-oogi = Deux potions non adjacentes avancent chacune d’une case, sur une case vide, dans deux directions différentes.
apotheca-text-solas = Une ligne ou colonne intérieure se décale d’une case. Ce qui sort d’un côté rentre de l’autre.
apotheca-text-imogen = Deux potions adjacentes échangent leurs places.
apotheca-text-afrit = De deux potions adjacentes, l’une saute sur une autre case vide, adjacente à sa voisine.
apotheca-text-corvidus = Une potion glisse dans sa ligne ou sa colonne jusqu’à une case vide, par-dessus les autres s’il le faut.
apotheca-text-merten = Une potion bondit de deux ou trois cases exactement, en ligne droite ou en diagonale, sur une case vide.
apotheca-text-karinne = Une potion saute comme un cavalier aux échecs, sur une case vide.
apotheca-text-carbuncle = Une diagonale se décale d’une case. Ce qui sort d’un côté rentre de l’autre.
apotheca-text-masked-woman = Une potion face cachée et une potion face visible échangent leurs places.
apotheca-text-strega = Deux potions distantes de deux ou trois cases exactement, en ligne droite ou en diagonale, échangent leurs places.
apotheca-text-qwixly = Deux potions à un saut de cavalier l’une de l’autre échangent leurs places.
apotheca-text-benedetto = Un carré de deux cases sur deux tourne d’une case dans le sens horaire.
apotheca-text-porter-king = Une potion avance d’une case dans n’importe quelle direction, même en diagonale, sur une case vide.
apotheca-text-tidemaster = Choisissez un côté : toutes les potions glissent vers lui, aussi loin que possible.

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
   *[unknown] En main : une potion que seul son propriétaire peut voir
}

apotheca-prompt-action = Choisissez une action.
apotheca-prompt-place = Où posez-vous la potion piochée ?
apotheca-prompt-trigger = Plusieurs alignements ! Lequel d’abord ?
apotheca-prompt-satisfy = Quel apothicaire cet alignement satisfait-il ?
apotheca-prompt-extra = Dépenser votre jeton pour une troisième action ?
apotheca-prompt-decree = Maître, quelle couleur décrétez-vous ?
apotheca-prompt-stack = Sur quelle case l’alignement s’empile-t-il ?
apotheca-prompt-outside = Quelle potion faites-vous entrer dans le marché ?

apotheca-do-reveal = Révéler { $space }
apotheca-do-restock = Regarnir
apotheca-do-place = Poser en { $space }
apotheca-do-hire = { $pay ->
    [mixed] Embaucher { $card } contre une gemme de chaque sorte
   *[alike] Embaucher { $card }
}
apotheca-do-match = { $colour ->
    [red] Alignement rouge : { $spaces }
    [blue] Alignement bleu : { $spaces }
   *[yellow] Alignement jaune : { $spaces }
}
apotheca-do-satisfy = Satisfaire { $card }
apotheca-do-extra = Faire une troisième action
apotheca-do-done = Finir le tour
apotheca-do-decree = { $colour ->
    [red] Décréter le rouge
    [blue] Décréter le bleu
   *[yellow] Décréter le jaune
}
apotheca-do-stack = Empiler en { $space }
apotheca-do-outside = Faire entrer la potion de { $space }
apotheca-do-charge = Charge : { $from } → { $to }
apotheca-do-dive = Plongée : { $from } → { $to }
apotheca-do-float = { $way ->
    [left] Flottement : ligne { $line } vers la gauche
    [right] Flottement : ligne { $line } vers la droite
    [up] Flottement : colonne { $line } vers le haut
   *[down] Flottement : colonne { $line } vers le bas
}
apotheca-do-flip = Échange étincelant : { $from }
apotheca-do-juggle = Jonglerie : { $from } → { $to }
apotheca-do-glide = Ravine : { $from } → { $to }
apotheca-do-leap = Bond : { $from } → { $to }
apotheca-do-pounce = Portail : { $from } → { $to }
apotheca-do-rush = { $way ->
    [up] Ruée : diagonale { $line } vers le haut
   *[down] Ruée : diagonale { $line } vers le bas
}
apotheca-do-swap = Sombre échange : { $from }
apotheca-do-spin = Pirouette : { $from }
apotheca-do-switch = Transfert : { $from }
apotheca-do-twist = Torsion : carré en { $space }
apotheca-do-waltz = Valse : { $from } → { $to }
apotheca-do-winds = { $way ->
    [left] Tout souffler vers la gauche
    [right] Tout souffler vers la droite
    [up] Tout souffler vers le haut
   *[down] Tout souffler vers le bas
}

apotheca-why-answer-first = Répondez d’abord à la question.
apotheca-why-used = Vous l’avez déjà fait pendant ce tour.
apotheca-why-nothing-facedown = Il n’y a aucune potion face cachée.
apotheca-why-no-restock = On ne regarnit pas en solo.
apotheca-why-three-facedown = Il y a déjà trois potions face cachée.
apotheca-why-market-full = Le marché est plein.
apotheca-why-supply-empty = La réserve est vide.
apotheca-why-no-gem = Il vous faut une gemme de la nouvelle couleur.
apotheca-why-no-gems = Vous n’avez pas assez de gemmes.
apotheca-why-no-use = Ce pouvoir ne changerait rien pour l’instant.

apotheca-event-started = { $who } commence.
apotheca-event-turn-began = À { $who } de jouer.
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
apotheca-event-placed = { $who } pose une potion face cachée en { $space }.
apotheca-event-hired = { $who } embauche { $card }.
apotheca-event-hired-from-deck = { $who } embauche la première carte de la pioche : { $card }.
apotheca-event-refilled = À { $station } arrive { $card }.
apotheca-event-used-power = { $who } active { $card }.
apotheca-event-moved = La potion passe de { $from } en { $to-space }.
apotheca-event-matched = { $colour ->
    [red] { $who } fait un alignement rouge.
    [blue] { $who } fait un alignement bleu.
   *[yellow] { $who } fait un alignement jaune.
}
apotheca-event-satisfied = { $who } satisfait { $card }.
apotheca-event-returned = { $potions ->
    [one] { $potions } potion retourne à la réserve.
   *[other] { $potions } potions retournent à la réserve.
}
apotheca-event-kept = { $who } garde l’alignement.
apotheca-event-overloaded = { $colour ->
    [red] Marché surchargé ! Une potion rouge est piochée.
    [blue] Marché surchargé ! Une potion bleue est piochée.
   *[yellow] Marché surchargé ! Une potion jaune est piochée.
}
apotheca-event-removed = { $colour ->
    [red] Toutes les potions rouges face visible quittent le marché.
    [blue] Toutes les potions bleues face visible quittent le marché.
   *[yellow] Toutes les potions jaunes face visible quittent le marché.
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
apotheca-event-passed = { $who } ne peut faire aucune action et passe son tour.
apotheca-event-game-over = La partie est terminée.

apotheca-reason-satisfied = Trois apothicaires satisfaits
apotheca-reason-kept = Le maître a un alignement de chaque couleur
apotheca-reason-stuck = Plus personne n’a d’action possible
apotheca-reason-filled = Aucune potion ne peut plus entrer au marché
apotheca-reason-quiet = Cinquante tours sans rien d’autre que des déplacements

apotheca-rank-assistant = Assistant
apotheca-rank-apprentice = Apprenti
apotheca-rank-adept = Adepte
apotheca-rank-expert = Expert
apotheca-rank-master = Maître
apotheca-rank-grand-master = Grand Maître
apotheca-rank-legend = Légende
