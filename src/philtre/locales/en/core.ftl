# Words that every game shares.

seat = Seat { $seat }
listed = { $first } and { $last }
nothing = nothing
result = { $count ->
    [0] Nobody wins. { $reason }.
    [one] { $winners } wins. { $reason }.
   *[other] { $winners } win. { $reason }.
}

# How a game ended otherwise than by its rules. A game's own reasons are `<game>-reason-<reason>`.
reason-resigned = Everyone else resigned
reason-stopped = Ended by agreement

# What the table refuses.
error-over = the game is over
error-not-your-turn = it is not seat { $seat }’s turn; it is seat { $decider }’s
error-no-action = { $action } is not an action of this game; ids go from 0 to { $last }
error-not-allowed = '{ $action }' is not allowed right now
error-not-then = action { $action } is not possible after the ones before it
error-no-seat = there is no seat { $seat }; seats go from 1 to { $seats }
error-resigned = seat { $seat } has already resigned
error-undo-turn = only the player whose turn it is can undo
error-undo-learned = this cannot be undone, because it revealed something new
error-undo-nothing = there is nothing to undo
