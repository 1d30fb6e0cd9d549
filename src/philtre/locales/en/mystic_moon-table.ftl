# Mystic Moon in the browser: what the table says beside the game’s own words.

mystic_moon-table-tabs = Sections of the table
mystic_moon-table-tab-garden = Garden
mystic_moon-table-tab-shop = Shop
mystic_moon-table-tab-hut = Hut
mystic_moon-table-tab-others = Rivals
mystic_moon-table-tab-log = Log
mystic_moon-table-keys = G garden (arrow keys move, Enter selects) · S satchel · R shop · C cauldron · B brewing
mystic_moon-table-in-bag = In the bag
mystic_moon-table-steps = Steps of a turn
mystic_moon-table-step-garden = Garden
mystic_moon-table-step-shop = Shop
mystic_moon-table-step-hut = Hut
mystic_moon-table-step-bloom = Bloom

mystic_moon-table-offered = available
mystic_moon-table-picked = selected
mystic_moon-table-new = new since your last turn
mystic_moon-table-nothing = nothing
mystic_moon-table-empty = empty

mystic_moon-table-garden = The garden, twelve locations in a ring
mystic_moon-table-place = Location { $place }: { $what }
mystic_moon-table-glyph-draw = glyph: draw 1
mystic_moon-table-glyph-one-star = glyph: 1 star power
mystic_moon-table-glyph-two-stars = glyph: 2 star power
mystic_moon-table-sludged = { $count ->
    [one] sludge
   *[other] { $count } sludge
}
mystic_moon-table-hat = the hat is here
mystic_moon-table-gathered = will be gathered
mystic_moon-table-blooming = will bloom
mystic_moon-table-blooms = The garden blooms.
mystic_moon-table-plain = Without the glyph

mystic_moon-table-recipe = Recipe, from the top: { $rows }. { $turn ->
    [yes] Can be rotated.
   *[no] Fixed orientation.
}
mystic_moon-table-dotted = a dotted slot
mystic_moon-table-dotted-about = A dotted circle means that your cauldron must have a slot there. It doesn’t matter what is in it; it may even be empty.
mystic_moon-table-turns = Can be rotated
mystic_moon-table-fixed = Fixed orientation
mystic_moon-table-potion = { $name }, worth { $stars } star power
mystic_moon-table-potion-priced = { $name }, costs { $cost }, worth { $stars } star power
mystic_moon-table-at-hand = Ingredients at hand: { $held } of { $needed }.
mystic_moon-table-facts = Costs { $cost } · worth { $stars } star power

mystic_moon-table-wares = Ingredients in the shop
mystic_moon-table-ware = { $count } × { $kind } in the shop
mystic_moon-table-refresh = Refresh
mystic_moon-table-not-in-shop = You are not in the shop right now.
mystic_moon-table-shop-shut = The shop opens once everyone has a hut.
mystic_moon-table-no-card = No recipes left
mystic_moon-table-learning = { $potion } would be your fourth recipe: one of the four must go.
mystic_moon-table-with-gold = { $gold } gold and { $stars } star power

mystic_moon-table-formula = Give { $given } for { $made }.
mystic_moon-table-formula-about = If you perform the formula on top of the deck, you keep its card and may use it again. You may keep only one.
mystic_moon-table-no-formula = No formulas left
mystic_moon-table-curse = Curse:
mystic_moon-table-blessing = Blessing:
mystic_moon-table-lift = Lifts the curse
mystic_moon-table-lifts = Brew this to lift your curse.
mystic_moon-table-cursed = Cursed: 0 points
mystic_moon-table-blessed = Blessed
mystic_moon-table-charm-talent = the talent of { $name }
mystic_moon-table-charm-curse = the curse of { $name }
mystic_moon-table-charm-blessing = the blessing of { $name }

mystic_moon-table-desk = My hut
mystic_moon-table-look-mine = My hut
mystic_moon-table-look-back = Back to { $name }
mystic_moon-table-my-satchel = Satchel
mystic_moon-table-page = Empty page
mystic_moon-table-stars = { $count } star power
mystic_moon-table-gold = { $count } gold
mystic_moon-table-crystals = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}
mystic_moon-table-many = { $count } × { $kind }
mystic_moon-table-satchel = { $count ->
    [0] { $name }: empty satchel
    [one] { $name }: 1 ingredient in the satchel
   *[other] { $name }: { $count } ingredients in the satchel
}
mystic_moon-table-satchel-empty = Empty
mystic_moon-table-over = { $count } of at most { $limit }

