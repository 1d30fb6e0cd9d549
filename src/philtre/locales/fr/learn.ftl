# Les robots qui apprennent, et ce qu’il en est sorti.

cli-help-learn = Apprendre un jeu à un robot : la recherche joue contre elle-même, un petit réseau s’entraîne sur ces parties, et un match décide s’il est retenu ; puis on recommence avec le meilleur. Après une interruption, la même commande reprend où elle en était. Exemple : philtre learn apotheca --out appris --html appris.html
learn-opt-out = Le dossier des parties, des réseaux et du rapport ; le meilleur réseau se retrouve dans son dossier « best ».
learn-opt-net = Le réseau à entraîner, pour une façon de jouer ; par défaut le premier du jeu.
learn-opt-vary = Une option du jeu dont on joue tous les choix, aussi souvent les uns que les autres ; peut être répétée. Pour les autres options, c’est le choix habituel.
learn-opt-generations = Combien de fois on recommence ; on peut toujours continuer ensuite.
learn-opt-games = Le nombre de parties que chaque génération joue contre elle-même.
learn-opt-simulations = Le temps de réflexion par décision, en simulations, dans ces parties et dans le match.
learn-opt-match = Le nombre de donnes du match ; chacune est jouée de tous les côtés.
learn-opt-epochs = Combien de fois l’entraînement parcourt toutes les positions.
learn-opt-jobs = Le nombre de processus qui jouent ; par défaut autant que de cœurs.
learn-opt-ray = Jouer sur la grappe Ray à cette adresse ; « local » en démarre une ici.
learn-opt-html = Écrire aussi le rapport dans ce fichier, sous forme de page.
learn-doing-play = Génération { $n } : parties
learn-doing-train = Génération { $n } : entraînement
learn-doing-match = Génération { $n } : match
learn-interrupted = Interrompu. La même commande avec --out { $folder } reprend ici.
learn-best = { $better ->
    [true] Le meilleur réseau se trouve dans { $folder }.
   *[false] Aucun réseau n’a fait mieux que l’évaluation écrite à la main.
}

learn-title = { $game } : ce qu’un robot a appris
learn-about = Réseau { $net }, { $simulations } simulations par décision, graine { $seed }, Philtre { $version }.
learn-strength = La force
learn-strength-note = Ce que chaque génération a obtenu au-delà de sa part égale dans le match contre la meilleure d’avant, la première contre l’évaluation écrite à la main. Les traits sont des intervalles à 95 %.
learn-loss = La perte
learn-loss-note = L’entropie croisée entre ce que dit le réseau et les résultats, sur des parties qui n’ont pas servi à l’entraînement, avant le premier passage et après chacun. À gauche, ce que coûterait de dire toujours la moyenne.
learn-calibration = Ce qu’il dit, et ce qu’il en advient
learn-calibration-note = Des positions qui n’ont pas servi à l’entraînement, de celles qu’il aime le moins, à gauche, à celles qu’il préfère : ce qu’il a dit en moyenne, et ce qui a été obtenu en moyenne. Plus les lignes sont proches, plus ses pourcentages sont justes.
learn-told = dit
learn-got = obtenu
learn-generations = Les générations
learn-generation = Génération { $n }
learn-column-generation = Génération
learn-column-games = Parties
learn-column-positions = Positions
learn-column-loss = Perte
learn-column-share = Match
learn-column-even = Part égale
learn-column-kept = Retenu
learn-share = { $share } ± { $half }
learn-kept = { $kept ->
    [true] oui
   *[false] non
}
