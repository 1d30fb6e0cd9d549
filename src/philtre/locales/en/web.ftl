# The browser's own words: pages, buttons, settings. A game's words are in its own file.

web-lead = Three potion games for an evening. A name and a link: no account, nothing to install.
web-games = Games
web-play = Play
web-play-game = Play { $game }
web-first-turns = My first turns
web-door-seats = { $seats } players
web-learn = Learn
web-my-games = My games
web-your-turn = Your turn
web-phase-lobby = Waiting for players
web-phase-playing = Being played
web-phase-over = Finished
web-join-label = Have a code?
web-join-example = for example K7QPX
web-join = Join
web-not-affiliated = Philtre is made by friends of these games; it belongs to none of their publishers.
web-settings = Settings
web-switch-language = Lire en français
web-back = Back
web-home = To the start page
web-close = Close
web-somebody = somebody
web-bot-at = { $bot } ({ $seat })
web-seat = Seat { $seat }

# When something goes wrong
web-failed-title = That did not work
web-failed-unknown = Something unexpected happened.
web-failed-unreachable = The server does not answer. Perhaps you are offline, or it is being restarted.
web-failed-lost = There is no such page here.
web-try-again = Try again
web-failed-protocol = This page is older than the server. Load it again.
web-failed-seat-moved = Your seat is now on another device.
web-failed-bad-cookie = This browser is not known here any more. Load the page again to begin anew.

# A new room
web-new-variant = Which way to play
web-new-seats = Players
web-new-company = With whom
web-new-bots = Bots
web-new-bots-about = The other seats are played by bots, from weak to strong. The game begins at once.
web-new-link = Friends by link
web-new-link-about = You get a link to send. Whoever opens it takes a seat.
web-new-device = On this device
web-new-device-about = You pass the device round. A curtain falls between turns, so that nobody sees another’s secrets.
web-your-name = Your name
web-name-of = Name at seat { $seat }
web-new-more = More choices
web-pack = Cards
web-pack-own = Ours
web-pack-file = From a file
web-pack-choose = Choose the file …
web-pack-about = A content pack is a text file with cards of your own; “philtre content new” writes one to start from. It is checked, and plays only in this room.
web-pack-looking = Looking through it …
web-pack-good = “{ $title }” can be played.
web-pack-foreign = { $file } is a pack for another game.
web-pack-bad = { $count ->
    [one] { $file } has a mistake:
   *[other] { $file } has { $count } mistakes:
}
web-pack-line = Line { $line }:
web-pack-now = Cards: { $title }
web-new-clock = Clock
web-clock-none = No clock
web-clock-turn-60 = One minute a turn
web-clock-turn-180 = Three minutes a turn
web-clock-days-1 = One day a move
web-clock-days-3 = Three days a move
web-new-away = When somebody’s connection is gone
web-away-wait = Wait until they are back
web-away-bot-2 = After two minutes, a bot plays until they are back
web-away-bot-5 = After five minutes, a bot plays until they are back
web-away-bot-15 = After fifteen minutes, a bot plays until they are back
web-new-talk = Talk
web-talk-phrases = Ready phrases, each reads their own language
web-talk-free = Free text
web-talk-silent = In silence
web-new-hints = Hints may be asked for
web-new-previews = What a move would do is shown
web-new-watching = Others may look on
web-new-stand-ins = Others may take over from a bot during the game
web-new-begin = Begin
web-new-open = Open the room

# The room
web-connecting = The table is being laid…
web-offline = The connection is lost. Coming back… Nothing is lost.
web-absence-wait = { $name } has lost the connection. The table waits.
web-absence-soon = { $name } has lost the connection. In { $time } a bot stands in.
web-absence-now = { $name } is away. A bot stands in until they are back.
web-absence-mine = In { $time } a bot stands in for you, until you are back.
web-seats = Seats
web-seat-open = Free
web-a-bot = Bot
web-sit = Sit here
web-put-bot = A bot for seat { $seat }
web-rise = { $name } gives up the seat
web-swap = Exchange seat { $seat } with another
web-swap-with = With which seat?
web-present = here
web-not-present = not here
web-invite = Invite
web-invite-about = Whoever has this link or code finds the room.
web-qr = The link as a QR code
web-link = Link
web-copy = Copy the link
web-copied = Copied
web-share = Share…
web-seat-link = A seat for this device
web-seat-link-about = This link moves a seat to this device; the other device then looks on. It works once.
web-seat-link-take = Take the seat here

