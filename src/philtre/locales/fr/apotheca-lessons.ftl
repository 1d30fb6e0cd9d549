# Les leçons d’Apotheca dans le navigateur : notes pour débuter, leçons d’une minute, exercices.

apotheca-mark-reveal = Révéler retourne une de vos potions face cachée : elle compte alors pour les alignements, et vous gagnez une gemme de sa couleur.
apotheca-mark-power = Pouvoir fait travailler un de vos apothicaires. Ils déplacent les potions : c’est ainsi que naissent la plupart des alignements.
apotheca-mark-restock = Regarnir fait piocher jusqu’à ce que trois potions soient face cachée au marché. Vous seul savez ce que vous posez.
apotheca-mark-hire = Embaucher coûte deux gemmes d’une couleur : l’apothicaire de cet étal vient chez vous, avec un nouveau pouvoir.
apotheca-mark-decree = Maître, vous nommez une couleur. Seuls les alignements de cette couleur satisfont un apothicaire.
