# Les mots du navigateur : pages, boutons, réglages. Les mots d'un jeu sont dans son propre fichier.

web-lead = Trois jeux de potions pour une soirée. Un nom et un lien : pas de compte, rien à installer.
web-games = Jeux
web-play = Jouer
web-play-game = Jouer à { $game }
web-first-turns = Mes premiers tours
web-door-seats = { $seats } joueurs
web-learn = Apprendre
web-my-games = Mes parties
web-your-turn = À vous de jouer
web-phase-lobby = En attente de joueurs
web-phase-playing = En cours
web-phase-over = Terminée
web-join-label = Vous avez un code ?
web-join-example = par exemple K7QPX
web-join = Rejoindre
web-not-affiliated = Philtre est fait par des amis de ces jeux ; il n’appartient à aucun de leurs éditeurs.
web-settings = Réglages
web-switch-language = Read in English
web-back = Retour
web-home = Vers l’accueil
web-close = Fermer
web-somebody = quelqu’un
web-bot-at = { $bot } ({ $seat })
web-seat = Place { $seat }

# Quand quelque chose ne va pas
web-failed-title = Cela n’a pas marché
web-failed-unknown = Quelque chose d’inattendu s’est produit.
web-failed-unreachable = Le serveur ne répond pas. Peut-être êtes-vous hors ligne, ou bien il redémarre.
web-failed-lost = Il n’y a pas de page à cette adresse.
web-try-again = Réessayer
web-failed-protocol = Cette page est plus ancienne que le serveur. Rechargez-la.
web-failed-seat-moved = Votre place est maintenant sur un autre appareil.
web-failed-bad-cookie = Ce navigateur n’est plus connu ici. Rechargez la page pour recommencer.

# Une nouvelle salle
web-new-variant = Façon de jouer
web-new-seats = Joueurs
web-new-company = Avec qui
web-new-bots = Robots
web-new-bots-about = Les autres places sont jouées par des robots, du plus faible au plus fort. La partie commence aussitôt.
web-new-link = Amis par lien
web-new-link-about = Vous recevez un lien à envoyer. Qui l’ouvre prend une place.
web-new-device = Sur cet appareil
web-new-device-about = Vous faites passer l’appareil. Un rideau tombe entre les tours, pour que personne ne voie les secrets des autres.
web-your-name = Votre nom
web-name-of = Nom à la place { $seat }
web-new-more = Autres choix
web-pack = Cartes
web-pack-own = Les nôtres
web-pack-file = D’un fichier
web-pack-choose = Choisir le fichier…
web-pack-about = Un paquet de contenu est un fichier texte avec vos propres cartes ; « philtre content new » en écrit un pour commencer. Il est vérifié et ne sert que dans cette salle.
web-pack-looking = Lecture du paquet…
web-pack-good = « { $title } » peut se jouer.
web-pack-foreign = { $file } est un paquet pour un autre jeu.
web-pack-bad = { $count ->
    [one] { $file } a une erreur :
   *[other] { $file } a { $count } erreurs :
}
web-pack-line = Ligne { $line } :
web-pack-now = Cartes : { $title }
web-new-clock = Horloge
web-clock-none = Sans horloge
web-clock-turn-60 = Une minute par tour
web-clock-turn-180 = Trois minutes par tour
web-clock-days-1 = Un jour par coup
web-clock-days-3 = Trois jours par coup
web-new-away = Si quelqu’un perd la connexion
web-away-wait = On attend son retour
web-away-bot-2 = Après deux minutes, un robot joue jusqu’à son retour
web-away-bot-5 = Après cinq minutes, un robot joue jusqu’à son retour
web-away-bot-15 = Après quinze minutes, un robot joue jusqu’à son retour
web-new-talk = Conversation
web-talk-phrases = Phrases toutes faites, chacun lit dans sa langue
web-talk-free = Texte libre
web-talk-silent = En silence
web-new-hints = On peut demander des conseils
web-new-previews = L’effet d’un coup est montré d’avance
web-new-watching = D’autres peuvent regarder
web-new-stand-ins = On peut remplacer un robot en cours de partie
web-new-begin = Commencer
web-new-open = Ouvrir la salle

