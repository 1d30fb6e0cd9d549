# Mystic Moon: everything the table says, in our own words.

mystic_moon-name = Mystic Moon
mystic_moon-about = Gather ingredients by moonlight, learn recipes, and puzzle potions together in a cauldron of nine slots.

mystic_moon-variant-standard = Standard
mystic_moon-variant-standard-about = Five rounds, every witch for herself. Most star power wins.

mystic_moon-option-start = First player
mystic_moon-option-start-about = Turns go clockwise from there.
mystic_moon-option-start-random = Random
mystic_moon-option-start-1 = Seat 1
mystic_moon-option-start-2 = Seat 2
mystic_moon-option-start-3 = Seat 3
mystic_moon-option-start-4 = Seat 4
mystic_moon-option-huts = Huts
mystic_moon-option-huts-about = Each hut has its own talent.
mystic_moon-option-huts-chosen = Chosen in turn order
mystic_moon-option-huts-dealt = Dealt at random
mystic_moon-option-zodiac = Curse of the Zodiac
mystic_moon-option-zodiac-about = Everyone starts cursed. If you haven’t lifted your curse by the end, you score 0.
mystic_moon-option-zodiac-no = Without
mystic_moon-option-zodiac-yes = With curses and blessings
mystic_moon-option-alchemy = Secrets of Alchemy
mystic_moon-option-alchemy-about = Turn ingredients into gold and crystals, with some sludge on the side.
mystic_moon-option-alchemy-no = Without
mystic_moon-option-alchemy-yes = With gold, crystals and sludge
mystic_moon-option-empty = Full cauldrons
mystic_moon-option-empty-about = House rule: if your cauldron is full and you can’t brew, you may empty it.
mystic_moon-option-empty-yes = May be emptied
mystic_moon-option-empty-no = Stay full

mystic_moon-kind-fern = fern
mystic_moon-kind-acorn = acorn
mystic_moon-kind-quill = quill
mystic_moon-kind-snail = snail
mystic_moon-kind-root = root
mystic_moon-kind-berry = berry
mystic_moon-kind-moonflower = moonflower
mystic_moon-kind-dragonscale = dragon scale
mystic_moon-kind-wild = stardust (wild)
mystic_moon-kind-frog = frog
mystic_moon-kind-crystal = crystal
mystic_moon-kind-mushroom = poisonous mushroom

mystic_moon-hut-greenhouse = The Greenhouse
mystic_moon-hut-market-cart = The Market Cart
mystic_moon-hut-copper-kitchen = The Copper Kitchen
mystic_moon-hut-attic = The Attic
mystic_moon-hut-magpie-nest = The Magpie’s Nest
mystic_moon-hut-observatory = The Observatory

mystic_moon-potion-gossip-gargle = Gossip Gargle
mystic_moon-potion-cobweb-cordial = Cobweb Cordial
mystic_moon-potion-endless-porridge = Endless Porridge
mystic_moon-potion-candle-tea = Candle Tea
mystic_moon-potion-mud-mask = Mud Mask
mystic_moon-potion-big-snack = Big Snack
mystic_moon-potion-hiccup-syrup = Hiccup Syrup
mystic_moon-potion-lullaby-lotion = Lullaby Lotion
mystic_moon-potion-sleepwalkers-stew = Sleepwalker’s Stew
mystic_moon-potion-giants-gruel = Giant’s Gruel
mystic_moon-potion-bonfire-brandy = Bonfire Brandy
mystic_moon-potion-sneezing-powder = Sneezing Powder
mystic_moon-potion-poisoners-aid = Poisoner’s Aid
mystic_moon-potion-owl-draught = Owl Draught
mystic_moon-potion-moonlight-mead = Moonlight Mead
mystic_moon-potion-rotten-roux = Rotten Roux
mystic_moon-potion-invisibility-ink = Invisibility Ink
mystic_moon-potion-thunder-toddy = Thunder Toddy
mystic_moon-potion-truth-tonic = Truth Tonic
mystic_moon-potion-comet-cocktail = Comet Cocktail
mystic_moon-potion-spore-sherry = Spore Sherry
mystic_moon-potion-dragons-breath = Dragon’s Breath
mystic_moon-potion-elixir-of-echoes = Elixir of Echoes
mystic_moon-potion-thieves-tincture = Thieves’ Tincture
mystic_moon-potion-wishing-well = Wishing Well
mystic_moon-potion-witching-hour = Witching Hour
mystic_moon-potion-phoenix-punch = Phoenix Punch
mystic_moon-potion-lift = Lifting Potion

