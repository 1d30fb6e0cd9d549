# La table d’un jeu qui n’apporte pas ses propres dessins.

plain-table-tabs = Parties de la table
plain-table-tab-desks = Joueurs
plain-table-tab-log = Journal
plain-table-choices = Vos choix
plain-table-over = La partie est terminée.
plain-table-empty = vide
plain-table-unknown = inconnu
plain-table-yes = oui
plain-table-no = non
