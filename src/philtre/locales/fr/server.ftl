# Les mots du serveur : refus, paroles, robots.

server-not-built-title = La table n’est pas encore mise
server-not-built = Le serveur tourne, mais son interface n’a pas été construite. Lancez « make frontend » ou installez Philtre comme paquet.
server-ready = Philtre vous attend à { $address }
server-stop = Arrêtez-le avec Ctrl+C.
server-data = Les parties sont gardées dans { $place }
server-port-taken = Le port { $port } est pris. Choisissez-en un autre avec --port, ou 0 pour n’importe quel port libre.
server-second = Un autre Philtre utilise déjà { $place }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.

# Refus qui tiennent à la demande elle-même.
error-bad-message = ce n’est pas un message du protocole : { $problem }
error-bad-setup = cela ne peut pas se jouer : { $problem }
error-protocol = ce serveur parle la version { $spoken } du protocole, pas la { $protocol } ; rechargez la page
error-hello-first = le premier message doit être un bonjour
error-bad-cookie = ce navigateur n’est plus connu ici ; rechargez la page pour repartir de zéro
error-bad-origin = une autre page ne peut pas se servir de cette table
error-bad-host = ce serveur ne répond pas à ce nom
error-not-found = il n’y a rien à cette adresse
error-no-room = ce salon n’existe pas
error-no-table = cette partie n’existe pas
error-no-link = ce lien de place n’est plus valable
error-no-pack = il n’y a pas ici de paquet de contenu nommé { $pack }
error-no-game = ce jeu n’existe pas ici
error-bad-method = cela ne se fait pas à cette adresse
error-too-big = c’est trop long ; { $most } octets sont permis
error-too-many = trop à la fois ; réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}
error-table-full = il s’est passé tant de choses à cette table qu’on ne peut plus que terminer la partie
error-room-crowded = le salon est plein de spectateurs
error-internal = quelque chose s’est mal passé sur le serveur
error-busy = le serveur n’a pas pu le faire à l’instant ; réessayez dans un moment

# Refus qui tiennent au salon.
error-not-host = seul l’hôte peut faire cela
error-not-your-seat = la place { $seat } n’est pas à vous
error-not-seated = vous n’avez pas de place à cette table
error-watching-off = cette table joue sans spectateurs
error-no-bot = ce robot n’existe pas
error-seat-taken = la place { $seat } est prise
error-knows-secrets = vous avez vu les secrets d’une autre place dans cette partie
error-name-empty = il faut un nom
error-name-taken = quelqu’un porte déjà ce nom à cette table
error-name-fixed = les noms ne changent pas avant la fin de la partie
error-no-stand-ins = personne ne peut prendre la relève dans cette partie
error-not-lobby = la partie a commencé
error-not-playing = aucune partie n’est en cours
error-not-over = la partie n’est pas encore finie
error-seats-open = des places sont encore libres
error-person-present = la personne à la place { $seat } est là
error-person-returns = la personne à la place { $seat } vient seulement de partir
error-forked = cette table prolonge une autre partie ; ses règles sont fixées

# Refus qui tiennent à la partie.
error-other-table = le salon est passé à une autre table
error-stale = la table a changé entre-temps
error-curtain = le rideau est baissé : la personne dont c’est le tour doit d’abord regarder
error-not-my-turn = ce n’est pas votre tour
error-gave-up = vous avez abandonné
error-undo-spent = on est assez revenu en arrière dans cette partie
error-hints-off = cette table joue sans conseils
error-previews-off = cette table joue sans aperçus
error-no-offer = personne n’a proposé d’arrêter
error-offered = une proposition d’arrêter attend des réponses
error-running = cela pourra se voir quand la partie sera finie
error-no-point = la partie n’a que { $last } étapes
error-no-decisions = il n’y a rien à analyser : personne n’a pris de décision

