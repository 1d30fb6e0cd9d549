# Les leçons de Mystic Moon dans le navigateur : notes pour débuter, leçons d’une minute, exercices.

mystic_moon-mark-garden = Posez votre chapeau : vous récoltez tout ce qui pousse sur trois emplacements voisins. Un glyphe y donne un bonus.
mystic_moon-mark-shop = Apprenez des recettes avec vos étoiles, et troquez deux ingrédients identiques contre celui qu’il vous faut. Choisissez ce que vous pourrez bientôt préparer.
mystic_moon-mark-cauldron = Mettez des ingrédients dans les colonnes : ils tombent au fond. Ce que vous ajoutez y reste jusqu’à la préparation.
mystic_moon-mark-brew = Si le motif d’une recette est dans votre chaudron, préparez-la : vous marquez ses étoiles et utilisez son effet. Deux recettes à la fois comptent toutes les deux.
mystic_moon-mark-bloom = Le jardin repousse autour de votre chapeau, et la main passe.
