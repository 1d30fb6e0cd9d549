# Apotheca in the browser: what the table says beside the game's own words.

apotheca-table-market = The market, four by four spaces
apotheca-table-space = { $space }: { $what }
apotheca-table-empty = empty
apotheca-table-up = { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
}{ $stack ->
    [1] {""}
   *[other] , a stack of { $stack }
}
apotheca-table-down = { $owned ->
    [no] facedown, nobody may peek
   *[yes] facedown, { $name } may peek
}{ $colour ->
    [red] , red
    [blue] , blue
    [yellow] , yellow
   *[unknown] {""}
}
apotheca-table-picked = selected
apotheca-table-lucky = makes a match
apotheca-table-offered = available
apotheca-table-new = new since your turn
apotheca-table-turn = Rotate the square at { $space }
apotheca-table-shift = { $way ->
    [left] Shift row { $line } left
    [right] Shift row { $line } right
    [up] Shift column { $line } up
   *[down] Shift column { $line } down
}{ $space ->
   *[other] {""}
}
apotheca-table-wind = { $way ->
    [left] Blow left
    [right] Blow right
    [up] Blow up
   *[down] Blow down
}
apotheca-table-actions = Actions
apotheca-table-reveal = Reveal
apotheca-table-power = Power
apotheca-table-restock = Restock
apotheca-table-hire = Hire
apotheca-table-decree = Decree
apotheca-table-slots = Actions this turn: { $used } done, { $left } left
apotheca-table-how-reveal = Which facedown potion do you reveal?
apotheca-table-how-restock = Draw and place potions until three are facedown?
apotheca-table-how-hire = Who do you hire?
apotheca-table-how-decree = Which colour do you decree?
apotheca-table-choose-power = Choose an apothecary first, then a potion.
apotheca-table-choose-apothecary = Whose power do you use?
apotheca-table-no-apothecary = You have no active apothecary. Hire one first.
apotheca-table-no-card = Nobody here
apotheca-table-gems = Gems
apotheca-table-pay = { $gem ->
    [ruby] { $gems ->
        [one] Pay 1 ruby
       *[other] Pay { $gems } rubies
    }
    [sapphire] { $gems ->
        [one] Pay 1 sapphire
       *[other] Pay { $gems } sapphires
    }
   *[topaz] { $gems ->
        [one] Pay 1 topaz
       *[other] Pay { $gems } topazes
    }
}
apotheca-table-pay-mixed = Pay one gem of each kind{ $gem ->
   *[other] {""}
}{ $gems ->
   *[other] {""}
}
apotheca-table-pay-deck = Hire the top card of the deck for one gem of each kind
apotheca-table-satisfied = { $count } of 3 apothecaries satisfied
apotheca-table-is-satisfied = satisfied
apotheca-table-kept = Matches kept: { $red } red, { $blue } blue, { $yellow } yellow
apotheca-table-my-desk = My desk
apotheca-table-unseen = unseen
apotheca-table-standing = { $name }: { $count } of 3 apothecaries satisfied; { $ruby ->
    [one] 1 ruby
   *[other] { $ruby } rubies
}, { $sapphire ->
    [one] 1 sapphire
   *[other] { $sapphire } sapphires
}, { $topaz ->
    [one] 1 topaz
   *[other] { $topaz } topazes
}.
apotheca-table-standing-gems = { $name }: { $ruby ->
    [one] 1 ruby
   *[other] { $ruby } rubies
}, { $sapphire ->
    [one] 1 sapphire
   *[other] { $sapphire } sapphires
}, { $topaz ->
    [one] 1 topaz
   *[other] { $topaz } topazes
}.
apotheca-table-team-standing = { $names }: { $count } of 3 apothecaries satisfied.
apotheca-table-with = In a team with { $names }
apotheca-table-outside = Facedown potion waiting for { $space }
apotheca-table-used-power = { $who } uses { $card }: { $moves }.
apotheca-table-paid-each = { $who } pays one gem of each kind.
apotheca-table-keys = 1 to 4 actions · M market (arrow keys move, Enter selects)
apotheca-table-tabs = Sections of the table
apotheca-table-tab-me = Desk
apotheca-table-tab-alley = Alley
apotheca-table-tab-others = Others
apotheca-table-tab-log = Log

