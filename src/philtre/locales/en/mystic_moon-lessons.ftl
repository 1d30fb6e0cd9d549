# Mystic Moon’s lessons in the browser: notes for beginners, one-minute lessons, practice positions.

mystic_moon-mark-garden = Place your hat: you gather everything on three locations side by side. A glyph there gives a bonus of its own.
mystic_moon-mark-shop = Learn recipes with star power, and trade two alike for one you need. Learn what you can brew soon.
mystic_moon-mark-cauldron = Put ingredients into the columns; they drop to the bottom. Whatever you add stays until you brew it.
mystic_moon-mark-brew = If a recipe’s pattern is in your cauldron, brew it: you score its star power and use its effect. Two recipes at once score both.
mystic_moon-mark-bloom = The garden grows back around your hat, and the turn passes on.

# Practice
mystic_moon-practice-1-brew = Into the cauldron
mystic_moon-practice-1-brew-task = Your satchel holds what your recipe needs. Fill the cauldron and brew.
mystic_moon-practice-1-brew-why = Ingredients drop to the bottom of a column, so what goes in first lies lowest.
mystic_moon-practice-2-both = Brew both
mystic_moon-practice-2-both-task = Brew two different potions in one turn.
mystic_moon-practice-2-both-why = Two potions in one cauldron: fit the second recipe around the first.
mystic_moon-practice-3-trade = Trade, then brew two
mystic_moon-practice-3-trade-task = You are in the shop. Get what you lack, then brew twice this turn.
mystic_moon-practice-3-trade-why = Two alike that you don’t need are worth the one you do. The same recipe may be brewed more than once.
