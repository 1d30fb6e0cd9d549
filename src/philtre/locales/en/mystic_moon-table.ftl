# Mystic Moon in the browser: what the table says beside the game’s own words.

mystic_moon-table-tabs = Parts of the table
mystic_moon-table-tab-garden = Garden
mystic_moon-table-tab-shop = Shop
mystic_moon-table-tab-hut = Hut
mystic_moon-table-tab-others = Others
mystic_moon-table-tab-log = Log
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
