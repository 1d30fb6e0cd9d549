# Apotheca: everything the table says, in our own words.

apotheca-name = Apotheca
apotheca-about = A night market of secret potions: bluff, reveal, and line up three in a row.

apotheca-variant-standard = Standard
apotheca-variant-standard-about = Two or three players each play for themselves, four play in two teams. The first to satisfy three apothecaries wins.
apotheca-variant-solo = Solo
apotheca-variant-solo-about = You alone against the market, for points and a rank.
apotheca-variant-master = Master of the Market
apotheca-variant-master-about = One master rules by decree; the apprentices team up against them.

apotheca-option-start = First player
apotheca-option-start-about = In Master of the Market, the first player is the master.
apotheca-option-start-random = Random
apotheca-option-start-1 = Seat 1
apotheca-option-start-2 = Seat 2
apotheca-option-start-3 = Seat 3
apotheca-option-start-4 = Seat 4
apotheca-option-first_game = Apothecaries
apotheca-option-first_game-about = For a first game, five easy apothecaries can be on top of the deck.
apotheca-option-first_game-no = All fifteen shuffled
apotheca-option-first_game-yes = Five easy ones first

apotheca-card-giada = Giada
apotheca-card-ooki-oogi = Ooki & Oogi
apotheca-card-solas = Solas
apotheca-card-imogen = Imogen
apotheca-card-afrit = Afrit
apotheca-card-corvidus = Corvidus
apotheca-card-merten = Merten
apotheca-card-karinne = Karinne
apotheca-card-carbuncle = Master Carbuncle
apotheca-card-masked-woman = The Masked Woman
apotheca-card-strega = The Strega
apotheca-card-qwixly = Qwixly
apotheca-card-benedetto = Benedetto
apotheca-card-porter-king = The Porter King
apotheca-card-tidemaster = The Tidemaster
apotheca-said-card-carbuncle = Master Carbuncle
apotheca-said-card-masked-woman = the Masked Woman
apotheca-said-card-strega = the Strega
apotheca-said-card-porter-king = the Porter King
apotheca-said-card-tidemaster = the Tidemaster
apotheca-said-card-deck = the top card of the deck

apotheca-power-giada = Chained Charge
apotheca-power-ooki-oogi = Double Dive
apotheca-power-solas = Faithful Float
apotheca-power-imogen = Flickering Flip
apotheca-power-afrit = Genie Juggle
apotheca-power-corvidus = Gully Glide
apotheca-power-merten = Lucky Leap
apotheca-power-karinne = Portal Pounce
apotheca-power-carbuncle = Reptilian Rush
apotheca-power-masked-woman = Shadow Swap
apotheca-power-strega = Sorceress Spin
apotheca-power-qwixly = Spirit Switch
apotheca-power-benedetto = Tetratwist
apotheca-power-porter-king = Wandering Waltz
apotheca-power-tidemaster = Wizarding Winds

apotheca-text-giada = Move a potion one space onto an empty space; a potion that was adjacent to it follows into the gap.
apotheca-text-ooki-oogi = Two potions that are not adjacent each take one step onto an empty space, in two different directions.
apotheca-text-solas = Shift an inner row or column by one space. Whatever drops off one end comes back in at the other.
apotheca-text-imogen = Swap two adjacent potions.
apotheca-text-afrit = Of two adjacent potions, one hops to another empty space next to its partner.
apotheca-text-corvidus = Slide a potion along its row or column to an empty space, past other potions if you like.
apotheca-text-merten = A potion jumps exactly two or three spaces to an empty space, in a straight or diagonal line.
apotheca-text-karinne = A potion makes a knight’s move, as in chess, to an empty space.
apotheca-text-carbuncle = Shift a diagonal by one space. Whatever drops off one end comes back in at the other.
apotheca-text-masked-woman = Swap any facedown potion with any face-up one.
apotheca-text-strega = Swap two potions exactly two or three spaces apart, in a straight or diagonal line.
apotheca-text-qwixly = Swap two potions a knight’s move apart.
apotheca-text-benedetto = Rotate a two-by-two square of spaces clockwise by one space.
apotheca-text-porter-king = Move a potion one space in any direction, even diagonally, to an empty space.
apotheca-text-tidemaster = Choose a side: every potion slides that way as far as it can.

