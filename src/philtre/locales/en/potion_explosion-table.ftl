# Potion Explosion in the browser: what the table says beside the game's own words.

potion_explosion-table-short-wisdom = { -potion_explosion-short-wisdom }
potion_explosion-table-short-love = { -potion_explosion-short-love }
potion_explosion-table-short-magnetical = { -potion_explosion-short-magnetical }
potion_explosion-table-short-prismatic = { -potion_explosion-short-prismatic }
potion_explosion-table-short-abyssal = { -potion_explosion-short-abyssal }
potion_explosion-table-short-sands = { -potion_explosion-short-sands }
potion_explosion-table-short-balm = { -potion_explosion-short-balm }
potion_explosion-table-short-lavamancing = { -potion_explosion-short-lavamancing }
potion_explosion-table-pick = Tap a marble to see its chain, once more to take it.
potion_explosion-table-after = Lay, complete, drink, or end your turn.
potion_explosion-table-dispenser = The dispenser, five tracks
potion_explosion-table-track = Track { $track }, { $lid ->
    [0] nothing under its lid
    [one] one more under its lid
   *[other] { $lid } more under its lid
}
potion_explosion-table-under-lid = { $count ->
    [0] Nothing under the lid
    [one] One marble under the lid
   *[other] { $count } marbles under the lid
}
potion_explosion-table-marble = { $place }: { $colour }, { $ingredient }
potion_explosion-table-explodes = explodes in group { $step }
potion_explosion-table-leaves = would be taken
potion_explosion-table-new = new since your turn
potion_explosion-table-gain = { $more ->
    [yes] At least { $count } marbles, and perhaps more
   *[no] { $count ->
        [one] One marble
       *[other] { $count } marbles
    }
}
potion_explosion-table-some = { $count } { $colour }
potion_explosion-table-none = nothing
potion_explosion-table-tile = { $kind }, { $points } points, takes { $holes }
potion_explosion-table-brews = Brews { $kind }, { $points } points, lacks { $lacks }
potion_explosion-table-burner = Burner { $burner }
potion_explosion-table-holes = Burner { $burner }, { $colour } holes: { $empty } of { $all } empty{ $laid ->
    [0] {""}
   *[other] , { $laid } laid for now
}
potion_explosion-table-complete = Complete { $kind } for { $points } points; it lacks { $lacks }
potion_explosion-table-complete-burner = Complete the potion on burner { $burner }
potion_explosion-table-no-tile = Nothing brews here
potion_explosion-table-hand = In hand: { $marbles }
potion_explosion-table-hand-label = Hand
potion_explosion-table-pool = Pool: { $marbles }
potion_explosion-table-pool-label = Pool
potion_explosion-table-in-hand = { $count } { $colour } in hand
potion_explosion-table-in-pool = { $count } { $colour } in the pool
potion_explosion-table-put-back = { $colour }: do not keep it
potion_explosion-table-no-hole = No empty hole waits for it.
potion_explosion-table-nothing-to-lay = Nothing you hold fits a hole.
potion_explosion-table-still-fill = A potion can still be completed. End the turn all the same?
potion_explosion-table-back = Take back
potion_explosion-table-help = Little Help
potion_explosion-table-lay = Lay all
potion_explosion-table-end = End turn
potion_explosion-table-shelf = My potions
potion_explosion-table-shelf-empty = Completed potions stand here, ready to be drunk.
potion_explosion-table-drink = Drink { $kind }, { $points } points
potion_explosion-table-drunk = { $kind }, drunk, { $points } points
potion_explosion-table-is-drunk = { $kind }, drunk
potion_explosion-table-brewed = { $kind }
potion_explosion-table-stack = Stack { $stack }, { $count ->
    [one] one tile
   *[other] { $count } tiles
}
potion_explosion-table-stack-left = { $count ->
    [one] One tile in this stack
   *[other] { $count } tiles in this stack
}
potion_explosion-table-stack-empty = This stack is used up
potion_explosion-table-stacks-later = The stacks are built once everybody has chosen.
potion_explosion-table-my-desk = My desk
potion_explosion-table-standing = { $name }: { $points } points, { $potions ->
    [one] one potion
   *[other] { $potions } potions
}, { $tokens ->
    [one] one Skill token
   *[other] { $tokens } Skill tokens
}
potion_explosion-table-keys = M the dispenser, arrows move, Enter chooses · F lay all that fits · 1 and 2 complete · B my potions · D my desk · S the stacks · H Little Help · E end the turn
potion_explosion-table-tabs = Parts of the table
potion_explosion-table-tab-board = Tracks
potion_explosion-table-tab-stacks = Stacks
potion_explosion-table-tab-others = Rivals
potion_explosion-table-tab-log = Log
potion_explosion-table-help-costs = costs 2 points
potion_explosion-table-skills = My way to Skill tokens
potion_explosion-table-alike = { $kind }: { $count } of three
potion_explosion-table-different = Five different ones
potion_explosion-table-different-count = { $count } of five different potions
potion_explosion-table-tab-skills = Skills
potion_explosion-table-from-potions = Potions
potion_explosion-table-from-tokens = Skill tokens
potion_explosion-table-from-help = Little Help
potion_explosion-table-from-tie = Put aside
potion_explosion-table-total = Total
potion_explosion-table-score = How the points came together

