# Mystic Moon in the browser: what the table says beside the game’s own words.

mystic_moon-table-tabs = Parts of the table
mystic_moon-table-tab-garden = Garden
mystic_moon-table-tab-shop = Shop
mystic_moon-table-tab-hut = Hut
mystic_moon-table-tab-others = Others
mystic_moon-table-tab-log = Log
mystic_moon-table-keys = G the garden, arrows move, Enter chooses · S my satchel · R the shop · C my cauldron · B brewing
mystic_moon-table-in-bag = In the bag
mystic_moon-table-steps = The steps of a turn
mystic_moon-table-step-garden = Garden
mystic_moon-table-step-shop = Shop
mystic_moon-table-step-hut = Hut
mystic_moon-table-step-bloom = Bloom

mystic_moon-table-offered = can be chosen
mystic_moon-table-picked = chosen
mystic_moon-table-new = new since your turn
mystic_moon-table-nothing = nothing
mystic_moon-table-empty = empty

mystic_moon-table-garden = The garden, twelve places in a ring
mystic_moon-table-place = Place { $place }: { $what }
mystic_moon-table-glyph-draw = glyph: draw one
mystic_moon-table-glyph-one-star = glyph: 1 star power
mystic_moon-table-glyph-two-stars = glyph: 2 star power
mystic_moon-table-sludged = { $count ->
    [one] sludge
   *[other] { $count } sludge
}
mystic_moon-table-hat = the hat is here
mystic_moon-table-gathered = would be gathered
mystic_moon-table-blooming = will bloom
mystic_moon-table-plain = Without the glyph

mystic_moon-table-recipe = Recipe, from the top: { $rows }.{ $turn ->
    [yes] {" "}It may be turned.
   *[no] {" "}It lies as it is drawn.
}
mystic_moon-table-dotted = a dotted slot
mystic_moon-table-dotted-about = A dotted circle is a slot of your cauldron that must be there. What lies in it doesn’t matter; it may be empty.
mystic_moon-table-turns = May be turned
mystic_moon-table-fixed = Lies as it is drawn
mystic_moon-table-potion = { $name }, earns { $stars } star power
mystic_moon-table-potion-priced = { $name }, costs { $cost }, earns { $stars } star power
mystic_moon-table-facts = Costs { $cost } · earns { $stars } star power

mystic_moon-table-wares = Ingredients in the shop
mystic_moon-table-ware = { $count } of { $kind } in the shop
mystic_moon-table-refresh = Refresh
mystic_moon-table-not-in-shop = You are not in the shop now.
mystic_moon-table-shop-shut = The shop opens once everybody has a hut.
mystic_moon-table-no-card = No recipe left
mystic_moon-table-learning = { $potion } is the fourth recipe: one of the four goes.
mystic_moon-table-with-gold = { $gold } gold and { $stars } star power

mystic_moon-table-formula = Give { $given } for { $made }.
mystic_moon-table-formula-about = Whoever performs the formula on top keeps its card and may use it again. Everybody keeps one at most.
mystic_moon-table-no-formula = No formula left
mystic_moon-table-curse = Curse:
mystic_moon-table-blessing = Blessing:
mystic_moon-table-lift = Lifts a curse
mystic_moon-table-lifts = Whoever brews this is cursed no more.
mystic_moon-table-cursed = Cursed: 0 points
mystic_moon-table-blessed = Blessed
mystic_moon-table-charm-talent = the talent of { $name }
mystic_moon-table-charm-curse = the curse of { $name }
mystic_moon-table-charm-blessing = the blessing of { $name }

mystic_moon-table-desk = My hut
mystic_moon-table-my-satchel = Satchel
mystic_moon-table-page = Room for a recipe
mystic_moon-table-stars = { $count } star power
mystic_moon-table-gold = { $count } gold
mystic_moon-table-crystals = { $count ->
    [one] 1 crystal
   *[other] { $count } crystals
}
mystic_moon-table-many = { $count } × { $kind }
mystic_moon-table-satchel = { $count ->
    [0] { $name }: the satchel is empty
    [one] { $name }: satchel with 1 ingredient
   *[other] { $name }: satchel with { $count } ingredients
}
mystic_moon-table-satchel-empty = Nothing in it yet
mystic_moon-table-over = { $count } of at most { $limit }

