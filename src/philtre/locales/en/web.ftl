# The browser's own words: pages, buttons, settings. A game's words are in its own file.

web-lead = Three potion games for game night. All you need is a name and a link: no account, nothing to install.
web-games = Games
web-play = Play
web-play-game = Play { $game }
web-first-turns = Tutorial
web-door-seats = { $seats } players
web-learn = How to play
web-my-games = My games
web-your-turn = Your turn
web-phase-lobby = Waiting for players
web-phase-playing = In progress
web-phase-over = Finished
web-join-label = Got a room code?
web-join-example = e.g. K7QPX
web-join = Join
web-not-affiliated = Philtre is made by fans of these games and is not affiliated with their publishers.
web-settings = Settings
web-switch-language = Lire en français
web-back = Back
web-home = Home
web-close = Close
web-somebody = someone
web-bot-at = { $bot } ({ $seat })
web-seat = Seat { $seat }

# When something goes wrong
web-failed-title = That didn’t work
web-failed-notify = this browser could not reach its notification service; try again later
web-failed-unknown = Something went wrong. Please try again.
web-failed-unreachable = The server isn’t answering. You may be offline, or it may be restarting: try again in a moment.
web-failed-lost = There is no page at this address. Check the link, or go back to the home page.
web-try-again = Try again
web-failed-protocol = This page is out of date. Reload it to keep playing.
web-failed-seat-moved = Your seat has moved to another device.
web-failed-bad-cookie = The server no longer recognises this browser. Reload the page to start afresh.

# A new room
web-new-variant = Game mode
web-new-seats = Players
web-new-company = Play with
web-new-bots = Bots
web-new-bots-about = Bots take the other seats, at the level you choose. The game starts right away.
web-new-link = Friends online
web-new-link-about = You get a link to share. Whoever opens it can take a seat.
web-new-device = Pass and play
web-new-device-about = Everyone plays on this device. A curtain falls before the turn of anyone who has something to hide, so nobody sees anyone else’s secrets.
web-your-name = Your name
web-nameless = Guest
web-name-first = Choose a name first.
web-name-of = Name at seat { $seat }
web-new-more = More options
web-pack = Cards
web-pack-own = Standard
web-pack-file = From a file
web-pack-choose = Choose a file…
web-pack-about = A content pack is a text file with cards of your own; “philtre content new” writes one to start from. The pack is checked first, and used in this room only.
web-pack-looking = Checking the pack…
web-pack-good = “{ $title }” is ready to play.
web-pack-foreign = { $file } is a pack for a different game. Choose another file.
web-pack-bad = { $count ->
    [one] { $file } has 1 mistake. Fix it, then choose the file again:
   *[other] { $file } has { $count } mistakes. Fix them, then choose the file again:
}
web-pack-line = Line { $line }:
web-pack-now = Cards: { $title }
web-new-clock = Time limit
web-clock-none = No limit
web-clock-turn-60 = 1 minute per turn
web-clock-turn-180 = 3 minutes per turn
web-clock-days-1 = 1 day per move
web-clock-days-3 = 3 days per move
web-new-away = If a player disconnects
web-away-wait = Wait until they are back
web-away-bot-2 = A bot fills in after 2 minutes
web-away-bot-5 = A bot fills in after 5 minutes
web-away-bot-15 = A bot fills in after 15 minutes
web-new-talk = Chat
web-talk-phrases = Quick phrases, translated
web-talk-free = Open chat
web-talk-silent = No chat
web-new-hints = Allow hints
web-new-previews = Preview moves
web-new-watching = Allow spectators
web-new-stand-ins = Let others take over from bots during the game
web-new-begin = Start game
web-new-open = Create room