mystic_moon-table-cauldron = { $name }: cauldron
mystic_moon-table-cell = { $cell }: { $what }
mystic_moon-table-drafted = not added yet
mystic_moon-table-falls = { $kind } drops here
mystic_moon-table-wanted = the recipe needs { $kind } here
mystic_moon-table-brewing = Brewing
mystic_moon-table-makes = What you can brew
mystic_moon-table-makes-nothing = Nothing yet. Choose a token from your satchel, then a column. Try whatever you like: nothing is final until you confirm it.
mystic_moon-table-not-in-hut = Back in your hut, this is where you fill your cauldron and brew.
mystic_moon-table-no-recipe = You don’t know any recipes yet. Learn one in the shop.
mystic_moon-table-blind = Fill your cauldron first, then see what it makes.
mystic_moon-table-ghosts = Recipes to try over the cauldron
mystic_moon-table-ghost = Try a recipe:
mystic_moon-table-ghost-of = Try { $potion } over the cauldron
mystic_moon-table-turn = Rotate
mystic_moon-table-shift = Move
mystic_moon-table-put-in = Add these
mystic_moon-table-best = Best brew
mystic_moon-table-thinking = Thinking…
mystic_moon-table-clear = Take all out
mystic_moon-table-brew = { $count ->
    [one] Brew it
    [2] Brew both
   *[other] Brew all { $count }
}
mystic_moon-table-fill = Add to cauldron
mystic_moon-table-simmer = Leave it to simmer
mystic_moon-table-brew-nothing = Brew nothing
mystic_moon-table-brews = { $name } brews
mystic_moon-table-brewed = Brewed
mystic_moon-table-works = in effect
mystic_moon-table-waits = waiting
mystic_moon-table-done = done
mystic_moon-table-not-so = That can’t go into the cauldron.
mystic_moon-table-choose-token = First choose a token from your satchel.
mystic_moon-table-column-full = That column is full.
mystic_moon-table-something-missing = Something is missing: an ingredient, or one underneath it.
mystic_moon-table-where = Which column for the { $kind }?
mystic_moon-table-and-then = In exchange for what?

mystic_moon-table-contest = Stone, Parchment, Shears
mystic_moon-table-contest-about = A tie to the very end! Stone breaks shears, shears cut parchment, parchment wraps stone. Everyone chooses in secret.
mystic_moon-table-drawn = { $count ->
    [one] 1 draw so far.
   *[other] { $count } draws so far.
}
mystic_moon-table-has-chosen = has chosen
mystic_moon-table-chooses = is choosing

mystic_moon-table-standing = { $name }: { $stars } star power, { $tokens } in the satchel{ $fate ->
    [cursed] , cursed: 0 points
    [blessed] , blessed
   *[none] {""}
}.
mystic_moon-table-control-garden = Enter the garden
mystic_moon-table-control-plain = Without the glyph
mystic_moon-table-control-trade = Trade
mystic_moon-table-control-refresh = Refresh the recipes
mystic_moon-table-control-leave = Leave the shop
mystic_moon-table-control-add = Add to the cauldron
mystic_moon-table-control-empty = Empty the cauldron
mystic_moon-table-control-done = Add nothing more