# Learning the rules
apotheca-learn-show = Show me
apotheca-learn-again = Reset
apotheca-learn-goal = Goal of the game
apotheca-learn-goal-text = Three face-up potions of one colour in a row or column make a match. Every match you make satisfies one of your apothecaries. Be the first to satisfy three apothecaries, and you win.
apotheca-learn-red = Red: the round flask with a flame
apotheca-learn-blue = Blue: the tall vial with a drop
apotheca-learn-yellow = Yellow: the squat jar with a sun
apotheca-learn-mine = Facedown and wrapped up. The arrow points to you, so only you may peek at its colour.
apotheca-learn-theirs = Facedown, and only the player with this badge may peek.
apotheca-learn-turn = Your turn
apotheca-learn-turn-text = On your turn you take two different actions. The powers of different apothecaries count as different actions. The first player takes only one action on the very first turn.
apotheca-learn-reveal-text = Turn any facedown potion face up, even one that isn’t yours. You gain a gem of its colour.
apotheca-learn-power-text = Use the power of one of your active apothecaries. Powers move facedown and face-up potions alike, but they must change the market.
apotheca-learn-restock-text = Draw a potion, peek at it, and place it facedown on an empty space. Repeat until three potions are facedown. If three already are, you can’t restock.
apotheca-learn-hire-text = Pay two gems of a station’s colour to hire the apothecary there. Or pay one gem of each kind to hire anyone in the alley, or the top card of the deck, sight unseen.
apotheca-learn-match = Making matches
apotheca-learn-match-text = As soon as you make a match, it goes to one of your active apothecaries, who is now satisfied and stops working for you. If you have no active apothecary, the potions go back to the supply and you gain a gem of their colour instead.
apotheca-learn-special = Four in a row, an L, a T or a cross is still a single match, but earns you an extra gem.
apotheca-learn-gems = Each colour has its gem: the ruby is a hexagon, the sapphire a teardrop, the topaz a square. There is no limit to how many you may hold.
apotheca-learn-overload = Market overload
apotheca-learn-overload-text = If every space is taken and there is no match, a potion is drawn from the supply. All face-up potions of that colour leave the market, and they are shuffled back into the supply along with the drawn one.
apotheca-learn-powers = The fifteen apothecaries
apotheca-learn-powers-text = Tap a power to see it at work.
apotheca-learn-more = Other game modes
apotheca-learn-three = Three players
apotheca-learn-three-text = The third player starts with the Extra Action token. Once per game, it buys a third action, different from the other two.
apotheca-learn-four = Four players
apotheca-learn-four-text = Seats 1 and 3 play against seats 2 and 4. Partners count their satisfied apothecaries together, but share neither gems nor secrets.
apotheca-learn-solo = Solo
apotheca-learn-solo-text = Sixteen potions wait beside the market, one for each space, and after every turn you bring one in. You can’t restock, you may repeat actions, and hiring costs three gems of one colour. A match doesn’t leave the market: it stacks on one of its spaces, satisfies an apothecary and scores a point for every face-up potion of its colour, the stack counting as one. The game ends when no potion can come in. If none are left outside, you score five bonus points.
apotheca-learn-master = Master of the Market
apotheca-learn-master-text = The master takes a turn after every apprentice and rules by decree: only the master may score the decreed colour, and no other. For two gems, the master may use the power of an apothecary in the alley. Apprentices pay for hiring, but their gems go to the master. The master wins with one match of each colour; the apprentices win with three satisfied apothecaries between them.