# Learning the rules
potion_explosion-learn-show = Show it
potion_explosion-learn-again = Back again
potion_explosion-learn-goal = The goal
potion_explosion-learn-goal-text = It is the last exam at a school of sorcery. You brew potions from four ingredients: every marble is one portion. A tile shows which marbles its potion needs, what it is worth, and what happens to whoever drinks it. Most points win.
potion_explosion-learn-pick = One marble a turn
potion_explosion-learn-pick-text = In your turn you pick one marble from the dispenser. Any of the lowest eight of a track will do. The ninth can be seen but not reached, and nobody knows what lies under the lid. The marbles above roll down and close the gap.
potion_explosion-learn-explosion = Explosions
potion_explosion-learn-explosion-text = If the two marbles that meet in the closed gap are of one colour, they explode, with all of that colour connected to them. All that explodes is yours.
potion_explosion-learn-chain-text = Then the track rolls again, and if two of one colour meet once more, they explode too. A chain can go on for long; marbles from under the lid may join it.
potion_explosion-learn-middle-text = A marble taken from the middle of three alike makes its neighbours collide. Only your regular pick sets off explosions; potions and the professor never do.
potion_explosion-learn-brew = Brewing
potion_explosion-learn-brew-text = Two potions stand on your burners. Marbles you took must go onto empty holes of their colour; where both potions want one, you decide. What lies on a tile stays there.
potion_explosion-learn-pool-text = What fits nowhere goes into your pool, which keeps three marbles for later turns. In your turn you may use the pool as you like.
potion_explosion-learn-complete = Completing and drinking
potion_explosion-learn-complete-text = A potion whose holes are all filled is complete: its marbles roll back into the dispenser, and it stands on your shelf. You may drink it once, in any of your turns, also at once. It then lies upside down and keeps its points.
potion_explosion-learn-brewing = A tile with some of its holes filled becomes a potion on the shelf, and once drunk it lies upside down
potion_explosion-learn-help = A Little Help
potion_explosion-learn-help-text = Once a turn, before or after your pick, the professor lets you take one marble without an explosion. Each time costs two points at the end. Used before the pick it can prepare a large chain.
potion_explosion-learn-end = The end of your turn
potion_explosion-learn-end-throw = Marbles that find no room in the pool go back into the dispenser.
potion_explosion-learn-end-draw = For each empty burner you draw one of the five tiles on top of the stacks.
potion_explosion-learn-end-tokens = You receive the Skill tokens you have earned.
potion_explosion-learn-end-over = If enough Skill tokens have been given, the round is played out.
potion_explosion-learn-tokens = Skill tokens
potion_explosion-learn-tokens-text = Three completed potions of one kind earn a Skill token, once for each kind. Five different kinds earn one more. Each is worth four points; drunk potions count as well.
potion_explosion-learn-over-text = With two, three or four players the end begins when four, five or six tokens have been given. All play equally many turns. Then the points of potions and tokens are added, and the price of every Little Help is taken off.
potion_explosion-learn-tie-text = In a tie, each of the first picks one more marble, one after the other: the biggest bang wins.
potion_explosion-learn-potions = The eight potions
potion_explosion-learn-potions-text = Six of the eight kinds are in each game. A potion that could do nothing cannot be drunk.
potion_explosion-learn-wisdom = The quiet way to just the marble you need.
potion_explosion-learn-love = All of it, into your hand; whoever has an empty pool is safe.
potion_explosion-learn-magnetical = Both must lie within reach, in one track, one above the other.
potion_explosion-learn-prismatic = Choose up to three of hand and pool; at least one must be placed.
potion_explosion-learn-abyssal = Only the lowest marble of each track counts, and every colour once.
potion_explosion-learn-sands = Also what you drank this very turn; but never the Sands themselves.
potion_explosion-learn-balm = You may leave the upper part of a run where it is.
potion_explosion-learn-lavamancing = They need not touch. Melt what lies between two of a kind, then pick.
potion_explosion-learn-options = At your table
potion_explosion-learn-options-text = For a first game leave out the Balm and Lavamancing. You may agree on more or fewer Skill tokens for a longer or shorter game, and let the professor help as often as one likes.

