# Potion Explosion: everything the table says, in our own words.

potion_explosion-name = Potion Explosion
potion_explosion-about = Pick a marble, watch the rest roll, collide and explode, and brew the best potions in school.

potion_explosion-variant-standard = Standard
potion_explosion-variant-standard-about = Two to four students, each out for themselves. Most points wins.

-potion_explosion-short-wisdom = Wisdom
-potion_explosion-short-love = Blind Love
-potion_explosion-short-magnetical = Magnetical Attraction
-potion_explosion-short-prismatic = Prismatic Joy
-potion_explosion-short-abyssal = Abyssal Draft
-potion_explosion-short-sands = Sands of Time
-potion_explosion-short-balm = Balm
-potion_explosion-short-lavamancing = Lavamancing

potion_explosion-option-start = First player
potion_explosion-option-start-about = Everyone gets the same number of turns.
potion_explosion-option-start-random = Random
potion_explosion-option-start-1 = Seat 1
potion_explosion-option-start-2 = Seat 2
potion_explosion-option-start-3 = Seat 3
potion_explosion-option-start-4 = Seat 4
potion_explosion-option-left_out = Potions left out
potion_explosion-option-left_out-about = Two of the eight kinds stay in the box.
potion_explosion-option-left_out-random = Random
potion_explosion-option-left_out-wisdom-love = { -potion_explosion-short-wisdom } and { -potion_explosion-short-love }
potion_explosion-option-left_out-wisdom-magnetical = { -potion_explosion-short-wisdom } and { -potion_explosion-short-magnetical }
potion_explosion-option-left_out-wisdom-prismatic = { -potion_explosion-short-wisdom } and { -potion_explosion-short-prismatic }
potion_explosion-option-left_out-wisdom-abyssal = { -potion_explosion-short-wisdom } and { -potion_explosion-short-abyssal }
potion_explosion-option-left_out-wisdom-sands = { -potion_explosion-short-wisdom } and { -potion_explosion-short-sands }
potion_explosion-option-left_out-wisdom-balm = { -potion_explosion-short-wisdom } and { -potion_explosion-short-balm }
potion_explosion-option-left_out-wisdom-lavamancing = { -potion_explosion-short-wisdom } and { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-love-magnetical = { -potion_explosion-short-love } and { -potion_explosion-short-magnetical }
potion_explosion-option-left_out-love-prismatic = { -potion_explosion-short-love } and { -potion_explosion-short-prismatic }
potion_explosion-option-left_out-love-abyssal = { -potion_explosion-short-love } and { -potion_explosion-short-abyssal }
potion_explosion-option-left_out-love-sands = { -potion_explosion-short-love } and { -potion_explosion-short-sands }
potion_explosion-option-left_out-love-balm = { -potion_explosion-short-love } and { -potion_explosion-short-balm }
potion_explosion-option-left_out-love-lavamancing = { -potion_explosion-short-love } and { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-magnetical-prismatic = { -potion_explosion-short-magnetical } and { -potion_explosion-short-prismatic }
potion_explosion-option-left_out-magnetical-abyssal = { -potion_explosion-short-magnetical } and { -potion_explosion-short-abyssal }
potion_explosion-option-left_out-magnetical-sands = { -potion_explosion-short-magnetical } and { -potion_explosion-short-sands }
potion_explosion-option-left_out-magnetical-balm = { -potion_explosion-short-magnetical } and { -potion_explosion-short-balm }
potion_explosion-option-left_out-magnetical-lavamancing = { -potion_explosion-short-magnetical } and { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-prismatic-abyssal = { -potion_explosion-short-prismatic } and { -potion_explosion-short-abyssal }
potion_explosion-option-left_out-prismatic-sands = { -potion_explosion-short-prismatic } and { -potion_explosion-short-sands }
potion_explosion-option-left_out-prismatic-balm = { -potion_explosion-short-prismatic } and { -potion_explosion-short-balm }
potion_explosion-option-left_out-prismatic-lavamancing = { -potion_explosion-short-prismatic } and { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-abyssal-sands = { -potion_explosion-short-abyssal } and { -potion_explosion-short-sands }
potion_explosion-option-left_out-abyssal-balm = { -potion_explosion-short-abyssal } and { -potion_explosion-short-balm }
potion_explosion-option-left_out-abyssal-lavamancing = { -potion_explosion-short-abyssal } and { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-sands-balm = { -potion_explosion-short-sands } and { -potion_explosion-short-balm }
potion_explosion-option-left_out-sands-lavamancing = { -potion_explosion-short-sands } and { -potion_explosion-short-lavamancing }
potion_explosion-option-left_out-balm-lavamancing = { -potion_explosion-short-balm } and { -potion_explosion-short-lavamancing } (first game)
potion_explosion-option-tokens = Skill tokens to end the game
potion_explosion-option-tokens-about = Once this many have been awarded, the round is played out. Usually 4 with two players, 5 with three, 6 with four.
potion_explosion-option-tokens-usual = Standard (4, 5 or 6)
potion_explosion-option-tokens-1 = 1
potion_explosion-option-tokens-2 = 2
potion_explosion-option-tokens-3 = 3
potion_explosion-option-tokens-4 = 4
potion_explosion-option-tokens-5 = 5
potion_explosion-option-tokens-6 = 6
potion_explosion-option-tokens-7 = 7
potion_explosion-option-tokens-8 = 8
potion_explosion-option-tokens-9 = 9
potion_explosion-option-tokens-10 = 10
potion_explosion-option-tokens-11 = 11
potion_explosion-option-tokens-12 = 12
potion_explosion-option-tokens-13 = 13
potion_explosion-option-tokens-14 = 14
potion_explosion-option-tokens-15 = 15
potion_explosion-option-help = Little Help
potion_explosion-option-help-about = Take one marble without an explosion, at a cost of two points.
potion_explosion-option-help-once = Once per turn
potion_explosion-option-help-unlimited = As often as you like

potion_explosion-colour-red = red
potion_explosion-colour-blue = blue
potion_explosion-colour-black = black
potion_explosion-colour-yellow = yellow
potion_explosion-marbles-red = red
potion_explosion-marbles-blue = blue
potion_explosion-marbles-black = black
potion_explosion-marbles-yellow = yellow
potion_explosion-hole-red = red
potion_explosion-hole-blue = blue
potion_explosion-hole-black = black
potion_explosion-hole-yellow = yellow
potion_explosion-ingredient-red = Dragon smoke
potion_explosion-ingredient-blue = Unicorn tears
potion_explosion-ingredient-black = Ogre mucus
potion_explosion-ingredient-yellow = Fairy dandruff

potion_explosion-kind-wisdom = Potion of Wisdom
potion_explosion-kind-love = Elixir of Blind Love
potion_explosion-kind-magnetical = Potion of Magnetical Attraction
potion_explosion-kind-prismatic = Potion of Prismatic Joy
potion_explosion-kind-abyssal = Abyssal Draft
potion_explosion-kind-sands = Sands of Time
potion_explosion-kind-balm = Balm of Uttermost Stickiness
potion_explosion-kind-lavamancing = Filter of Lavamancing
potion_explosion-said-marbles-red = { $count } red
potion_explosion-said-marbles-blue = { $count } blue
potion_explosion-said-marbles-black = { $count } black
potion_explosion-said-marbles-yellow = { $count } yellow
potion_explosion-said-kind-wisdom = the Potion of Wisdom
potion_explosion-said-kind-love = the Elixir of Blind Love
potion_explosion-said-kind-magnetical = the Potion of Magnetical Attraction
potion_explosion-said-kind-prismatic = the Potion of Prismatic Joy
potion_explosion-said-kind-abyssal = the Abyssal Draft
potion_explosion-said-kind-sands = the Sands of Time
potion_explosion-said-kind-balm = the Balm of Uttermost Stickiness
potion_explosion-said-kind-lavamancing = the Filter of Lavamancing

potion_explosion-text-wisdom = Take any marble within reach, without an explosion.
potion_explosion-text-love = Take every marble from one opponent’s pool into your hand.
potion_explosion-text-magnetical = Take two touching marbles of different colours from one track, without an explosion.
potion_explosion-text-prismatic = Place up to three of your marbles on holes of any colour.
potion_explosion-text-abyssal = Take up to four bottom marbles, each from a different track and of a different colour.
potion_explosion-text-sands = Reuse the effect of a potion you have already drunk.
potion_explosion-text-balm = Take two or more touching marbles of one colour from one track, without an explosion.
potion_explosion-text-lavamancing = Send one to five marbles of one colour from one track back into the dispenser. You keep none of them.

potion_explosion-skill-wisdom = Three of a kind: { -potion_explosion-short-wisdom }
potion_explosion-skill-love = Three of a kind: { -potion_explosion-short-love }
potion_explosion-skill-magnetical = Three of a kind: { -potion_explosion-short-magnetical }
potion_explosion-skill-prismatic = Three of a kind: { -potion_explosion-short-prismatic }
potion_explosion-skill-abyssal = Three of a kind: { -potion_explosion-short-abyssal }
potion_explosion-skill-sands = Three of a kind: { -potion_explosion-short-sands }
potion_explosion-skill-balm = Three of a kind: { -potion_explosion-short-balm }
potion_explosion-skill-lavamancing = Three of a kind: { -potion_explosion-short-lavamancing }
potion_explosion-skill-five = Five different kinds

potion_explosion-starters = Starter potions
potion_explosion-stacks = Potion stacks
potion_explosion-pool = Pool:
potion_explosion-hand = In hand:
potion_explosion-three = Prismatic Joy:
potion_explosion-unseen = Under the lids: { $red } red, { $blue } blue, { $black } black, { $yellow } yellow
potion_explosion-countdown = Skill tokens awarded: { $given } of { $goal }
potion_explosion-help-left = { $left ->
    [0] No Little Help left
   *[other] Little Help left: { $left }
}
potion_explosion-helps = { $tokens ->
    [one] 1 Little Help
   *[other] { $tokens } Little Helps
}
potion_explosion-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
potion_explosion-last-round = Last round

potion_explosion-prompt-draft = Choose a starter potion.
potion_explosion-prompt-action = Pick a marble, complete or drink a potion, or end your turn.
potion_explosion-prompt-help = Which marble does the professor let you take?
potion_explosion-prompt-wisdom = Wisdom: which marble do you take?
potion_explosion-prompt-love = Blind Love: whose pool do you take?
potion_explosion-prompt-magnetical = Magnetical Attraction: which two marbles do you take?
potion_explosion-prompt-prismatic = Prismatic Joy: which marble goes on which hole?
potion_explosion-prompt-abyssal = Abyssal Draft: which bottom marbles do you take?
potion_explosion-prompt-sands = Sands of Time: which potion do you use again?
potion_explosion-prompt-balm = Balm: which marbles do you take?
potion_explosion-prompt-lavamancing = Lavamancing: which marbles do you send back?
potion_explosion-prompt-pool = Prismatic Joy: choose three marbles.
potion_explosion-prompt-deal = Split them between your burners.
potion_explosion-prompt-keep = Choose three marbles to keep in your pool.
potion_explosion-prompt-draw = Which stack do you draw from?
potion_explosion-prompt-tie = It’s a tie! Pick one marble: the biggest explosion wins.

potion_explosion-do-choose = Choose { $kind }
potion_explosion-do-pick = Pick { $place } ({ $colour })
potion_explosion-do-help = Ask for a Little Help
potion_explosion-do-fill = Complete { $kind } on burner { $burner } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
potion_explosion-do-drink = Drink { $kind }
potion_explosion-do-end = End turn
potion_explosion-do-take = Take { $place } ({ $colour })
potion_explosion-do-steal = Take { $to }’s pool: { $marbles }
potion_explosion-do-attract = Take { $places } ({ $marbles })
potion_explosion-do-scrape = Take { $places } ({ $marbles })
potion_explosion-do-repeat = Use { $kind } again
potion_explosion-do-stick = Take { $places } ({ $marbles })
potion_explosion-do-melt = Send back { $place } ({ $colour })
potion_explosion-do-enough = Done
potion_explosion-do-put = Place a { $colour } marble on a { $hole } hole of burner { $burner }
potion_explosion-do-draw = Draw { $kind } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}) from stack { $stack }
potion_explosion-do-keep = Keep { $marbles }
potion_explosion-do-deal = { $first ->
    [0] { $second ->
        [0] Place no { $colour } marbles
       *[other] Place { $second } { $colour } on burner 2
    }
   *[other] { $second ->
        [0] Place { $first } { $colour } on burner 1
       *[other] Place { $first } { $colour } on burner 1 and { $second } on burner 2
    }
}

potion_explosion-why-answer-first = Answer the question first.
potion_explosion-why-picked = You have already picked a marble this turn.
potion_explosion-why-pick-first = Pick a marble first.
potion_explosion-why-nothing-to-take = There are no marbles to take.
potion_explosion-why-no-help-left = There is no Little Help left.
potion_explosion-why-helped = Only one Little Help per turn.
potion_explosion-why-no-tile = No potion is brewing on this burner.
potion_explosion-why-lacking = Your hand and pool don’t hold all the marbles it still needs.
potion_explosion-why-no-effect = Its effect would do nothing right now.
potion_explosion-why-all-drunk = You have already drunk this potion.
potion_explosion-why-not-brewed = You have not completed this potion.
potion_explosion-why-ninth = You can see the ninth marble, but not reach it.

potion_explosion-event-started = { $who } goes first.
potion_explosion-event-left-out = Left in the box: { $kind }.
potion_explosion-event-laid-out = On offer: { $kind }.
potion_explosion-event-chose = { $who } chooses { $kind }.
potion_explosion-event-uncovered = Stack { $stack } now shows { $kind } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
potion_explosion-event-dispenser-filled = The dispenser is filled.
potion_explosion-event-turn-began = { $who }’s turn.
potion_explosion-event-picked = { $who } picks a { $colour } marble from { $place }.
potion_explosion-event-exploded = { $count ->
    [one] 1 { $colour } marble explodes on track { $track }!
   *[other] { $count } { $colour } marbles explode on track { $track }!
}
potion_explosion-event-perhaps-more = Marbles under the lid may keep it going.
potion_explosion-event-rolled-in = A { $colour } marble rolls into view at { $at }.
potion_explosion-event-helped = { $left ->
    [0] { $who } asks the professor for the last Little Help.
   *[other] { $who } asks the professor for a Little Help ({ $left } left).
}
potion_explosion-event-took = { $who } takes a { $colour } marble from { $place }.
potion_explosion-event-completed = { $who } completes { $kind } for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
potion_explosion-event-returned = { $at ->
    [lid] A { $colour } marble rolls back into the dispenser, out of sight.
   *[other] A { $colour } marble rolls back to { $at }.
}
potion_explosion-event-drank = { $who } drinks { $kind }.
potion_explosion-event-repeated = { $who } uses { $kind } again.
potion_explosion-event-stole = { $who } empties { $to }’s pool: { $marbles }.
potion_explosion-event-put-on = { $who } places a { $colour } marble on a { $hole } hole of burner { $burner }.
potion_explosion-event-melted = { $count ->
    [one] 1 { $colour } marble on track { $track } melts away.
   *[other] { $count } { $colour } marbles on track { $track } melt away.
}
potion_explosion-event-placed = { $first ->
    [0] { $who } places { $second } { $colour } on burner 2.
   *[other] { $second ->
        [0] { $who } places { $first } { $colour } on burner 1.
       *[other] { $who } places { $first } { $colour } on burner 1 and { $second } on burner 2.
    }
}
potion_explosion-event-kept = { $who } keeps { $marbles } in the pool.
potion_explosion-event-threw-back = { $who } throws back { $marbles }.
potion_explosion-event-drew = { $who } draws { $kind } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}) from stack { $stack } for burner { $burner }.
potion_explosion-event-earned = { $who } earns a Skill token. { $skill }.
potion_explosion-event-last-round = { $ending ->
    [tokens] Enough Skill tokens have been awarded: this is the last round.
   *[tiles] There are no potions left to draw: this is the last round.
}
potion_explosion-event-tied = It’s a tie! Each leader picks one more marble.
potion_explosion-event-put-aside = { $count ->
    [one] { $who } sets 1 marble aside.
   *[other] { $who } sets { $count } marbles aside.
}
potion_explosion-event-game-over = The game is over.

potion_explosion-reason-tokens = Enough Skill tokens were awarded
potion_explosion-reason-tiles = No potions were left to draw