# Learning the rules
mystic_moon-learn-goal = Goal of the game
mystic_moon-learn-goal-text = For five nights the moon waxes over the garden. Gather ingredients, learn recipes, and arrange them in a cauldron of nine slots. Every potion you brew earns star power, and star power also pays for recipes. Whoever has the most after the fifth night wins.
mystic_moon-learn-basic = Six basic ingredients, eleven of each.
mystic_moon-learn-rare = Two rare ingredients with a silver rim, seven of each.
mystic_moon-learn-wild = Stardust is wild: it stands for any ingredient when you brew, but nowhere else.
mystic_moon-learn-frog = Frogs never stay: each one steals an ingredient from a rival of your choice and hops back into the bag.
mystic_moon-learn-turn = Your turn has four steps
mystic_moon-learn-garden = Garden
mystic_moon-learn-garden-text = Place the hat on one of the twelve locations. You gather everything there and on both adjacent locations. If your location has a glyph, you may use it: draw an ingredient from the bag, or gain 1 or 2 star power. Try it: tap a location.
mystic_moon-learn-shop = Shop
mystic_moon-learn-shop-text = As often as you like, in any order, you may learn a recipe for the star power in its corner, trade two ingredients of one kind for one from the shop, or, if all four recipes cost 5 or more, replace them. Your book holds three recipes: learn a fourth, and one must go. You may leave with at most ten ingredients in your satchel.
mystic_moon-learn-hut = Hut
mystic_moon-learn-hut-text = Ingredients drop into the lowest open slot of a column. When you have added all you want, choose the potions to brew: as many as your cauldron shows, even the same recipe several times. No ingredient counts twice. At the table, you can try everything out before anything is final.
mystic_moon-learn-bloom = Bloom
mystic_moon-learn-bloom-text = Six new tokens bloom: one at the hat, then one at every second location clockwise. A location holds three at most. Then it is the next witch’s turn. Once everyone has had a turn, the night is over and the glyphs change.
mystic_moon-learn-brew = Brewing
mystic_moon-learn-brew-text = Here you see one Big Snack, upright in the left column, and two Poisoner’s Aids: every ingredient is used, and you gain the star power of all three at once. Then come their effects, in any order; you may skip any of them. Finally, everything in the cauldron goes into the bag. If you brew nothing, it all stays for your next turn.
mystic_moon-learn-signs = Symbols on a recipe
mystic_moon-learn-turns = This arrow: you may rotate the recipe, but never mirror it.
mystic_moon-learn-fixed = This one: the orientation is fixed. Every recipe may go anywhere in the cauldron.
mystic_moon-learn-dotted = A dotted circle: there must be a slot here. It doesn’t matter what is in it.
mystic_moon-learn-mushroom = Poisonous mushrooms
mystic_moon-learn-mushroom-text = Some potions drop a mushroom into a rival’s cauldron, in a column of your choice. It fills a slot and fits no recipe. When that rival brews, each potion costs 1 star power, and the mushroom is gone. A cauldron never holds more than one.
mystic_moon-learn-verbs = What the effects do
mystic_moon-learn-verbs-text = Draw: take from the bag at random. Discard: return to the bag. Salvage: take an ingredient of this very potion back into your satchel. Steal: take from a rival’s satchel.
mystic_moon-learn-end = End of the game
mystic_moon-learn-end-text = Most star power wins. In a tie, the most ingredients left in the satchel. Still tied? Stone, Parchment, Shears, chosen in secret.
mystic_moon-learn-huts = Six huts, six talents
mystic_moon-learn-huts-text = Every witch moves into a hut before the game.
mystic_moon-learn-potions = The potions
mystic_moon-learn-potions-text = The coin shows what a recipe costs, the number beside the star what the potion earns.
mystic_moon-learn-zodiac = Curse of the Zodiac
mystic_moon-learn-zodiac-text = Everyone starts cursed. Each night a new sign rises: its curse burdens the cursed, its blessing helps the blessed. The recipe on the back of the next sign lifts your curse. It earns no star power and is in nobody’s book; each witch may brew it once. If you are still cursed at the end, you have 0 points and cannot win.
mystic_moon-learn-alchemy = Secrets of Alchemy
mystic_moon-learn-alchemy-text = In the shop, you may perform the formula on top of the deck: its ingredients go into the bag, and you take the gold and crystals. You keep the card and may use it again, but you may keep only one.
mystic_moon-learn-gold-text = Gold: spend a piece to take 3 off the cost of a recipe. At the end, whoever has the most gold gains 7 star power, the next 4, then 2.
mystic_moon-learn-crystal-text = Crystals go into the cauldron like ingredients, but fit no recipe. When you brew, each one earns 1 star power for every ingredient used.
mystic_moon-learn-sludge-text = Sludge goes onto a garden location right away. After the garden blooms, one token withers there.

