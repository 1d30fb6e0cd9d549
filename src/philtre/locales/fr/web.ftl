# Les mots du navigateur : pages, boutons, réglages. Les mots d'un jeu sont dans son propre fichier.

web-lead = Trois jeux de potions pour vos soirées jeux. Un nom, un lien : pas de compte, rien à installer.
web-games = Jeux
web-play = Jouer
web-play-game = Jouer à { $game }
web-first-turns = Tutoriel
web-door-seats = { $seats } joueurs
web-learn = Comment jouer
web-my-games = Mes parties
web-your-turn = À vous de jouer
web-phase-lobby = En attente de joueurs
web-phase-playing = En cours
web-phase-over = Terminée
web-join-label = Un code de salon ?
web-join-example = p. ex. K7QPX
web-join = Rejoindre
web-not-affiliated = Philtre est l’œuvre de passionnés de ces jeux, sans lien avec leurs éditeurs.
web-settings = Réglages
web-switch-language = Read in English
web-back = Retour
web-home = Accueil
web-close = Fermer
web-somebody = quelqu’un
web-bot-at = { $bot } ({ $seat })
web-seat = Place { $seat }

# Quand quelque chose ne va pas
web-failed-title = Ça n’a pas marché
web-failed-notify = ce navigateur n’a pas pu joindre son service de notification ; réessayez plus tard
web-failed-unknown = Une erreur s’est produite. Réessayez.
web-failed-unreachable = Le serveur ne répond pas. Vous êtes peut-être hors ligne, ou il redémarre : réessayez dans un instant.
web-failed-lost = Il n’y a pas de page à cette adresse. Vérifiez le lien, ou revenez à l’accueil.
web-try-again = Réessayer
web-failed-protocol = Cette page n’est plus à jour. Rechargez-la pour continuer à jouer.
web-failed-seat-moved = Votre place est passée sur un autre appareil.
web-failed-bad-cookie = Le serveur ne reconnaît plus ce navigateur. Rechargez la page pour repartir de zéro.

# Un nouveau salon
web-new-variant = Mode de jeu
web-new-seats = Joueurs
web-new-company = Jouer avec
web-new-bots = Des robots
web-new-bots-about = Des robots occupent les autres places, au niveau de votre choix. La partie commence tout de suite.
web-new-link = Des amis en ligne
web-new-link-about = Vous obtenez un lien à partager. Toute personne qui l’ouvre peut prendre une place.
web-new-device = Sur un seul appareil
web-new-device-about = Vous vous passez l’appareil. Un rideau tombe avant le tour de qui a quelque chose à cacher, pour que personne ne voie les secrets des autres.
web-your-name = Votre nom
web-nameless = Anonyme
web-name-first = Choisissez d’abord un nom.
web-name-of = Nom à la place { $seat }
web-new-more = Plus d’options
web-pack = Cartes
web-pack-own = Standard
web-pack-file = Depuis un fichier
web-pack-choose = Choisir un fichier…
web-pack-about = Un pack de contenu est un fichier texte avec vos propres cartes ; « philtre content new » en écrit un pour commencer. Le pack est d’abord vérifié et ne sert que dans ce salon.
web-pack-looking = Vérification du pack…
web-pack-good = « { $title } » est prêt à jouer.
web-pack-foreign = { $file } est un pack pour un autre jeu. Choisissez un autre fichier.
web-pack-bad = { $count ->
    [one] { $file } contient { $count } erreur. Corrigez-la, puis choisissez de nouveau le fichier :
   *[other] { $file } contient { $count } erreurs. Corrigez-les, puis choisissez de nouveau le fichier :
}
web-pack-line = Ligne { $line } :
web-pack-now = Cartes : { $title }
web-new-clock = Limite de temps
web-clock-none = Sans limite
web-clock-turn-60 = 1 minute par tour
web-clock-turn-180 = 3 minutes par tour
web-clock-days-1 = 1 jour par coup
web-clock-days-3 = 3 jours par coup
web-new-away = Si un joueur se déconnecte
web-away-wait = Attendre son retour
web-away-bot-2 = Un robot le remplace après 2 minutes
web-away-bot-5 = Un robot le remplace après 5 minutes
web-away-bot-15 = Un robot le remplace après 15 minutes
web-new-talk = Discussion
web-talk-phrases = Phrases toutes faites, traduites
web-talk-free = Discussion libre
web-talk-silent = Pas de discussion
web-new-hints = Autoriser les conseils
web-new-previews = Montrer l’effet des coups
web-new-watching = Autoriser les spectateurs
web-new-stand-ins = Permettre de remplacer un robot en cours de partie
web-new-begin = Lancer la partie
web-new-open = Créer le salon

