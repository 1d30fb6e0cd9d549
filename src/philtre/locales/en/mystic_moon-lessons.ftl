# Mystic Moon’s lessons in the browser: notes for beginners, one-minute lessons, practice positions.

mystic_moon-mark-garden = Place your hat: you gather everything there and on both locations beside it. A glyph under the hat earns a bonus.
mystic_moon-mark-shop = Learn recipes with star power, and trade two alike for one you need. Learn what you can brew soon.
mystic_moon-mark-cauldron = Put ingredients into the columns; they drop to the bottom. Whatever you add stays until you brew it.
mystic_moon-mark-brew = If a recipe’s pattern is in your cauldron, brew it: you score its star power and use its effect. Two recipes at once score both.
mystic_moon-mark-bloom = Now six new tokens bloom, the first at your hat. Then the next witch plays.

# Practice
mystic_moon-practice-1-brew = Into the cauldron
mystic_moon-practice-1-brew-task = Your satchel holds what your recipe needs. Fill the cauldron and brew.
mystic_moon-practice-1-brew-why = Ingredients drop to the bottom of a column, so what goes in first lies lowest.
mystic_moon-practice-2-both = Brew both
mystic_moon-practice-2-both-task = Brew two different potions in one turn.
mystic_moon-practice-2-both-why = Two potions in one cauldron: fit the second recipe around the first.
mystic_moon-practice-3-trade = Trade, then brew two
mystic_moon-practice-3-trade-task = You are in the shop. Get what you lack, then brew twice this turn.
mystic_moon-practice-3-trade-why = Two alike that you don’t need buy the one you do. The same recipe may be brewed more than once.

# One-minute lessons
mystic_moon-course-zodiac = Curse of the Zodiac
mystic_moon-tutorial-zodiac-welcome = Under the Zodiac, everyone starts cursed. Whoever is still cursed after the fifth night scores 0 and can’t win. So lift your curse in time!
mystic_moon-tutorial-zodiac-sign = Each night a new sign rises. Its curse burdens the cursed, its blessing helps the blessed. The back of the next sign is the recipe that lifts your curse. Tonight it takes a snail and two quills, and you have them.
mystic_moon-tutorial-zodiac-lift = It brews like any other recipe. Put a quill into the left column, then a snail and a quill into the middle one. Then press “Brew it”.
mystic_moon-tutorial-zodiac-lift-try = put a quill on the left, a snail and a quill in the middle, then press “Brew it”.
mystic_moon-tutorial-zodiac-free = You are blessed! The recipe gave no star power, but what you earn now counts, and tonight’s blessing is yours.
mystic_moon-tutorial-zodiac-end = The recipe changes every night, so look at it before you gather. Early is easy, late is risky.
mystic_moon-course-alchemy = Secrets of Alchemy
mystic_moon-tutorial-alchemy-welcome = With alchemy, the shop has a deck of formulas. A formula turns ingredients into gold and crystals.
mystic_moon-tutorial-alchemy-perform = Gilded Honeycomb lies on top of the deck, and you carry all that it asks for. Tap its card twice: the ingredients go into the bag, and you take 1 gold.
mystic_moon-tutorial-alchemy-perform-try = perform Gilded Honeycomb: tap its card twice.
mystic_moon-tutorial-alchemy-sludge = Some formulas leave sludge. You choose the location: it costs one token there at the next bloom. Tap location 1.
mystic_moon-tutorial-alchemy-sludge-try = choose location 1 for the sludge.
mystic_moon-tutorial-alchemy-learn = The card is yours: you may perform it again on later turns. And a piece of gold takes 3 off the cost of a recipe. Learn Sleepwalker’s Stew.
mystic_moon-tutorial-alchemy-learn-try = learn Sleepwalker’s Stew.
mystic_moon-tutorial-alchemy-end = You didn’t spend your gold, and that can be wise: at the end, the most gold earns 7 star power, the next 4, then 2. Crystals go into the cauldron, and each adds 1 star power for every ingredient you use.