mystic_moon-sign-aries = Aries
mystic_moon-sign-taurus = Taurus
mystic_moon-sign-gemini = Gemini
mystic_moon-sign-cancer = Cancer
mystic_moon-sign-leo = Leo
mystic_moon-sign-virgo = Virgo
mystic_moon-sign-libra = Libra
mystic_moon-sign-scorpio = Scorpio
mystic_moon-sign-sagittarius = Sagittarius
mystic_moon-sign-capricorn = Capricorn
mystic_moon-sign-aquarius = Aquarius
mystic_moon-sign-pisces = Pisces

mystic_moon-formula-sunbeam = Bottled Sunbeam
mystic_moon-formula-honeycomb = Gilded Honeycomb
mystic_moon-formula-bog-iron = Bog Iron
mystic_moon-formula-weathercock = Weathercock
mystic_moon-formula-old-coin = Old Coin
mystic_moon-formula-moonbeam = Minted Moonbeam
mystic_moon-formula-frozen-dew = Frozen Dew
mystic_moon-formula-geode = Geode
mystic_moon-formula-dragon-hoard = Dragon’s Hoard
mystic_moon-said-kind-fern = { $count ->
    [one] a fern
   *[other] { $count } ferns
}
mystic_moon-said-kind-acorn = { $count ->
    [one] an acorn
   *[other] { $count } acorns
}
mystic_moon-said-kind-quill = { $count ->
    [one] a quill
   *[other] { $count } quills
}
mystic_moon-said-kind-snail = { $count ->
    [one] a snail
   *[other] { $count } snails
}
mystic_moon-said-kind-root = { $count ->
    [one] a root
   *[other] { $count } roots
}
mystic_moon-said-kind-berry = { $count ->
    [one] a berry
   *[other] { $count } berries
}
mystic_moon-said-kind-moonflower = { $count ->
    [one] a moonflower
   *[other] { $count } moonflowers
}
mystic_moon-said-kind-dragonscale = { $count ->
    [one] a dragon scale
   *[other] { $count } dragon scales
}
mystic_moon-said-kind-wild = { $count ->
    [one] a pinch of stardust
   *[other] { $count } pinches of stardust
}
mystic_moon-said-kind-frog = { $count ->
    [one] a frog
   *[other] { $count } frogs
}
mystic_moon-said-kind-crystal = { $count ->
    [one] a crystal
   *[other] { $count } crystals
}
mystic_moon-said-kind-mushroom = { $count ->
    [one] a poisonous mushroom
   *[other] { $count } poisonous mushrooms
}
mystic_moon-said-hut-greenhouse = the Greenhouse
mystic_moon-said-hut-market-cart = the Market Cart
mystic_moon-said-hut-copper-kitchen = the Copper Kitchen
mystic_moon-said-hut-attic = the Attic
mystic_moon-said-hut-magpie-nest = the Magpie’s Nest
mystic_moon-said-hut-observatory = the Observatory
mystic_moon-said-potion-lift = the lifting potion

