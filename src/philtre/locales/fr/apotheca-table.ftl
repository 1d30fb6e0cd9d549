# Apotheca dans le navigateur : ce que dit la table en plus des mots du jeu.

apotheca-table-market = Le marché, quatre sur quatre
apotheca-table-space = { $space } : { $what }
apotheca-table-empty = vide
apotheca-table-up = { $colour ->
    [red] rouge
    [blue] bleue
   *[yellow] jaune
}{ $stack ->
    [1] {""}
   *[other] , pile de { $stack }
}
apotheca-table-down = { $owned ->
    [no] face cachée, que personne ne peut regarder
   *[yes] face cachée, que { $name } peut regarder
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
apotheca-table-slots = Ce tour : { $used ->
    [one] { $used } action faite
   *[other] { $used } actions faites
}, { $left } à faire
apotheca-table-how-reveal = Quelle potion cachée montrer à tous ?
apotheca-table-how-restock = Piocher et poser des potions jusqu’à trois faces cachées ?
apotheca-table-how-hire = Qui embauchez-vous ?
apotheca-table-how-decree = Quelle couleur décrétez-vous ?
apotheca-table-hire-card = { $deck ->
    [yes] Embaucher la première carte de la pioche contre une gemme de chaque sorte
   *[no] { $pay ->
        [mixed] Embaucher { $card } contre une gemme de chaque sorte
       *[alike] Embaucher { $card }
    }
}
apotheca-table-use = { $power } : { $words }
apotheca-table-choose-power = Choisissez d’abord un apothicaire, puis la potion.
apotheca-table-choose-apothecary = De qui utilisez-vous le pouvoir ?
apotheca-table-no-apothecary = Aucun apothicaire ne travaille pour vous. Embauchez-en un.
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
apotheca-table-kept = Alignements gardés : { $red } en rouge, { $blue } en bleu, { $yellow } en jaune
apotheca-table-my-desk = Mon comptoir
apotheca-table-unseen = pas encore vues
apotheca-table-standing = { $name } : { $count ->
    [one] { $count } satisfait
   *[other] { $count } satisfaits
} ; { $ruby } rubis, { $sapphire ->
    [one] { $sapphire } saphir
   *[other] { $sapphire } saphirs
}, { $topaz ->
    [one] { $topaz } topaze
   *[other] { $topaz } topazes
}.
apotheca-table-used-power = { $who } appelle { $card } : { $moves }.
apotheca-table-paid-each = { $who } paie une gemme de chaque sorte.
apotheca-table-keys = 1 à 4 actions · M le marché, les flèches déplacent, Entrée choisit
apotheca-table-tabs = Parties de la table
apotheca-table-tab-me = Comptoir
apotheca-table-tab-alley = Ruelle
apotheca-table-tab-others = Les autres
apotheca-table-tab-log = Journal

# Apprendre les règles
apotheca-learn-show = Montrer
apotheca-learn-again = Revenir
apotheca-learn-goal = Le but
apotheca-learn-goal-text = Trois potions visibles d’une même couleur, côte à côte dans une ligne ou une colonne, forment un alignement. Chaque alignement que vous faites satisfait un de vos apothicaires. Qui a le premier trois apothicaires satisfaits l’emporte.
apotheca-learn-red = Rouge : le ballon rond, avec une flamme
apotheca-learn-blue = Bleu : la haute fiole, avec une goutte
apotheca-learn-yellow = Jaune : le bocal trapu, avec un soleil
apotheca-learn-mine = Face cachée, dans son papier. La flèche pointe vers vous : vous seul voyez sa couleur.
apotheca-learn-theirs = Face cachée, et seul celui qui porte ce badge peut la regarder.
apotheca-learn-turn = Votre tour
apotheca-learn-turn-text = Un tour compte deux actions, qui doivent être différentes. Le pouvoir de chaque apothicaire est une action à part. Qui commence la partie n’a qu’une action à son premier tour.
apotheca-learn-reveal-text = Retournez une potion cachée, à la vue de tous, même si elle n’est pas à vous. Vous gagnez une gemme de sa couleur.
apotheca-learn-power-text = Faites appel à un de vos apothicaires. Les pouvoirs déplacent aussi bien les potions cachées que les visibles ; le marché doit ensuite avoir changé d’aspect.
apotheca-learn-restock-text = Piochez une potion, regardez-la en secret, posez-la face cachée sur une case vide. Continuez jusqu’à ce que trois potions soient cachées. S’il y en a déjà trois, vous ne pouvez pas regarnir.
apotheca-learn-hire-text = Deux gemmes de la couleur d’un étal embauchent qui s’y tient. Une gemme de chaque sorte embauche n’importe qui dans la ruelle, ou la première carte de la pioche, sans la voir.
apotheca-learn-match = Les alignements
apotheca-learn-match-text = Dès qu’un alignement apparaît, il va à un de vos apothicaires, qui est alors satisfait et ne vous aide plus. Si aucun apothicaire ne travaille pour vous, les potions retournent à la réserve et vous recevez une gemme de leur couleur.
apotheca-learn-special = Quatre à la suite, un L, un T ou une croix comptent pour un seul alignement, et donnent une gemme de plus.
apotheca-learn-gems = Chaque couleur a sa gemme : le rubis a six côtés, le saphir est une larme, la topaze est carrée. Vous pouvez en garder autant que vous voulez.
apotheca-learn-overload = Un marché plein
apotheca-learn-overload-text = Quand toutes les cases sont prises et qu’il n’y a pas d’alignement, on pioche une potion dans la réserve. Toutes les potions visibles de sa couleur quittent le marché, et tout est remélangé.
apotheca-learn-powers = Les quinze apothicaires
apotheca-learn-powers-text = Touchez un pouvoir : il montre ce qu’il fait.
apotheca-learn-more = Autres façons de jouer
apotheca-learn-three = À trois
apotheca-learn-three-text = Le troisième joueur a un jeton. Une fois dans la partie, il achète une troisième action, différente des deux premières.
apotheca-learn-four = À quatre
apotheca-learn-four-text = Les places 1 et 3 jouent contre les places 2 et 4. Les partenaires mettent en commun leurs apothicaires satisfaits, mais ni leurs gemmes ni leurs secrets.
apotheca-learn-solo = Solo
apotheca-learn-solo-text = Seize potions attendent à côté du marché, chacune pour sa propre case ; après chaque tour vous en faites entrer une. On ne regarnit pas, les actions peuvent se répéter, et embaucher coûte trois gemmes d’une couleur. Un alignement ne part pas : il s’empile sur une de ses cases, satisfait un apothicaire et rapporte un point par potion visible de sa couleur. Quand aucune potion ne peut entrer, la partie est finie ; cinq points de plus s’il n’en reste aucune dehors.
apotheca-learn-master = Maître du marché
apotheca-learn-master-text = Le maître joue après chaque apprenti et règne par décret : lui seul marque la couleur décrétée, et aucune autre. Les pouvoirs de la ruelle sont à lui pour deux gemmes chacun, et les gemmes d’embauche lui sont payées. Il gagne avec un alignement de chaque couleur. Les apprentis gagnent avec trois apothicaires satisfaits à eux tous.

# Les premiers tours
apotheca-tutorial-pupil = Apprenti
apotheca-tutorial-welcome = Bienvenue au marché de nuit. Trois potions visibles d’une couleur, côte à côte dans une ligne ou une colonne, forment un alignement. Un alignement satisfait un apothicaire ; qui en satisfait trois le premier l’emporte. Vous jouez contre Basile.
apotheca-tutorial-hidden = Les potions emballées sont secrètes. Flèche et badge disent qui peut regarder. Ces deux-là sont à vous, vous voyez donc à travers le papier : une rouge en c2, une bleue en b3. Basile ne voit rien.
apotheca-tutorial-reveal = Un tour compte deux actions différentes. D’abord, Révéler : appuyez sur Révéler, puis touchez c2, et encore une fois. Tous la voient, et vous gagnez un rubis.
apotheca-tutorial-reveal-try = révélez c2.
apotheca-tutorial-glide = Ensuite, un pouvoir. Corvidus fait glisser une potion dans sa ligne ou sa colonne. Touchez-le sur votre comptoir, puis la potion rouge en c2, puis la case brillante c1.
apotheca-tutorial-glide-try = avec Corvidus, de c2 à c1.
apotheca-tutorial-satisfied = Trois rouges à la suite ! L’alignement va à Corvidus. Il est satisfait : une étoile sur trois. Il ne vous aidera plus, il vous faut donc quelqu’un d’autre. À Basile de jouer.
apotheca-tutorial-changed = Basile a regarni : deux nouvelles potions sont cachées, et lui seul les connaît. Puis Merten a bondi. De petites lumières marquent ce qui est nouveau depuis votre tour.
apotheca-tutorial-again = Vous savez ce qu’il y a en b3. Révélez-la : elle apporte votre deuxième saphir.
apotheca-tutorial-again-try = révélez b3.
apotheca-tutorial-hire = Deux saphirs embauchent qui se tient à l’étal aux saphirs. Appuyez sur Embaucher, touchez Imogen, et encore une fois.
apotheca-tutorial-hire-try = embauchez Imogen à l’étal aux saphirs.
apotheca-tutorial-restock = Regardez : Basile a révélé une potion bleue en d2, à côté des vôtres. Mais d’abord, Regarnir : appuyez dessus, puis sur « Valider ». Vous piochez jusqu’à ce que trois potions soient cachées.
apotheca-tutorial-restock-try = regarnissez d’abord.
apotheca-tutorial-place = Vous seul voyez ce que vous avez pioché. Posez-la en c1 : touchez une fois pour l’y voir, une fois de plus pour la poser.
apotheca-tutorial-place-try = c1, s’il vous plaît.
apotheca-tutorial-place-more = Encore une. Posez-la en d1.
apotheca-tutorial-place-more-try = d1, s’il vous plaît.
apotheca-tutorial-flip = Maintenant Imogen : deux voisines échangent leurs places. Touchez-la, puis d2, puis d3. L’étoile sur une case annonce qu’un alignement en sortirait.
apotheca-tutorial-flip-try = avec Imogen, d2 et d3.
apotheca-tutorial-end = Deux étoiles sur trois ! C’est tout ce qu’il faut : cacher, révéler, ensorceler, embaucher. Annulation, conseils et explications sont à portée de main à chaque table.
