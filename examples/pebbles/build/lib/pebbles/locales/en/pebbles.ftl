# Pebbles: everything the table says.

pebbles-name = Pebbles
pebbles-about = Hide stones along the path, then turn them up: white ones are worth a point, black ones cost.

pebbles-variant-short = Short path
pebbles-variant-short-about = Four places, two players.
pebbles-variant-long = Long path
pebbles-variant-long-about = Six places, two or three players.

pebbles-option-black = Black stones
pebbles-option-black-about = What it costs to turn up a black stone.
pebbles-option-black-1 = One point
pebbles-option-black-2 = Two points

pebbles-colour-black = black
pebbles-colour-white = white

pebbles-field-places = Path
pebbles-field-unseen = Stones nobody has seen (black, white)
pebbles-field-hand = In hand
pebbles-field-turn = In turn
pebbles-field-slid = A stone was slid this turn
pebbles-field-points = Points
pebbles-field-black_costs = A black stone costs

pebbles-prompt-choose = Draw a stone, turn one up, or slide one first.
pebbles-prompt-place = Where do you put the stone?

pebbles-do-draw = Draw a stone
pebbles-do-put = Put it on place { $place }
pebbles-do-turn = Turn up place { $place }
pebbles-do-slide = Slide between places { $place } and the next

pebbles-why-none = There is none now.

pebbles-event-drew = { $who } draws a stone.
pebbles-event-drew-this = It is { $colour }.
pebbles-event-put = { $who } puts a stone on place { $place }.
pebbles-event-turned = { $who } turns up place { $place }: { $colour }.
pebbles-event-slid = { $who } slides a stone at place { $place }.
pebbles-event-began = { $who } begins.

pebbles-reason-turned = Every stone is turned up
