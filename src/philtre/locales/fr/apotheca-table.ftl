# Apotheca dans le navigateur : ce que dit la table en plus des mots du jeu.

apotheca-table-market = Le marché, quatre cases sur quatre
apotheca-table-space = { $space } : { $what }
apotheca-table-empty = vide
apotheca-table-up = { $colour ->
    [red] potion rouge
    [blue] potion bleue
   *[yellow] potion jaune
}{ $stack ->
    [1] {""}
   *[other] , pile de { $stack }
}
apotheca-table-down = { $owned ->
    [no] face cachée, personne ne peut la regarder
   *[yes] face cachée, { $name } peut la regarder
}{ $colour ->
    [red] , rouge
    [blue] , bleue
    [yellow] , jaune
   *[unknown] {""}
}
apotheca-table-picked = sélectionnée
apotheca-table-lucky = forme un alignement
apotheca-table-offered = disponible
apotheca-table-new = nouvelle depuis votre tour
apotheca-table-turn = Faire tourner le carré en { $space }
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
apotheca-table-slots = Actions de ce tour : { $used ->
    [one] { $used } faite
   *[other] { $used } faites
}, { $left ->
    [one] { $left } restante
   *[other] { $left } restantes
}
apotheca-table-how-reveal = Quelle potion face cachée révélez-vous ?
apotheca-table-how-restock = Piocher et poser des potions jusqu’à en avoir trois face cachée ?
apotheca-table-how-hire = Qui embauchez-vous ?
apotheca-table-how-decree = Quelle couleur décrétez-vous ?
apotheca-table-choose-power = Choisissez d’abord un apothicaire, puis une potion.
apotheca-table-choose-apothecary = De qui utilisez-vous le pouvoir ?
apotheca-table-no-apothecary = Vous n’avez pas d’apothicaire actif. Embauchez-en un d’abord.
apotheca-table-no-card = Personne ici
apotheca-table-gems = Gemmes
apotheca-table-pay = { $gem ->
    [ruby] { $gems ->
        [one] Payer { $gems } rubis
       *[other] Payer { $gems } rubis
    }
    [sapphire] { $gems ->
        [one] Payer { $gems } saphir
       *[other] Payer { $gems } saphirs
    }
   *[topaz] { $gems ->
        [one] Payer { $gems } topaze
       *[other] Payer { $gems } topazes
    }
}
apotheca-table-pay-mixed = Payer une gemme de chaque sorte{ $gem ->
   *[other] {""}
}{ $gems ->
   *[other] {""}
}
apotheca-table-pay-deck = Embaucher la première carte de la pioche contre une gemme de chaque sorte
apotheca-table-satisfied = { $count ->
    [0] 0 apothicaire satisfait sur 3
    [one] { $count } apothicaire satisfait sur 3
   *[other] { $count } apothicaires satisfaits sur 3
}
apotheca-table-is-satisfied = satisfait
apotheca-table-kept = Alignements gardés : { $red } en rouge, { $blue } en bleu, { $yellow } en jaune
apotheca-table-my-desk = Mon comptoir
apotheca-table-unseen = non vues
apotheca-table-standing = { $name } : { $count ->
    [one] { $count } apothicaire satisfait sur 3
   *[other] { $count } apothicaires satisfaits sur 3
} ; { $ruby } rubis, { $sapphire ->
    [one] { $sapphire } saphir
   *[other] { $sapphire } saphirs
}, { $topaz ->
    [one] { $topaz } topaze
   *[other] { $topaz } topazes
}.
apotheca-table-standing-gems = { $name } : { $ruby } rubis, { $sapphire ->
    [one] { $sapphire } saphir
   *[other] { $sapphire } saphirs
}, { $topaz ->
    [one] { $topaz } topaze
   *[other] { $topaz } topazes
}.
apotheca-table-team-standing = { $names } : { $count ->
    [one] { $count } apothicaire satisfait sur 3
   *[other] { $count } apothicaires satisfaits sur 3
}.
apotheca-table-with = En équipe avec { $names }
apotheca-table-outside = Potion face cachée destinée à { $space }
apotheca-table-used-power = { $who } active { $card } : { $moves }.
apotheca-table-paid-each = { $who } paie une gemme de chaque sorte.
apotheca-table-keys = 1 à 4 actions · M marché (les flèches déplacent, Entrée choisit)
apotheca-table-tabs = Rubriques de la table
apotheca-table-tab-me = Comptoir
apotheca-table-tab-alley = Ruelle
apotheca-table-tab-others = Les autres
apotheca-table-tab-log = Journal

