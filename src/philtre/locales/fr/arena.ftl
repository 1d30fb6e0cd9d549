# Les tournois entre robots et leurs rapports.

cli-help-arena = Organiser un tournoi entre robots : chaque donne est jouée à toutes les places, et le rapport dit qui est le meilleur et avec quelle certitude.
arena-opt-bots = Les robots, séparés par des virgules : search:2000, module:Classe, './programme arguments'. Répétable.
arena-opt-games = Nombre de parties en tout, arrondi vers le haut pour que chaque donne soit jouée à toutes les places.
arena-opt-json = Écrire le rapport dans ce fichier, en JSON ; « - » l’affiche.
arena-opt-html = Écrire le rapport dans ce fichier, sous forme de page web.
arena-opt-resume = Noter chaque résultat dans ce fichier au fur et à mesure ; si le fichier existe, reprendre là où il s’arrête.
arena-opt-jobs = Nombre de processus qui jouent ; par défaut, un par cœur.
arena-opt-ray = Jouer sur la grappe Ray à cette adresse ; « local » en démarre une ici.
arena-opt-limit = Le temps de réflexion d’un programme par coup, en secondes ; au-delà il perd la partie.
arena-playing = Parties en cours
arena-interrupted = Interrompu. Parties jouées : { $games } sur { $wanted }.
arena-go-on = Pour continuer, relancez la même commande « philtre arena … » avec --resume { $file }.

arena-title = { $game } : tournoi de robots
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
arena-ratings = Cotes
arena-ratings-note = La cote moyenne est de 1500 ; 100 points d’avance font gagner 64 % des parties, 200 points 76 %. Les barres montrent les intervalles à 95 %.
arena-standings = Classement
arena-meetings = Face à face
arena-meetings-note = Ce que le robot de la ligne obtient contre celui de la colonne : 1 par victoire, ½ par égalité. En dessous, l’intervalle à 95 %.
arena-seats = Places
arena-seats-note = Parties gagnées par place, et par qui décide en premier. Chaque robot joue autant de fois à chaque place : toute différence vient donc du jeu lui-même.
arena-first = Premier à décider
arena-lengths = Longueur des parties
arena-lengths-note = Décisions par partie : de { $shortest } à { $longest }, médiane { $median }, moyenne { $mean }.
arena-endings = Fins de partie

arena-column-bot = Robot
arena-column-rating = Cote
arena-column-interval = Intervalle à 95 %
arena-column-games = Parties
arena-column-won = Gagnées
arena-column-shared = Égalités
arena-column-lost = Perdues
arena-column-score = Réussite
arena-column-points = Points
arena-column-time = Par décision
arena-column-failures = Échecs
arena-column-ending = Fin
arena-percent = { $n } %
arena-interval = { $low }–{ $high }
arena-milliseconds = { $n } ms

arena-fault-crashed = { $n } × plantage
arena-fault-slow = { $n } × temps dépassé
arena-fault-garbage = { $n } × réponse illisible
arena-fault-huge = { $n } × ligne sans fin
arena-fault-illegal = { $n } × coup interdit
reason-forfeit = Tous les autres ont déclaré forfait