mystic_moon-table-cauldron = { $name }: cauldron
mystic_moon-table-cell = { $cell }: { $what }
mystic_moon-table-drafted = to be added
mystic_moon-table-falls = here falls { $kind }
mystic_moon-table-wanted = the recipe wants { $kind }
mystic_moon-table-brewing = Brewing
mystic_moon-table-makes = What it makes
mystic_moon-table-makes-nothing = Nothing yet. Choose a token of your satchel, then a column. Lay out what you like; nothing is done before you say so.
mystic_moon-table-not-in-hut = In your hut you will fill the cauldron and brew here.
mystic_moon-table-no-recipe = You know no recipe yet. The shop sells some.
mystic_moon-table-blind = Fill the cauldron first: then you see what it makes.
mystic_moon-table-ghosts = Recipes to hold over the cauldron
mystic_moon-table-ghost = Hold over it:
mystic_moon-table-ghost-of = Hold the recipe of { $potion } over the cauldron
mystic_moon-table-turn = Turn it
mystic_moon-table-shift = Move it
mystic_moon-table-put-in = Put it in
mystic_moon-table-best = Best fill
mystic_moon-table-thinking = Thinking…
mystic_moon-table-clear = Take all out
mystic_moon-table-brew = { $count ->
    [one] Brew it
   *[other] Brew all { $count }
}
mystic_moon-table-fill = Fill it so
mystic_moon-table-simmer = Leave it to simmer
mystic_moon-table-brew-nothing = Brew nothing
mystic_moon-table-brewed = Brewed
mystic_moon-table-works = at work
mystic_moon-table-waits = waits
mystic_moon-table-done = done
mystic_moon-table-not-so = That does not go into the cauldron.
mystic_moon-table-choose-token = First choose a token of your satchel.
mystic_moon-table-column-full = This column is full.
mystic_moon-table-something-missing = Something is missing: an ingredient, or one beneath it.
mystic_moon-table-where = Into which column goes { $kind }?
mystic_moon-table-and-then = And for what?

mystic_moon-table-contest = Stone, Parchment, Shears
mystic_moon-table-contest-about = Equal to the last. Stone breaks shears, shears cut parchment, parchment wraps stone. Everybody chooses in secret.
mystic_moon-table-drawn = { $count ->
    [one] Drawn once already.
   *[other] Drawn { $count } times already.
}
mystic_moon-table-has-chosen = has chosen
mystic_moon-table-chooses = chooses

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
mystic_moon-learn-goal = The goal
mystic_moon-learn-goal-text = Five nights the moon waxes over the garden. You gather ingredients, learn recipes, and lay them out in a cauldron of nine slots. Every potion you brew earns star power. Star power also pays for recipes. Whoever has most of it after the fifth night wins.
mystic_moon-learn-basic = Six basic ingredients, eleven of each.
mystic_moon-learn-rare = Two rare ones, seven of each, on a silver rim.
mystic_moon-learn-wild = Stardust stands for any ingredient when you brew, but nowhere else.
mystic_moon-learn-frog = A frog never stays: it steals one ingredient from a rival of your choice and hops back into the bag.
mystic_moon-learn-turn = Your turn has four steps
mystic_moon-learn-garden = Garden
mystic_moon-learn-garden-text = Put the hat on one of the twelve places. You gather everything from that place and from both beside it. Does your place have a glyph, you may use it: draw an ingredient from the bag, or gain 1 or 2 star power. Try it: touch a place.
mystic_moon-learn-shop = Shop
mystic_moon-learn-shop-text = As often as you like and in any order: learn a recipe for the star power in its corner; trade two alike for one from the piles; and if all four recipes cost 5 or more, have them replaced. Your book holds three recipes: with a fourth, one goes. When you leave, at most ten ingredients may be in your satchel.
mystic_moon-learn-hut = Hut
mystic_moon-learn-hut-text = Ingredients fall into the lowest open slot of a column. When you have added enough, you name the potions you brew, as many as lie there, one recipe also several times. No ingredient counts twice. At the table you may try everything out before anything is done.
mystic_moon-learn-bloom = Bloom
mystic_moon-learn-bloom-text = Six new tokens grow: at the hat, then at every second place clockwise. A place holds three at most. Then the next witch is on; when everybody has been, the night is over and the glyphs change.
mystic_moon-learn-brew = Brewing
mystic_moon-learn-brew-text = Here lie a Big Snack, upright in the left column, and Poisoner’s Aid twice: every ingredient is used, and the star power of all three comes at once. Then the effects, in the order you like; you may waive any. In the end the whole cauldron goes into the bag. Have you brewed nothing, all of it stays for next time.
mystic_moon-learn-signs = The signs on a recipe
mystic_moon-learn-turns = This arrow: the drawing may be turned, never mirrored.
mystic_moon-learn-fixed = This one: it must lie as it is drawn. Every recipe may lie anywhere in the cauldron.
mystic_moon-learn-dotted = A dotted circle: this slot must exist there. What lies in it doesn’t matter.
mystic_moon-learn-mushroom = Poisonous mushrooms
mystic_moon-learn-mushroom-text = Some potions drop a mushroom into a rival’s cauldron, into a column you choose. It fills a slot and fits no recipe; when she brews, she loses 1 star power for each potion, and the mushroom is gone. A cauldron holds one at most.
mystic_moon-learn-verbs = What effects do
mystic_moon-learn-verbs-text = Draw: from the bag. Discard: back into it. Salvage: an ingredient of this very potion comes back to your satchel. Steal: from the satchel of a rival.
mystic_moon-learn-end = The end
mystic_moon-learn-end-text = Most star power wins. Are several equal, most ingredients in the satchel decide. Still equal? Stone, Parchment, Shears, chosen in secret.
mystic_moon-learn-huts = Six huts, six talents
mystic_moon-learn-huts-text = Each witch moves into one before the game.
mystic_moon-learn-potions = The potions
mystic_moon-learn-potions-text = What it costs stands in the star, what it earns on the picture.
mystic_moon-learn-zodiac = Curse of the Zodiac
mystic_moon-learn-zodiac-text = Everybody begins cursed. Each night a sign rises: its curse binds the cursed, its blessing serves the blessed. The recipe on the back of the next sign lifts a curse; it earns nothing, is in nobody’s book, and everybody may brew it once. Whoever is still cursed at the end has 0 points and cannot win.
mystic_moon-learn-alchemy = Secrets of Alchemy
mystic_moon-learn-alchemy-text = In the shop you may perform the formula on top: the ingredients go into the bag, gold and crystals are yours. You keep the card and may use it again, but only one at a time.
mystic_moon-learn-gold-text = Gold: each piece takes 3 off the price of a recipe. At the end whoever has most gold gains 7 star power, the next 4, then 2.
mystic_moon-learn-crystal-text = Crystals lie in the cauldron like ingredients, but fit no recipe. When you brew, each of them gives 1 star power for every ingredient used.
mystic_moon-learn-sludge-text = Sludge is put on a place of the garden at once. After the bloom one token withers on each such place.

