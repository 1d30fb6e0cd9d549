# Les mots du serveur : refus, paroles, robots.

server-not-built-title = La table n’est pas encore mise
server-not-built = Le serveur tourne, mais ses pages web n’ont pas été construites. Lancez « make frontend », ou installez Philtre comme paquet.
server-ready = Philtre est prêt : { $address }
server-others = Les autres appareils du réseau le trouvent à l’adresse { $address }
server-stop = Ctrl+C pour l’arrêter.
server-data = Les parties sont conservées dans { $place }
error-port-taken = Le port { $port } est déjà utilisé. Choisissez-en un autre avec { $option }.
error-port-forbidden = Ce compte n’a pas le droit d’utiliser le port { $port }. Choisissez-en un au-dessus de 1023 avec { $option }.
error-port-host = Cet ordinateur n’a pas l’adresse { $host }. --host est une des siennes : 127.0.0.1, ou 0.0.0.0 pour toutes.
error-port-unusable = Le port { $port } de { $host } est inutilisable : { $problem }
error-database-unusable = La base de données { $place } est inutilisable : { $problem }
error-database-read-only = La base de données { $place } est en lecture seule. Le fichier et son dossier doivent appartenir au compte qui lance Philtre.
error-database-damaged = La base de données { $place } est endommagée. Restaurez la dernière sauvegarde ; « sqlite3 FICHIER .recover » peut récupérer ce qui est venu après.
error-database-newer = La base de données { $place } a été écrite par un Philtre plus récent (format { $found } ; celui-ci connaît { $known }). Lancez le plus récent, ou restaurez la sauvegarde faite avant la mise à jour.
server-second = Un autre Philtre utilise déjà { $place }. Arrêtez-le d’abord, ou choisissez un autre dossier avec --data.

# Refus qui tiennent à la demande elle-même.
error-bad-message = le serveur n’a pas pu lire ce message : { $problem }
error-bad-record = ceci n’est pas l’enregistrement d’une partie terminée, ou il contient une erreur : { $problem }
error-bad-setup = cette partie ne peut pas être mise en place : { $problem }
error-protocol = ce serveur parle la version { $spoken } du protocole, pas la { $protocol } ; rechargez la page
error-hello-first = le premier message doit être « hello »
error-bad-cookie = le serveur ne reconnaît plus ce navigateur ; rechargez la page pour repartir de zéro
error-bad-origin = les pages d’autres sites ne peuvent pas utiliser ce serveur
error-banned = l’hôte de ce serveur ne vous laisse pas entrer
error-muted = l’hôte de ce serveur vous a retiré la parole
error-room-closed = l’hôte de ce serveur a fermé ce salon
error-bad-host = ce serveur ne répond pas à ce nom ; vérifiez l’adresse
error-not-found = il n’y a rien à cette adresse ; vérifiez le lien
error-no-room = ce salon n’existe pas ; vérifiez le code, ou demandez un nouveau lien
error-no-table = cette partie n’existe pas ; vérifiez le lien
error-no-link = ce lien a déjà servi ou a expiré ; demandez-en un nouveau
error-no-exercise = cet exercice n’existe pas
error-no-pack = ce serveur n’a pas de pack de contenu nommé { $pack }
error-no-push = ce serveur ne peut pas envoyer de notifications à ce navigateur
error-no-game = ce serveur n’a pas ce jeu
error-bad-method = cette adresse n’accepte pas cette demande
error-too-big = c’est trop gros ; la limite est de { $most } octets
error-too-many = trop de demandes ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
error-table-full = cette table a atteint sa limite de coups et de messages ; terminez la partie, puis lancez-en une autre
error-room-crowded = ce salon ne peut plus accueillir de spectateurs
error-internal = une erreur s’est produite sur le serveur ; réessayez
error-busy = le serveur est trop occupé ; réessayez dans un instant

# Refus qui tiennent au salon.
error-not-host = seul l’hôte peut faire cela
error-not-your-seat = la place { $seat } n’est pas à vous
error-not-seated = vous n’avez pas de place à cette table
error-watching-off = cette table n’admet pas de spectateurs
error-no-bot = ce robot n’existe pas
error-seat-taken = la place { $seat } est prise ; choisissez-en une autre
error-knows-secrets = vous avez déjà vu les secrets d’une autre place dans cette partie
error-name-empty = entrez d’abord un nom
error-name-taken = quelqu’un porte déjà ce nom à cette table ; choisissez-en un autre
error-name-fixed = les noms ne peuvent pas changer avant la fin de la partie
error-names-spent = vous avez changé de nom trop souvent ; ce sera de nouveau possible à la prochaine partie
error-no-stand-ins = personne ne peut prendre le relais dans cette partie
error-not-lobby = la partie a déjà commencé
error-not-playing = aucune partie n’est en cours
error-not-over = la partie n’est pas encore finie
error-seats-open = il reste des places libres ; remplissez-les d’abord
error-number-given = cette place a déjà ajouté son nombre à la donne
error-person-present = la personne à la place { $seat } est toujours là
error-person-returns = la personne à la place { $seat } vient seulement de partir ; laissez-lui un instant
error-forked = cette table prolonge une autre partie : ses règles sont fixées