# Le salon
web-connecting = Mise en place…
web-offline = Connexion perdue. Reconnexion… Votre partie n’est pas perdue.
web-absence-wait = { $name } a perdu la connexion. La table attend.
web-absence-soon = { $name } a perdu la connexion. Un robot prendra le relais dans { $time }.
web-absence-now = { $name } n’est pas là. Un robot joue à sa place jusqu’à son retour.
web-absence-mine = Un robot jouera à votre place dans { $time }, jusqu’à votre retour.
web-absence-vote = { $voices ->
    [0] Confier à un robot
   *[other] Confier à un robot ({ $voices } pour)
}
web-seats = Places
web-seat-open = Place libre
web-a-bot = Robot
web-sit = S’asseoir ici
web-put-bot = Robot pour la place { $seat }
web-rise = Libérer la place ({ $name })
web-swap = Échanger la place { $seat } avec une autre
web-swap-with = Échanger avec quelle place ?
web-present = en ligne
web-not-present = hors ligne
web-invite = Inviter des amis
web-invite-about = Toute personne qui a ce lien ou ce code peut rejoindre le salon.
web-qr = Code QR du lien
web-link = Lien
web-copy = Copier le lien
web-copied = Copié
web-share = Partager…
web-seat-link = Continuer sur cet appareil
web-seat-link-about = Ce lien transfère votre place sur cet appareil ; l’autre devient spectateur. Il ne sert qu’une fois.
web-seat-link-take = Prendre la place

