# Les leçons d’Apotheca dans le navigateur : notes pour débuter, leçons d’une minute, exercices.

apotheca-mark-reveal = Révéler retourne une de vos potions face cachée : elle compte alors pour les alignements, et vous gagnez une gemme de sa couleur.
apotheca-mark-power = Pouvoir fait travailler un de vos apothicaires. Ils déplacent les potions : c’est ainsi que naissent la plupart des alignements.
apotheca-mark-restock = Regarnir fait piocher jusqu’à ce que trois potions soient face cachée au marché. Vous seul savez ce que vous posez.
apotheca-mark-hire = Embaucher coûte deux gemmes d’une couleur : l’apothicaire de cet étal vient chez vous, avec un nouveau pouvoir.
apotheca-mark-decree = Maître, vous nommez une couleur. Seuls les alignements de cette couleur satisfont un apothicaire.

# Exercices
apotheca-practice-1-match = Trouvez l’alignement
apotheca-practice-1-match-task = Une seule action suffit : faites un alignement.
apotheca-practice-1-match-why = Un alignement en un seul pouvoir. Cherchez toujours deux potions d’une couleur qui en attendent une troisième.
apotheca-practice-2-reveal = Connaître ses potions
apotheca-practice-2-reveal-task = Faites un alignement avec vos deux actions. Une de vos potions face cachée peut vous aider.
apotheca-practice-2-reveal-why = Ce que vous seul savez est votre meilleur atout : personne ne pouvait voir venir cet alignement.
apotheca-practice-3-two-powers = Deux apothicaires
apotheca-practice-3-two-powers-task = Vous avez deux apothicaires. Faites-les travailler tous les deux pour obtenir un alignement.
apotheca-practice-3-two-powers-why = Deux pouvoirs comptent comme deux actions différentes : ensemble, ils vont plus loin que chacun seul.
