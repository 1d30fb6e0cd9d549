# Tournaments between bots and their reports.

cli-help-arena = Run a tournament between bots: every deal is played from every seat, and the report says who is better and how certain that is.
arena-opt-bots = The bots, separated by commas: search:2000, module:Class, './program arguments'. Repeatable.
arena-opt-games = Number of games in all, rounded up so that every deal is played from every seat.
arena-opt-json = Write the report to this file as JSON; '-' prints it.
arena-opt-html = Write the report to this file as a web page.
arena-opt-resume = Save each result to this file as it comes in; if the file exists, continue from where it stopped.
arena-opt-jobs = Number of processes to play in; by default, one per core.
arena-opt-ray = Play on the Ray cluster at this address; 'local' starts one here.
arena-opt-limit = Seconds a program may think per move before it loses the game.
arena-playing = Playing
arena-interrupted = Interrupted after { $games } of { $wanted ->
    [one] 1 game
   *[other] { $wanted } games
}.
arena-go-on = To continue, run the same 'philtre arena …' command with --resume { $file }.

arena-title = { $game }: bot tournament
arena-about = { $variant }, { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}{ $options ->
    [none] {""}
   *[other] {" "}({ $options })
}; { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, seed { $seed }, Philtre { $version }
arena-ratings = Ratings
arena-ratings-note = The mean rating is 1500; a lead of 100 points means winning 64% of the games, 200 points 76%. Bars show 95% intervals.
arena-standings = Standings
arena-meetings = Head to head
arena-meetings-note = The score of the row’s bot against the column’s bot: 1 for a win, ½ for a tie. Below it, the 95% interval.
arena-seats = Seats
arena-seats-note = Games won by each seat, and by whoever decides first. Every bot plays every seat equally often, so any difference comes from the game itself.
arena-first = First to decide
arena-lengths = Game length
arena-lengths-note = Decisions per game: { $shortest } to { $longest }, median { $median }, mean { $mean }.
arena-endings = How the games ended

arena-column-bot = Bot
arena-column-rating = Rating
arena-column-interval = 95% interval
arena-column-games = Games
arena-column-won = Won
arena-column-shared = Tied
arena-column-lost = Lost
arena-column-score = Score
arena-column-points = Points
arena-column-time = Per decision
arena-column-failures = Failures
arena-column-ending = Ending
arena-percent = { $n }%
arena-interval = { $low }–{ $high }
arena-milliseconds = { $n } ms

arena-fault-crashed = { $n } × crashed
arena-fault-slow = { $n } × out of time
arena-fault-garbage = { $n } × unreadable answer
arena-fault-huge = { $n } × endless line
arena-fault-illegal = { $n } × illegal move
reason-forfeit = Everyone else forfeited
