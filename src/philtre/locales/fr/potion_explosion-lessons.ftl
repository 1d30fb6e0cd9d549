# Les leçons de Potion Explosion dans le navigateur : notes pour débuter, leçons d’une minute, exercices.

potion_explosion-mark-draft = Choisissez votre potion de départ. Le nombre indique les points qu’elle vaut une fois terminée.
potion_explosion-mark-pick = Prenez une bille. Si les deux qui se rejoignent sont de la même couleur, elles explosent et vous les prenez aussi. Touchez une bille pour voir jusqu’où cela va.
potion_explosion-mark-fill = Chaque bille va dans un trou de sa couleur. Quand tous sont remplis, la potion est terminée : elle rapporte ses points, et vous pouvez la boire.
potion_explosion-mark-help = Le coup de pouce prend une bille sans explosion. Il coûte 2 points à la fin de la partie.
potion_explosion-mark-drink = Une potion terminée se boit une fois, pour son pouvoir. Vous gardez ses points.
potion_explosion-mark-end = Terminez votre tour quand tout est fait. Jusqu’à trois billes inutilisées restent dans votre réserve.
potion_explosion-mark-tokens = Trois potions d’une sorte, ou cinq sortes différentes, rapportent un jeton de talent. Quand il y en a assez, c’est le dernier tour.
