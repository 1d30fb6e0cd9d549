# Les mots communs à tous les jeux.

seat = Place { $seat }
listed = { $first } et { $last }
nothing = rien
result = { $count ->
    [0] Personne ne gagne. { $reason }.
    [one] { $winners } gagne. { $reason }.
   *[other] { $winners } gagnent. { $reason }.
}

# Comment une partie s’est terminée hors de ses règles. Les raisons propres à un jeu sont `<jeu>-reason-<raison>`.
reason-resigned = Tous les autres ont abandonné
reason-stopped = Arrêt d’un commun accord

# Ce que la table refuse.
error-over = la partie est terminée
error-not-your-turn = ce n’est pas à la place { $seat } de jouer, mais à la place { $decider }
error-no-action = { $action } n’est pas une action de ce jeu ; les numéros vont de 0 à { $last }
error-not-allowed = « { $action } » n’est pas permis en ce moment
error-not-then = l’action { $action } n’est pas possible après celles qui la précèdent
error-no-seat = il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }
error-resigned = la place { $seat } a déjà abandonné
error-undo-turn = seul le joueur dont c’est le tour peut annuler
error-undo-learned = impossible d’annuler : ce coup a révélé quelque chose de nouveau
error-undo-nothing = il n’y a rien à annuler
