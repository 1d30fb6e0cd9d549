# La ligne de commande et la partie dans le terminal.

cli-about = Trois jeux de potions : jouer dans le terminal, faire jouer des robots, relire des parties. Commencez par « philtre games », puis « philtre terminal JEU ».
cli-panel-arguments = À indiquer
cli-panel-options = Options
cli-panel-commands = Commandes

cli-help-games = Les jeux disponibles, avec leurs variantes, leurs nombres de places et leurs options.
cli-help-terminal = Jouer ici : contre des robots, ou à plusieurs sur le même appareil. Sans noms ni robots, vous prenez la place 1 et un robot occupe chacune des autres. Tapez « ? » pendant la partie.
cli-help-simulate = Faire jouer beaucoup de parties à des robots et compter : longueurs, victoires par place, fins de partie.
cli-help-perft = Compter toutes les suites de décisions jusqu’à une profondeur, le hasard étant fixé par la graine. Pour comparer des moteurs.
cli-help-replay = Raconter de nouveau une partie enregistrée, coup par coup.
cli-help-verify = Vérifier un enregistrement : la graine et sa promesse, chaque coup et les règles, et le résultat.
cli-help-analyse = Revenir sur une partie enregistrée : les chances de gagner de chaque place au fil de la partie, et les plus grosses erreurs avec ce qui aurait été meilleur. Chaque décision est jugée d’après ce que sa place pouvait alors savoir ; la même graine donne la même réponse. Exemple : philtre analyse partie.txt --html partie.html
cli-help-moves = Lister ce qui est permis dans une position. La position est en JSON, voir docs/games/JEU.md ; « - » lit l’entrée standard.
cli-help-content = Paquets de contenu : vos propres cartes, dans un fichier texte (docs/content-packs.md).
cli-help-content-check = Énumère chaque erreur d’un paquet avec sa ligne ; « - » lit l’entrée standard.
cli-help-content-new = Écrit un paquet commenté pour commencer : nos propres cartes, avec des remarques sur ce qu’on peut changer.
cli-help-bench = Mesurer la vitesse du moteur sur cette machine.

cli-arg-game = Le nom d’un jeu ; « philtre games » les énumère.
cli-arg-record = Une partie enregistrée, en texte ou en JSON ; « - » lit l’entrée standard.
cli-arg-pack = Un paquet de contenu, fichier TOML ; « - » lit l’entrée standard.
cli-opt-output = Le fichier à écrire, qui ne doit pas encore exister ; sinon le paquet est affiché.
cli-opt-version = Afficher la version et s’arrêter.
cli-opt-lang = La langue, en ou fr ; sinon celle de votre environnement. Peut se placer n’importe où.
cli-opt-variant = Une façon de jouer ; par défaut la première du jeu.
cli-opt-seats = Le nombre de joueurs ; par défaut le nombre habituel.
cli-opt-option = Une option du jeu ; peut être répétée.
cli-opt-pack = Un paquet de contenu, si le jeu en accepte : vos propres cartes (docs/content-packs.md).
cli-opt-seed = Le point de départ du hasard ; la même graine donne les mêmes parties.
cli-opt-json = Afficher du JSON pour les programmes.
cli-opt-simulations = Le temps de réflexion par décision, en simulations ; davantage est plus lent et plus sûr.
cli-opt-seed-analyse = Le point de départ du hasard de la réflexion ; celui de la partie est dans l’enregistrement.
cli-opt-html = Écrire aussi une page avec la courbe, les erreurs et toutes les décisions.
cli-opt-name = Le nom d’une personne ; à répéter pour chacune, à partir de la place 1.
cli-opt-bots-terminal = Des robots pour les places qui suivent les personnes, comme greedy,search:500ms ; « none » pour n’avoir que des personnes.
cli-opt-bots = Un robot pour toutes les places, ou un pour chacune : un niveau, de novice à archmage, ou random, greedy, search:2000, search:500ms, rollout:2000.
cli-opt-seed-terminal = Jouer une partie qu’on peut répéter ; sinon le hasard est scellé et personne ne peut le connaître.
cli-opt-load = Reprendre une partie sauvegardée.
cli-opt-games = Le nombre de parties.
cli-opt-depth = La profondeur, en décisions.
cli-opt-seat = Par les yeux de qui : une place à partir de 1, 0 pour un spectateur ; sinon tout est visible.
cli-opt-step = Attendre Entrée après chaque coup, et montrer le plateau à chaque fois.
cli-opt-state = La position, un fichier JSON.

cli-pack-good = Ce paquet peut se jouer : { $game }, « { $title } ».
cli-pack-written = Écrit : { $file }. Modifiez-le, puis : philtre content check { $file }

cli-game-line = { $game } ({ $name }) : { $about }
cli-column-variant = Variante
cli-column-seats = Places
cli-column-options = Options
cli-column-about = Ce que c’est

