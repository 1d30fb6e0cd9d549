# Potion Explosion in the browser: what the table says beside the game's own words.

potion_explosion-table-short-wisdom = { -potion_explosion-short-wisdom }
potion_explosion-table-short-love = { -potion_explosion-short-love }
potion_explosion-table-short-magnetical = { -potion_explosion-short-magnetical }
potion_explosion-table-short-prismatic = { -potion_explosion-short-prismatic }
potion_explosion-table-short-abyssal = { -potion_explosion-short-abyssal }
potion_explosion-table-short-sands = { -potion_explosion-short-sands }
potion_explosion-table-short-balm = { -potion_explosion-short-balm }
potion_explosion-table-short-lavamancing = { -potion_explosion-short-lavamancing }
potion_explosion-table-pick = Pick a marble from the dispenser.
potion_explosion-table-after = Place marbles, complete or drink potions, or end your turn.
potion_explosion-table-dispenser = The dispenser, five tracks
potion_explosion-table-track = Track { $track }, { $lid ->
    [0] nothing under the lid
    [one] 1 more under the lid
   *[other] { $lid } more under the lid
}
potion_explosion-table-under-lid = { $count ->
    [0] Nothing under the lid
    [one] 1 marble under the lid
   *[other] { $count } marbles under the lid
}
potion_explosion-table-marble = { $place }: { $colour }, { $ingredient }
potion_explosion-table-explodes = explodes in step { $step }
potion_explosion-table-leaves = would be taken
potion_explosion-table-new = new since your last turn
potion_explosion-table-gain = { $more ->
    [yes] { $count ->
        [one] At least 1 marble, maybe more
       *[other] At least { $count } marbles, maybe more
    }
   *[no] { $count ->
        [one] 1 marble
       *[other] { $count } marbles
    }
}
potion_explosion-table-chain = Chain ×{ $chain }
potion_explosion-table-some = { $count } { $colour }
potion_explosion-table-none = nothing
potion_explosion-table-tile = { $kind }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, needs { $holes }
potion_explosion-table-brews = Brewing { $kind }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, still needs { $lacks }
potion_explosion-table-burner = Burner { $burner }
potion_explosion-table-holes = Burner { $burner }, { $colour } holes: { $empty } of { $all } empty{ $laid ->
    [0] {""}
   *[other] , { $laid } filled for now
}
potion_explosion-table-complete = Complete { $kind } for { $points ->
    [one] 1 point
   *[other] { $points } points
}; still needs { $lacks }
potion_explosion-table-complete-burner = Complete the potion on burner { $burner }
potion_explosion-table-no-tile = Nothing is brewing here
potion_explosion-table-hand = In hand: { $marbles }
potion_explosion-table-hand-label = Hand
potion_explosion-table-pool = Pool: { $marbles }
potion_explosion-table-pool-label = Pool
potion_explosion-table-in-hand = { $count } { $colour } in hand
potion_explosion-table-in-pool = { $count } { $colour } in the pool
potion_explosion-table-put-back = Don’t keep this { $colour } marble
potion_explosion-table-no-hole = It fits no empty hole.
potion_explosion-table-nothing-to-lay = None of your marbles fits an empty hole.
potion_explosion-table-still-fill = You can still complete a potion. End your turn anyway?
potion_explosion-table-back = Take back
potion_explosion-table-help = Little Help
potion_explosion-table-lay = Place all
potion_explosion-table-end = End turn
potion_explosion-table-shelf = My potions
potion_explosion-table-shelf-empty = Your completed potions go here.
potion_explosion-table-drink = Drink { $kind }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
potion_explosion-table-drunk = { $kind }, drunk, { $points ->
    [one] 1 point
   *[other] { $points } points
}
potion_explosion-table-is-drunk = { $kind }, drunk
potion_explosion-table-brewed = { $kind }
potion_explosion-table-stack = Stack { $stack }, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
potion_explosion-table-stack-left = { $count ->
    [one] 1 tile in this stack
   *[other] { $count } tiles in this stack
}
potion_explosion-table-stack-empty = This stack is empty
potion_explosion-table-stacks-later = The stacks are built once everyone has chosen their starter potions.
potion_explosion-table-my-desk = My desk
potion_explosion-table-standing = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $potions ->
    [one] 1 potion
   *[other] { $potions } potions
}, { $tokens ->
    [one] 1 Skill token
   *[other] { $tokens } Skill tokens
}
potion_explosion-table-keys = M dispenser (arrow keys move, Enter selects) · F place all · 1 and 2 complete · B my potions · D my desk · S stacks · H Little Help · E end turn
potion_explosion-table-tabs = Sections of the table
potion_explosion-table-tab-board = Tracks
potion_explosion-table-tab-stacks = Stacks
potion_explosion-table-tab-others = Rivals
potion_explosion-table-tab-log = Log
potion_explosion-table-help-does = Take any marble within reach. Nothing explodes, and you lose 2 points at the end.
potion_explosion-table-countdown = Three potions of one kind, or five different ones, earn a Skill token worth 4 points. { $goal ->
    [one] Once 1 token has been awarded, the last round begins.
   *[other] Once { $goal } tokens have been awarded, the last round begins.
}
potion_explosion-table-help-costs = costs 2 points
potion_explosion-table-skills = Progress towards Skill tokens
potion_explosion-table-alike = { $kind }: { $count } of 3
potion_explosion-table-different = Five different kinds
potion_explosion-table-different-count = { $count } of 5 different kinds
potion_explosion-table-tab-skills = Skills
potion_explosion-table-from-potions = Potions
potion_explosion-table-from-tokens = Skill tokens
potion_explosion-table-from-help = Little Help
potion_explosion-table-from-tie = Tie-break marbles
potion_explosion-table-total = Total
potion_explosion-table-score = Final score