# The room
web-connecting = Setting up the table…
web-offline = Connection lost. Reconnecting… Your game is safe.
web-absence-wait = { $name } has lost connection. The table is waiting.
web-absence-soon = { $name } has lost connection. A bot takes over in { $time }.
web-absence-now = { $name } is away. A bot is filling in until they are back.
web-absence-mine = A bot will play for you in { $time }, until you are back.
web-absence-vote = { $voices ->
    [0] Let a bot play
   *[other] Let a bot play ({ $voices } in favour)
}
web-seats = Seats
web-seat-open = Open seat
web-a-bot = Bot
web-sit = Sit here
web-put-bot = Bot for seat { $seat }
web-rise = Remove { $name } from the seat
web-swap = Swap seat { $seat } with another
web-swap-with = Swap with which seat?
web-present = online
web-not-present = away
web-invite = Invite friends
web-invite-about = Anyone with this link or code can join the room.
web-qr = QR code for the link
web-link = Link
web-copy = Copy link
web-copied = Copied
web-share = Share…
web-seat-link = Continue on this device
web-seat-link-about = This link moves your seat to this device; the other device becomes a spectator. It works only once.
web-seat-link-take = Take the seat

# The table
web-question-for = { $name }: { $question }
web-waiting-for = { $name } is thinking…
web-waiting-away = Waiting for { $name }…
web-do-it = Confirm
web-cancel = Cancel
web-skip = Skip animations
web-undo = Undo
web-end-turn = End turn
web-last-action = That was your last action.
web-ending = End of turn
web-ending-asked = Ask first
web-ending-once = Right away
web-hint = Hint
web-log = Game log
web-log-undo = The last move was undone.
web-log-absent = (played for an absent player)
web-log-stand-in = (a bot filled in)
web-since = since your last turn
web-watching = Spectating
web-spectators = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
}
web-result = Result
web-menu = Menu
web-talk = Chat
web-talk-open = { $count ->
    [0] Chat
    [one] Chat, 1 new message
   *[other] Chat, { $count } new messages
}
web-talk-quiet = No messages yet.
web-talk-text = Write a message
web-send = Send
web-spectator = Spectator
web-offer = { $name } offers to end the game without a winner.
web-agree = Agree
web-decline = Keep playing
web-curtain = { $name }, it’s your turn
web-curtain-about = Everyone else, look away!
web-curtain-look = I’m { $name }
web-clock-left = Time left: { $time }
web-days-left = { $days } d { $hours } h
web-hours-left = { $hours } h { $minutes } min
web-copy-watch = Copy spectator link
web-move-seat = Continue on another device
web-offer-stop = Offer to end the game
web-offer-stop-sure = End it if everyone agrees?
web-resign = Resign
web-resign-sure = Really resign?
web-leave = Leave the table
web-counts = Count unseen colours
web-shake = Screen shake
web-on = On
web-off = Off
web-keys = Keyboard: { $game } · O my options · L last move · P scores · U undo · ? hint · Esc cancel

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
web-rematch = Rematch
web-rematch-lobby = Change seats
web-again-offer = { $count ->
    [0] The host offers a rematch.
    [one] { $names } offers a rematch.
   *[other] { $names } offer a rematch.
}
web-again-accept = Play again
web-again-decline = Not now
web-again-waiting = Waiting for { $names }.
web-again-withdraw = Withdraw the offer
web-again-look = Go on without those who left
web-score = Games won in this room
web-score-wins = { $wins } of { $games }
web-replay = Replay
web-record = Save record
web-look-at-table = View the table
web-check = Was the deal fair?
web-check-about = Before the first move, the server published a seal: the SHA-256 of the seed that all luck comes from. Then each player’s browser added a number of its own, so that nobody could choose the deal. Now that the seed is revealed, your browser can compute the seal itself.
web-check-commitment = Seal published at the start
web-check-seed = Seed
web-check-do = Check it now
web-check-kept = The seal matches, and whatever your browser added is in the deal: all luck was fixed before the first move.
web-check-broken = The seal does not match the seed, or your own number was left out. Don’t trust this deal.
web-check-closed = The seed is revealed at the end of the game.
web-check-unable = Your browser can only check the seal over a secure connection (https).