# Talents, curses and blessings by name.
mystic_moon-charm-greenhouse-talent = the talent of the Greenhouse
mystic_moon-charm-market-cart-talent = the talent of the Market Cart
mystic_moon-charm-copper-kitchen-talent = the talent of the Copper Kitchen
mystic_moon-charm-attic-talent = the talent of the Attic
mystic_moon-charm-magpie-nest-talent = the talent of the Magpie’s Nest
mystic_moon-charm-observatory-talent = the talent of the Observatory
mystic_moon-charm-aries-curse = the curse of Aries
mystic_moon-charm-taurus-curse = the curse of Taurus
mystic_moon-charm-gemini-curse = the curse of Gemini
mystic_moon-charm-cancer-curse = the curse of Cancer
mystic_moon-charm-leo-curse = the curse of Leo
mystic_moon-charm-virgo-curse = the curse of Virgo
mystic_moon-charm-libra-curse = the curse of Libra
mystic_moon-charm-scorpio-curse = the curse of Scorpio
mystic_moon-charm-sagittarius-curse = the curse of Sagittarius
mystic_moon-charm-capricorn-curse = the curse of Capricorn
mystic_moon-charm-aquarius-curse = the curse of Aquarius
mystic_moon-charm-pisces-curse = the curse of Pisces
mystic_moon-charm-aries-blessing = the blessing of Aries
mystic_moon-charm-taurus-blessing = the blessing of Taurus
mystic_moon-charm-gemini-blessing = the blessing of Gemini
mystic_moon-charm-cancer-blessing = the blessing of Cancer
mystic_moon-charm-leo-blessing = the blessing of Leo
mystic_moon-charm-virgo-blessing = the blessing of Virgo
mystic_moon-charm-libra-blessing = the blessing of Libra
mystic_moon-charm-scorpio-blessing = the blessing of Scorpio
mystic_moon-charm-sagittarius-blessing = the blessing of Sagittarius
mystic_moon-charm-capricorn-blessing = the blessing of Capricorn
mystic_moon-charm-aquarius-blessing = the blessing of Aquarius
mystic_moon-charm-pisces-blessing = the blessing of Pisces