# The first turns
apotheca-tutorial-pupil = Apprentice
apotheca-tutorial-rival = Basile
apotheca-tutorial-welcome = Welcome to the night market! Line up three face-up potions of one colour, in a row or a column, and you have a match. Each match satisfies one of your apothecaries. The first to satisfy three wins. Your opponent is Basile.
apotheca-tutorial-hidden = Wrapped potions are facedown. The arrow and the badge show who may peek. These two are yours, so you see through the paper: red on c2, blue on b3. Basile sees neither.
apotheca-tutorial-reveal = A turn is two different actions. Look for two that work together: your red potion belongs next to the two on the top row. But only face-up potions count. Press Reveal, then tap c2 twice.
apotheca-tutorial-reveal-try = press Reveal, then tap c2 twice.
apotheca-tutorial-glide = The reveal also earned you a ruby. Now for your apothecary. Corvidus slides a potion along its row or column: tap Corvidus, then c2, then c1. A star on a space promises a match. Tap c1 again to do it.
apotheca-tutorial-glide-try = tap Corvidus, then c2, then c1 twice.
apotheca-tutorial-satisfied = Three reds in a row! They go to Corvidus, who is now satisfied: one star out of three. Remember: plan both actions together. First reveal, then move, and Basile gets no chance to interfere. Now it’s Basile’s turn.
apotheca-tutorial-changed = Basile restocked: two new potions are facedown, and only Basile knows their colours. Then Merten leapt. Small lights mark everything that is new since your last turn.
apotheca-tutorial-again = Without an apothecary, a match brings you a gem but no star. So hire someone first. You hold one sapphire, and there’s a blue potion under b3. Reveal it to earn the second.
apotheca-tutorial-again-try = press Reveal, then tap b3 twice.
apotheca-tutorial-hire = Two sapphires hire the apothecary at the sapphire station. Press Hire, then tap Imogen twice.
apotheca-tutorial-hire-try = press Hire, then tap Imogen twice.
apotheca-tutorial-restock = Look: Basile revealed a blue potion on d2, right next to your two. What others leave on the market is yours to use! Restock first: press Restock twice. You draw until three potions are facedown.
apotheca-tutorial-restock-try = press Restock twice.
apotheca-tutorial-place = Only you see what you drew: a blue potion. Place it next to another blue one, on c1. Tap once to preview, and again to put it down.
apotheca-tutorial-place-try = tap c1 twice.
apotheca-tutorial-place-more = A yellow one. Two yellow potions already stand in column d, so place it on d1.
apotheca-tutorial-place-more-try = tap d1 twice.
apotheca-tutorial-flip = Now for Imogen, who swaps two adjacent potions. Tap Imogen, then d2, then d3 twice.
apotheca-tutorial-flip-try = tap Imogen, then d2, then d3 twice.
apotheca-tutorial-second = Two stars! Remember this, too: look at the whole market before you act. One potion of your rival’s was all you needed. Now Basile plays, and then you’ll need someone new again.
apotheca-tutorial-gems = You hold a ruby and a topaz. One gem of each kind hires anybody. Reveal your blue potion on c1 to earn a sapphire.
apotheca-tutorial-gems-try = press Reveal, then tap c1 twice.
apotheca-tutorial-mixed = Press Hire, then tap the Porter King twice. Paying one gem of each kind gets you anyone in the alley.
apotheca-tutorial-mixed-try = press Hire, then tap the Porter King twice.
apotheca-tutorial-taken = Ouch! Your reveal left two blues side by side. Basile drew a third, revealed it next to them and took the match. And remember: a face-up pair is an invitation. Keep your best potion wrapped until it makes the match.
apotheca-tutorial-secret = Basile never guessed that your potion on d1 is yellow, or column d wouldn’t look like this. Now is the moment: reveal d1.
apotheca-tutorial-secret-try = press Reveal, then tap d1 twice.
apotheca-tutorial-waltz = The Porter King moves a potion one space in any direction, even diagonally. Tap him, then d4, then d3 twice.
apotheca-tutorial-waltz-try = tap the Porter King, then d4, then d3 twice.
apotheca-tutorial-end = Three stars: you win! Plan both actions together, look at the whole market, hire before you match, and keep your best potion wrapped. That’s enough to beat the Novice. In a real game, End turn closes your turn; until then you can undo your last action.

# The end of a game alone
apotheca-ending-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
apotheca-ending-bonus = Nothing left outside

# What a hint brings
apotheca-gain-satisfied = a satisfied apothecary
apotheca-gain-matched = a match
apotheca-gain-scored = points
apotheca-gain-hired = a new apothecary
apotheca-gain-hired-from-deck = a new apothecary
apotheca-gain-gained-gem = a gem
