# What can be wrong with a content pack. Each line is told with the number of the line in the file.

error-bad-pack = { $mistakes ->
    [one] the content pack has a mistake, in line { $line }
   *[other] the content pack has { $mistakes } mistakes, the first in line { $line }
}
pack-line = line { $line }: { $mistake }
pack-too-large = the pack is too large; the limit is { $most } bytes
pack-too-deep = brackets are nested too deeply; the limit is { $most }
pack-not-toml = this is not valid TOML: { $reason }
pack-unknown-key = ‘{ $name }’ is not a key here; allowed: { $allowed }
pack-missing-key = ‘{ $name }’ is missing
pack-not-a-number = { $name } is { $value }, but must be a whole number from { $least } to { $most }
pack-fixed-number = { $name } is { $value }, but must be { $count }
pack-not-a-flag = { $name } is { $value }, but must be true or false
pack-not-a-list = { $name } must be a list of { $least } to { $most } strings
pack-not-a-table = { $name } must be a table
pack-wrong-count = { $name }: there are { $there }, but there must be { $count }
pack-not-a-name = { $name } must be a single line of 1 to 60 characters
pack-not-a-source = { $name } must say in a single line where the card comes from
pack-not-an-id = { $name } is { $value }, but may only contain lower-case letters, digits and single hyphens
pack-not-a-letter = { $name } is { $value }, but must be a single capital letter
pack-not-a-recipe-row = { $name }: each row is 1 to 3 characters: ingredient letters, o for a dotted circle, a full stop for nothing
pack-not-an-effect = { $name }: each entry is a verb and its number, such as "draw 2"
pack-not-a-moment = { $name } is { $value }; allowed: garden, shop, leave, hut, brewed, bloom
pack-not-this-game = { $name } is { $value }: this pack is for a different game
pack-not-glyphs = { $name } must be twelve characters: d, 1, 2, or a full stop for nothing
pack-not-a-hut-kind = { $name } is { $value }; allowed: garden, shop, cauldron, satchel, rivals, stars
pack-not-a-formula = { $name } is { $value }, but must be 1 to 6 letters of ingredients
pack-not-a-kind = { $name } is { $value }, but must be one of the eight kinds
pack-not-a-rank = { $name } is { $value }, but must be one of the seven ranks
pack-not-an-apothecary = { $name } is { $value }, but must be one of the fifteen apothecaries
pack-not-a-power = { $name } is { $value }, but must be one of the fifteen powers
pack-wrong-place = { $value } is here, but { $wanted } belongs here
pack-hole-count = { $there ->
    [one] the tile has 1 hole
   *[other] the tile has { $there } holes
}, but its size is { $count }
pack-first-game = { $there ->
    [one] 1 apothecary is marked
   *[other] { $there } apothecaries are marked
} for the first game, but there must be { $count }
pack-no-game = the pack is for { $value }; available games: { $allowed }
pack-id-taken = the id { $value } is already used, reserved, or longer than 30 characters
pack-letter-taken = the letter { $value } is already used
pack-basic-first = the six basic ingredients must come first, then the two rare ones
pack-no-product = the formula makes neither gold nor crystals
pack-unknown-letter = no ingredient has the letter { $value }; available: { $allowed }
pack-ragged-recipe = all rows of a recipe must have the same length
pack-recipe-size = { $there ->
    [one] the recipe has 1 ingredient
   *[other] the recipe has { $there } ingredients
}; allowed: { $least } to { $most }
pack-same-recipe = the recipe is the same as that of { $value }
pack-too-dear = { $there ->
    [one] 1 potion costs
   *[other] { $there } potions cost
} { $cost } or less, but at least { $least } must, or refreshing the shop might never end
pack-when-and-effect = “when” and “effect” must be given together
pack-empty-charm = this does nothing; give a number, or “when” and “effect”
pack-unknown-verb = there is no verb ‘{ $value }’; available: { $allowed }
pack-verb-numbers = ‘{ $value }’ needs a number from 1 to 9 (burn needs two; stars may be negative)
pack-verb-place = ‘{ $value }’ is not possible here

# The language of these words, to look up the names a pack gives.
pack-language = en

# A new pack: remarks above the tables. Each becomes a comment in the file.
pack-new = A content pack for { $game }. It starts out with our own cards: change what you like, then check it:
    philtre content check FILE
    Every card needs a source: a single line saying where it comes from. The name that players read is optional and follows the id: name = {"{"} en = "…", fr = "…" {"}"}
    docs/content-packs.md describes all keys and their limits.
pack-new-title = My cards
pack-new-apotheca-components = What is in the box. These numbers are part of the rules and cannot change.
pack-new-apotheca-rank = The seven ranks of the solo game, with the lowest score for each. Only their names may change.
pack-new-apotheca-apothecary = The fifteen apothecaries, in the order of their powers. You may change their names, and which five are on top of the deck in a first game (first_game = true).
pack-new-potion_explosion-components = What is in the box. These numbers are part of the rules and cannot change.
pack-new-potion_explosion-kind = The eight kinds of potion, in order. What they do is part of the rules; you may change their names.
pack-new-potion_explosion-tile = The tiles: eight kinds in four sizes, in this order, two of each. The holes must add up to the size; points go from 0 to 30.
pack-new-mystic_moon-components = What is in the box. These numbers are part of the rules and cannot change.
pack-new-mystic_moon-ingredient = Six basic ingredients, then two rare ones. Recipes name each ingredient by its letter.
pack-new-mystic_moon-tile = The garden over five rounds: twelve locations, clockwise from the light arrow. d draws an ingredient, 1 and 2 give star power, a full stop means no glyph.
pack-new-mystic_moon-hut = Six huts. A talent consists of numbers that always apply (such as price = -1), of an effect at a given moment (when and effect), or of both.
pack-new-mystic_moon-potion = Twenty-seven potions. The recipe is drawn the way it lies, top row first: ingredient letters, o for a dotted circle, a full stop for nothing; turn = true means it may be rotated. The effect is a list of verbs with their numbers. At least thirteen potions must cost 4 or less.
pack-new-mystic_moon-sign = Twelve signs, each with a curse, a blessing and, on the back, the recipe that lifts the curse (three or four ingredients).
pack-new-mystic_moon-formula = Nine formulas: the letters of the ingredients to give, and the gold, crystals and sludge they produce.
pack-crowded = there are too many holes for { $colours }: up to { $there } on one player’s burners (of which there are { $tiles }), but at most { $most } are allowed. Otherwise all those marbles could get stuck and the game might never end
pack-dearer-than-gold = with the talents and signs of this pack, a recipe costs up to { $there }, but at most { $most } is allowed: more gold than that cannot be counted
pack-never-ends = { $games } random games with { $seats ->
    [one] 1 player
   *[other] { $seats } players
} did not finish within { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}