# La table
web-question-for = { $name } : { $question }
web-waiting-for = { $name } réfléchit…
web-waiting-away = On attend { $name }…
web-do-it = Valider
web-cancel = Désélectionner
web-skip = Passer les animations
web-undo = Annuler
web-end-turn = Finir le tour
web-last-action = C’était votre dernière action.
web-ending = Fin du tour
web-ending-asked = Demander d’abord
web-ending-once = Tout de suite
web-hint = Conseil
web-log = Journal de la partie
web-log-undo = Le dernier coup est annulé.
web-log-absent = (joué pour une personne absente)
web-log-stand-in = (un robot a joué à sa place)
web-since = depuis votre dernier tour
web-watching = Spectateur
web-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-result = Résultat
web-menu = Menu
web-talk = Discussion
web-talk-open = { $count ->
    [0] Discussion
    [one] Discussion, { $count } nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
web-talk-quiet = Aucun message pour l’instant.
web-talk-text = Écrire un message
web-send = Envoyer
web-spectator = Spectateur
web-offer = { $name } propose d’arrêter la partie sans vainqueur.
web-agree = Accepter
web-decline = Continuer
web-curtain = { $name }, c’est à vous
web-curtain-about = Les autres, ne regardez pas !
web-curtain-look = C’est moi, { $name }
web-clock-left = Temps restant : { $time }
web-days-left = { $days } j { $hours } h
web-hours-left = { $hours } h { $minutes } min
web-copy-watch = Copier le lien spectateur
web-move-seat = Continuer sur un autre appareil
web-offer-stop = Proposer d’arrêter la partie
web-offer-stop-sure = Arrêter si tous sont d’accord ?
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-leave = Quitter la table
web-counts = Compter les couleurs restantes
web-shake = Tremblements de l’écran
web-on = Oui
web-off = Non
web-keys = Clavier : { $game } · O mes options · L dernier coup · P scores · U annuler · ? conseil · Échap désélectionner

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
web-rematch = Revanche
web-rematch-lobby = Changer de places
web-again-offer = { $count ->
    [0] L’hôte propose une revanche.
    [one] { $names } propose une revanche.
   *[other] { $names } proposent une revanche.
}
web-again-accept = Rejouer
web-again-decline = Pas maintenant
web-again-waiting = On attend { $names }.
web-again-withdraw = Retirer la proposition
web-again-look = Continuer sans les absents
web-score = Parties gagnées dans ce salon
web-score-wins = { $wins } sur { $games }
web-replay = Revoir
web-record = Enregistrer la partie
web-look-at-table = Voir la table
web-check = La donne était-elle honnête ?
web-check-about = Avant le premier coup, le serveur a publié un sceau : le SHA-256 de la graine d’où vient tout le hasard. Puis le navigateur de chaque joueur a ajouté son propre nombre, pour que personne ne puisse choisir la donne. Maintenant que la graine est révélée, votre navigateur peut recalculer le sceau.
web-check-commitment = Sceau publié au début
web-check-seed = Graine
web-check-do = Vérifier
web-check-kept = Le sceau correspond, et ce que votre navigateur a ajouté est bien dans la donne : tout le hasard était fixé avant le premier coup.
web-check-broken = Le sceau ne correspond pas à la graine, ou votre nombre n’a pas été pris en compte. Ne vous fiez pas à cette donne.
web-check-closed = La graine est révélée à la fin de la partie.
web-check-unable = Votre navigateur ne peut vérifier le sceau que sur une connexion sécurisée (https).

# Revoir
web-replay-of = Revoir la partie
web-eyes = Vu par
web-eyes-all = Spectateur
web-eyes-open = Tout dévoilé
web-step = Coup
web-step-of = Coup { $step } sur { $last }
web-first = Premier coup
web-previous = Coup précédent
web-next = Coup suivant
web-last = Dernier coup
web-autoplay = Lecture automatique
web-pause = Pause
web-fork = Jouer à partir d’ici
web-fork-about = Un nouveau salon s’ouvre à ce moment de la partie, avec un hasard nouveau. Vous prenez une des places.
web-fork-seat = Ma place
web-fork-others = Autres places
web-fork-friends = Des amis, par lien
web-origin = Reprend après le coup { $move } d’une partie précédente
web-copy-moment = Copier le lien vers ce coup

# Analyse
web-analyse = Analyser
web-analysis = Analyse
web-analysis-thinking = { $of ->
    [0] Dans la file d’attente
   *[other] Analyse des décisions : { $done } sur { $of }
}
web-analysis-stop = Arrêter
web-analysis-ready = { $count ->
    [0] Analyse terminée : aucune erreur.
    [one] Analyse terminée : { $count } erreur.
   *[other] Analyse terminée : { $count } erreurs.
}
web-analysis-curve = { $seats ->
    [1] Part des points attendue
    [2] Chances de gagner
   *[other] Chances de gagner face au meilleur rival
}
web-analysis-chance = { $name } { $value }
web-analysis-table = Les chances à chaque décision
web-analysis-end = Fin
web-analysis-here = Coup { $move } : { $name }
web-analysis-played = joué
web-analysis-nothing = Il n’y avait rien à décider ici.
web-analysis-over = La partie est finie.
web-analysis-mistakes = Plus grosses erreurs
web-analysis-next = Erreur suivante
web-analysis-none = Aucune : aucune décision n’a coûté { $least } ou plus.
web-analysis-better = mieux : { $move }
web-analysis-resigned = Abandon
web-analysis-play-on = continuer la partie ({ $value })
web-analysis-tabs = Rubriques de l’analyse
web-analysis-tab-curve = Chances
web-analysis-tab-here = Meilleurs coups
web-analysis-tab-mistakes = Erreurs

# Apprendre
web-learn-about = Lisez les règles, expliquées à notre façon, ou lancez-vous : le tutoriel vous accompagne pendant vos premiers tours.
web-learn-rules = Règles
web-lesson = Étape { $step } sur { $last }
web-lesson-next = Suivant
web-lesson-try = Pas tout à fait : { $what }
web-lesson-done = Jouer une vraie partie

# Réglages
web-language = Langue
web-language-en = English
web-language-fr = Français
web-light = Thème
web-light-auto = Comme l’appareil
web-light-night = Nuit
web-light-parchment = Parchemin
web-speed = Animations
web-speed-off = Aucune
web-speed-fast = Rapides
web-speed-normal = Normales
web-speed-slow = Lentes
web-contrast = Contraste
web-contrast-normal = Normal
web-contrast-strong = Élevé
web-symbols = Symboles sur les potions
web-symbols-normal = Normaux
web-symbols-bold = Grands
web-text = Taille du texte
web-text-normal = Normale
web-text-large = Grande
web-text-larger = Très grande
web-sound = Son
web-sound-on = Son activé
web-sound-off = Son coupé
web-volume = Volume
web-haptics = Vibrations
web-notify-off = Cet appareil peut vous avertir quand c’est à vous de jouer, même si Philtre est fermé.
web-notify-on = Cet appareil vous avertit quand c’est à vous de jouer.
web-notify-denied = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
web-notify-start = M’avertir à mon tour
web-notify-stop = Ne plus m’avertir
web-settings-about = Vos réglages ne sont gardés que dans ce navigateur.

# Sans serveur : tout se passe dans le navigateur.
web-lead-alone = Trois jeux de potions pour vos soirées jeux. Tout se passe dans votre navigateur : pas de compte, rien à installer, et on peut jouer hors ligne.
web-engine-loading = Préparation des jeux : { $share }
web-engine-forgets = Ce navigateur ne nous laisse rien enregistrer : vos parties disparaîtront quand vous fermerez cette page.
web-alone-busy = impossible d’enregistrer cela : il ne reste peut-être plus de place sur cet appareil. Rien d’autre n’est perdu ; faites de la place et réessayez.
web-failed-engine-broken = Les jeux n’ont pas pu démarrer dans ce navigateur ({ $problem }).
web-failed-engine-newer = Vos parties viennent d’une version plus récente de cette page. Fermez tous ses onglets et rouvrez-la.
web-play-here = Jouer ici en attendant le serveur
web-back-to-server = Revenir au serveur

# Partager une partie terminée par son adresse.
web-share-game = Partager la partie
web-share-about = Toute personne qui ouvre ce lien peut revoir la partie à partir d’ici. Toute la partie est dans le lien.
web-share-too-long = Cette partie est trop longue pour un lien. Enregistrez-la et envoyez le fichier.
web-shared-opening = Ouverture de la partie…
web-failed-shared-broken = Ce lien est incomplet. Redemandez-le, ou demandez la partie sous forme de fichier.
web-open-record = Ouvrir une partie enregistrée