apotheca-gem-ruby = Ruby
apotheca-gem-sapphire = Sapphire
apotheca-gem-topaz = Topaz
apotheca-station-ruby = the ruby station
apotheca-station-sapphire = the sapphire station
apotheca-station-topaz = the topaz station

apotheca-alley = Apothecary Alley
apotheca-deck = { $cards ->
    [0] The deck is empty
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
}
apotheca-supply = { $potions ->
    [0] The supply is empty
    [one] 1 potion in the supply
   *[other] { $potions } potions in the supply
}
apotheca-decree-now = { $colour ->
    [red] The decree is red
    [blue] The decree is blue
   *[yellow] The decree is yellow
}
apotheca-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
apotheca-master = Master
apotheca-token = Extra Action token
apotheca-hand = { $colour ->
    [red] In hand: a red potion
    [blue] In hand: a blue potion
    [yellow] In hand: a yellow potion
   *[unknown] In hand: a potion only its owner may see
}

apotheca-prompt-action = Choose an action.
apotheca-prompt-place = Where do you place the potion you drew?
apotheca-prompt-trigger = Several matches! Which one comes first?
apotheca-prompt-satisfy = Which apothecary does this match satisfy?
apotheca-prompt-extra = Spend your token to take a third action?
apotheca-prompt-decree = Master, which colour do you decree?
apotheca-prompt-stack = Which space does the match stack on?
apotheca-prompt-outside = Which potion from outside enters the market?

apotheca-do-reveal = Reveal { $space }
apotheca-do-restock = Restock
apotheca-do-place = Place on { $space }
apotheca-do-hire = { $pay ->
    [mixed] Hire { $card } for one gem of each kind
   *[alike] Hire { $card }
}
apotheca-do-match = { $colour ->
    [red] Red match: { $spaces }
    [blue] Blue match: { $spaces }
   *[yellow] Yellow match: { $spaces }
}
apotheca-do-satisfy = Satisfy { $card }
apotheca-do-extra = Take a third action
apotheca-do-done = End turn
apotheca-do-decree = { $colour ->
    [red] Decree red
    [blue] Decree blue
   *[yellow] Decree yellow
}
apotheca-do-stack = Stack on { $space }
apotheca-do-outside = Bring in the potion for { $space }
apotheca-do-charge = Charge from { $from } to { $to }
apotheca-do-dive = Dive { $from } → { $to }
apotheca-do-float = { $way ->
    [left] Float row { $line } left
    [right] Float row { $line } right
    [up] Float column { $line } up
   *[down] Float column { $line } down
}
apotheca-do-flip = Flip { $from }
apotheca-do-juggle = Juggle { $from } → { $to }
apotheca-do-glide = Glide { $from } → { $to }
apotheca-do-leap = Leap { $from } → { $to }
apotheca-do-pounce = Pounce { $from } → { $to }
apotheca-do-rush = { $way ->
    [up] Rush diagonal { $line } up
   *[down] Rush diagonal { $line } down
}
apotheca-do-swap = Swap { $from }
apotheca-do-spin = Spin { $from }
apotheca-do-switch = Switch { $from }
apotheca-do-twist = Twist the square at { $space }
apotheca-do-waltz = Waltz { $from } → { $to }
apotheca-do-winds = { $way ->
    [left] Blow everything left
    [right] Blow everything right
    [up] Blow everything up
   *[down] Blow everything down
}

