# What can be wrong with a content pack. Each line is told with the number of the line in the file.

error-bad-pack = { $mistakes ->
    [one] the content pack has a mistake, in line { $line }
   *[other] the content pack has { $mistakes } mistakes, the first in line { $line }
}
pack-line = line { $line }: { $mistake }
pack-too-large = the pack is too large; allowed: { $most } bytes
pack-too-deep = brackets lie too deep inside each other; allowed: { $most }
pack-not-toml = this is no TOML: { $reason }
pack-unknown-key = there is no ‘{ $name }’ here; allowed: { $allowed }
pack-missing-key = ‘{ $name }’ is missing
pack-not-a-number = { $name } is { $value }; it must be a whole number from { $least } to { $most }
pack-fixed-number = { $name } is { $value }; it must be { $count }
pack-not-a-flag = { $name } is { $value }; it must be true or false
pack-not-a-list = { $name } must be a list of { $least } to { $most } texts
pack-not-a-table = { $name } must be a table of keys
pack-wrong-count = { $name }: there are { $there }, there must be { $count }
pack-not-a-name = { $name } must be a text of 1 to 60 characters in one line
pack-not-a-source = { $name } must say in one line where the row comes from
pack-not-an-id = { $name } is { $value }; it must be made of small letters, digits and single hyphens
pack-not-a-letter = { $name } is { $value }; it must be one capital letter
pack-not-a-recipe-row = { $name }: each row is 1 to 3 signs: letters of ingredients, o for a dotted circle, a full stop for nothing
pack-not-an-effect = { $name }: each entry is a verb and its number, such as "draw 2"
pack-not-a-moment = { $name } is { $value }; allowed: garden, shop, leave, hut, brewed, bloom
pack-not-this-game = { $name } is { $value }: this pack is for another game
pack-not-glyphs = { $name } must be twelve signs: d, 1, 2, or a full stop for nothing
pack-not-a-hut-kind = { $name } is { $value }; allowed: garden, shop, cauldron, satchel, rivals, stars
pack-not-a-formula = { $name } is { $value }; it must be 1 to 6 letters of ingredients
pack-not-a-kind = { $name } is { $value }; it must be one of the eight kinds
pack-not-a-rank = { $name } is { $value }; it must be one of the seven ranks
pack-not-an-apothecary = { $name } is { $value }; it must be one of the fifteen apothecaries
pack-not-a-power = { $name } is { $value }; it must be one of the fifteen powers
pack-wrong-place = here stands { $value }; { $wanted } belongs here
pack-hole-count = the tile has { $there } holes; its size says { $count }
pack-first-game = { $there } apothecaries are for the first game; there must be { $count }
pack-no-game = the pack is for { $value }; there are: { $allowed }
pack-id-taken = the id { $value } is taken, reserved or longer than 30 characters
pack-letter-taken = the letter { $value } is taken
pack-basic-first = six basic ingredients come first, then two rare ones
pack-no-product = the formula makes neither gold nor crystals
pack-unknown-letter = no ingredient has the letter { $value }; there are: { $allowed }
pack-ragged-recipe = the rows of a recipe are equally long
pack-recipe-size = the recipe has { $there } ingredients; allowed: { $least } to { $most }
pack-same-recipe = the recipe is the same as that of { $value }
pack-too-dear = { $there } potions cost { $cost } or less; there must be { $least }, or refreshing the shop might never end
pack-when-and-effect = “when” and “effect” go together
pack-empty-charm = nothing is said here: give a number, or “when” and “effect”
pack-unknown-verb = there is no verb ‘{ $value }’; there are: { $allowed }
pack-verb-numbers = ‘{ $value }’ needs its number from 1 to 9 (burn two numbers; stars may be negative)
pack-verb-place = ‘{ $value }’ cannot be done here

# The language of these words, to look up the names a pack gives.
pack-language = en

# A new pack: remarks above the tables. Each becomes a comment in the file.
pack-new = A content pack for { $game }. It begins with our own cards; change what you like, then check it:
    philtre content check FILE
    Every row needs a source: say in one line where it comes from. What people read is the optional name, after the id: name = {"{"} en = "…", fr = "…" {"}"}
    All keys and their limits are described in docs/content-packs.md.
pack-new-title = My cards
pack-new-apotheca-components = The box. These numbers are part of the rules and cannot be others.
pack-new-apotheca-rank = The seven ranks of the solo game, with their least scores. Only their names may be changed.
pack-new-apotheca-apothecary = The fifteen apothecaries, in the order of the powers. Change names, and which five lie on top in the first game (first_game = true).
pack-new-potion_explosion-components = The box. These numbers are part of the rules and cannot be others.
pack-new-potion_explosion-kind = The eight kinds of potions, in their order. What they do is part of the rules; what they are called may be changed.
pack-new-potion_explosion-tile = The tiles: eight kinds in four sizes, in this order, two of each. The holes add up to the size; points go from 0 to 30.
pack-new-mystic_moon-components = The box. These numbers are part of the rules and cannot be others.
pack-new-mystic_moon-ingredient = Six basic ingredients, then two rare ones. The letter stands for the ingredient in recipes.
pack-new-mystic_moon-tile = The garden in five rounds: twelve places clockwise from the light arrow; d draws an ingredient, 1 and 2 give star power, a full stop is nothing.
pack-new-mystic_moon-hut = Six huts. A talent is made of numbers that always hold (such as price = -1), of an effect at a moment (when and effect), or of both.
pack-new-mystic_moon-potion = Twenty-seven potions. The recipe is drawn as it lies, the top row first: letters, o for a dotted circle, a full stop for nothing; turn = true: it may be rotated. The effect is a list of verbs with their numbers. At least thirteen cost 4 or less.
pack-new-mystic_moon-sign = Twelve signs: a curse, a blessing, and the recipe on the back that lifts the curse (three or four ingredients).
pack-new-mystic_moon-formula = Nine formulas: the letters of what is given, and the gold, crystals and sludge that come of it.
