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
