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
