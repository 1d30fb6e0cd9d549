# Les tournois entre robots et leurs rapports.

cli-help-arena = Organiser un tournoi entre robots : chaque donne est jouée à toutes les places, et le rapport dit qui est le meilleur et avec quelle certitude.
arena-opt-bots = Les robots, séparés par des virgules : search:2000, module:Classe, './programme arguments'. Peut être répétée.
arena-opt-games = Le nombre de parties en tout ; arrondi vers le haut pour que chaque donne soit jouée à toutes les places.
arena-opt-json = Écrire le rapport en JSON dans ce fichier ; « - » l’affiche.
arena-opt-html = Écrire le rapport dans ce fichier, sous forme de page.
arena-opt-resume = Noter chaque résultat dans ce fichier au fur et à mesure ; s’il existe déjà, reprendre là où il s’arrête.
arena-opt-jobs = Le nombre de processus qui jouent ; par défaut autant que de cœurs.
arena-opt-ray = Jouer sur la grappe Ray à cette adresse ; « local » en démarre une ici.
arena-opt-limit = Le temps de réflexion d’un programme par coup, en secondes ; au-delà il perd la partie.
arena-playing = On joue
arena-interrupted = Interrompu après { $games } parties sur { $wanted }.
arena-go-on = « philtre arena … » avec les mêmes mots et --resume { $file } reprend ici.

arena-title = { $game } : un tournoi de robots
arena-about = { $variant }, { $seats ->
    [one] 1 place
   *[other] { $seats } places
}{ $options ->
    [none] {""}
   *[other] {" "}({ $options })
} ; { $games ->
    [one] 1 partie
   *[other] { $games } parties
} sur { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
}, graine { $seed }, Philtre { $version }
arena-ratings = Classement
arena-ratings-note = La moyenne est de 1500 ; 100 points de plus font gagner 64 % des parties, 200 points 76 %. Les traits sont les intervalles à 95 %.
arena-standings = Résultats
arena-meetings = Qui bat qui
arena-meetings-note = Ce que le robot de la ligne obtient contre celui de la colonne : 1 pour une partie gagnée, ½ pour une place égale. En dessous, l’intervalle à 95 %.
arena-seats = Places
arena-seats-note = Les parties gagnées par place, et par qui décide en premier. Les robots occupent toutes les places aussi souvent : c’est donc l’effet du jeu lui-même.
arena-first = Décide en premier
arena-lengths = Longueur des parties
arena-lengths-note = Décisions par partie : de { $shortest } à { $longest }, au plus { $median } dans la moitié des parties, { $mean } en moyenne.
arena-endings = Fins de partie

arena-column-bot = Robot
arena-column-rating = Points
arena-column-interval = Intervalle à 95 %
arena-column-games = Parties
arena-column-won = Gagnées
arena-column-shared = Partagées
arena-column-lost = Perdues
arena-column-score = Réussite
arena-column-points = Marque
arena-column-time = Par décision
arena-column-failures = Défaillances
arena-column-ending = Fin
arena-percent = { $n } %
arena-interval = { $low }–{ $high }
arena-milliseconds = { $n } ms

arena-fault-crashed = { $n } × planté
arena-fault-slow = { $n } × trop lent
arena-fault-garbage = { $n } × charabia
arena-fault-huge = { $n } × ligne sans fin
arena-fault-illegal = { $n } × coup interdit
reason-forfeit = Les autres ont failli