# Refus qui tiennent à la partie.
error-other-table = le salon est passé à une autre partie
error-stale = la table a changé entre-temps ; regardez de nouveau
error-curtain = le rideau est baissé ; la personne dont c’est le tour doit d’abord le lever
error-not-my-turn = ce n’est pas votre tour
error-gave-up = vous avez abandonné cette partie
error-undo-spent = vous ne pouvez plus annuler de coup dans cette partie
error-hints-off = les conseils sont désactivés à cette table
error-previews-off = les aperçus sont désactivés à cette table
error-no-offer = personne n’a proposé d’arrêter la partie
error-offered = une proposition d’arrêter la partie attend encore des réponses
error-running = vous pourrez voir cela une fois la partie terminée
error-no-point = cette partie n’a que { $last ->
    [one] { $last } coup
   *[other] { $last } coups
}
error-no-decisions = il n’y a rien à analyser : personne n’a pris de décision

# Refus qui tiennent à la parole.
error-talk-silent = la discussion est désactivée à cette table
error-talk-phrases = seules les phrases toutes faites sont permises à cette table
error-talk-empty = écrivez d’abord quelque chose
error-no-phrase = cette phrase n’existe pas

# Pourquoi le serveur ferme une connexion.
bye-restarting = Le serveur redémarre. Votre partie revient dans un instant.
bye-too-slow = Votre connexion était trop lente. Reconnexion.
bye-quiet = Votre navigateur n’a plus rien envoyé depuis trop longtemps.
bye-seat-moved = Votre place est passée sur un autre appareil.
bye-watching-off = Cette table n’admet pas de spectateurs.
bye-banned = L’hôte de ce serveur ne vous laisse plus entrer.
bye-room-closed = L’hôte de ce serveur a fermé ce salon.

# Phrases.
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-have-fun = Amusez-vous bien !
say-well-played = Bien joué !
say-nice-move = Joli coup !
say-thanks = Merci !
say-sorry = Pardon !
say-oops = Oups !
say-wow = Waouh !
say-hurry = Allez, c’est à vous !
say-one-moment = Un instant, s’il vous plaît.
say-good-game = Belle partie !
say-again = On en refait une ?
say-bye = Au revoir !

# Robots, du plus faible au plus fort.
bot-novice = Novice
bot-novice-about = Débute encore : beaucoup de ses coups sont joués au hasard. Joue aussitôt.
bot-brewer = Potionniste
bot-brewer-about = Prend ce qui paraît le mieux sur le moment, sans voir plus loin, et se trompe parfois. Gagne environ quatre parties sur cinq contre le Novice. Joue aussitôt.
bot-alchemist = Alchimiste
bot-alchemist-about = Anticipe de quelques coups, et gagne environ quatre parties sur cinq contre le Potionniste. Joue aussitôt.
bot-sage = Sage
bot-sage-about = Anticipe bien, prévoit vos réponses, et gagne environ trois parties sur quatre contre l’Alchimiste, ou plus. Joue aussitôt.
bot-archmage = Archimage
bot-archmage-about = Aussi fort qu’une seconde de réflexion le permet : examine des milliers de suites, et gagne environ trois parties sur quatre contre le Sage, ou plus.