# Card texts are put together from these: what always holds, when an effect comes, and its verbs.
mystic_moon-number-reach = { $n ->
    [-1] You gather one location fewer: not the one clockwise of your hat.
   *[1] You also gather one more location, clockwise of your hat.
}
mystic_moon-number-glyph = { $n ->
    [-1] Your glyph works one time fewer: not at all, unless your hut’s talent adds to it.
    [1] Your glyph works one extra time.
   *[2] Your glyph works two extra times.
}
mystic_moon-number-frogs = { $n ->
    [-1] Your frogs steal one ingredient fewer, so usually nothing.
    [1] Each of your frogs steals one extra ingredient.
   *[2] Each of your frogs steals two extra ingredients.
}
mystic_moon-number-price = { $n ->
    [-2] Recipes cost you 2 star power less, but never less than 1.
    [-1] Recipes cost you 1 star power less, but never less than 1.
    [1] Recipes cost you 1 star power more.
   *[2] Recipes cost you 2 star power more.
}
mystic_moon-number-trade = { $n ->
    [0] Trades cost you no extra ingredients.
    [1] Trades cost you one extra ingredient of the same kind.
    [2] Trades cost you two extra ingredients of the same kind.
   *[3] Trades cost you three extra ingredients of the same kind.
}
mystic_moon-number-limit = { $n ->
    [one] You may leave the shop with at most 1 ingredient in your satchel.
   *[other] You may leave the shop with at most { $n } ingredients in your satchel.
}
mystic_moon-number-reward = { $n ->
    [-2] Each potion earns you 2 star power less.
    [-1] Each potion earns you 1 star power less.
    [1] Each potion earns you 1 extra star power.
   *[2] Each potion earns you 2 extra star power.
}
mystic_moon-number-ward = Rivals can’t make you lose ingredients from your satchel.
mystic_moon-number-adds = { $n ->
    [one] You may add at most 1 token to your cauldron each turn.
   *[other] You may add at most { $n } tokens to your cauldron each turn.
}
mystic_moon-number-potions = { $n ->
    [one] You may brew at most 1 potion each turn.
   *[other] You may brew at most { $n } potions each turn.
}
mystic_moon-when-garden = In the garden:
mystic_moon-when-shop = When you enter the shop:
mystic_moon-when-leave = When you leave the shop:
mystic_moon-when-hut = When you return to your hut:
mystic_moon-when-brewed = After you brew:
mystic_moon-when-bloom = Before the garden blooms:
mystic_moon-verb-stars = { $n ->
    [-9] Lose 9 star power.
    [-8] Lose 8 star power.
    [-7] Lose 7 star power.
    [-6] Lose 6 star power.
    [-5] Lose 5 star power.
    [-4] Lose 4 star power.
    [-3] Lose 3 star power.
    [-2] Lose 2 star power.
    [-1] Lose 1 star power.
   *[other] Gain { $n } star power.
}
mystic_moon-verb-toast = Gain { $n } star power for each potion in this brew beyond the first.
mystic_moon-verb-dregs = Gain { $n } star power for each ingredient in your cauldron that no potion uses.
mystic_moon-verb-draw = { $n ->
    [one] Draw 1 ingredient.
   *[other] Draw { $n } ingredients.
}
mystic_moon-verb-discard = { $n ->
    [one] Discard 1 ingredient.
   *[other] Discard { $n } ingredients.
}
mystic_moon-verb-burn = { $n ->
    [one] You may discard 1 ingredient for { $s } star power.
   *[other] You may discard up to { $n } ingredients for { $s } star power each.
}
mystic_moon-verb-salvage = { $n ->
    [one] Salvage 1 ingredient from this potion.
   *[other] Salvage { $n } ingredients from this potion.
}
mystic_moon-verb-ladle = { $n ->
    [one] Take 1 ingredient back from your cauldron.
   *[other] Take { $n } ingredients back from your cauldron.
}
mystic_moon-verb-fetch = { $n ->
    [one] Take 1 ingredient from the shop.
   *[other] Take { $n } ingredients from the shop.
}
mystic_moon-verb-seek = { $n ->
    [one] Take 1 ingredient of your choice from the bag.
   *[other] Take { $n } ingredients of your choice from the bag.
}
mystic_moon-verb-pluck = { $n ->
    [one] Take any 1 token from the garden.
   *[other] Take any { $n } tokens from the garden.
}
mystic_moon-verb-barter = { $n ->
    [one] Swap 1 ingredient with the shop.
   *[other] Swap { $n } ingredients with the shop, one at a time.
}
mystic_moon-verb-steal = { $n ->
    [one] Steal 1 ingredient.
   *[other] Steal { $n } ingredients.
}
mystic_moon-verb-exchange = { $n ->
    [one] Swap 1 ingredient with a rival.
   *[other] Swap { $n } ingredients with rivals, one at a time.
}
mystic_moon-verb-drain = Take { $n } star power from a rival.
mystic_moon-verb-scatter = { $n ->
    [one] Each rival discards 1 random ingredient.
   *[other] Each rival discards { $n } random ingredients.
}
mystic_moon-verb-mushroom = { $n ->
    [one] Drop a poisonous mushroom into a rival’s cauldron.
   *[other] Drop { $n } poisonous mushrooms into rivals’ cauldrons.
}
mystic_moon-verb-poison = A poisonous mushroom drops into your own cauldron.
mystic_moon-verb-stock = { $n ->
    [one] If your satchel is empty, draw 1 ingredient.
   *[other] If you have fewer than { $n } ingredients, draw one for each you are missing.
}

