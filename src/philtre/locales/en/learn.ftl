# Bots that learn, and what came of it.

cli-help-learn = Let a bot learn a game: search plays with itself, a small net is trained on that, and a match decides whether it is kept; then all over again with the better one. Interrupted, the same command goes on where it was. Example: philtre learn apotheca --out learned --html learned.html
learn-opt-out = The folder for games, nets and the report; the best net ends up in its folder 'best'.
learn-opt-net = The net to learn, for one way to play; the game's first one if left out.
learn-opt-vary = An option of the game of which every choice is played, each as often as the others; may be given several times. Of the others it is the usual one.
learn-opt-generations = How many times over; one may go on longer afterwards.
learn-opt-games = How many games each generation plays with itself.
learn-opt-simulations = How long search thinks about each decision, in those games and in the match.
learn-opt-match = How many deals the match has; each is played from all sides.
learn-opt-epochs = How often training goes through all positions.
learn-opt-jobs = How many processes play; as many as there are cores if left out.
learn-opt-ray = Play on the Ray cluster at this address; 'local' starts one here.
learn-opt-html = Also write the report as a page to this file.
learn-doing-play = Generation { $n }: playing
learn-doing-train = Generation { $n }: training
learn-doing-match = Generation { $n }: match
learn-interrupted = Interrupted. The same command with --out { $folder } goes on from here.
learn-best = { $better ->
    [true] The best net lies in { $folder }.
   *[false] No net was better than the evaluation that was written by hand.
}

learn-title = { $game }: what a bot learned
learn-about = Net { $net }, { $simulations } simulations a decision, seed { $seed }, Philtre { $version }.
learn-strength = Strength
learn-strength-note = How much more than its even share each generation got of the match against the best before it, the first against the evaluation written by hand. Lines are 95 % intervals.
learn-loss = Loss
learn-loss-note = The cross entropy between what the net says and the results, on games it did not learn from, before the first epoch and after each. The left end is what saying the mean of all would cost.
learn-calibration = What it says, and what comes of it
learn-calibration-note = Positions the net did not learn from, those it likes least on the left: what it said on average, and what was got on average. The closer the lines, the truer its percentages.
learn-told = said
learn-got = got
learn-generations = Generations
learn-generation = Generation { $n }
learn-column-generation = Generation
learn-column-games = Games
learn-column-positions = Positions
learn-column-loss = Loss
learn-column-share = Match
learn-column-even = Even
learn-column-kept = Kept
learn-share = { $share } ± { $half }
learn-kept = { $kept ->
    [true] yes
   *[false] no
}
