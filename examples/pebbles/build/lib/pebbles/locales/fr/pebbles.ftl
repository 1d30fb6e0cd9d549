# Cailloux : tout ce que dit la table.

pebbles-name = Cailloux
pebbles-about = Cachez des cailloux le long du chemin, puis retournez-les : un blanc rapporte un point, un noir en coûte.

pebbles-variant-short = Chemin court
pebbles-variant-short-about = Quatre cases, deux joueurs.
pebbles-variant-long = Chemin long
pebbles-variant-long-about = Six cases, deux ou trois joueurs.

pebbles-option-black = Cailloux noirs
pebbles-option-black-about = Ce que coûte un caillou noir qu’on retourne.
pebbles-option-black-1 = Un point
pebbles-option-black-2 = Deux points

pebbles-colour-black = noir
pebbles-colour-white = blanc

pebbles-field-places = Chemin
pebbles-field-unseen = Cailloux que personne n’a vus (noirs, blancs)
pebbles-field-hand = En main
pebbles-field-turn = À qui de jouer
pebbles-field-slid = Un caillou a glissé ce tour-ci
pebbles-field-points = Points
pebbles-field-black_costs = Prix d’un caillou noir

pebbles-prompt-choose = Piochez un caillou ou retournez-en un ; vous pouvez d’abord en faire glisser un.
pebbles-prompt-place = Où posez-vous le caillou ?

pebbles-do-draw = Piocher un caillou
pebbles-do-put = Le poser sur la case { $place }
pebbles-do-turn = Retourner la case { $place }
pebbles-do-slide = Faire glisser entre la case { $place } et la suivante

pebbles-why-none = Il n’y en a pas pour l’instant.

pebbles-event-drew = { $who } pioche un caillou.
pebbles-event-drew-this = Il est { $colour }.
pebbles-event-put = { $who } pose un caillou sur la case { $place }.
pebbles-event-turned = { $who } retourne la case { $place } : { $colour }.
pebbles-event-slid = { $who } fait glisser un caillou à la case { $place }.
pebbles-event-began = { $who } commence.

pebbles-reason-turned = Tous les cailloux sont retournés