apotheca-why-answer-first = Answer the question first.
apotheca-why-used = You have already done that this turn.
apotheca-why-nothing-facedown = There are no facedown potions.
apotheca-why-no-restock = You can’t restock in solo.
apotheca-why-three-facedown = There are already three facedown potions.
apotheca-why-market-full = The market is full.
apotheca-why-supply-empty = The supply is empty.
apotheca-why-no-gem = You need a gem of the new colour.
apotheca-why-no-gems = You don’t have enough gems.
apotheca-why-no-use = That power would change nothing right now.

apotheca-event-started = { $who } goes first.
apotheca-event-turn-began = { $who }’s turn.
apotheca-event-revealed = { $colour ->
    [red] { $who } reveals a red potion on { $space }.
    [blue] { $who } reveals a blue potion on { $space }.
   *[yellow] { $who } reveals a yellow potion on { $space }.
}
apotheca-event-gained-gem = { $colour ->
    [red] { $who } gains a ruby.
    [blue] { $who } gains a sapphire.
   *[yellow] { $who } gains a topaz.
}
apotheca-event-paid = { $colour ->
    [red] { $gems ->
        [one] { $who } pays a ruby.
       *[other] { $who } pays { $gems } rubies.
    }
    [blue] { $gems ->
        [one] { $who } pays a sapphire.
       *[other] { $who } pays { $gems } sapphires.
    }
   *[yellow] { $gems ->
        [one] { $who } pays a topaz.
       *[other] { $who } pays { $gems } topazes.
    }
}
apotheca-event-drew = { $who } draws a potion and peeks at it.
apotheca-event-saw = { $colour ->
    [red] It is red.
    [blue] It is blue.
   *[yellow] It is yellow.
}
apotheca-event-placed = { $who } places a facedown potion on { $space }.
apotheca-event-hired = { $who } hires { $card }.
apotheca-event-hired-from-deck = { $who } hires { $card } from the top of the deck.
apotheca-event-refilled = New at { $station }: { $card }.
apotheca-event-used-power = { $who } uses { $card }.
apotheca-event-moved = The potion on { $from } moves to { $to-space }.
apotheca-event-matched = { $colour ->
    [red] { $who } makes a red match.
    [blue] { $who } makes a blue match.
   *[yellow] { $who } makes a yellow match.
}
apotheca-event-satisfied = { $who } satisfies { $card }.
apotheca-event-returned = { $potions ->
    [one] 1 potion goes back to the supply.
   *[other] { $potions } potions go back to the supply.
}
apotheca-event-kept = { $who } keeps the match.
apotheca-event-overloaded = { $colour ->
    [red] Market overload! A red potion is drawn.
    [blue] Market overload! A blue potion is drawn.
   *[yellow] Market overload! A yellow potion is drawn.
}
apotheca-event-removed = { $colour ->
    [red] All face-up red potions leave the market.
    [blue] All face-up blue potions leave the market.
   *[yellow] All face-up yellow potions leave the market.
}
apotheca-event-decreed = { $colour ->
    [red] { $who } decrees red.
    [blue] { $who } decrees blue.
   *[yellow] { $who } decrees yellow.
}
apotheca-event-took-extra = { $who } spends the Extra Action token.
apotheca-event-stacked = The match stacks on { $space }.
apotheca-event-scored = { $points ->
    [one] { $who } scores 1 point.
   *[other] { $who } scores { $points } points.
}
apotheca-event-came-in = { $who } brings in the potion for { $space }.
apotheca-event-passed = { $who } can’t take any action, so the turn passes.
apotheca-event-game-over = The game is over.

apotheca-reason-satisfied = Three apothecaries satisfied
apotheca-reason-kept = The master has a match of each colour
apotheca-reason-stuck = Nobody has an action left
apotheca-reason-filled = No potion can enter the market any more
apotheca-reason-quiet = Fifty turns of nothing but moving potions

apotheca-rank-assistant = Assistant
apotheca-rank-apprentice = Apprentice
apotheca-rank-adept = Adept
apotheca-rank-expert = Expert
apotheca-rank-master = Master
apotheca-rank-grand-master = Grand Master
apotheca-rank-legend = Legend
