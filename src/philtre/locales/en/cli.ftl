# The command line and the game in the terminal.

cli-about = Three potion games: play in the terminal, let bots play, look at records. Start with 'philtre games', then 'philtre terminal GAME'.
cli-panel-arguments = What to give
cli-panel-options = Options
cli-panel-commands = Commands

cli-help-games = The games there are, with their variants, numbers of seats and options.
cli-help-terminal = Play a game here: against bots, or several people on one device. Without names and bots you sit at seat 1 and a bot takes every other seat. Type '?' during the game.
cli-help-simulate = Let bots play many games and count: lengths, wins by seat, how games ended.
cli-help-perft = Count all sequences of decisions up to a depth, with luck settled by the seed. For comparing engines.
cli-help-replay = Tell a recorded game again, move by move.
cli-help-verify = Check a record: the seed against its promise, every move against the rules, and the result.
cli-help-analyse = Look at a recorded game again: each seat's chance to win as it went, and the largest mistakes with what would have been better. Every decision is judged by what its seat could know then; the same seed gives the same answer. Example: philtre analyse game.txt --html game.html
cli-help-moves = List what is allowed in a position. The position is JSON as in docs/games/GAME.md; '-' reads standard input.
cli-help-content = Content packs: cards of your own, as a text file (docs/content-packs.md).
cli-help-content-check = List every mistake of a content pack with its line; '-' reads standard input.
cli-help-content-new = Write a commented pack to start from: our own cards, with remarks on what may be changed.
cli-help-bench = Measure how fast the engine is on this machine.

cli-arg-game = A game's name; 'philtre games' lists them.
cli-arg-record = A recorded game, as text or JSON; '-' reads standard input.
cli-arg-pack = A content pack, a TOML file; '-' reads standard input.
cli-opt-output = The file to write, which must not be there yet; otherwise the pack is printed.
cli-opt-version = Print the version and leave.
cli-opt-lang = The language, en or fr; otherwise that of your environment. May stand anywhere.
cli-opt-variant = A way to play; the game's first one if left out.
cli-opt-seats = How many play; the usual number if left out.
cli-opt-option = An option of the game; may be given several times.
cli-opt-pack = A content pack, where the game takes one: cards of your own (docs/content-packs.md).
cli-opt-seed = Where luck starts; the same seed gives the same games.
cli-opt-json = Print JSON for programs.
cli-opt-simulations = How long to think about each decision; more is slower and surer.
cli-opt-seed-analyse = Where the thinking's own luck starts; that of the game is in the record.
cli-opt-html = Also write a page with the curve, the mistakes and all decisions.
cli-opt-name = A person's name; give it once for each person, from seat 1 on.
cli-opt-bots-terminal = Bots for the seats after the people, like greedy,search:500ms; 'none' for people only.
cli-opt-bots = One bot for all seats, or one for each: a level from novice to archmage, or random, greedy, search:2000, search:500ms, rollout:2000.
cli-opt-seed-terminal = Play a game that can be repeated; otherwise luck is sealed and nobody can know it.
cli-opt-load = Go on with a saved game.
cli-opt-games = How many games.
cli-opt-depth = How many decisions deep.
cli-opt-seat = Whose eyes: a seat from 1 on, 0 for a spectator; everything is open if left out.
cli-opt-step = Wait for Enter after every move, and show the board each time.
cli-opt-state = The position, a JSON file.

cli-pack-good = This pack can be played: { $game }, “{ $title }”.
cli-pack-written = Written: { $file }. Change it, then: philtre content check { $file }

cli-game-line = { $game } ({ $name }): { $about }
cli-column-variant = Variant
cli-column-seats = Seats
cli-column-options = Options
cli-column-about = What it is

cli-simulating = Playing
cli-figure-games = Games
cli-figure-decisions = Decisions
cli-figure-decisions_per_second = Decisions per second
cli-figure-mean_length = Mean length
cli-figure-shortest = Shortest
cli-figure-longest = Longest
cli-figure-wins = Wins of seat { $seat } ({ $bot })

