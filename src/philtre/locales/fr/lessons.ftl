# Les leçons dans le navigateur : ce qui accompagne la table pendant qu’on apprend. Chaque jeu a ses mots dans JEU-lessons.ftl.

lesson-mark = À quoi cela sert
lesson-mark-known = Compris
lesson-mark-off = Masquer les notes
lesson-marks = Notes pour débuter
lesson-marks-on = Affichées
lesson-marks-off = Masquées
lesson-back = Retour aux leçons
lesson-courses = Leçons d’une minute
lesson-courses-about = Une idée à la fois, jouée à une vraie table.
lesson-newcomer = Première partie ? Nous vous avons choisi un adversaire facile, et à la table, des notes expliquent chaque commande. Le tutoriel dure cinq minutes.
lesson-practice = Exercices
lesson-practice-about = Dans chaque position, il y a quelque chose à trouver. Le moteur de jeu vérifie votre solution.
lesson-practice-again = Recommencer
lesson-practice-show = Solution
lesson-practice-next = Position suivante
lesson-practice-missed = Pas cette fois : votre tour est fini. Annulez ou recommencez.
lesson-practice-over = L’exercice s’arrête ici.

# La fin, après coup
ending-turn = Le tournant
ending-turn-about = { $name } : de { $from } à { $to }
ending-best = Le meilleur coup
ending-best-about = { $points ->
    [one] { $points } point de pourcentage de plus que le deuxième choix
   *[other] { $points } points de pourcentage de plus que le deuxième choix
}
ending-move = { $name } : { $move }
ending-thinking = À la recherche du tournant…
ending-share = Partager le résultat
ending-next-rank = { $points ->
    [one] Encore { $points } point pour devenir { $rank }
   *[other] Encore { $points } points pour devenir { $rank }
}
ending-record = Votre nouveau record !
ending-best-so-far = { $points ->
    [one] Votre record : { $points } point
   *[other] Votre record : { $points } points
}

# Conseils
hint-chance = Chances de gagner
hint-points = Points attendus
hint-at-once = Vous rapporte { $gain }.
hint-soon = Ouvre la voie à { $gain }.
hint-blocks = Empêche le joueur suivant d’obtenir { $gain }.
hint-lead = { $points ->
    [one] { $points } point de pourcentage de plus que le deuxième choix.
   *[other] { $points } points de pourcentage de plus que le deuxième choix.
}