# La commande `philtre serve`.
serve-help-play = Jouer dans le navigateur : préparer une table sur cet ordinateur et l’ouvrir.
cli-help-serve = Lancer le serveur de jeu : on joue dans le navigateur, par lien, entre amis ou contre des robots.
serve-opt-host = Adresse d’écoute ; 0.0.0.0 accepte les autres machines.
serve-opt-port = Port d’écoute ; 0 prend n’importe quel port libre.
serve-opt-data = Dossier où garder les parties ; par défaut, le dossier de données de votre compte.
serve-opt-packs = Dossier des packs de contenu, que les joueurs choisissent par leur nom de fichier ; par défaut, « packs » dans le dossier de données.
serve-opt-database = Base de données à utiliser à la place du dossier, par exemple postgresql://user:password@host/name. Plusieurs serveurs peuvent la partager.
serve-opt-origin = Une autre adresse web dont les pages peuvent utiliser ce serveur. Répétable.
serve-opt-host-name = Nom sous lequel on joint ce serveur, par exemple play.example.org ; les requêtes sous tout autre nom sont refusées. Répétable.
serve-opt-proxies = Adresses des mandataires de confiance placés devant ce serveur, séparées par des virgules ; on les croit sur l’adresse du client.
serve-opt-pace = Temps minimal d’un robot par coup, en secondes, pour qu’on puisse suivre.
serve-opt-bot-processes = Nombre de processus qui réfléchissent pour les robots ; par défaut, selon la machine.
serve-opt-metrics-port = Port à part pour /metrics, accessible depuis cette machine seulement. Sans lui ni jeton, il n’y a pas de mesures.
serve-opt-metrics-token = Jeton qui donne accès à /metrics sur le port habituel (Authorization: Bearer …).
serve-opt-push-contact = Votre adresse pour les services de notification (mailto:… ou https://…) ; elle permet d’avertir les joueurs quand c’est leur tour. Demande philtre[push].
serve-opt-push-service = Autre service de notification autorisé (hôte, ou hôte:port) ; peut être répété. Ceux de Chrome, Edge, Firefox et Safari sont connus.
serve-opt-keep-rooms = Nombre de jours après lesquels un salon inactif et sans partie finie est supprimé ; par défaut, les salons sont gardés pour toujours.
serve-opt-keep-records = Nombre de jours après lesquels les parties finies sont supprimées, avec leurs enregistrements et leurs analyses ; par défaut, elles sont gardées pour toujours.
serve-opt-limit = Changer une limite contre les abus, par exemple sockets=500 pour plus de connexions par adresse. Répétable.
serve-opt-log = Ce qu’il faut écrire dans le journal.
serve-opt-open = Ouvrir le navigateur quand le serveur est prêt.

# La commande `philtre admin`, pour qui fait tourner un serveur.
cli-help-admin = Gérer les données d’un serveur : voir ce qui est conservé, exporter ou effacer une personne, supprimer ce qui est trop ancien.
admin-help-stats = Montrer ce qui est conservé, en chiffres.
admin-help-export = Afficher tout ce qui est conservé au sujet d’une personne, en JSON.
admin-help-forget = Effacer une personne : ses noms et ses messages deviennent « – », et son cookie n’est plus valable. Les parties des autres restent entières. Arrêtez d’abord un serveur sur SQLite.
admin-help-prune = Supprimer les salons et les parties finies trop anciens. Arrêtez d’abord un serveur sur SQLite ; un serveur en marche le fait de lui-même avec les mêmes options.
admin-arg-person = Identifiant public d’une personne : 18 chiffres et lettres, comme le montre /api/me.
admin-opt-compact = Rendre au disque la place libérée ; en demande autant pendant le travail.
admin-help-ban = Bannir une personne ou une adresse, même quand le serveur tourne.
admin-help-unban = Laisser de nouveau entrer une personne ou une adresse.
admin-help-mute = Laisser une personne jouer, mais pas écrire.
admin-help-close = Fermer un salon à tout le monde ; rien n’y est perdu.
admin-help-sanctions = Lister tout ce qui est interdit en ce moment.
admin-help-who = Lister les personnes qui ont eu une place dans un salon.
admin-arg-target = Identifiant public d’une personne, une adresse, ou un réseau comme 203.0.113.0/24.
admin-arg-room = Code d’un salon.
admin-opt-days = Nombre de jours ; par défaut, pour toujours.
admin-opt-undo = Lever l’interdiction.
admin-ban = { $timed ->
    [false] { $target } n’entre plus.
   *[other] { $target } n’entre plus avant le { $date }.
}
admin-mute = { $timed ->
    [false] { $target } n’a plus la parole.
   *[other] { $target } n’a plus la parole avant le { $date }.
}
admin-close = Le salon { $target } est fermé.
admin-lifted = L’interdiction est levée pour { $target }.
admin-not-forbidden = Rien n’était interdit à { $target }.
admin-nothing-forbidden = Rien n’est interdit en ce moment.
admin-no-target = Désignez une personne par 18 chiffres et lettres de a à f, une adresse, ou un réseau comme 203.0.113.0/24.
admin-no-person = l’identifiant d’une personne a 18 chiffres et lettres de a à f, comme le montre /api/me
admin-forgotten = La personne a été effacée ; { $count ->
    [one] { $count } entrée a été modifiée
   *[other] { $count } entrées ont été modifiées
}.
admin-pruned = Supprimé : salons : { $rooms }, parties finies : { $games }.
admin-stats-rooms = salons : { $count }
admin-stats-tables = tables : { $count }
admin-stats-games = parties finies : { $count }
admin-stats-entries = entrées : { $count }
admin-stats-persons = personnes ayant une place : { $count }
admin-stats-forgotten = personnes effacées : { $count }
admin-stats-bytes = sur le disque : { $size } Mo
error-database-none = Il n’y a pas de base de données { $place }.

# Notifications on a device.
push-title = À vous de jouer à { $game }
push-turn = Les autres attendent votre coup.
