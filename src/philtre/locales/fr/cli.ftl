# La ligne de commande et la partie dans le terminal.

cli-about = Trois jeux de potions : jouer dans le navigateur ou le terminal, faire jouer des robots, étudier des parties enregistrées. « philtre » seul les ouvre dans votre navigateur, comme « philtre play » ; « philtre terminal JEU » fait jouer ici même.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes

cli-help-games = Lister les jeux, avec leurs modes, leurs nombres de joueurs et leurs options.
cli-help-terminal = Jouer dans ce terminal, contre des robots ou à plusieurs sur un même appareil. Sans noms ni robots, vous prenez la place 1 et des robots prennent les autres. Tapez « ? » pendant la partie pour l’aide.
cli-help-simulate = Faire jouer beaucoup de parties à des robots et compter : longueurs, victoires par place, fins de partie.
cli-help-perft = Compter toutes les suites de décisions jusqu’à une profondeur donnée, le hasard étant fixé par la graine. Pour comparer des moteurs.
cli-help-replay = Raconter une partie enregistrée, coup par coup.
cli-help-verify = Vérifier un enregistrement : la graine et son sceau, chaque coup et les règles, et le résultat.
cli-help-analyse = Revoir une partie enregistrée : les chances de gagner de chaque place au fil de la partie, et les plus grosses erreurs avec le meilleur coup. Chaque décision est jugée d’après ce que sa place pouvait alors savoir ; la même graine donne la même réponse. Exemple : philtre analyse partie.txt --html partie.html
cli-help-moves = Lister les coups permis dans une position. La position est en JSON, comme décrit dans docs/games/JEU.md ; « - » lit l’entrée standard.
cli-help-content = Packs de contenu : vos propres cartes, dans un fichier texte (docs/content-packs.md).
cli-help-content-check = Lister toutes les erreurs d’un pack avec leur ligne ; « - » lit l’entrée standard.
cli-help-content-new = Écrire un pack commenté pour commencer : nos propres cartes, avec des remarques sur ce que vous pouvez changer.

cli-arg-game = Nom d’un jeu ; « philtre games » les liste.
cli-arg-record = Partie enregistrée, en texte ou en JSON ; « - » lit l’entrée standard.
cli-arg-pack = Pack de contenu, un fichier TOML ; « - » lit l’entrée standard.
cli-opt-output = Fichier à écrire, qui ne doit pas encore exister ; sans lui, le pack est affiché.
cli-opt-version = Afficher la version et quitter.
cli-opt-lang = Langue, en ou fr ; par défaut, celle de votre environnement. Peut se placer n’importe où sur la ligne.
cli-opt-variant = Mode de jeu ; par défaut, le premier du jeu.
cli-opt-seats = Nombre de joueurs ; par défaut, le nombre habituel du jeu.
cli-opt-option = Régler une option du jeu. Répétable.
cli-opt-pack = Pack de contenu à utiliser : vos propres cartes (docs/content-packs.md).
cli-opt-seed = Graine du hasard ; la même graine donne les mêmes parties.
cli-opt-json = Afficher du JSON, pour les programmes.
cli-opt-simulations = Simulations par décision ; en mettre plus est plus lent mais plus fiable.
cli-opt-seed-analyse = Graine de l’analyse elle-même ; le hasard de la partie est dans l’enregistrement.
cli-opt-html = Écrire aussi une page web avec la courbe, les erreurs et toutes les décisions.
cli-opt-name = Nom d’un joueur ; à répéter pour chaque personne, à partir de la place 1.
cli-opt-bots-terminal = Robots pour les places qui suivent les personnes, par exemple greedy,search:500ms ; « none » pour n’avoir que des personnes.
cli-opt-bots = Un robot pour toutes les places, ou un pour chacune : un niveau, de novice à archmage, ou random, greedy, search:2000, search:500ms, rollout:2000.
cli-opt-seed-terminal = Graine d’une partie qu’on pourra rejouer ; sans elle, le hasard est scellé et personne ne peut le connaître.
cli-opt-load = Reprendre une partie sauvegardée.
cli-opt-games = Nombre de parties.
cli-opt-depth = Profondeur, en décisions.
cli-opt-seat = Point de vue : une place à partir de 1, ou 0 pour un spectateur ; par défaut, tout est visible.
cli-opt-step = Attendre Entrée après chaque coup et montrer le plateau à chaque fois.
cli-opt-state = Position à lire, un fichier JSON.

cli-pack-good = Ce pack est prêt à jouer : { $game }, « { $title } ».
cli-pack-written = { $file } est prêt. Modifiez-le, puis lancez : philtre content check { $file }

cli-game-line = { $game } ({ $name }) : { $about }
cli-column-variant = Mode de jeu
cli-column-seats = Places
cli-column-options = Options
cli-column-about = Description

