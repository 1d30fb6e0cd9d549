# Apotheca in the browser: what the table says beside the game's own words.

apotheca-table-market = The market, four by four
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
    [no] facedown, nobody may look
   *[yes] facedown, { $name } may look
}{ $colour ->
    [red] , red
    [blue] , blue
    [yellow] , yellow
   *[unknown] {""}
}
apotheca-table-picked = chosen
apotheca-table-lucky = makes a match
apotheca-table-offered = can be chosen
apotheca-table-new = new since your turn
apotheca-table-turn = Turn the square of four that begins at { $space }
apotheca-table-shift = { $way ->
    [left] Shift row { $line } to the left
    [right] Shift row { $line } to the right
    [up] Shift column { $line } up
   *[down] Shift column { $line } down
}{ $space ->
   *[other] {""}
}
apotheca-table-wind = { $way ->
    [left] Blow to the left
    [right] Blow to the right
    [up] Blow up
   *[down] Blow down
}
apotheca-table-actions = Actions
apotheca-table-reveal = Reveal
apotheca-table-power = Power
apotheca-table-restock = Restock
apotheca-table-hire = Hire
apotheca-table-decree = Decree
apotheca-table-slots = { $used } of this turn’s actions done, { $left } left
apotheca-table-how-reveal = Which facedown potion shall all see?
apotheca-table-how-restock = Draw and place potions until three lie facedown?
apotheca-table-how-hire = Whom do you hire?
apotheca-table-how-decree = Which colour do you decree?
apotheca-table-hire-card = { $deck ->
    [yes] Hire the top card of the deck for one gem of each kind
   *[no] { $pay ->
        [mixed] Hire { $card } for one gem of each kind
       *[alike] Hire { $card }
    }
}
apotheca-table-use = { $power }: { $words }
apotheca-table-choose-power = Choose an apothecary first, then the potion.
apotheca-table-choose-apothecary = Whose power do you use?
apotheca-table-no-apothecary = No apothecary works for you. Hire one.
apotheca-table-no-card = Nobody here
apotheca-table-gems = Gems
apotheca-table-pay = Pay { $gems } of { $gem ->
    [ruby] ruby
    [sapphire] sapphire
   *[topaz] topaz
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
apotheca-table-unseen = not yet seen
apotheca-table-standing = { $name }: { $count } satisfied; { $ruby ->
    [one] 1 ruby
   *[other] { $ruby } rubies
}, { $sapphire ->
    [one] 1 sapphire
   *[other] { $sapphire } sapphires
}, { $topaz ->
    [one] 1 topaz
   *[other] { $topaz } topazes
}.
apotheca-table-used-power = { $who } calls on { $card }: { $moves }.
apotheca-table-paid-each = { $who } pays one gem of each kind.
apotheca-table-keys = 1 to 4 actions · M the market, arrows move, Enter chooses
apotheca-table-tabs = Parts of the table
apotheca-table-tab-me = Desk
apotheca-table-tab-alley = Alley
apotheca-table-tab-others = Others
apotheca-table-tab-log = Log

# Learning the rules
apotheca-learn-show = Show it
apotheca-learn-again = Back again
apotheca-learn-goal = The goal
apotheca-learn-goal-text = Three face-up potions of one colour side by side, in a row or a column, are a match. Each match you make satisfies one of your apothecaries. The first player with three satisfied apothecaries wins.
apotheca-learn-red = Red: the round flask, with a flame
apotheca-learn-blue = Blue: the tall vial, with a drop
apotheca-learn-yellow = Yellow: the squat jar, with a sun
apotheca-learn-mine = Facedown, in its wrapping. The arrow points to you: you alone see its colour.
apotheca-learn-theirs = Facedown, and only the one with this badge may look.
apotheca-learn-turn = Your turn
apotheca-learn-turn-text = A turn is two actions, and they must differ. Each apothecary’s power counts as an action of its own. Whoever begins the game has only one action in the first turn.
apotheca-learn-reveal-text = Turn any facedown potion up for all to see, also one that is not yours. You gain a gem of its colour.
apotheca-learn-power-text = Call on one of your apothecaries. Powers move wrapped and open potions alike; the market must look different afterwards.
apotheca-learn-restock-text = Draw a potion, look at it in secret, lay it facedown on an empty space. Go on until three potions lie facedown. If three do already, you cannot restock.
apotheca-learn-hire-text = Two gems of a station’s colour hire whoever stands there. One gem of each kind hires anybody in the alley, or the unseen top card of the deck.
apotheca-learn-match = Matches
apotheca-learn-match-text = As soon as a match is there it goes to one of your apothecaries, who is then satisfied and helps you no more. Have you no apothecary at work, the potions go back to the supply and you get a gem of their colour instead.
apotheca-learn-special = Four in a row, an L, a T or a cross is one match, and brings one more gem.
apotheca-learn-gems = Each colour has its gem: the ruby has six sides, the sapphire is a tear, the topaz is square. You may hold as many as you like.
apotheca-learn-overload = A full market
apotheca-learn-overload-text = When every space is taken and there is no match, a potion is drawn from the supply. All face-up potions of its colour leave the market, and all of it is shuffled back.
apotheca-learn-powers = The fifteen apothecaries
apotheca-learn-powers-text = Every power needs only a touch to show what it does.
apotheca-learn-more = Other ways to play
apotheca-learn-three = Three players
apotheca-learn-three-text = The third player holds a token. Once in the game it buys a third action, different from the first two.
apotheca-learn-four = Four players
apotheca-learn-four-text = Seats 1 and 3 play against seats 2 and 4. Partners share their satisfied apothecaries, but neither gems nor secrets.
apotheca-learn-solo = Solo
apotheca-learn-solo-text = Sixteen potions wait beside the market, each for its own space; after every turn you bring one in. There is no restock, actions may be repeated, and hiring costs three gems of one colour. A match does not leave: it stacks on one of its spaces, satisfies an apothecary and scores a point for each open potion of its colour. When no potion can come in, the game ends; five points more if none is left outside.
apotheca-learn-master = Master of the Market
apotheca-learn-master-text = The master plays after every apprentice and rules by decree: only the master scores the decreed colour, and no other. The alley’s powers are the master’s for two gems each, and hired gems are paid to the master, who wins with one match of each colour. The apprentices win with three satisfied apothecaries together.

# The first turns
apotheca-tutorial-pupil = Apprentice
apotheca-tutorial-welcome = Welcome to the night market. Three open potions of one colour, side by side in a row or column, are a match. A match satisfies one apothecary; whoever satisfies three first, wins. You play against Basile.
apotheca-tutorial-hidden = Wrapped potions are secret. Arrow and badge say who may look. These two are yours, so you see through the paper: a red one on c2, a blue one on b3. Basile sees nothing.
apotheca-tutorial-reveal = A turn is two different actions. First, Reveal: press Reveal, then tap c2 and tap it once more. All see it, and you gain a ruby.
apotheca-tutorial-reveal-try = reveal c2.
apotheca-tutorial-glide = Second, a power. Corvidus slides a potion along its row or column. Tap him on your desk, then the red potion on c2, then the shining space c1.
apotheca-tutorial-glide-try = with Corvidus, from c2 to c1.
apotheca-tutorial-satisfied = Three reds in a row! The match goes to Corvidus. He is satisfied: one star of three. He will help you no more, so you need somebody new. Now Basile plays.
apotheca-tutorial-changed = Basile has restocked: two new potions lie facedown, and he alone knows them. Then Merten leapt. Small lights mark what is new since your turn.
apotheca-tutorial-again = You know what lies on b3. Reveal it: it brings your second sapphire.
apotheca-tutorial-again-try = reveal b3.
apotheca-tutorial-hire = Two sapphires hire whoever stands at the sapphire station. Press Hire, tap Imogen, and tap her once more.
apotheca-tutorial-hire-try = hire Imogen at the sapphire station.
apotheca-tutorial-restock = Look: Basile has revealed a blue potion on d2, beside yours. But first, Restock: press it, and press “Do it”. You draw until three potions lie facedown.
apotheca-tutorial-restock-try = restock first.
apotheca-tutorial-place = You alone see what you drew. Lay it on c1: tap once to see it there, once more to put it down.
apotheca-tutorial-place-try = c1, please.
apotheca-tutorial-place-more = One more. Lay it on d1.
apotheca-tutorial-place-more-try = d1, please.
apotheca-tutorial-flip = Now Imogen: two neighbours trade places. Tap her, then d2, then d3. The star on a space tells that a match would come of it.
apotheca-tutorial-flip-try = with Imogen, d2 and d3.
apotheca-tutorial-end = Two stars of three! That is all you need: hide, reveal, conjure, hire. Undo, hints and explanations are at hand at every table.
