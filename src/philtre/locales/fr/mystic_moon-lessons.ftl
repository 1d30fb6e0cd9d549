# Les leçons de Mystic Moon dans le navigateur : notes pour débuter, leçons d’une minute, exercices.

mystic_moon-mark-garden = Posez votre chapeau : vous récoltez tout ce qui pousse sur trois emplacements voisins. Un glyphe y donne un bonus.
mystic_moon-mark-shop = Apprenez des recettes avec vos étoiles, et troquez deux ingrédients identiques contre celui qu’il vous faut. Choisissez ce que vous pourrez bientôt préparer.
mystic_moon-mark-cauldron = Mettez des ingrédients dans les colonnes : ils tombent au fond. Ce que vous ajoutez y reste jusqu’à la préparation.
mystic_moon-mark-brew = Si le motif d’une recette est dans votre chaudron, préparez-la : vous marquez ses étoiles et utilisez son effet. Deux recettes à la fois comptent toutes les deux.
mystic_moon-mark-bloom = Le jardin repousse autour de votre chapeau, et la main passe.

# Exercices
mystic_moon-practice-1-brew = Au chaudron
mystic_moon-practice-1-brew-task = Votre besace contient ce que demande votre recette. Remplissez le chaudron et préparez-la.
mystic_moon-practice-1-brew-why = Les ingrédients tombent au fond de la colonne : le premier ajouté est tout en bas.
mystic_moon-practice-2-both = Deux potions
mystic_moon-practice-2-both-task = Préparez deux potions différentes en un seul tour.
mystic_moon-practice-2-both-why = Deux potions dans un chaudron : disposez la seconde recette autour de la première.
mystic_moon-practice-3-trade = Troquer, puis préparer
mystic_moon-practice-3-trade-task = Vous êtes à la boutique. Procurez-vous ce qui manque, puis préparez deux fois ce tour-ci.
mystic_moon-practice-3-trade-why = Deux ingrédients identiques dont vous n’avez pas besoin valent bien celui qu’il vous faut. Une même recette peut se préparer plusieurs fois.
