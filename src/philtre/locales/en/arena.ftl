# Tournaments between bots and their reports.

cli-help-arena = Let bots play a tournament: every deal is played in all seats, and the report says who is better and how sure that is.
arena-opt-bots = The bots, with commas between them: search:2000, module:Class, './program arguments'. May be given several times.
arena-opt-games = How many games in all; rounded up so that every deal is played in all seats.
arena-opt-json = Write the report as JSON to this file; '-' prints it.
arena-opt-html = Write the report as a page to this file.
arena-opt-resume = Keep each result in this file as it comes; if it is there already, go on where it ended.
arena-opt-jobs = How many processes play; as many as there are cores if left out.
arena-opt-ray = Play on the Ray cluster at this address; 'local' starts one here.
arena-opt-limit = Seconds a program may think about a move; then it loses the game.
arena-playing = Playing
arena-interrupted = Interrupted after { $games } of { $wanted } games.
arena-go-on = 'philtre arena …' with the same words and --resume { $file } goes on from here.

arena-title = { $game }: a tournament of bots
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
arena-ratings-note = The mean is 1500; 100 points more mean winning 64 % of the games, 200 points 76 %. Lines are 95 % intervals.
arena-standings = Standings
arena-meetings = Who beats whom
arena-meetings-note = What the bot of the row scores against the bot of the column: a game won counts 1, an equal place ½. Below, the 95 % interval.
arena-seats = Seats
arena-seats-note = Games won by seat, and by whoever decides first. Bots take all seats equally often, so this is the game's own doing.
arena-first = Decides first
arena-lengths = Length of games
arena-lengths-note = Decisions in a game: { $shortest } to { $longest }, half of the games at most { $median }, { $mean } on average.
arena-endings = How games ended

arena-column-bot = Bot
arena-column-rating = Rating
arena-column-interval = 95 % interval
arena-column-games = Games
arena-column-won = Won
arena-column-shared = Shared
arena-column-lost = Lost
arena-column-score = Score
arena-column-points = Points
arena-column-time = Per decision
arena-column-failures = Failures
arena-column-ending = Ending
arena-percent = { $n } %
arena-interval = { $low }–{ $high }
arena-milliseconds = { $n } ms

arena-fault-crashed = { $n } × crashed
arena-fault-slow = { $n } × too slow
arena-fault-garbage = { $n } × garbage
arena-fault-huge = { $n } × endless line
arena-fault-illegal = { $n } × illegal
reason-forfeit = The others failed