cli-simulating = On joue
cli-figure-games = Parties
cli-figure-decisions = Décisions
cli-figure-decisions_per_second = Décisions par seconde
cli-figure-mean_length = Longueur moyenne
cli-figure-shortest = La plus courte
cli-figure-longest = La plus longue
cli-figure-wins = Victoires de la place { $seat } ({ $bot })

cli-verified = { $sealed ->
    [true] L’enregistrement est authentique : la graine avait été promise ({ $commitment }), et les { $entries } entrées mènent au même résultat.
   *[false] L’enregistrement se rejoue : les { $entries } entrées mènent au même résultat. Sa graine n’avait pas été promise d’avance.
}
cli-analysing = On réfléchit
cli-analyse-title = { $game }, { $variant }
cli-analyse-about = { $decisions ->
    [one] Une décision, examinée pendant { $simulations ->
        [one] une simulation.
       *[other] { $simulations } simulations.
    }
   *[other] { $decisions } décisions, chacune examinée pendant { $simulations ->
        [one] une simulation.
       *[other] { $simulations } simulations.
    }
}
cli-analyse-curve = { $seats ->
    [1] Part des points à espérer
    [2] Chances de gagner
   *[other] Chances de gagner face au meilleur rival
}
cli-analyse-curve-note = Telles que la recherche les voit, d’après ce que pouvait savoir la place dont c’était le tour. Les cercles sont les plus grosses erreurs.
cli-analyse-mistakes = Les plus grosses erreurs
cli-analyse-no-mistakes = Aucune erreur : aucune décision n’a coûté { $least } ou plus.
cli-analyse-all = Toutes les décisions
cli-analyse-move = Coup
cli-analyse-player = Qui
cli-analyse-played = Joué
cli-analyse-better = Meilleur
cli-analyse-loss = Perdu
cli-analyse-play-on = continuer la partie ({ $value })
cli-turn = Tour { $turn }, { $name }
cli-enter = Entrée pour continuer

cli-welcome = { $game }, { $variant }. Tapez « ? » pour savoir quoi taper.
cli-sealed = Le hasard de cette partie est scellé. SHA-256 de sa graine : { $commitment }
cli-seed = Le hasard était « { $kind } », sa graine : { $seed }
cli-thinking = { $name } réfléchit…
cli-prompt = { $name } : { $prompt }
cli-curtain = Passez l’appareil à { $name }. Entrée quand personne d’autre ne regarde :
cli-not-understood = « { $text } » n’est ni un coup ni une commande. Tapez un numéro, un coup de la liste, ou « ? ».
cli-no-such-moves = Il n’y a pas de tels coups ici.
cli-many-moves = { $verb } : { $count } coups, « { $command } { $verb } » les énumère
cli-points = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
cli-saved = Sauvegardé dans { $file }.
cli-save-as = Sauvegarder la partie sous (Entrée pour l’abandonner) :
cli-save-needs-name = dites où : sauver FICHIER

cli-entry-undo = { $name } reprend un coup.
cli-entry-resign = { $name } abandonne.
cli-entry-stop = La partie est arrêtée d’un commun accord.

cli-help-play = Tapez le numéro d’un coup, ou le coup lui-même tel qu’il est écrit dans la liste. Ou bien :
cli-command-help = aide
cli-command-moves = coups
cli-command-board = plateau
cli-command-undo = annuler
cli-command-hint = conseil
cli-command-log = journal
cli-command-save = sauver
cli-command-resign = abandonner
cli-command-quit = quitter
cli-help-command-help = cette liste ; « ? » aussi
cli-help-command-moves = ce que vous pouvez faire ; avec un verbe, tous les coups de ce genre
cli-help-command-board = revoir le plateau
cli-help-command-undo = reprendre votre dernière décision, si rien de nouveau n’a été appris depuis
cli-help-command-hint = ce qu’un robot ferait à votre place
cli-help-command-log = tout ce qui s’est passé, comme vous l’avez vu
cli-help-command-save = avec un nom de fichier : y garder la partie ; « philtre terminal --load FICHIER » la reprend
cli-help-command-resign = renoncer à la partie
cli-help-command-quit = partir ; la partie peut être gardée dans un fichier

cli-arg-games = Quels jeux ; tous par défaut.
cli-opt-rounds = Combien de fois chaque mesure est prise, à tour de rôle.
cli-opt-seconds = La durée de chaque mesure.
cli-bench-measure = Par seconde
cli-bench-rate = Philtre
cli-bench-peer = OpenSpiel
cli-bench-ratio = Rapport
cli-bench-wanted = Visé
cli-bench-api = décisions par Python, face à puissance quatre
cli-bench-api-rummy = décisions par Python, face au gin rami
cli-bench-inside = décisions à l’intérieur, face à puissance quatre par Python
cli-bench-simulations = simulations : imaginer et jouer jusqu’au bout, face aux décisions de puissance quatre
cli-bench-clone = copies d’un état, face à puissance quatre
cli-bench-engine = { $compiled ->
    [true] Moteur compilé, Python { $python }.
   *[false] Moteur non compilé, Python { $python }.
}
