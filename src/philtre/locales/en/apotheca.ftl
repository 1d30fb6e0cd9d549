# Apotheca: everything the table says, in our own words.

apotheca-name = Apotheca
apotheca-about = A night market of potions: hide, reveal, conjure three in a row.

apotheca-variant-standard = Standard
apotheca-variant-standard-about = Two or three for themselves, four in two teams. Three satisfied apothecaries win.
apotheca-variant-solo = Solo
apotheca-variant-solo-about = Alone against the market, for points and a rank.
apotheca-variant-master = Master of the Market
apotheca-variant-master-about = One master rules by decree; the apprentices stand together.

apotheca-option-start = Who begins
apotheca-option-start-about = In Master of the Market, the one who begins is the master.
apotheca-option-start-random = Left to chance
apotheca-option-start-1 = Seat 1
apotheca-option-start-2 = Seat 2
apotheca-option-start-3 = Seat 3
apotheca-option-start-4 = Seat 4
apotheca-option-first_game = First game
apotheca-option-first_game-about = Five easy apothecaries lie on top of the deck.
apotheca-option-first_game-no = All apothecaries shuffled
apotheca-option-first_game-yes = Five easy ones on top

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

apotheca-text-giada = Of two neighbours, one steps to an empty space beside it and the other follows into its place.
apotheca-text-ooki-oogi = Two potions that are not neighbours each take one step, in two different directions, onto empty spaces.
apotheca-text-solas = An inner row or column shifts by one space; what falls off one end comes in at the other.
apotheca-text-imogen = Two neighbours trade places.
apotheca-text-afrit = Of two neighbours, one hops to an empty space on another side of its partner.
apotheca-text-corvidus = A potion slides along its row or column, past others if need be, to an empty space.
apotheca-text-merten = A potion jumps two or three spaces in any of the eight directions to an empty space.
apotheca-text-karinne = A potion moves like a knight in chess to an empty space.
apotheca-text-carbuncle = A slanting line shifts by one space; what falls off one end comes in at the other.
apotheca-text-masked-woman = A facedown potion and a face-up one trade places.
apotheca-text-strega = Two potions two or three spaces apart, straight or slanting, trade places.
apotheca-text-qwixly = Two potions a knight’s move apart trade places.
apotheca-text-benedetto = A square of four spaces turns clockwise by one.
apotheca-text-porter-king = A potion takes one step in any of the eight directions onto an empty space.
apotheca-text-tidemaster = Every potion slides to the side you name, as far as it can.

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
   *[unknown] In hand: a potion nobody else may see
}

apotheca-prompt-action = Choose an action.
apotheca-prompt-place = Where does the potion you drew go?
apotheca-prompt-trigger = Several matches: which one first?
apotheca-prompt-satisfy = Whom does this match satisfy?
apotheca-prompt-extra = Spend your token on a third action?
apotheca-prompt-decree = Master, which colour do you decree?
apotheca-prompt-stack = On which of its spaces does the match stack?
apotheca-prompt-outside = Which potion comes in from outside?

apotheca-do-reveal = Reveal { $space }
apotheca-do-restock = Restock
apotheca-do-place = Place on { $space }
apotheca-do-hire = { $pay ->
    [mixed] Hire for one gem of each kind: { $words }
   *[alike] Hire: { $words }
}
apotheca-do-match = { $colour ->
    [red] Red match
    [blue] Blue match
   *[yellow] Yellow match
} { $words }
apotheca-do-satisfy = Satisfy { $card }
apotheca-do-extra = Take a third action
apotheca-do-done = End the turn
apotheca-do-decree = { $colour ->
    [red] Decree red
    [blue] Decree blue
   *[yellow] Decree yellow
}
apotheca-do-stack = Stack on { $space }
apotheca-do-outside = Bring in { $space }
apotheca-do-charge = Charge { $words }
apotheca-do-dive = Dive { $words }
apotheca-do-float = Float { $words }
apotheca-do-flip = Flip { $words }
apotheca-do-juggle = Juggle { $words }
apotheca-do-glide = Glide { $words }
apotheca-do-leap = Leap { $words }
apotheca-do-pounce = Pounce { $words }
apotheca-do-rush = Rush { $words }
apotheca-do-swap = Swap { $words }
apotheca-do-spin = Spin { $words }
apotheca-do-switch = Switch { $words }
apotheca-do-twist = Twist { $words }
apotheca-do-waltz = Waltz { $words }
apotheca-do-winds = Winds { $words }

apotheca-why-answer-first = Answer the question first.
apotheca-why-used = Already done this turn.
apotheca-why-nothing-facedown = No potion lies facedown.
apotheca-why-no-restock = There is no restock in solo.
apotheca-why-three-facedown = Three potions already lie facedown.
apotheca-why-market-full = The market is full.
apotheca-why-supply-empty = The supply is empty.
apotheca-why-no-gem = You need a gem of the new colour.
apotheca-why-no-gems = Not enough gems.
apotheca-why-no-use = The market would look the same, or nothing can move.

apotheca-event-started = { $who } begins.
apotheca-event-turn-began = { $who } is next.
apotheca-event-revealed = { $colour ->
    [red] { $who } reveals red on { $space }.
    [blue] { $who } reveals blue on { $space }.
   *[yellow] { $who } reveals yellow on { $space }.
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
apotheca-event-drew = { $who } draws a potion and looks at it.
apotheca-event-saw = { $colour ->
    [red] It is red.
    [blue] It is blue.
   *[yellow] It is yellow.
}
apotheca-event-placed = { $who } lays a potion facedown on { $space }.
apotheca-event-hired = { $who } hires { $card }.
apotheca-event-hired-from-deck = { $who } hires { $card } from the deck.
apotheca-event-refilled = { $card } comes to { $station }.
apotheca-event-used-power = { $who } calls on { $card }.
apotheca-event-moved = { $from } moves to { $to-space }.
apotheca-event-matched = { $colour ->
    [red] { $who } makes a red match.
    [blue] { $who } makes a blue match.
   *[yellow] { $who } makes a yellow match.
}
apotheca-event-satisfied = { $who } satisfies { $card }.
apotheca-event-returned = { $potions ->
    [one] One potion goes back to the supply.
   *[other] { $potions } potions go back to the supply.
}
apotheca-event-kept = { $who } keeps the match.
apotheca-event-overloaded = { $colour ->
    [red] The market is full: red is drawn.
    [blue] The market is full: blue is drawn.
   *[yellow] The market is full: yellow is drawn.
}
apotheca-event-removed = { $colour ->
    [red] All face-up red potions leave.
    [blue] All face-up blue potions leave.
   *[yellow] All face-up yellow potions leave.
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
apotheca-event-came-in = { $who } brings in the potion of { $space }.
apotheca-event-passed = { $who } can do nothing and is passed over.
apotheca-event-game-over = The game is over.

apotheca-reason-satisfied = Three apothecaries are satisfied
apotheca-reason-kept = The master has a match of each colour
apotheca-reason-stuck = Nobody can do anything
apotheca-reason-filled = No potion from outside fits any more
apotheca-reason-quiet = Nothing but potions moving for fifty turns

apotheca-rank-assistant = Assistant
apotheca-rank-apprentice = Apprentice
apotheca-rank-adept = Adept
apotheca-rank-expert = Expert
apotheca-rank-master = Master
apotheca-rank-grand-master = Grand Master
apotheca-rank-legend = Legend
