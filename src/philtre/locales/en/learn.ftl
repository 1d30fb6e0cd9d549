# Bots that learn, and what came of it.

cli-help-learn = Train a bot for a game: the search plays against itself, a small net trains on those games, and a match decides whether it is kept; then again with the better one. After an interruption, the same command carries on. Example: philtre learn apotheca --out learned --html learned.html
learn-opt-out = Folder for games, nets and the report; the best net ends up in its folder 'best'.
learn-opt-net = Net to train, for one game mode; by default, that of the usual game for two.
learn-opt-vary = Game option to vary: all its choices are played equally often. Repeatable. Other options keep their usual choice.
learn-opt-generations = Number of generations; you can add more later.
learn-opt-games = Number of self-play games per generation.
learn-opt-simulations = Simulations per decision, in those games and in the match.
learn-opt-match = Number of deals in the match; each is played from every side.
learn-opt-epochs = Number of times training goes through all positions.
learn-opt-jobs = Number of processes to play in; by default, one per core.
learn-opt-ray = Play on the Ray cluster at this address; 'local' starts one here.
learn-opt-torch = Train with PyTorch, on a GPU if there is one, instead of numpy.
learn-opt-html = Also write the report to this file as a web page.
learn-doing-play = Generation { $n }: playing
learn-doing-train = Generation { $n }: training
learn-doing-match = Generation { $n }: match
learn-interrupted = Interrupted. To continue, run the same command with --out { $folder }.
learn-best = { $better ->
    [true] The best net is in { $folder }.
   *[false] No net was better than the hand-written evaluation.
}

learn-title = { $game }: what the bot learned
learn-about = Net { $net }, { $simulations ->
    [one] 1 simulation
   *[other] { $simulations } simulations
} per decision, seed { $seed }, Philtre { $version }.
learn-strength = Strength
learn-strength-note = How far above an even share each generation scored in its match against the best one before it; the first played the hand-written evaluation. Bars show 95% intervals.
learn-loss = Loss
learn-loss-note = Cross-entropy between the net’s predictions and the results, on games it was not trained on, before the first epoch and after each one. The left end is what always predicting the mean would cost.
learn-calibration = Predicted and actual results
learn-calibration-note = Positions the net was not trained on, least promising on the left: the average prediction and the average result. The closer the lines, the truer the percentages.
learn-told = predicted
learn-got = actual
learn-generations = Generations
learn-generation = Generation { $n }
learn-column-generation = Generation
learn-column-games = Games
learn-column-positions = Positions
learn-column-loss = Loss
learn-column-share = Match
learn-column-even = Even share
learn-column-kept = Kept
learn-share = { $share } ± { $half }
learn-kept = { $kept ->
    [true] yes
   *[false] no
}
