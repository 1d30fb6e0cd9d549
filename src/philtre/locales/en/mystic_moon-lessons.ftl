# Mystic Moon’s lessons in the browser: notes for beginners, one-minute lessons, practice positions.

mystic_moon-mark-garden = Place your hat: you gather everything on three locations side by side. A glyph there gives a bonus of its own.
mystic_moon-mark-shop = Learn recipes with star power, and trade two alike for one you need. Learn what you can brew soon.
mystic_moon-mark-cauldron = Put ingredients into the columns; they drop to the bottom. Whatever you add stays until you brew it.
mystic_moon-mark-brew = If a recipe’s pattern is in your cauldron, brew it: you score its star power and use its effect. Two recipes at once score both.
mystic_moon-mark-bloom = The garden grows back around your hat, and the turn passes on.