mystic_moon-garden = The garden
mystic_moon-shop = The Elder Witch’s shop
mystic_moon-round = Round { $round } of 5
mystic_moon-rising = Rising Sign: { $sign }
mystic_moon-bag = { $tokens ->
    [0] The bag is empty
    [one] 1 token in the bag
   *[other] { $tokens } tokens in the bag
}
mystic_moon-products = { $gold ->
    [0] { $crystals ->
        [one] 1 crystal
       *[other] { $crystals } crystals
    }
   *[other] { $gold } gold{ $crystals ->
        [0] {""}
        [one] , 1 crystal
       *[other] , { $crystals } crystals
    }
}{ $sludge ->
    [0] {""}
   *[other] , { $sludge } sludge
}
mystic_moon-cursed = cursed: 0 points
mystic_moon-blessed = blessed
mystic_moon-plan = Best brew: { $brew }. Add: { $adds }.
mystic_moon-no-plan = Nothing worth brewing yet.

mystic_moon-prompt-choose = Which hut do you move into?
mystic_moon-prompt-garden = Where do you place the hat?
mystic_moon-prompt-steal = What do you steal, and from whom?
mystic_moon-prompt-charm = Use it now?
mystic_moon-prompt-shop = Learn, trade, or leave.
mystic_moon-prompt-forget = Your book is full. Which recipe do you forget?
mystic_moon-prompt-sludge = Where does the sludge go?
mystic_moon-prompt-keep = Which formula do you keep?
mystic_moon-prompt-discard = Which ingredient do you discard?
mystic_moon-prompt-add = What do you add to your cauldron?
mystic_moon-prompt-brew = Which potions do you brew?
mystic_moon-prompt-effect = Which effect do you use next?
mystic_moon-prompt-burn = Burn an ingredient for star power?
mystic_moon-prompt-salvage = Which ingredient do you salvage?
mystic_moon-prompt-ladle = Which ingredient do you take back?
mystic_moon-prompt-fetch = Which ingredient do you take from the shop?
mystic_moon-prompt-seek = Which ingredient do you take from the bag?
mystic_moon-prompt-pluck = Which token do you take from the garden?
mystic_moon-prompt-barter = Which ingredient do you swap with the shop?
mystic_moon-prompt-exchange = Which ingredient do you want from a rival?
mystic_moon-prompt-give = What do you give in return?
mystic_moon-prompt-drain = Who do you take star power from?
mystic_moon-prompt-mushroom = Drop the mushroom: whose cauldron, which column?
mystic_moon-prompt-poison = Which column does the mushroom drop into?
mystic_moon-prompt-bloom = End your turn and let the garden bloom.
mystic_moon-prompt-wither = Which token withers?
mystic_moon-prompt-sign = It’s a tie! Choose in secret.

mystic_moon-do-hut = Move into { $hut }
mystic_moon-do-garden = { $glyph ->
    [draw] Location { $place }, with its glyph (draw { $number })
    [one-star] Location { $place }, with its glyph ({ $number } star power)
    [two-stars] Location { $place }, with its glyph ({ $number } star power)
    [waived] Location { $place }, without its glyph
   *[none] Location { $place }
}
mystic_moon-do-steal = Steal { $kind } from { $rival }
mystic_moon-do-use = Use it
mystic_moon-do-learn = { $gold ->
    [0] Learn { $potion } for { $stars } star power
   *[other] Learn { $potion } for { $stars } star power and { $gold } gold
}
mystic_moon-do-forget = Forget { $potion }
mystic_moon-do-trade = Trade { $kind-list } for { $kind-got }
mystic_moon-do-refresh = Refresh the recipes
mystic_moon-do-alchemy = Perform { $formula }
mystic_moon-do-sludge = Put sludge on location { $place }
mystic_moon-do-keep = Keep { $formula }
mystic_moon-do-leave = Leave the shop
mystic_moon-do-discard = Discard { $kind }
mystic_moon-do-add = Add { $kind-added } at { $cell }
mystic_moon-do-empty = Empty the cauldron
mystic_moon-do-brew = Brew { $potion } ({ $cells })
mystic_moon-do-effect = Use the effect of { $potion }
mystic_moon-do-done = { $asked ->
    [add] Add nothing more
    [brew] No more potions
    [effect] Skip the rest
    [charm] Don’t use it
   *[burn] Stop burning
}
mystic_moon-do-salvage = Salvage { $kind }
mystic_moon-do-ladle = Take back { $kind }
mystic_moon-do-fetch = Take { $kind }
mystic_moon-do-seek = Take { $kind }
mystic_moon-do-pluck = Take { $kind } from location { $place }
mystic_moon-do-barter = Swap { $kind-given } for { $kind-got }
mystic_moon-do-exchange = Take { $kind } from { $rival }
mystic_moon-do-give = Give { $kind }
mystic_moon-do-drain = Take star power from { $rival }
mystic_moon-do-mushroom = { $rival }, column { $column }
mystic_moon-do-bloom = End turn
mystic_moon-do-wither = Let { $kind } wither
mystic_moon-do-stone = Stone
mystic_moon-do-parchment = Parchment
mystic_moon-do-shears = Shears