# The first turns
potion_explosion-tutorial-pupil = Pupil
potion_explosion-tutorial-welcome = Welcome to the laboratory. Five tracks of marbles, four ingredients. Pick one marble, and those above it roll down: where two of one colour collide, they explode, and all of them are yours. You play against Basile.
potion_explosion-tutorial-desk = Below is your desk. Two potions are on the burners: Wisdom needs two reds and two yellows, Magnetical Attraction two blues and two blacks. Each hole takes a marble of its colour.
potion_explosion-tutorial-pick = Look at track c: a black marble lies between two yellows, and beyond them wait two reds. Tap c4. The numbers show what would explode, group by group. Tap it once more to take it.
potion_explosion-tutorial-pick-try = pick c4.
potion_explosion-tutorial-fill = Five marbles in your hand! They are all that Wisdom needs. Tap its bottle to complete it, and once more to be sure.
potion_explosion-tutorial-fill-try = complete Wisdom on burner 1.
potion_explosion-tutorial-drink = Five points, and a potion on your shelf. You may drink it whenever you like; it keeps its points. Tap it there, then once more.
potion_explosion-tutorial-drink-try = drink Wisdom from your shelf.
potion_explosion-tutorial-take = Wisdom gives you any marble within reach, but without an explosion. Take the blue one at the foot of track d: tap d1 twice.
potion_explosion-tutorial-take-try = take d1.
potion_explosion-tutorial-finish = The bottle lies upside down: it is drunk. What is in your hand fits the second potion and will be placed there. Now end your turn.
potion_explosion-tutorial-finish-try = end the turn.
potion_explosion-tutorial-draw = One burner is empty, so you draw a new tile from the five on top of the stacks. Take Blind Love from stack 2: tap it twice.
potion_explosion-tutorial-draw-try = draw from stack 2.
potion_explosion-tutorial-changed = Basile has picked a black marble from track e. Small lights mark the marbles and tiles that are new since your turn.
potion_explosion-tutorial-help = Magnetical Attraction lacks one blue and one black. Track a has both, but nothing there collides yet. The professor can help: it costs two points. Press Little Help.
potion_explosion-tutorial-help-try = press Little Help.
potion_explosion-tutorial-help-take = Take the blue marble on a4, without an explosion. See what lies below and above it then: a red one between two blacks.
potion_explosion-tutorial-help-take-try = take a4.
potion_explosion-tutorial-chain = Now pick that red one, a3. The blacks collide, and after them two yellows.
potion_explosion-tutorial-chain-try = pick a3.
potion_explosion-tutorial-second = Blue and black are there. Complete Magnetical Attraction on burner 2.
potion_explosion-tutorial-second-try = complete the potion on burner 2.
potion_explosion-tutorial-tokens = Two potions in two turns! Three of one kind, or five different ones, earn a Skill token worth four points. When four tokens have been given, the round is played out; the slate beside the dispenser counts them.
potion_explosion-tutorial-end = That is all you need: pick, brew, drink. What is left over goes into your pool, at most three marbles. Undo, hints and explanations are at hand at every table.
