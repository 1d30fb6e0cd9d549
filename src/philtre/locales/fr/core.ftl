# Les mots communs à tous les jeux.

seat = Place { $seat }
listed = { $first } et { $last }
result = { $count ->
    [0] Personne ne gagne. { $reason }.
    [one] { $winners } gagne. { $reason }.
   *[other] { $winners } gagnent. { $reason }.
}

# Comment une partie s’est terminée hors de ses règles. Les raisons propres à un jeu sont `<jeu>-reason-<raison>`.
reason-resigned = Les autres ont abandonné
reason-stopped = Arrêtée d’un commun accord

# Ce que la table refuse.
error-over = la partie est terminée
error-not-your-turn = ce n’est pas à la place { $seat } de jouer ; c’est à la place { $decider }
error-no-action = { $action } n’est pas une action de ce jeu ; les numéros vont de 0 à { $last }
error-not-allowed = « { $action } » n’est pas permis ici
error-not-then = l’action { $action } ne peut pas suivre ce qui la précède
error-no-seat = il n’y a pas de place { $seat } ; possibles : 1 à { $seats }
error-resigned = la place { $seat } a déjà abandonné
error-undo-turn = seul le joueur dont c’est le tour peut annuler
error-undo-learned = impossible d’annuler : quelque chose de nouveau a été appris
error-undo-nothing = il n’y a rien à annuler