cli-simulating = Parties en cours
cli-figure-games = Parties
cli-figure-decisions = Décisions
cli-figure-decisions_per_second = Décisions par seconde
cli-figure-mean_length = Longueur moyenne
cli-figure-shortest = Partie la plus courte
cli-figure-longest = Partie la plus longue
cli-figure-wins = Victoires de la place { $seat } ({ $bot })

cli-verified = { $sealed ->
    [true] L’enregistrement est authentique : sa graine correspond au sceau ({ $commitment }), et rejouer les { $entries } entrées donne le même résultat.
   *[false] L’enregistrement est valable : rejouer les { $entries } entrées donne le même résultat. Sa graine n’avait pas été scellée d’avance.
}
cli-verified-numbers = { $numbers ->
    [0] Aucune place n’a ajouté son propre nombre à la donne.
   *[other] Places qui ont ajouté leur propre nombre à la donne : { $numbers } sur { $seats }. Personne n’a pu la choisir seul.
}
cli-analysing = Analyse en cours
cli-analyse-title = { $game }, { $variant }
cli-analyse-about = { $decisions ->
    [one] { $decisions } décision, avec { $simulations ->
        [one] { $simulations } simulation.
       *[other] { $simulations } simulations.
    }
   *[other] { $decisions } décisions, avec { $simulations ->
        [one] { $simulations } simulation chacune.
       *[other] { $simulations } simulations chacune.
    }
}
cli-analyse-curve = { $seats ->
    [1] Part des points attendue
    [2] Chances de gagner
   *[other] Chances de gagner face au meilleur rival
}
cli-analyse-curve-note = Telles que la recherche les a vues, d’après ce que le joueur dont c’était le tour pouvait savoir. Les cercles marquent les plus grosses erreurs.
cli-analyse-mistakes = Les plus grosses erreurs
cli-analyse-no-mistakes = Aucune erreur : aucune décision n’a coûté { $least } ou plus.
cli-analyse-all = Toutes les décisions
cli-analyse-move = Coup
cli-analyse-player = Joueur
cli-analyse-played = Joué
cli-analyse-better = Mieux
cli-analyse-loss = Coût
cli-analyse-play-on = continuer la partie ({ $value })
cli-turn = Tour { $turn } : { $name }
cli-enter = Entrée pour continuer

cli-welcome = { $game }, { $variant }. Tapez « ? » pour l’aide.
cli-sealed = Le hasard de cette partie est scellé. SHA-256 de sa graine : { $commitment }
cli-seed = { $kind ->
    [sealed] Le hasard était scellé ; sa graine : { $seed }
   *[other] Le hasard était fixé d’avance ; sa graine : { $seed }
}
cli-thinking = { $name } réfléchit…
cli-prompt = { $name } : { $prompt }
cli-curtain = Passez l’appareil à { $name }. Appuyez sur Entrée quand personne d’autre ne regarde :
cli-not-understood = « { $text } » n’est ni un coup ni une commande. Tapez un numéro, un coup de la liste, ou « ? ».
cli-no-such-moves = Il n’y a pas de coup de ce genre en ce moment.
cli-many-moves = { $verb } : { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}, « { $command } { $verb } » en donne la liste
cli-points = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
cli-saved = Partie sauvegardée dans { $file }.
cli-save-as = Sauvegarder la partie sous (laisser vide pour l’abandonner) :
cli-save-needs-name = donnez un nom de fichier : sauver FICHIER

cli-entry-undo = { $name } annule un coup.
cli-entry-resign = { $name } abandonne.
cli-entry-stop = La partie s’arrête d’un commun accord.

cli-help-play = Tapez le numéro d’un coup, ou le coup tel qu’il est écrit dans la liste. Ou bien :
cli-command-help = aide
cli-command-moves = coups
cli-command-board = plateau
cli-command-undo = annuler
cli-command-hint = conseil
cli-command-log = journal
cli-command-save = sauver
cli-command-resign = abandonner
cli-command-quit = quitter
cli-help-command-help = afficher cette liste ; « ? » aussi
cli-help-command-moves = lister vos coups ; avec un verbe, tous les coups de ce genre
cli-help-command-board = revoir le plateau
cli-help-command-undo = annuler votre dernière décision, sauf si elle a révélé quelque chose de nouveau
cli-help-command-hint = voir ce qu’un robot ferait à votre place
cli-help-command-log = revoir tout ce qui s’est passé, tel que vous l’avez vu
cli-help-command-save = sauvegarder dans le fichier indiqué ; « philtre terminal --load FICHIER » reprend la partie
cli-help-command-resign = abandonner la partie
cli-help-command-quit = partir ; vous pourrez d’abord sauvegarder la partie

