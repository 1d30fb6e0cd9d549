# Les robots qui apprennent, et ce qu’il en est sorti.

cli-help-learn = Entraîner un robot à un jeu : la recherche joue contre elle-même, un petit réseau s’entraîne sur ces parties, et un match décide s’il est retenu ; puis on recommence avec le meilleur. Après une interruption, la même commande continue. Exemple : philtre learn apotheca --out appris --html appris.html
learn-opt-out = Dossier des parties, des réseaux et du rapport ; le meilleur réseau se retrouve dans son dossier « best ».
learn-opt-net = Réseau à entraîner, pour un mode de jeu ; par défaut, celui du jeu habituel à deux.
learn-opt-vary = Option du jeu à faire varier : tous ses choix sont joués autant de fois. Répétable. Les autres options gardent leur choix habituel.
learn-opt-generations = Nombre de générations ; vous pourrez en ajouter plus tard.
learn-opt-games = Nombre de parties que chaque génération joue contre elle-même.
learn-opt-simulations = Simulations par décision, dans ces parties et dans le match.
learn-opt-match = Nombre de donnes du match ; chacune est jouée de tous les côtés.
learn-opt-epochs = Nombre de passages de l’entraînement sur toutes les positions.
learn-opt-jobs = Nombre de processus qui jouent ; par défaut, un par cœur.
learn-opt-ray = Jouer sur la grappe Ray à cette adresse ; « local » en démarre une ici.
learn-opt-torch = Entraîner avec PyTorch plutôt que numpy, sur un GPU s’il y en a un.
learn-opt-html = Écrire aussi le rapport dans ce fichier, sous forme de page web.
learn-doing-play = Génération { $n } : parties
learn-doing-train = Génération { $n } : entraînement
learn-doing-match = Génération { $n } : match
learn-interrupted = Interrompu. Pour continuer, relancez la même commande avec --out { $folder }.
learn-best = { $better ->
    [true] Le meilleur réseau se trouve dans { $folder }.
   *[false] Aucun réseau n’a fait mieux que l’évaluation écrite à la main.
}

learn-title = { $game } : ce que le robot a appris
learn-about = Réseau { $net }, { $simulations ->
    [one] { $simulations } simulation
   *[other] { $simulations } simulations
} par décision, graine { $seed }, Philtre { $version }.
learn-strength = Force
learn-strength-note = Ce que chaque génération a obtenu au-delà d’une part égale, dans son match contre la meilleure avant elle ; la première a joué contre l’évaluation écrite à la main. Les barres montrent les intervalles à 95 %.
learn-loss = Perte
learn-loss-note = L’entropie croisée entre les prédictions du réseau et les résultats, sur des parties qui n’ont pas servi à l’entraînement, avant le premier passage et après chacun. Tout à gauche : ce que coûterait de toujours prédire la moyenne.
learn-calibration = Résultats prédits et obtenus
learn-calibration-note = Des positions qui n’ont pas servi à l’entraînement, les moins prometteuses à gauche : la prédiction moyenne et le résultat moyen. Plus les lignes sont proches, plus les pourcentages sont justes.
learn-told = prédit
learn-got = obtenu
learn-generations = Générations
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