# La salle
web-connecting = On dresse la table…
web-offline = La connexion est perdue. Elle revient… Rien n’est perdu.
web-absence-wait = { $name } a perdu la connexion. La table attend.
web-absence-soon = { $name } a perdu la connexion. Dans { $time }, un robot prend la relève.
web-absence-now = { $name } n’est pas là. Un robot joue jusqu’à son retour.
web-absence-mine = Dans { $time }, un robot joue à votre place jusqu’à votre retour.
web-seats = Places
web-seat-open = Libre
web-a-bot = Robot
web-sit = S’asseoir ici
web-put-bot = Un robot pour la place { $seat }
web-rise = { $name } quitte la place
web-swap = Échanger la place { $seat } avec une autre
web-swap-with = Avec quelle place ?
web-present = est là
web-not-present = n’est pas là
web-invite = Inviter
web-invite-about = Qui a ce lien ou ce code trouve la salle.
web-qr = Le lien en code QR
web-link = Lien
web-copy = Copier le lien
web-copied = Copié
web-share = Partager…
web-seat-link = Une place pour cet appareil
web-seat-link-about = Ce lien amène une place sur cet appareil ; l’autre appareil devient spectateur. Il ne sert qu’une fois.
web-seat-link-take = Prendre la place ici

# La table
web-waiting-for = { $name } réfléchit…
web-do-it = Valider
web-cancel = Reprendre le choix
web-skip = Passer les mouvements
web-undo = Annuler
web-hint = Conseil
web-log = Ce qui s’est passé
web-log-undo = Le dernier coup est repris.
web-log-absent = (joué pour une personne absente)
web-log-stand-in = (un robot a joué à sa place)
web-since = depuis votre tour
web-watching = En spectateur
web-spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
web-result = Résultat
web-menu = Menu
web-talk = Conversation
web-talk-open = { $count ->
    [0] Conversation
    [one] Conversation, une nouvelle ligne
   *[other] Conversation, { $count } nouvelles lignes
}
web-talk-quiet = Personne n’a encore rien dit.
web-talk-text = Dire quelque chose
web-send = Envoyer
web-spectator = Spectateur
web-offer = { $name } propose d’arrêter sans vainqueur.
web-agree = Accepter
web-decline = Continuer
web-curtain = { $name }, c’est à vous
web-curtain-about = Les autres détournent les yeux.
web-curtain-look = Je suis { $name }
web-clock-left = Temps restant : { $time }
web-days-left = { $days } j { $hours } h
web-hours-left = { $hours } h { $minutes } min
web-copy-watch = Lien pour spectateurs
web-move-seat = Place vers un autre appareil
web-offer-stop = Proposer d’arrêter
web-offer-stop-sure = Arrêter si tous sont d’accord ?
web-resign = Abandonner
web-resign-sure = Abandonner vraiment ?
web-leave = Quitter la table
web-counts = Compter les couleurs non vues
web-on = Oui
web-off = Non
web-keys = Touches : { $game } · O mes options · L dernier coup · P situation · U annuler · ? conseil · Échap reprend

# La fin
web-end-nobody = Personne ne gagne
web-end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-end-winners = { $count ->
    [one] { $names } l’emporte
   *[other] { $names } l’emportent
}
web-rematch = Encore une
web-rematch-lobby = Vers les places
web-again-offer = { $count ->
    [0] L’hôte propose une autre partie.
   *[other] { $names } propose une autre partie.
}
web-again-accept = Rejouer
web-again-decline = Pas maintenant
web-again-waiting = On attend { $names }.
web-again-withdraw = Retirer la proposition
web-again-look = Continuer sans les absents
web-score = Parties gagnées dans cette salle
web-score-wins = { $wins } sur { $games }
web-replay = Revoir
web-record = Feuille de partie
web-look-at-table = Regarder la table
web-check = La donne était-elle honnête ?
web-check-about = Avant le premier coup, le serveur a donné un sceau : le SHA-256 de la graine d’où vient tout le hasard. La graine est maintenant ouverte. Votre navigateur peut calculer lui-même le sceau.
web-check-commitment = Sceau donné au début
web-check-seed = Graine
web-check-do = Vérifier ici
web-check-kept = Le sceau correspond : tout le hasard était fixé avant le premier coup.
web-check-broken = Le sceau ne correspond pas à la graine.
web-check-closed = La graine est montrée quand la partie est finie.
web-check-unable = Ce navigateur ne calcule les sceaux que sur des pages sûres.

