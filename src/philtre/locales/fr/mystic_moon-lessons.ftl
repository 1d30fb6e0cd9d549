# Les leçons de Mystic Moon dans le navigateur : notes pour débuter, leçons d’une minute, exercices.

mystic_moon-mark-garden = Posez votre chapeau : vous cueillez tout ce qui s’y trouve et sur les deux emplacements voisins. Un glyphe sous le chapeau donne un bonus.
mystic_moon-mark-shop = Apprenez des recettes avec vos étoiles, et troquez deux ingrédients identiques contre celui qu’il vous faut. Choisissez ce que vous pourrez bientôt préparer.
mystic_moon-mark-cauldron = Mettez des ingrédients dans les colonnes : ils tombent au fond. Ce que vous ajoutez y reste jusqu’à la préparation.
mystic_moon-mark-brew = Si le motif d’une recette est dans votre chaudron, préparez-la : vous marquez ses étoiles et utilisez son effet. Deux recettes à la fois comptent toutes les deux.
mystic_moon-mark-bloom = Six nouveaux jetons poussent, le premier à votre chapeau. Puis c’est à la sorcière suivante.

# Exercices
mystic_moon-practice-1-brew = Au chaudron
mystic_moon-practice-1-brew-task = Votre besace contient ce que demande votre recette. Remplissez le chaudron et préparez-la.
mystic_moon-practice-1-brew-why = Les ingrédients tombent au fond de la colonne : le premier ajouté est tout en bas.
mystic_moon-practice-2-both = Deux potions
mystic_moon-practice-2-both-task = Préparez deux potions différentes en un seul tour.
mystic_moon-practice-2-both-why = Deux potions dans un chaudron : disposez la seconde recette autour de la première.
mystic_moon-practice-3-trade = Troquer, puis préparer
mystic_moon-practice-3-trade-task = Vous êtes à la boutique. Procurez-vous ce qui manque, puis préparez deux fois pendant ce tour.
mystic_moon-practice-3-trade-why = Deux ingrédients identiques dont vous n’avez pas besoin valent bien celui qu’il vous faut. Une même recette peut se préparer plusieurs fois.

# Leçons d’une minute
mystic_moon-course-zodiac = La Malédiction du Zodiaque
mystic_moon-tutorial-zodiac-welcome = Avec le Zodiaque, toutes les sorcières commencent maudites. Celle qui l’est encore après la cinquième nuit a 0 point et ne peut pas gagner. Levez donc votre malédiction à temps !
mystic_moon-tutorial-zodiac-sign = Chaque nuit, un nouveau signe se lève. Sa malédiction pèse sur les maudites, sa bénédiction aide les bénies. Le dos du signe suivant porte la recette qui lève la malédiction : cette nuit, un escargot et deux plumes. Vous les avez.
mystic_moon-tutorial-zodiac-lift = Cette recette se prépare comme les autres. Mettez une plume dans la colonne de gauche, puis un escargot et une plume dans celle du milieu. Puis appuyez sur « Préparer la potion ».
mystic_moon-tutorial-zodiac-lift-try = mettez une plume à gauche, un escargot et une plume au milieu, puis appuyez sur « Préparer la potion ».
mystic_moon-tutorial-zodiac-free = Vous voilà bénie ! La recette ne rapporte pas d’étoiles, mais désormais les vôtres comptent, et la bénédiction de cette nuit est à vous.
mystic_moon-tutorial-zodiac-end = La recette change chaque nuit : regardez-la avant de cueillir. Tôt, c’est facile ; tard, c’est risqué.
mystic_moon-course-alchemy = Les Secrets de l’Alchimie
mystic_moon-tutorial-alchemy-welcome = Avec l’alchimie, la boutique a une pioche de formules. Une formule change des ingrédients en or et en cristaux.
mystic_moon-tutorial-alchemy-perform = La formule « Rayon de miel doré » est sur le dessus, et vous avez tout ce qu’elle demande. Touchez deux fois sa carte : les ingrédients vont dans le sac, et vous prenez une pièce d’or.
mystic_moon-tutorial-alchemy-perform-try = réalisez la formule : touchez deux fois sa carte.
mystic_moon-tutorial-alchemy-sludge = Certaines formules laissent de la vase. Vous choisissez l’emplacement : il y perdra un jeton à la prochaine floraison. Touchez l’emplacement 1.
mystic_moon-tutorial-alchemy-sludge-try = choisissez l’emplacement 1 pour la vase.
mystic_moon-tutorial-alchemy-learn = La carte est à vous : vous pourrez la réaliser de nouveau. Et une pièce d’or réduit de 3 étoiles le prix d’une recette. Apprenez le Ragoût du somnambule.
mystic_moon-tutorial-alchemy-learn-try = apprenez le Ragoût du somnambule.
mystic_moon-tutorial-alchemy-end = Vous avez gardé votre or, et c’est parfois sage : à la fin, la plus riche gagne 7 étoiles, la suivante 4, puis 2. Les cristaux vont au chaudron, et chacun ajoute 1 étoile par ingrédient utilisé.