# Refus qui tiennent à la parole.
error-talk-silent = cette table joue en silence
error-talk-phrases = seules les phrases toutes prêtes sont permises ici
error-talk-empty = il n’y a rien à dire
error-no-phrase = cette phrase n’existe pas

# Pourquoi le serveur ferme une connexion.
bye-restarting = Le serveur redémarre. Votre partie reprend dans un instant.
bye-too-slow = La connexion était trop lente ; elle est refaite.
bye-quiet = La connexion est restée muette trop longtemps.
bye-seat-moved = Votre place est passée sur un autre appareil.
bye-watching-off = Cette table joue sans spectateurs.

# Phrases.
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-have-fun = Amusez-vous bien !
say-well-played = Bien joué !
say-nice-move = Joli coup !
say-thanks = Merci !
say-sorry = Désolé !
say-oops = Oups !
say-wow = Waouh !
say-hurry = Courage, c’est à vous !
say-one-moment = Un instant, s’il vous plaît.
say-good-game = Belle partie !
say-again = Une autre ?
say-bye = Au revoir !

# Robots, du plus faible au plus fort.
bot-novice = Novice
bot-novice-about = Apprend encore : bien des décisions sont prises au hasard. Répond aussitôt.
bot-brewer = Brasseur
bot-brewer-about = Prend ce qui paraît le mieux sur l’instant, sans voir plus loin. Répond aussitôt.
bot-alchemist = Alchimiste
bot-alchemist-about = Regarde un peu plus loin : vingt pensées par décision. Répond aussitôt.
bot-sage = Sage
bot-sage-about = Voit loin et compte avec vos réponses. Cinq cents pensées par décision, en moins d’un dixième de seconde.
bot-archmage = Archimage
bot-archmage-about = Aussi fort que cette machine le permet. Réfléchit jusqu’à une seconde par décision.

# La commande `philtre serve`.
serve-help-play = Jouer dans le navigateur : dresser une table sur cet ordinateur et l’ouvrir.
cli-help-serve = Lancer le serveur de tables : on joue dans le navigateur, par lien, entre amis ou contre des robots.
serve-opt-host = L’adresse où écouter ; 0.0.0.0 laisse entrer les autres machines.
serve-opt-port = Le port où écouter ; 0 en prend un libre.
serve-opt-data = Le dossier où les parties sont gardées ; par défaut le dossier de données de votre compte.
serve-opt-packs = Le dossier des paquets de contenu qu’on peut choisir pour une salle par leur nom de fichier ; par défaut « packs » dans le dossier de données.
serve-opt-database = Une base de données au lieu du dossier, comme postgresql://user:password@host/name. Plusieurs serveurs peuvent la partager.
serve-opt-origin = Une autre adresse web dont les pages peuvent se servir de ce serveur ; peut être donnée plusieurs fois.
serve-opt-host-name = Un nom sous lequel on joint ce serveur, comme play.example.org ; les requêtes sous tout autre nom sont refusées. Peut être donné plusieurs fois.
serve-opt-proxies = Adresses des mandataires placés devant ce serveur, séparées par des virgules ; on les croit sur l’adresse du client.
serve-opt-pace = Le temps minimal, en secondes, que prend un robot pour un coup, afin qu’on puisse suivre.
serve-opt-bot-processes = Combien de processus pensent pour les robots ; sinon cela dépend de la machine.
serve-opt-metrics-port = Un port à part pour /metrics, accessible depuis cette machine seulement. Sans lui ni jeton, il n’y a pas de chiffres.
serve-opt-metrics-token = Qui envoie ce jeton (Authorization: Bearer …) obtient /metrics au port habituel.
serve-opt-limit = Une autre limite contre les flots de messages, comme sockets=500 pour plus de connexions depuis une adresse ; peut être donnée plusieurs fois.
serve-opt-log = Ce qui est dit dans le journal.
serve-opt-open = Ouvrir le navigateur quand le serveur est prêt.
