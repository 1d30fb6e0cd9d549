# Potion Explosion: everything the table says, in our own words.

potion_explosion-name = Potion Explosion
potion_explosion-about = Pick a marble, watch the others roll, collide and explode, and brew the best potions of the school.

potion_explosion-variant-standard = Standard
potion_explosion-variant-standard-about = Two to four students, each for themselves. Most points win.

-potion_explosion-short-wisdom = Wisdom
-potion_explosion-short-love = Blind Love
-potion_explosion-short-magnetical = Magnetical Attraction
-potion_explosion-short-prismatic = Prismatic Joy
-potion_explosion-short-abyssal = Abyssal Draft
-potion_explosion-short-sands = Sands of Time
-potion_explosion-short-balm = Balm
-potion_explosion-short-lavamancing = Lavamancing

potion_explosion-option-start = Who begins
potion_explosion-option-start-about = All have the same number of turns.
potion_explosion-option-start-random = Left to chance
potion_explosion-option-start-1 = Seat 1
potion_explosion-option-start-2 = Seat 2
potion_explosion-option-start-3 = Seat 3
potion_explosion-option-start-4 = Seat 4
potion_explosion-option-left_out = Potions left out
potion_explosion-option-left_out-about = Two of the eight kinds stay in the box.
potion_explosion-option-left_out-random = Left to chance
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
potion_explosion-option-left_out-balm-lavamancing = { -potion_explosion-short-balm } and { -potion_explosion-short-lavamancing } (for a first game)
potion_explosion-option-tokens = Skill tokens to end
potion_explosion-option-tokens-about = When so many have been given, the round is played out.
potion_explosion-option-tokens-usual = 4, 5 or 6 with 2, 3 or 4 players
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
potion_explosion-option-help-about = One marble without an explosion, for two points.
potion_explosion-option-help-once = Once a turn
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

potion_explosion-text-wisdom = Any marble within reach is yours, without a bang.
potion_explosion-text-love = An opponent’s pool is emptied into your hand.
potion_explosion-text-magnetical = Two touching marbles of different colours come out of one track, without a bang.
potion_explosion-text-prismatic = Up to three of your marbles go onto holes of whatever colour.
potion_explosion-text-abyssal = From the feet of the tracks you gather up to four marbles, no two of one colour.
potion_explosion-text-sands = Something you drank before works once more.
potion_explosion-text-balm = Two or more touching marbles of one colour come out of one track, without a bang.
potion_explosion-text-lavamancing = One to five marbles of one colour leave one track and roll back over the lid; you gain none.

potion_explosion-skill-wisdom = Three of { -potion_explosion-short-wisdom }
potion_explosion-skill-love = Three of { -potion_explosion-short-love }
potion_explosion-skill-magnetical = Three of { -potion_explosion-short-magnetical }
potion_explosion-skill-prismatic = Three of { -potion_explosion-short-prismatic }
potion_explosion-skill-abyssal = Three of { -potion_explosion-short-abyssal }
potion_explosion-skill-sands = Three of { -potion_explosion-short-sands }
potion_explosion-skill-balm = Three of { -potion_explosion-short-balm }
potion_explosion-skill-lavamancing = Three of { -potion_explosion-short-lavamancing }
potion_explosion-skill-five = Five different potions