# Apprendre les règles
apotheca-learn-show = Montrer
apotheca-learn-again = Recommencer
apotheca-learn-goal = But du jeu
apotheca-learn-goal-text = Trois potions face visible de même couleur, côte à côte dans une ligne ou une colonne, forment un alignement. Chaque alignement satisfait un de vos apothicaires. Le premier qui satisfait trois apothicaires gagne.
apotheca-learn-red = Rouge : le flacon rond à la flamme
apotheca-learn-blue = Bleu : la haute fiole à la goutte
apotheca-learn-yellow = Jaune : le bocal trapu au soleil
apotheca-learn-mine = Face cachée, emballée. La flèche pointe vers vous : vous seul pouvez regarder sa couleur.
apotheca-learn-theirs = Face cachée : seul le joueur à ce badge peut la regarder.
apotheca-learn-turn = Votre tour
apotheca-learn-turn-text = À votre tour, vous faites deux actions différentes. Les pouvoirs de deux apothicaires comptent comme deux actions différentes. Le premier joueur ne fait qu’une action à son tout premier tour.
apotheca-learn-reveal-text = Retournez face visible n’importe quelle potion face cachée, même si elle n’est pas à vous. Vous gagnez une gemme de sa couleur.
apotheca-learn-power-text = Utilisez le pouvoir d’un de vos apothicaires actifs. Les pouvoirs déplacent aussi bien les potions face cachée que face visible, mais ils doivent changer le marché.
apotheca-learn-restock-text = Piochez une potion, regardez-la en secret et posez-la face cachée sur une case vide. Recommencez jusqu’à ce que trois potions soient face cachée. S’il y en a déjà trois, vous ne pouvez pas regarnir.
apotheca-learn-hire-text = Payez deux gemmes de la couleur d’un étal pour embaucher l’apothicaire qui s’y tient. Ou payez une gemme de chaque sorte pour embaucher n’importe qui dans la ruelle, ou la première carte de la pioche, sans la voir.
apotheca-learn-match = Faire des alignements
apotheca-learn-match-text = Dès que vous faites un alignement, il va à un de vos apothicaires actifs : le voilà satisfait, et il ne travaille plus pour vous. Si vous n’avez pas d’apothicaire actif, les potions retournent à la réserve et vous gagnez une gemme de leur couleur.
apotheca-learn-special = Quatre à la suite, un L, un T ou une croix comptent pour un seul alignement, mais rapportent une gemme de plus.
apotheca-learn-gems = Chaque couleur a sa gemme : le rubis est un hexagone, le saphir une larme, la topaze un carré. Vous pouvez en garder autant que vous voulez.
apotheca-learn-overload = Marché surchargé
apotheca-learn-overload-text = Si toutes les cases sont prises sans aucun alignement, on pioche une potion dans la réserve. Toutes les potions face visible de sa couleur quittent le marché et sont remélangées avec elle dans la réserve.
apotheca-learn-powers = Les quinze apothicaires
apotheca-learn-powers-text = Touchez un pouvoir pour le voir à l’œuvre.
apotheca-learn-more = Autres modes de jeu
apotheca-learn-three = À trois
apotheca-learn-three-text = Le troisième joueur commence avec le jeton d’action supplémentaire. Une fois dans la partie, il s’en sert pour faire une troisième action, différente des deux premières.
apotheca-learn-four = À quatre
apotheca-learn-four-text = Les places 1 et 3 jouent contre les places 2 et 4. Les partenaires comptent ensemble leurs apothicaires satisfaits, mais ne partagent ni gemmes ni secrets.
apotheca-learn-solo = Solo
apotheca-learn-solo-text = Seize potions attendent à côté du marché, une pour chaque case ; après chaque tour, vous en faites entrer une. On ne regarnit pas, on peut répéter une action, et embaucher coûte trois gemmes d’une même couleur. Un alignement ne quitte pas le marché : il s’empile sur une de ses cases, satisfait un apothicaire et rapporte un point par potion face visible de sa couleur, la pile comptant pour une. La partie se termine quand aucune potion ne peut entrer. S’il n’en reste aucune dehors, vous marquez cinq points de plus.
apotheca-learn-master = Maître du marché
apotheca-learn-master-text = Le maître joue après chaque apprenti et règne par décret : lui seul peut marquer la couleur décrétée, et aucune autre. Pour deux gemmes, il utilise le pouvoir d’un apothicaire de la ruelle. Quand un apprenti embauche, c’est au maître qu’il paie les gemmes. Le maître gagne avec un alignement de chaque couleur ; les apprentis, avec trois apothicaires satisfaits à eux tous.