mystic_moon-why-no-glyph = There is no glyph here to skip.
mystic_moon-why-no-stars = You don’t have enough star power.
mystic_moon-why-no-pair = You don’t have enough ingredients of one kind.
mystic_moon-why-no-more-alike = You don’t have enough of one ingredient: trades cost you more than two.
mystic_moon-why-shop-empty = The shop is out of ingredients.
mystic_moon-why-cheap-card = Only possible while all four recipes cost 5 or more.
mystic_moon-why-no-ingredients = You don’t have the ingredients for it.
mystic_moon-why-satchel-empty = Your satchel is empty.
mystic_moon-why-add-limit = You can’t add any more this turn.
mystic_moon-why-columns-closed = Columns are filled from left to right.
mystic_moon-why-cauldron-full = Your cauldron is full.
mystic_moon-why-no-emptying = At this table, full cauldrons stay full.
mystic_moon-why-not-full = Your cauldron was not full when you returned to your hut.
mystic_moon-why-does-not-fit = This recipe is not in your cauldron.

mystic_moon-event-started = { $who } goes first.
mystic_moon-event-moved-in = { $who } moves into { $hut }.
mystic_moon-event-dealt-row = In the shop: { $potion }.
mystic_moon-event-dealt = { $who } starts with { $kind }.
mystic_moon-event-grew = In bloom at location { $place }: { $kind }.
mystic_moon-event-rose = { $sign } is the Rising Sign.
mystic_moon-event-top-sign = Next sign: { $sign }.
mystic_moon-event-top-formula = Top formula: { $formula }.
mystic_moon-event-turn-began = { $who }’s turn.
mystic_moon-event-entered = { $who } enters the garden at location { $place } and gathers { $kind-list }.
mystic_moon-event-caught-frog = { $frogs ->
    [one] The frog steals for { $who }.
   *[other] The { $frogs } frogs steal for { $who }.
}
mystic_moon-event-stole = { $who } steals { $kind } from { $rival }.
mystic_moon-event-found-nobody = There is nobody to steal from.
mystic_moon-event-used-glyph = { $who } uses the glyph at location { $place }.
mystic_moon-event-drew = { $who } draws { $kind }.
mystic_moon-event-gained = { $who } gains { $stars } star power.
mystic_moon-event-lost = { $who } loses { $stars } star power.
mystic_moon-event-used-charm = { $who } uses { $charm }.
mystic_moon-event-suffered = { $who } suffers { $charm }.
mystic_moon-event-waived = { $who } does not use { $charm }.
mystic_moon-event-learned = { $gold ->
    [0] { $who } learns { $potion } for { $stars } star power.
   *[other] { $who } learns { $potion } for { $stars } star power and { $gold } gold.
}
mystic_moon-event-forgot = { $who } forgets { $potion }.
mystic_moon-event-traded = { $who } trades { $kind-list } for { $kind-got }.
mystic_moon-event-refreshed = { $who } refreshes the recipes.
mystic_moon-event-performed = { $who } performs { $formula } and takes { $gold ->
    [0] { $crystals ->
        [0] nothing
        [one] 1 crystal
       *[other] { $crystals } crystals
    }
   *[other] { $gold } gold{ $crystals ->
        [0] {""}
        [one] {" "}and 1 crystal
       *[other] {" "}and { $crystals } crystals
    }
}.
mystic_moon-event-spilled = { $who } places sludge on location { $place }.
mystic_moon-event-took-formula = { $who } takes the formula { $formula }.
mystic_moon-event-returned-formula = { $formula } goes to the bottom of the formula deck.
mystic_moon-event-left-shop = { $who } leaves the shop.
mystic_moon-event-discarded = { $who } discards { $kind }.
mystic_moon-event-added = { $who } adds { $kind-added }.
mystic_moon-event-emptied = { $who } empties the cauldron.
mystic_moon-event-brewed = { $stars ->
    [0] { $who } brews { $potion }.
   *[other] { $who } brews { $potion } for { $stars } star power.
}
mystic_moon-event-crystal-shone = The crystals shine: { $who } gains { $stars } star power.
mystic_moon-event-was-poisoned = The mushroom spoils the brew: { $who } loses { $stars } star power.
mystic_moon-event-lifted = { $who } lifts the curse and is now blessed.
mystic_moon-event-used-effect = { $who } uses the effect of { $potion }.
mystic_moon-event-burned = { $who } burns { $kind }.
mystic_moon-event-salvaged = { $who } salvages { $kind }.
mystic_moon-event-ladled = { $who } takes { $kind } back from the cauldron.
mystic_moon-event-fetched = { $who } takes { $kind } from the shop.
mystic_moon-event-sought = { $who } takes { $kind } from the bag.
mystic_moon-event-plucked = { $who } takes { $kind } from location { $place }.
mystic_moon-event-bartered = { $who } swaps { $kind-given } for { $kind-got } at the shop.
mystic_moon-event-exchanged = { $who } gives { $rival } { $kind-given } for { $kind-got }.
mystic_moon-event-drained = { $who } takes { $stars } star power from { $rival }.
mystic_moon-event-dropped = { $who } loses { $kind }.
mystic_moon-event-mushroomed = A poisonous mushroom drops into { $rival }’s cauldron, { $cell ->
    [a1] at the bottom left
    [a2] on the left
    [a3] at the top left
    [b1] at the bottom
   *[b2] in the middle
    [b3] at the top
    [c1] at the bottom right
    [c2] on the right
    [c3] at the top right
}.
mystic_moon-event-poured = { $who } empties the cauldron into the bag.
mystic_moon-event-withered = The sludge withers { $kind } at location { $place }.
mystic_moon-event-showed-sign = { $hand ->
    [stone] { $who } shows stone.
    [parchment] { $who } shows parchment.
   *[shears] { $who } shows shears.
}
mystic_moon-event-chose-sign = { $who } has chosen.
mystic_moon-event-drew-contest = It’s a draw.
mystic_moon-event-beaten = { $who } is out.
mystic_moon-event-counted-gold = { $who } gains { $stars } star power for gold.
mystic_moon-event-stayed-cursed = { $who } is still cursed and drops to 0.
mystic_moon-event-game-over = The game is over.
mystic_moon-event-round-began = Round { $round } begins.

mystic_moon-reason-stars = Most star power
mystic_moon-reason-satchel = Tied on star power, but more ingredients in the satchel
mystic_moon-reason-shears = Decided by Stone, Parchment, Shears
mystic_moon-reason-shared = Nine draws: the victory is shared
mystic_moon-reason-cursed = Everyone is still cursed
