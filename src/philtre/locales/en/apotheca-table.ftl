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
apotheca-table-down = { $seat ->
    [0] facedown, nobody may look
   *[other] facedown, seat { $seat } may look
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
apotheca-table-no-apothecary = No apothecary works for you yet. Hire one.
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
apotheca-table-standing = { $name }: { $count } satisfied; { $ruby } ruby, { $sapphire } sapphire, { $topaz } topaz.
apotheca-table-tabs = Parts of the table
apotheca-table-tab-me = My desk
apotheca-table-tab-alley = Alley
apotheca-table-tab-others = Others
apotheca-table-tab-log = Log
