# Words that every game shares.

seat = Seat { $seat }
listed = { $first } and { $last }
result = { $count ->
    [0] Nobody wins. { $reason }.
    [one] { $winners } wins. { $reason }.
   *[other] { $winners } win. { $reason }.
}

# How a game ended otherwise than by its rules. A game's own reasons are `<game>-reason-<reason>`.
reason-resigned = The others resigned
reason-stopped = Stopped by agreement

# What the table refuses.
error-over = the game is over
error-not-your-turn = it is not the turn of seat { $seat }; seat { $decider } decides
error-no-action = { $action } is no action of this game; ids go from 0 to { $last }
error-not-allowed = '{ $action }' is not allowed here
error-not-then = action { $action } cannot be done after what comes before it
error-no-seat = there is no seat { $seat }; allowed: 1 to { $seats }
error-resigned = seat { $seat } has already resigned
error-undo-turn = only the seat in turn can undo
error-undo-learned = this cannot be undone: something new was learned
error-undo-nothing = there is nothing to undo