# The first turns
mystic_moon-tutorial-pupil = Apprentice
mystic_moon-tutorial-welcome = Welcome to the garden. Five nights the moon waxes; whoever has most star power after the fifth is the Supreme Witch. You play against Mirabelle. You live in the Market Cart: every recipe costs you 1 less.
mystic_moon-tutorial-steps = A turn has four steps, see the bar above: garden, shop, hut, bloom. Your satchel, your cauldron and your recipes lie below. Mirabelle’s hut is beside the garden, small but whole.
mystic_moon-tutorial-garden = Put the hat on place 3. Touch it once: the bright places are what you gather, the little sprouts show where it will bloom. The glyph brings 1 star power. Touch it again to go there.
mystic_moon-tutorial-garden-try = place 3, with its glyph.
mystic_moon-tutorial-frog = A frog! It steals for you and hops away. You could use an acorn: take Mirabelle’s.
mystic_moon-tutorial-frog-try = an acorn from Mirabelle’s satchel.
mystic_moon-tutorial-learn = Now the shop. Big Snack needs acorn, berry, acorn in a row, and you have them. Learn it: touch the card, then once more.
mystic_moon-tutorial-learn-try = learn Big Snack.
mystic_moon-tutorial-trade = Two alike buy one from the piles. Give your two quills for a root: touch the quills in your satchel, then the roots in the shop.
mystic_moon-tutorial-trade-try = quills for a root.
mystic_moon-tutorial-leave = You could learn and trade as long as you can pay. Enough for now: leave the shop.
mystic_moon-tutorial-leave-try = leave the shop.
mystic_moon-tutorial-fill = At the cauldron you may try anything. Touch an acorn in your satchel, then the left column; the berry goes into the middle, the other acorn to the right. The list shows what it makes. Then press “Brew it”.
mystic_moon-tutorial-fill-try = acorn, berry, acorn, one in each column.
mystic_moon-tutorial-effect = 4 star power! And each potion has an effect. Big Snack draws an ingredient: use it.
mystic_moon-tutorial-effect-try = the effect of Big Snack.
mystic_moon-tutorial-bloom = The cauldron is empty again. Now let the garden bloom; with that your turn ends.
mystic_moon-tutorial-bloom-try = end the turn.
mystic_moon-tutorial-poisoned = Mirabelle has brewed Poisoner’s Aid and dropped a mushroom into your cauldron. It fills a slot, fits nothing, and costs you 1 star power for each potion of your next brew. The first night is over: the moon waxes, the glyphs have changed. Small lights mark what is new.
mystic_moon-tutorial-again = Place 5 has two acorns, and a glyph that draws from the bag. Go there.
mystic_moon-tutorial-again-try = place 5, with its glyph.
mystic_moon-tutorial-leave-again = You need nothing from the shop this time. Leave it.
mystic_moon-tutorial-leave-again-try = leave the shop.
mystic_moon-tutorial-limit = Eleven ingredients! Ten fit into a satchel. Discard the snail.
mystic_moon-tutorial-limit-try = the snail.
mystic_moon-tutorial-upright = Big Snack may be turned: the small arrow says so. Lay it upright, all three into the left column: acorn, berry, acorn. Then brew.
mystic_moon-tutorial-upright-try = acorn, berry, acorn into the left column.
mystic_moon-tutorial-end = 4 star power, less 1 for the mushroom, which is gone now. That is all you need: gather, learn, brew, bloom. Undo, hints and explanations are at hand at every table.