# Learning the rules
potion_explosion-learn-show = Show me
potion_explosion-learn-again = Reset
potion_explosion-learn-goal = Goal of the game
potion_explosion-learn-goal-text = It’s final exam day at a school of sorcery. You brew potions from four ingredients, and every marble is one portion. Each tile shows which marbles its potion needs, how many points it is worth, and what happens when you drink it. Most points wins.
potion_explosion-learn-pick = One marble per turn
potion_explosion-learn-pick-text = On your turn, pick one marble from the dispenser: any of the lowest eight in a track. You can see the ninth but not reach it, and nobody knows what is hidden under the lid. The marbles above roll down and close the gap.
potion_explosion-learn-explosion = Explosions
potion_explosion-learn-explosion-text = If the two marbles that meet in the gap are the same colour, they explode, along with every marble of that colour connected to them. You take everything that explodes.
potion_explosion-learn-chain-text = Then the marbles roll again. If two of one colour meet again, they explode as well. A chain reaction can go on and on; even marbles from under the lid can join in.
potion_explosion-learn-middle-text = Take a marble from the middle of three alike, and its neighbours collide. Only your regular pick sets off explosions; potions and the professor never do.
potion_explosion-learn-brew = Brewing
potion_explosion-learn-brew-text = You brew two potions at a time, one on each burner. Marbles you take must go on empty holes of their colour; if both potions want the same marble, you decide. Once placed on a tile, a marble stays there.
potion_explosion-learn-pool-text = Marbles that fit nowhere go into your pool, which keeps up to three for later turns. On your turn, you may use them freely.
potion_explosion-learn-complete = Completing and drinking potions
potion_explosion-learn-complete-text = When every hole is filled, the potion is complete: its marbles roll back into the dispenser, and the potion goes on your shelf. You may drink it once, on any of your turns, even right away. You then turn it upside down; it keeps its points.
potion_explosion-learn-brewing = A partly filled tile becomes a potion on the shelf; once drunk, it stands upside down
potion_explosion-learn-help = Little Help
potion_explosion-learn-help-text = Once per turn, before or after your pick, the professor lets you take one marble without an explosion. Each Little Help costs you two points at the end. Ask before your pick to set up a big chain reaction.
potion_explosion-learn-end = End of your turn
potion_explosion-learn-end-throw = Marbles that don’t fit in your pool go back into the dispenser.
potion_explosion-learn-end-draw = For each empty burner, draw one of the five tiles on top of the stacks.
potion_explosion-learn-end-tokens = You receive any Skill tokens you have earned.
potion_explosion-learn-end-over = If enough Skill tokens have been awarded, this is the last round.
potion_explosion-learn-tokens = Skill tokens
potion_explosion-learn-tokens-text = Complete three potions of one kind to earn a Skill token, once per kind. Complete five different kinds to earn another. Each is worth four points; potions you have drunk count too.
potion_explosion-learn-over-text = With two, three or four players, the last round begins once four, five or six Skill tokens have been awarded. Everyone gets the same number of turns. Then add up your potions and tokens, and take off two points for each Little Help.
potion_explosion-learn-tie-text = In a tie, each leader picks one more marble in turn: the biggest explosion wins.
potion_explosion-learn-potions = The eight potions
potion_explosion-learn-potions-text = Each game uses six of the eight kinds. You can’t drink a potion whose effect would do nothing.
potion_explosion-learn-wisdom = The surest way to the very marble you need.
potion_explosion-learn-love = You get the whole pool; anyone with an empty pool is safe.
potion_explosion-learn-magnetical = Both must be within reach, one directly above the other.
potion_explosion-learn-prismatic = Choose up to three marbles from your hand and pool, and place at least one.
potion_explosion-learn-abyssal = Only the lowest marble of each track counts, and each colour only once.
potion_explosion-learn-sands = Even one you drank this turn, but never the Sands themselves.
potion_explosion-learn-balm = You don’t have to take the whole run.
potion_explosion-learn-lavamancing = They don’t have to touch. Melt whatever separates two of a kind, then pick.
potion_explosion-learn-options = House rules
potion_explosion-learn-options-text = For a first game, leave out the Balm and Lavamancing. Agree on more or fewer Skill tokens for a longer or shorter game, or let the professor help as often as you like.

# What a hint brings
potion_explosion-gain-earned = a Skill token
potion_explosion-gain-completed = a complete potion
potion_explosion-gain-exploded = an explosion
potion_explosion-gain-stole = marbles from a rival
potion_explosion-gain-put-on = a marble on a potion
potion_explosion-gain-took = a marble
potion_explosion-gain-drew = a new potion