# The first turns
mystic_moon-tutorial-pupil = Apprentice
mystic_moon-tutorial-rival = Mirabelle
mystic_moon-tutorial-welcome = Welcome to the garden! Whoever has the most star power after five nights is the Supreme Witch. You join on the fourth night, with 10 to Mirabelle’s 6. You live in the Market Cart, so every recipe costs you 1 less.
mystic_moon-tutorial-steps = The bar shows the four steps of a turn: garden, shop, hut, bloom. Your satchel, cauldron and recipes are in your hut. On Mirabelle’s turn, you see hers.
mystic_moon-tutorial-garden = Go where you find what a recipe needs. Tap location 3: the bright locations are what you gather, the sprouts show where the garden will bloom. Its glyph earns you 1 star power. Tap it again to go there.
mystic_moon-tutorial-garden-try = tap location 3, then tap it again.
mystic_moon-tutorial-frog = A frog! It steals something for you and hops away. Take what completes a recipe: Big Snack needs a second acorn. Tap Mirabelle’s acorn, then tap it again.
mystic_moon-tutorial-frog-try = take an acorn from Mirabelle’s satchel.
mystic_moon-tutorial-learn = In the shop, a green tick marks a recipe that you have everything for. Learn what you can brew tonight and again tomorrow: tap Big Snack, then tap it again to learn it.
mystic_moon-tutorial-learn-try = learn Big Snack.
mystic_moon-tutorial-leave = That’s enough for now. Press “Leave the shop”.
mystic_moon-tutorial-leave-try = leave the shop.
mystic_moon-tutorial-fill = Tap an acorn in your satchel, then the left column, or drag it there. The berry goes into the middle column, the other acorn into the right one. Then press “Brew it”.
mystic_moon-tutorial-fill-try = put acorn, berry, acorn in, one in each column.
mystic_moon-tutorial-effect = 4 star power! Every potion has an effect, too: use them all. Tap Big Snack to draw an ingredient, then tap it again.
mystic_moon-tutorial-effect-try = use the effect of Big Snack.
mystic_moon-tutorial-bloom = Your cauldron is empty again. Press “End turn”: the garden blooms, and Mirabelle plays.
mystic_moon-tutorial-bloom-try = end the turn.
mystic_moon-tutorial-poisoned = Mirabelle brewed Poisoner’s Aid and dropped a mushroom into your cauldron. It fills a slot and costs you 1 star power for each potion of your next brew. The last night begins.
mystic_moon-tutorial-again = Tonight, brew two potions at once. Location 10 brings you two acorns and two ferns, and its glyph is worth 2 star power. Go there.
mystic_moon-tutorial-again-try = choose location 10, with its glyph.
mystic_moon-tutorial-second = A second recipe makes use of the slots that are left. Candle Tea needs a fern and an acorn, and earns more than it costs. Learn it.
mystic_moon-tutorial-second-try = learn Candle Tea.
mystic_moon-tutorial-trade = You still need a third acorn. Trade two of a kind that no recipe asks for: tap your quills, then the acorns in the shop, and tap those again.
mystic_moon-tutorial-trade-try = trade two quills for an acorn.
mystic_moon-tutorial-leave-again = Now you have everything for both potions. Leave the shop.
mystic_moon-tutorial-leave-again-try = leave the shop.
mystic_moon-tutorial-limit = Eleven ingredients, but you may only carry ten. Discard what no recipe asks for: tap the snail, then tap it again.
mystic_moon-tutorial-limit-try = discard the snail.
mystic_moon-tutorial-both = The arrow on a recipe means that you may rotate it. Put Big Snack upright into the left column: acorn, berry, acorn. Put Candle Tea into the right one: fern, then acorn. Then press “Brew both”.
mystic_moon-tutorial-both-try = put acorn, berry, acorn on the left, fern and acorn on the right.
mystic_moon-tutorial-effects = 6 star power, minus 2 for the mushroom, which is gone now. Candle Tea earns you 1 more for the potion beside it: use it.
mystic_moon-tutorial-effects-try = use the effect of Candle Tea.
mystic_moon-tutorial-effects-two = If there is a tie, the fuller satchel wins. So draw one more ingredient with Big Snack.
mystic_moon-tutorial-effects-two-try = use the effect of Big Snack.
mystic_moon-tutorial-last = End your turn. Mirabelle has one more.
mystic_moon-tutorial-last-try = end the turn.
mystic_moon-tutorial-end = You win, 18 to 16! Go where your recipes’ ingredients grow, learn what you can brew again and again, brew every night, and use every effect. In your hut, “Best brew” lays out the best you can make.

# What a hint brings
mystic_moon-gain-lifted = the end of a curse
mystic_moon-gain-brewed = a brew
mystic_moon-gain-performed = alchemy
mystic_moon-gain-learned = a recipe
mystic_moon-gain-gained = star power
mystic_moon-gain-stole = an ingredient from a rival
mystic_moon-gain-traded = a trade
mystic_moon-gain-caught-frog = a frog
mystic_moon-gain-drew = an ingredient from the bag