# Revoir
web-replay-of = Revoir la partie
web-eyes = Vu par
web-eyes-all = Spectateurs
web-step = Coup
web-step-of = Coup { $step } sur { $last }
web-first = Au début
web-previous = Un coup en arrière
web-next = Un coup en avant
web-last = À la fin
web-autoplay = Défiler seul
web-pause = Pause
web-fork = Jouer à partir d’ici
web-fork-about = Une nouvelle salle commence à cet instant, avec un nouveau hasard. Vous prenez une place.
web-fork-seat = Ma place
web-fork-others = Aux autres places
web-fork-friends = Des amis, par lien
web-origin = Commence après le coup { $move } d’une partie précédente
web-copy-moment = Lien vers cet instant

# Analyse
web-analyse = Analyser
web-analysis = Analyse
web-analysis-thinking = { $of ->
    [0] En attente d’un moment libre
   *[other] Réflexion : { $done } décisions sur { $of }
}
web-analysis-stop = Arrêter
web-analysis-ready = { $count ->
    [0] L’analyse est prête : aucune erreur.
    [one] L’analyse est prête : une erreur.
   *[other] L’analyse est prête : { $count } erreurs.
}
web-analysis-curve = { $seats ->
    [1] Part des points à espérer
    [2] Chances de gagner
   *[other] Chances de gagner face au meilleur rival
}
web-analysis-chance = { $name } { $value }
web-analysis-table = Les chances à chaque décision
web-analysis-end = Fin
web-analysis-here = Coup { $move }, { $name }
web-analysis-played = joué
web-analysis-nothing = Rien de ce qui fut décidé ici n’est resté.
web-analysis-over = La partie est finie.
web-analysis-mistakes = Plus grosses erreurs
web-analysis-next = Erreur suivante
web-analysis-none = Aucune : aucune décision n’a coûté { $least } ou plus.
web-analysis-better = mieux : { $move }
web-analysis-resigned = A abandonné
web-analysis-play-on = continuer la partie ({ $value })
web-analysis-tabs = Les parties de l’analyse
web-analysis-tab-curve = Chances
web-analysis-tab-here = Meilleurs coups
web-analysis-tab-mistakes = Erreurs

# Apprendre
web-learn-about = Les règles avec nos propres mots et les vraies pièces. Ou jouez tout de suite les premiers tours : quelqu’un à côté de vous dit que faire.
web-learn-rules = Les règles
web-lesson = Étape { $step } sur { $last }
web-lesson-next = Suite
web-lesson-try = Pas cette fois : { $what }
web-lesson-done = Jouer maintenant

# Réglages
web-language = Langue
web-language-en = English
web-language-fr = Français
web-light = Lumière
web-light-auto = Comme l’appareil
web-light-night = Nuit
web-light-parchment = Parchemin
web-speed = Mouvements
web-speed-off = Sans
web-speed-fast = Rapides
web-speed-normal = Normaux
web-speed-slow = Lents
web-contrast = Contraste
web-contrast-normal = Normal
web-contrast-strong = Fort
web-symbols = Signes sur les potions
web-symbols-normal = Normaux
web-symbols-bold = Grands
web-text = Texte
web-text-normal = Normal
web-text-large = Grand
web-text-larger = Plus grand
web-sound = Son
web-sound-on = Avec son
web-sound-off = Sans son
web-settings-about = Gardé dans ce navigateur seulement.