cli-verified = { $sealed ->
    [true] The record is true: the seed was promised ({ $commitment }), and all { $entries } entries play to the same result.
   *[false] The record plays: all { $entries } entries lead to the same result. Its seed was not promised beforehand.
}
cli-analysing = Thinking
cli-analyse-title = { $game }, { $variant }
cli-analyse-about = { $decisions ->
    [one] One decision, looked at for { $simulations ->
        [one] one simulation.
       *[other] { $simulations } simulations.
    }
   *[other] { $decisions } decisions, each looked at for { $simulations ->
        [one] one simulation.
       *[other] { $simulations } simulations.
    }
}
cli-analyse-curve = { $seats ->
    [1] Share of the points to hope for
    [2] Chance to win
   *[other] Chance to win against the strongest rival
}
cli-analyse-curve-note = As search sees it from what the seat in turn could know. Circles are the largest mistakes.
cli-analyse-mistakes = The largest mistakes
cli-analyse-no-mistakes = No mistakes: no decision threw away { $least } or more.
cli-analyse-all = All decisions
cli-analyse-move = Move
cli-analyse-player = Who
cli-analyse-played = Played
cli-analyse-better = Better
cli-analyse-loss = Lost
cli-analyse-play-on = to play on ({ $value })
cli-turn = Turn { $turn }, { $name }
cli-enter = Enter to go on

cli-welcome = { $game }, { $variant }. Type '?' for what you can type.
cli-sealed = The luck of this game is sealed. SHA-256 of its seed: { $commitment }
cli-seed = The luck was { $kind }, its seed: { $seed }
cli-thinking = { $name } is thinking …
cli-prompt = { $name }: { $prompt }
cli-curtain = Hand the device to { $name }. Enter when nobody else looks:
cli-not-understood = '{ $text }' is no move and no command. Type a number, a move as listed, or '?'.
cli-no-such-moves = There are no such moves here.
cli-many-moves = { $verb }: { $count } moves, '{ $command } { $verb }' lists them
cli-points = { $points ->
    [one] { $name }: 1 point
   *[other] { $name }: { $points } points
}
cli-saved = Saved in { $file }.
cli-save-as = Save the game as (Enter to drop it):
cli-save-needs-name = say where: save FILE

cli-entry-undo = { $name } takes a move back.
cli-entry-resign = { $name } resigns.
cli-entry-stop = The game is stopped by agreement.

cli-help-play = Type a move's number, or the move itself as it is listed. Or:
cli-command-help = help
cli-command-moves = moves
cli-command-board = board
cli-command-undo = undo
cli-command-hint = hint
cli-command-log = log
cli-command-save = save
cli-command-resign = resign
cli-command-quit = quit
cli-help-command-help = this list; '?' too
cli-help-command-moves = what you may do; with a verb, all moves of that kind
cli-help-command-board = the board again
cli-help-command-undo = take your last decision back, if nothing new was learned since
cli-help-command-hint = what a bot would do in your place
cli-help-command-log = all that happened so far, as you saw it
cli-help-command-save = with a file's name: keep the game there; 'philtre terminal --load FILE' goes on
cli-help-command-resign = give up
cli-help-command-quit = leave; the game can be kept in a file

cli-arg-games = Which games; all of them if left out.
cli-opt-rounds = How often each measure is taken, in turn.
cli-opt-seconds = How long each measure takes each time.
cli-bench-measure = Per second
cli-bench-rate = Philtre
cli-bench-peer = OpenSpiel
cli-bench-ratio = Ratio
cli-bench-wanted = Wanted
cli-bench-api = decisions through Python, beside connect four
cli-bench-api-rummy = decisions through Python, beside gin rummy
cli-bench-inside = decisions inside, beside connect four through Python
cli-bench-simulations = simulations: imagine and play out, beside connect four's decisions
cli-bench-clone = copies of a state, beside connect four
cli-bench-engine = { $compiled ->
    [true] Compiled engine, Python { $python }.
   *[false] Plain engine (not compiled), Python { $python }.
}