# Replay
web-replay-of = Replay
web-eyes = View as
web-eyes-all = Spectator
web-eyes-open = All open
web-step = Move
web-step-of = Move { $step } of { $last }
web-first = First move
web-previous = Previous move
web-next = Next move
web-last = Last move
web-autoplay = Autoplay
web-pause = Pause
web-fork = Play on from here
web-fork-about = This opens a new room at this point, with new luck from here on. You take one of the seats.
web-fork-seat = My seat
web-fork-others = Other seats
web-fork-friends = Friends, by link
web-origin = Picks up after move { $move } of an earlier game
web-copy-moment = Copy link to this move

# Analysis
web-analyse = Analyse
web-analysis = Analysis
web-analysis-thinking = { $of ->
    [0] Waiting in the queue
    [one] Analysing: { $done } of 1 decision
   *[other] Analysing: { $done } of { $of } decisions
}
web-analysis-stop = Stop
web-analysis-ready = { $count ->
    [0] Analysis ready: no mistakes.
    [one] Analysis ready: 1 mistake.
   *[other] Analysis ready: { $count } mistakes.
}
web-analysis-curve = { $seats ->
    [1] Expected share of the points
    [2] Chance to win
   *[other] Chance to win against the strongest rival
}
web-analysis-chance = { $name } { $value }
web-analysis-table = Chances at each decision
web-analysis-end = End
web-analysis-here = Move { $move }: { $name }
web-analysis-played = played
web-analysis-nothing = There was nothing to decide here.
web-analysis-over = The game is over.
web-analysis-mistakes = Biggest mistakes
web-analysis-next = Next mistake
web-analysis-none = None: no decision cost { $least } or more.
web-analysis-better = better: { $move }
web-analysis-resigned = Resigned
web-analysis-play-on = playing on ({ $value })
web-analysis-tabs = Sections of the analysis
web-analysis-tab-curve = Chances
web-analysis-tab-here = Best moves
web-analysis-tab-mistakes = Mistakes

# Learn
web-learn-about = Read the rules in our own words, or jump straight in: the tutorial walks you through your first turns.
web-learn-rules = Rules
web-lesson = Step { $step } of { $last }
web-lesson-next = Next
web-lesson-try = Not quite: { $what }
web-lesson-done = Play a real game

# Settings
web-language = Language
web-language-en = English
web-language-fr = Français
web-light = Theme
web-light-auto = Match device
web-light-night = Night
web-light-parchment = Parchment
web-speed = Animations
web-speed-off = Off
web-speed-fast = Fast
web-speed-normal = Normal
web-speed-slow = Slow
web-contrast = Contrast
web-contrast-normal = Normal
web-contrast-strong = High
web-symbols = Potion symbols
web-symbols-normal = Normal
web-symbols-bold = Large
web-text = Text size
web-text-normal = Normal
web-text-large = Large
web-text-larger = Extra large
web-sound = Sound
web-sound-on = Sound on
web-sound-off = Sound off
web-volume = Volume
web-haptics = Vibration
web-notify-off = This device can notify you when it’s your turn, even while Philtre is closed.
web-notify-on = This device notifies you when it’s your turn.
web-notify-denied = Your browser blocks notifications from this site. You can allow them in its site settings.
web-notify-start = Notify me on my turn
web-notify-stop = Stop notifications
web-settings-about = Your settings are saved in this browser only.

# Without a server: everything runs in the browser.
web-lead-alone = Three potion games for game night. Everything runs in your browser: no account, nothing to install, and you can play offline.
web-engine-loading = Setting up the games: { $share }
web-engine-forgets = This browser doesn’t let us save anything: your games will be gone when you close this page.
web-alone-busy = that could not be saved: there may be no space left on this device. Nothing else is lost; make some space and try again.
web-failed-engine-broken = The games couldn’t be started in this browser ({ $problem }).
web-failed-engine-newer = Your saved games are from a newer version of this page. Close all its tabs and open it again.
web-play-here = Play here while the server is away
web-back-to-server = Back to the server

# Sharing a finished game by its address.
web-share-game = Share game
web-share-about = Anyone who opens this link can replay the game from here. The whole game is in the link itself.
web-share-too-long = This game is too long for a link. Save the record and send the file.
web-shared-opening = Opening the game…
web-failed-shared-broken = This link is damaged: part of the game is missing. Ask for it again, or for the record as a file.
web-open-record = Open a record