# Les premiers tours
apotheca-tutorial-pupil = Apprenti
apotheca-tutorial-rival = Basile
apotheca-tutorial-welcome = Bienvenue au marché de nuit ! Trois potions face visible de même couleur, côte à côte dans une ligne ou une colonne, forment un alignement. Chaque alignement satisfait un de vos apothicaires. Le premier qui en satisfait trois gagne. Votre adversaire est Basile.
apotheca-tutorial-hidden = Les potions emballées sont face cachée. La flèche et le badge disent qui peut les regarder. Ces deux-là sont à vous, vous voyez donc à travers le papier : une rouge en c2, une bleue en b3. Basile ne voit ni l’une ni l’autre.
apotheca-tutorial-reveal = Un tour, c’est deux actions différentes. Cherchez-en deux qui vont ensemble : votre potion rouge a sa place à côté des deux de la première ligne. Mais seules les potions face visible comptent. Appuyez sur Révéler, puis touchez c2 deux fois.
apotheca-tutorial-reveal-try = appuyez sur Révéler, puis touchez c2 deux fois.
apotheca-tutorial-glide = Révéler vous a aussi rapporté un rubis. À votre apothicaire, maintenant. Corvidus fait glisser une potion dans sa ligne ou sa colonne : touchez Corvidus, puis c2, puis c1. Une étoile sur une case promet un alignement. Touchez encore c1 pour le faire.
apotheca-tutorial-glide-try = touchez Corvidus, puis c2, puis deux fois c1.
apotheca-tutorial-satisfied = Trois rouges à la suite ! Elles vont à Corvidus : le voilà satisfait, et vous avez une étoile sur trois. À retenir : pensez vos deux actions ensemble. Révélez d’abord, déplacez ensuite, et Basile n’a pas le temps de s’en mêler. À lui de jouer.
apotheca-tutorial-changed = Basile a regarni : deux nouvelles potions sont face cachée, et lui seul connaît leurs couleurs. Puis Merten a bondi. De petites lumières marquent tout ce qui est nouveau depuis votre dernier tour.
apotheca-tutorial-again = Sans apothicaire, un alignement rapporte une gemme mais pas d’étoile. Embauchez donc d’abord quelqu’un. Vous avez un saphir, et il y a une potion bleue en b3. Révélez-la pour gagner le second.
apotheca-tutorial-again-try = appuyez sur Révéler, puis touchez b3 deux fois.
apotheca-tutorial-hire = Avec deux saphirs, on embauche à l’étal aux saphirs. Appuyez sur Embaucher, puis touchez Imogen deux fois.
apotheca-tutorial-hire-try = appuyez sur Embaucher, puis touchez Imogen deux fois.
apotheca-tutorial-restock = Regardez : Basile a révélé une potion bleue en d2, juste à côté des deux vôtres. Ce que les autres laissent au marché, profitez-en ! D’abord, regarnissez : appuyez deux fois sur Regarnir. Vous piochez jusqu’à ce que trois potions soient face cachée.
apotheca-tutorial-restock-try = appuyez deux fois sur Regarnir.
apotheca-tutorial-place = Vous seul voyez ce que vous avez pioché : une bleue. Posez-la à côté d’une autre bleue, en c1. Touchez une fois pour voir, une seconde fois pour poser.
apotheca-tutorial-place-try = touchez c1 deux fois.
apotheca-tutorial-place-more = Une jaune. Deux potions jaunes sont déjà dans la colonne d : posez-la en d1.
apotheca-tutorial-place-more-try = touchez d1 deux fois.
apotheca-tutorial-flip = À Imogen, maintenant : elle échange deux potions adjacentes. Touchez Imogen, puis d2, puis d3 deux fois.
apotheca-tutorial-flip-try = touchez Imogen, puis d2, puis deux fois d3.
apotheca-tutorial-second = Deux étoiles ! À retenir aussi : regardez tout le marché avant d’agir. Une potion de votre adversaire a suffi. Basile va jouer, puis il vous faudra de nouveau quelqu’un.
apotheca-tutorial-gems = Vous avez un rubis et une topaze. Une gemme de chaque sorte permet d’embaucher n’importe qui. Révélez votre potion bleue en c1 pour gagner un saphir.
apotheca-tutorial-gems-try = appuyez sur Révéler, puis touchez c1 deux fois.
apotheca-tutorial-mixed = Appuyez sur Embaucher, puis touchez deux fois le Roi porteur. Contre une gemme de chaque sorte, toute la ruelle est à vous.
apotheca-tutorial-mixed-try = appuyez sur Embaucher, puis touchez deux fois le Roi porteur.
apotheca-tutorial-taken = Aïe ! En révélant, vous avez laissé deux bleues côte à côte. Basile en a pioché une troisième, l’a révélée tout près et a pris l’alignement. Retenez-le : deux potions de même couleur, face visible, c’est une invitation. Gardez votre meilleure potion emballée jusqu’à ce qu’elle forme l’alignement.
apotheca-tutorial-secret = Basile n’a pas deviné que votre potion en d1 est jaune, sinon il n’aurait pas laissé la colonne d ainsi. C’est le moment : révélez d1.
apotheca-tutorial-secret-try = appuyez sur Révéler, puis touchez d1 deux fois.
apotheca-tutorial-waltz = Le Roi porteur déplace une potion d’une case, dans toutes les directions, même en diagonale. Touchez-le, puis d4, puis d3 deux fois.
apotheca-tutorial-waltz-try = touchez le Roi porteur, puis d4, puis deux fois d3.
apotheca-tutorial-end = Trois étoiles : vous avez gagné ! Pensez vos deux actions ensemble, regardez tout le marché, embauchez avant d’aligner et gardez votre meilleure potion emballée. Cela suffit pour battre le Novice. Dans une vraie partie, vous finissez votre tour avec « Finir le tour » ; jusque-là, vous pouvez annuler votre dernière action.

# La fin d’une partie en solitaire
apotheca-ending-matches = { $count ->
    [one] { $count } alignement
   *[other] { $count } alignements
}
apotheca-ending-bonus = Plus rien en dehors du marché

# Ce qu’apporte un conseil
apotheca-gain-satisfied = un apothicaire satisfait
apotheca-gain-matched = un alignement
apotheca-gain-scored = des points
apotheca-gain-hired = un nouvel apothicaire
apotheca-gain-hired-from-deck = un nouvel apothicaire
apotheca-gain-gained-gem = une gemme