potion_explosion-starters = Starter potions
potion_explosion-stacks = Potion stacks
potion_explosion-pool = Pool:
potion_explosion-hand = In hand:
potion_explosion-three = For Prismatic Joy:
potion_explosion-unseen = Under the lids: { $red } red, { $blue } blue, { $black } black, { $yellow } yellow
potion_explosion-countdown = Skill tokens given: { $given } of { $goal }
potion_explosion-help-left = { $left ->
    [0] No Little Help is left
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
potion_explosion-last-round = The last round

potion_explosion-prompt-draft = Choose a starter potion.
potion_explosion-prompt-action = Pick, drink, complete or end your turn.
potion_explosion-prompt-help = Which marble do you take with the professor’s help?
potion_explosion-prompt-wisdom = Wisdom: which marble?
potion_explosion-prompt-love = Blind Love: whose pool?
potion_explosion-prompt-magnetical = Magnetical Attraction: which two?
potion_explosion-prompt-prismatic = Prismatic Joy: which marble onto which hole?
potion_explosion-prompt-abyssal = Abyssal Draft: which of the lowest marbles?
potion_explosion-prompt-sands = Sands of Time: which effect once more?
potion_explosion-prompt-balm = Balm: which marbles?
potion_explosion-prompt-lavamancing = Lavamancing: which marbles go back?
potion_explosion-prompt-pool = Prismatic Joy: which three marbles?
potion_explosion-prompt-deal = Share these marbles between your burners.
potion_explosion-prompt-keep = Which three marbles stay in your pool?
potion_explosion-prompt-draw = Which stack do you draw from?
potion_explosion-prompt-tie = A tie: pick one marble, the bigger bang wins.

potion_explosion-do-choose = Choose { $kind }
potion_explosion-do-pick = Pick { $place } ({ $colour })
potion_explosion-do-help = Ask for a Little Help
potion_explosion-do-fill = Complete { $kind } on burner { $burner } ({ $points } points)
potion_explosion-do-drink = Drink { $kind }
potion_explosion-do-end = End the turn
potion_explosion-do-take = Take { $place } ({ $colour })
potion_explosion-do-steal = Empty the pool of { $to }: { $marbles }
potion_explosion-do-attract = Take { $places } ({ $marbles })
potion_explosion-do-scrape = Take { $places } ({ $marbles })
potion_explosion-do-repeat = Repeat { $kind }
potion_explosion-do-stick = Take { $places } ({ $marbles })
potion_explosion-do-melt = Send { $place } back ({ $colour })
potion_explosion-do-enough = That is enough
potion_explosion-do-put = { $colour } onto a { $hole } hole of burner { $burner }
potion_explosion-do-draw = Draw { $kind } ({ $points } points) from stack { $stack }
potion_explosion-do-keep = Keep { $marbles }
potion_explosion-do-deal = { $colour }: { $first } to burner 1, { $second } to burner 2

potion_explosion-why-answer-first = Answer the question first.
potion_explosion-why-picked = You have had your pick.
potion_explosion-why-pick-first = Pick a marble first.
potion_explosion-why-nothing-to-take = There is no marble to take.
potion_explosion-why-no-help-left = No Little Help is left.
potion_explosion-why-helped = One Little Help a turn.
potion_explosion-why-no-tile = No potion is brewing there.
potion_explosion-why-lacking = Hand and pool do not hold all it lacks.
potion_explosion-why-no-effect = It could do nothing now.
potion_explosion-why-all-drunk = All of these are drunk.
potion_explosion-why-not-brewed = You have not brewed this one.
potion_explosion-why-ninth = The ninth marble is in sight, but out of reach.

potion_explosion-event-started = { $who } begins.
potion_explosion-event-left-out = Left in the box: { $kind }.
potion_explosion-event-laid-out = { $kind } lies out.
potion_explosion-event-chose = { $who } chooses { $kind }.
potion_explosion-event-uncovered = Stack { $stack } shows { $kind } ({ $points } points).
potion_explosion-event-dispenser-filled = The dispenser is filled.
potion_explosion-event-turn-began = { $who } is next.
potion_explosion-event-picked = { $who } picks { $colour } from { $place }.
potion_explosion-event-exploded = { $count ->
    [one] 1 { $colour } marble explodes on track { $track }!
   *[other] { $count } { $colour } marbles explode on track { $track }!
}
potion_explosion-event-perhaps-more = Marbles under the lid may prolong it.
potion_explosion-event-rolled-in = { $colour } rolls into sight on { $at }.
potion_explosion-event-helped = { $left ->
    [0] { $who } asks the professor for the last Little Help.
   *[other] { $who } asks the professor for a Little Help; { $left } are left.
}
potion_explosion-event-took = { $who } takes { $colour } from { $place }.
potion_explosion-event-completed = { $who } completes { $kind } for { $points } points.
potion_explosion-event-returned = { $at ->
    [lid] { $colour } rolls back under the lid of track { $track }.
   *[other] { $colour } rolls back to { $at }.
}
potion_explosion-event-drank = { $who } drinks { $kind }.
potion_explosion-event-repeated = { $kind } works once more.
potion_explosion-event-stole = { $who } empties the pool of { $to }: { $marbles }.
potion_explosion-event-put-on = { $who } puts { $colour } onto a { $hole } hole of burner { $burner }.
potion_explosion-event-melted = { $count ->
    [one] 1 { $colour } marble melts out of track { $track }.
   *[other] { $count } { $colour } marbles melt out of track { $track }.
}
potion_explosion-event-placed = { $first ->
    [0] { $who } places { $colour }: { $second } on burner 2.
   *[other] { $second ->
        [0] { $who } places { $colour }: { $first } on burner 1.
       *[other] { $who } places { $colour }: { $first } on burner 1, { $second } on burner 2.
    }
}
potion_explosion-event-kept = { $who } keeps { $marbles }.
potion_explosion-event-threw-back = { $who } throws back { $marbles }.
potion_explosion-event-drew = { $who } draws { $kind } ({ $points } points) from stack { $stack } for burner { $burner }.
potion_explosion-event-earned = { $who } earns a Skill token: { $skill }.
potion_explosion-event-last-round = { $ending ->
    [tokens] Enough Skill tokens are given: the round is played out.
   *[tiles] No potion is left to draw: the round is played out.
}
potion_explosion-event-tied = A tie! Each of the first picks one marble.
potion_explosion-event-put-aside = { $count ->
    [one] { $who } puts 1 marble aside.
   *[other] { $who } puts { $count } marbles aside.
}
potion_explosion-event-game-over = The game is over.

potion_explosion-reason-tokens = Enough Skill tokens were given
potion_explosion-reason-tiles = No potion was left to draw