# The table
web-waiting-for = { $name } is thinking…
web-do-it = Do it
web-cancel = Take back the choice
web-skip = Skip the movements
web-undo = Undo
web-hint = Hint
web-log = What happened
web-log-undo = The last move is taken back.
web-log-absent = (played for somebody away)
web-log-stand-in = (a bot stood in)
web-since = since your turn
web-watching = Looking on
web-spectators = { $count ->
    [one] One person looks on
   *[other] { $count } people look on
}
web-result = Result
web-menu = Menu
web-talk = Talk
web-talk-open = { $count ->
    [0] Talk
    [one] Talk, one new line
   *[other] Talk, { $count } new lines
}
web-talk-quiet = Nobody has said anything yet.
web-talk-text = Say something
web-send = Send
web-spectator = Spectator
web-offer = { $name } offers to stop without a winner.
web-agree = Agree
web-decline = Play on
web-curtain = { $name }, it is your turn
web-curtain-about = The others look away now.
web-curtain-look = I am { $name }
web-clock-left = Time left: { $time }
web-days-left = { $days } d { $hours } h
web-hours-left = { $hours } h { $minutes } min
web-copy-watch = Link for spectators
web-move-seat = Seat to another device
web-offer-stop = Offer to stop
web-offer-stop-sure = Stop if all agree?
web-resign = Resign
web-resign-sure = Really resign?
web-leave = Leave the table
web-counts = Count colours not yet seen
web-on = On
web-off = Off
web-keys = Keys: { $game } · O my options · L last move · P standing · U undo · ? hint · Esc takes back

# The end
web-end-nobody = Nobody wins
web-end-alone = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-end-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
web-rematch = Once more
web-rematch-lobby = To the seats
web-again-offer = { $count ->
    [0] The host would like another game.
   *[other] { $names } would like another game.
}
web-again-accept = Play again
web-again-decline = Not now
web-again-waiting = Waiting for { $names }.
web-again-withdraw = Take back the offer
web-again-look = Go on without who has left
web-score = Games won in this room
web-score-wins = { $wins } of { $games }
web-replay = Replay
web-record = Record
web-look-at-table = Look at the table
web-check = Was the deal fair?
web-check-about = Before the first move the server gave out a seal: the SHA-256 of the seed from which all luck comes. Now the seed is open. Your browser can compute the seal itself.
web-check-commitment = Seal given at the start
web-check-seed = Seed
web-check-do = Check it here
web-check-kept = The seal fits: all luck was fixed before the first move.
web-check-broken = The seal does not fit the seed.
web-check-closed = The seed is shown when the game is over.
web-check-unable = This browser can compute seals only on secure pages.

# Replay
web-replay-of = Replay
web-eyes = Seen by
web-eyes-all = Spectators
web-step = Move
web-step-of = Move { $step } of { $last }
web-first = To the beginning
web-previous = One back
web-next = One on
web-last = To the end
web-autoplay = Play by itself
web-pause = Pause
web-fork = Play on from here
web-fork-about = A new room begins at this point, with new luck. You take one seat.
web-fork-seat = My seat
web-fork-others = On the other seats
web-fork-friends = Friends, by link
web-origin = Begins after move { $move } of an earlier game
web-copy-moment = Link to this moment

# Analysis
web-analyse = Analyse
web-analysis = Analysis
web-analysis-thinking = { $of ->
    [0] Waiting for a free moment
   *[other] Thinking: { $done } of { $of } decisions
}
web-analysis-stop = Stop
web-analysis-ready = { $count ->
    [0] The analysis is there: no mistakes.
    [one] The analysis is there: one mistake.
   *[other] The analysis is there: { $count } mistakes.
}
web-analysis-curve = { $seats ->
    [1] Share of the points to hope for
    [2] Chance to win
   *[other] Chance to win against the strongest rival
}
web-analysis-chance = { $name } { $value }
web-analysis-table = Chances at every decision
web-analysis-end = End
web-analysis-here = Move { $move }, { $name }
web-analysis-played = played
web-analysis-nothing = Nothing was decided here that stands.
web-analysis-over = The game is over.
web-analysis-mistakes = Largest mistakes
web-analysis-next = Next mistake
web-analysis-none = None: no decision threw away { $least } or more.
web-analysis-better = better: { $move }
web-analysis-resigned = Resigned
web-analysis-play-on = to play on ({ $value })
web-analysis-tabs = Parts of the analysis
web-analysis-tab-curve = Chances
web-analysis-tab-here = Best moves
web-analysis-tab-mistakes = Mistakes

# Learn
web-learn-about = The rules in our own words, with the real pieces. Or play the first turns at once: somebody beside you says what to do.
web-learn-rules = The rules
web-lesson = Step { $step } of { $last }
web-lesson-next = Next
web-lesson-try = Not this time: { $what }
web-lesson-done = Now play

# Settings
web-language = Language
web-language-en = English
web-language-fr = Français
web-light = Light
web-light-auto = As the device
web-light-night = Night
web-light-parchment = Parchment
web-speed = Movements
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-contrast = Contrast
web-contrast-normal = Normal
web-contrast-strong = Strong
web-symbols = Signs on potions
web-symbols-normal = Normal
web-symbols-bold = Large
web-text = Text
web-text-normal = Normal
web-text-large = Large
web-text-larger = Larger
web-sound = Sound
web-sound-on = Sound on
web-sound-off = Sound off
web-settings-about = Kept in this browser alone.
