# Les mots du navigateur : pages, boutons, réglages. Les mots d'un jeu sont dans son propre fichier.

web-lead = Trois jeux de potions pour une soirée. Un nom et un lien : pas de compte, rien à installer.
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
web-join-label = Vous avez un code ?
web-join-example = par exemple K7QPX
web-join = Rejoindre
web-not-affiliated = Philtre est fait par des amis de ces jeux ; il n'appartient à aucun de leurs éditeurs.
web-settings = Réglages
web-switch-language = Read in English
web-back = Retour
web-home = Vers l'accueil
web-close = Fermer
web-somebody = quelqu'un
web-bot-at = { $bot } ({ $seat })
web-seat = Place { $seat }

# Quand quelque chose ne va pas
web-failed-title = Cela n'a pas marché
web-failed-unknown = Quelque chose d'inattendu s'est produit.
web-failed-unreachable = Le serveur ne répond pas. Peut-être êtes-vous hors ligne, ou bien il redémarre.
web-failed-lost = Il n'y a pas de page à cette adresse.
web-try-again = Réessayer
