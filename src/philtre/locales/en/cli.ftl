# The command line and the game in the terminal.

cli-about = Three potion games: play in the browser or the terminal, run games between bots, study recorded games. 'philtre' alone opens them in your browser, like 'philtre play'; 'philtre terminal GAME' plays here.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands

cli-help-games = List the games with their modes, player counts and options.
cli-help-terminal = Play in this terminal, against bots or with several people on one device. Without names and bots, you take seat 1 and bots take the rest. Type '?' during the game for help.
cli-help-simulate = Play many games between bots and report game lengths, wins by seat and how games ended.
cli-help-perft = Count all sequences of decisions up to a given depth, with luck fixed by the seed. For comparing engines.
cli-help-replay = Retell a recorded game, move by move.
cli-help-verify = Check a record: the seed against its seal, every move against the rules, and the result.
cli-help-analyse = Review a recorded game: each seat's chance to win over time, and the biggest mistakes with the better move. Each decision is judged by what its seat could know at the time; the same seed gives the same answer. Example: philtre analyse game.txt --html game.html
cli-help-moves = List the legal moves in a position. The position is JSON, as described in docs/games/GAME.md; '-' reads standard input.
cli-help-content = Work with content packs: your own cards, in a text file (docs/content-packs.md).
cli-help-content-check = List every mistake in a content pack with its line; '-' reads standard input.
cli-help-content-new = Write a commented pack to start from: our own cards, with notes on what you may change.

cli-arg-game = Name of a game; 'philtre games' lists them.
cli-arg-record = Recorded game, as text or JSON; '-' reads standard input.
cli-arg-pack = Content pack, a TOML file; '-' reads standard input.
cli-opt-output = File to write, which must not exist yet; without it, the pack is printed.
cli-opt-version = Print the version and exit.
cli-opt-lang = Language, en or fr; by default, that of your environment. May stand anywhere on the line.
cli-opt-variant = Game mode; by default, the game's first one.
cli-opt-seats = Number of players; by default, the game's usual number.
cli-opt-option = Set a game option. Repeatable.
cli-opt-pack = Content pack to play with: your own cards (docs/content-packs.md).
cli-opt-seed = Seed for the luck; the same seed gives the same games.
cli-opt-json = Print JSON, for programs.
cli-opt-simulations = Simulations per decision; more are slower but more reliable.
cli-opt-seed-analyse = Seed for the analysis itself; the game's own luck is in the record.
cli-opt-html = Also write a web page with the graph, the mistakes and every decision.
cli-opt-name = Name of a player; repeat it for each person, starting at seat 1.
cli-opt-bots-terminal = Bots for the seats after the people, such as greedy,search:500ms; 'none' for people only.
cli-opt-bots = One bot for all seats, or one for each: a level from novice to archmage, or random, greedy, search:2000, search:500ms, rollout:2000.
cli-opt-seed-terminal = Seed for a game that can be repeated; without it, luck is sealed and nobody can know it.
cli-opt-load = Continue a saved game.
cli-opt-games = Number of games.
cli-opt-depth = Depth, in decisions.
cli-opt-seat = Whose view to show: a seat from 1 up, or 0 for a spectator; by default, everything is visible.
cli-opt-step = Wait for Enter after every move and show the board each time.
cli-opt-state = Position to read, a JSON file.

cli-pack-good = This pack is ready to play: { $game }, “{ $title }”.
cli-pack-written = { $file } is ready. Edit it, then run: philtre content check { $file }

cli-game-line = { $game } ({ $name }): { $about }
cli-column-variant = Game mode
cli-column-seats = Seats
cli-column-options = Options
cli-column-about = Description

cli-simulating = Playing games
cli-figure-games = Games
cli-figure-decisions = Decisions
cli-figure-decisions_per_second = Decisions per second
cli-figure-mean_length = Mean length
cli-figure-shortest = Shortest game
cli-figure-longest = Longest game
cli-figure-wins = Wins by seat { $seat } ({ $bot })

cli-verified = { $sealed ->
    [true] The record is genuine: its seed matches the seal ({ $commitment }), and replaying all { $entries } entries gives the same result.
   *[false] The record is valid: replaying all { $entries } entries gives the same result. Its seed was not sealed beforehand.
}
cli-verified-numbers = { $numbers ->
    [0] No seat added a number of its own to the deal.
   *[other] Seats that added a number of their own to the deal: { $numbers } of { $seats }. Nobody could choose it alone.
}
cli-analysing = Analysing
cli-analyse-title = { $game }, { $variant }
cli-analyse-about = { $decisions ->
    [one] 1 decision, with { $simulations ->
        [one] 1 simulation.
       *[other] { $simulations } simulations.
    }
   *[other] { $decisions } decisions, with { $simulations ->
        [one] 1 simulation each.
       *[other] { $simulations } simulations each.
    }
}
cli-analyse-curve = { $seats ->
    [1] Expected share of the points
    [2] Chance to win
   *[other] Chance to win against the strongest rival
}
cli-analyse-curve-note = As the search saw it, from what the player to move could know. Circles mark the biggest mistakes.
cli-analyse-mistakes = Biggest mistakes
cli-analyse-no-mistakes = No mistakes: no decision cost { $least } or more.
cli-analyse-all = All decisions
cli-analyse-move = Move
cli-analyse-player = Player
cli-analyse-played = Played
cli-analyse-better = Better
cli-analyse-loss = Cost
cli-analyse-play-on = playing on ({ $value })
cli-turn = Turn { $turn }: { $name }
cli-enter = Press Enter to continue

cli-welcome = { $game }, { $variant }. Type '?' for help.
cli-sealed = The luck of this game is sealed. SHA-256 of its seed: { $commitment }
cli-seed = { $kind ->
    [sealed] The luck was sealed; its seed: { $seed }
   *[other] The luck was seeded; its seed: { $seed }
}
cli-thinking = { $name } is thinking…
cli-prompt = { $name }: { $prompt }
cli-curtain = Pass the device to { $name }. Press Enter when nobody else is looking:
cli-not-understood = '{ $text }' is neither a move nor a command. Type a number, a move from the list, or '?'.
cli-no-such-moves = There are no moves of that kind right now.
cli-many-moves = { $verb }: { $count ->
    [one] 1 move
   *[other] { $count } moves
}, '{ $command } { $verb }' lists them
cli-points = { $points ->
    [one] { $name }: 1 point
   *[other] { $name }: { $points } points
}
cli-saved = Saved to { $file }.
cli-save-as = Save the game as (leave empty to discard it):
cli-save-needs-name = give a file name: save FILE

cli-entry-undo = { $name } undoes a move.
cli-entry-resign = { $name } resigns.
cli-entry-stop = The game ends by agreement.

cli-help-play = Type the number of a move, or the move as listed. Or one of these:
cli-command-help = help
cli-command-moves = moves
cli-command-board = board
cli-command-undo = undo
cli-command-hint = hint
cli-command-log = log
cli-command-save = save
cli-command-resign = resign
cli-command-quit = quit
cli-help-command-help = show this list; '?' works too
cli-help-command-moves = list your moves; add a verb to see all moves of that kind
cli-help-command-board = show the board again
cli-help-command-undo = undo your last decision, unless it revealed something new
cli-help-command-hint = show what a bot would do in your place
cli-help-command-log = show everything that has happened so far, as you saw it
cli-help-command-save = save to the file you name; 'philtre terminal --load FILE' continues the game
cli-help-command-resign = resign from the game
cli-help-command-quit = leave; you can save the game first

