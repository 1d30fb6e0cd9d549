# Potion Explosion’s lessons in the browser: notes for beginners, one-minute lessons, practice positions.

potion_explosion-mark-draft = Choose the potion you want to begin with. Its number is the points it is worth once it is complete.
potion_explosion-mark-pick = Pick one marble. If the two that meet in the gap have the same colour, they explode, and you take them too. Tap a marble to see how far it goes.
potion_explosion-mark-fill = Marbles go into the holes of their colour. When all are full, the potion is complete: it scores, and you may drink it.
potion_explosion-mark-help = Little Help takes a marble without any explosion. It costs 2 points at the end of the game.
potion_explosion-mark-drink = Drink a complete potion once for its power. You keep its points.
potion_explosion-mark-end = End your turn when you are done. Up to three marbles you can’t use stay in your pool.
potion_explosion-mark-tokens = Three potions of one kind or five different ones earn a Skill token. When enough have been earned, the last round begins.
