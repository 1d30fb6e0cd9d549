# Words of the table server: refusals, talk, bots.

server-not-built-title = The table is not set yet
server-not-built = The server is running, but its web pages have not been built. Run “make frontend”, or install Philtre as a package.
server-ready = Philtre is ready at { $address }
server-others = Others in your network reach it at { $address }
server-stop = Press Ctrl+C to stop it.
server-data = Games are stored in { $place }
error-port-taken = Port { $port } is already in use. Choose another with { $option }.
error-port-forbidden = This account may not use port { $port }. Choose one above 1023 with { $option }.
error-port-host = This computer has no address { $host }. --host is one of its own: 127.0.0.1, or 0.0.0.0 for all of them.
error-port-unusable = Port { $port } at { $host } cannot be used: { $problem }
server-second = Another Philtre is already using { $place }. Stop it first, or choose another folder with --data.
error-database-unusable = The database { $place } cannot be used: { $problem }
error-database-read-only = The database { $place } can be read but not written. Its file and folder must belong to the account that runs Philtre.
error-database-damaged = The database { $place } is damaged. Restore the last backup; “sqlite3 FILE .recover” may save anything newer.
error-database-newer = The database { $place } was written by a newer Philtre (format { $found }; this one knows { $known }). Run the newer Philtre, or restore the backup made before the upgrade.

# Refusals about the request itself.
error-bad-message = the server could not read this message: { $problem }
error-bad-record = this is not the record of a finished game, or something in it isn’t true: { $problem }
error-bad-setup = this game cannot be set up: { $problem }
error-protocol = this server speaks version { $spoken } of the protocol, not { $protocol }; reload the page
error-hello-first = the first message must be “hello”
error-bad-cookie = the server no longer recognises this browser; reload the page to start afresh
error-bad-origin = pages from other sites may not use this server
error-banned = the host of this server does not let you in
error-muted = the host of this server has muted you
error-room-closed = the host of this server has closed this room
error-bad-host = this server does not answer to that name; check the address
error-not-found = there is nothing at this address; check the link
error-no-room = there is no such room; check the code, or ask for a new link
error-no-table = there is no such game; check the link
error-no-link = this seat link has already been used or has expired; ask for a new one
error-no-exercise = there is no such exercise
error-no-pack = there is no content pack called { $pack } on this server
error-no-push = this server cannot notify that browser
error-no-game = this server does not have that game
error-bad-method = this address does not support that request
error-too-big = this is too large; the limit is { $most } bytes
error-too-many = too many requests; try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
error-table-full = this table has reached its limit of moves and messages; finish the game, then start another
error-room-crowded = this room has no space for more spectators
error-internal = something went wrong on the server; try again
error-busy = the server is too busy right now; try again in a moment

# Refusals about the room.
error-not-host = only the host can do this
error-not-your-seat = seat { $seat } is not yours
error-not-seated = you have no seat at this table
error-watching-off = this table does not allow spectators
error-no-bot = there is no such bot
error-seat-taken = seat { $seat } is taken; choose another
error-knows-secrets = you have already seen another seat’s secrets in this game
error-name-empty = enter a name first
error-name-taken = someone at this table already has that name; choose another
error-name-fixed = names can’t change until the game is over
error-names-spent = you have changed your name too often; you can change it again in the next game
error-no-stand-ins = nobody can take over a seat in this game
error-not-lobby = the game has already started
error-not-playing = no game is in progress
error-not-over = the game is not over yet
error-seats-open = some seats are still open; fill them first
error-number-given = this seat has already added its number to the deal
error-person-present = the player at seat { $seat } is still here
error-person-returns = the player at seat { $seat } has only just left; give them a moment
error-forked = this table continues another game, so its rules are fixed

# Refusals about the game.
error-other-table = the room has moved on to another game
error-stale = the table has changed in the meantime; look again
error-curtain = the curtain is down; the player whose turn it is must lift it first
error-not-my-turn = it is not your turn
error-gave-up = you have resigned from this game
error-undo-spent = no more undos are left in this game
error-hints-off = hints are off at this table
error-previews-off = previews are off at this table
error-no-offer = nobody has offered to end the game
error-offered = an offer to end the game is still waiting for answers
error-running = you can see this once the game is over
error-no-point = this game has only { $last ->
    [one] 1 move
   *[other] { $last } moves
}
error-no-decisions = there is nothing to analyse: nobody made a decision

# Refusals about talk.
error-talk-silent = chat is off at this table
error-talk-phrases = only quick phrases are allowed at this table
error-talk-empty = write something first
error-no-phrase = there is no such phrase

# Why the server closes a connection.
bye-restarting = The server is restarting. Your game will be back in a moment.
bye-too-slow = Your connection was too slow. Reconnecting.
bye-quiet = Nothing came from your browser for too long.
bye-seat-moved = Your seat has moved to another device.
bye-watching-off = This table does not allow spectators.
bye-banned = The host of this server does not let you in any more.
bye-room-closed = The host of this server has closed this room.

# Phrases.
say-hello = Hello!
say-good-luck = Good luck!
say-have-fun = Have fun!
say-well-played = Well played!
say-nice-move = Nice move!
say-thanks = Thank you!
say-sorry = Sorry!
say-oops = Oops!
say-wow = Wow!
say-hurry = Come on, it’s your turn!
say-one-moment = One moment, please.
say-good-game = Good game!
say-again = Another game?
say-bye = Goodbye!

# Bots, from weak to strong.
bot-novice = Novice
bot-novice-about = Still learning: many of its moves are random. Plays instantly.
bot-brewer = Brewer
bot-brewer-about = Takes what looks best right now, slips now and then, and never thinks ahead. Wins about four games in five against the Novice. Plays instantly.
bot-alchemist = Alchemist
bot-alchemist-about = Thinks a few moves ahead, and wins about four games in five against the Brewer. Plays instantly.
bot-sage = Sage
bot-sage-about = Thinks well ahead, expects your replies, and wins about three games in four against the Alchemist, or more. Plays instantly.
bot-archmage = Archmage
bot-archmage-about = As strong as one second of thought allows: weighs thousands of continuations, and wins about three games in four against the Sage, or more.

# The command `philtre serve`.
serve-help-play = Play in the browser: set up a table on this computer and open it.
cli-help-serve = Run the game server: people play in the browser, by link, with friends or bots.
serve-opt-host = Address to listen on; 0.0.0.0 accepts other machines.
serve-opt-port = Port to listen on; 0 picks any free one.
serve-opt-data = Folder to keep games in; by default, the data folder of your account.
serve-opt-packs = Folder of content packs that players can choose by file name; by default, 'packs' in the data folder.
serve-opt-database = Database to use instead of the folder, such as postgresql://user:password@host/name. Several servers can share it.
serve-opt-origin = Another web address whose pages may use this server. Repeatable.
serve-opt-host-name = Name this server is reached by, such as play.example.org; requests by any other name are refused. Repeatable.
serve-opt-proxies = Addresses of trusted proxies in front of this server, separated by commas; what they report about a client’s address is believed.
serve-opt-pace = Minimum number of seconds a bot takes per move, so that people can follow.
serve-opt-bot-processes = Number of processes that think for the bots; by default, it depends on the machine.
serve-opt-metrics-port = Separate port for /metrics, reachable from this machine only. Without it and without a token, there are no metrics.
serve-opt-metrics-token = Token that grants access to /metrics on the usual port (Authorization: Bearer …).
serve-opt-push-contact = Your address for push services (mailto:… or https://…); with it, people can be notified when it is their turn. Needs philtre[push].
serve-opt-push-service = Also send notifications through this push service (host, or host:port); may be repeated. Those of Chrome, Edge, Firefox and Safari are known.
serve-opt-keep-rooms = Number of days after which an idle room without finished games is deleted; by default, rooms are kept for ever.
serve-opt-keep-records = Number of days after which finished games are deleted, with their records, replays and analyses; by default, they are kept for ever.
serve-opt-limit = Change a limit against flooding, such as sockets=500 for more connections per address. Repeatable.
serve-opt-log = How much to write to the log.
serve-opt-open = Open the browser when the server is ready.

# The command `philtre admin`, for whoever runs a server.
cli-help-admin = Manage a server’s data: see what is stored, export or erase a person, delete what is too old.
admin-help-stats = Show how much is stored.
admin-help-export = Print everything stored about a person, as JSON.
admin-help-forget = Erase a person: their names and messages become “–” and their cookie stops working. Other people’s games stay complete. Stop a server on SQLite first.
admin-help-prune = Delete rooms and finished games that are too old. Stop a server on SQLite first; a running server does this by itself with the same options.
admin-arg-person = Public id of a person: 18 digits and letters, as shown by /api/me.
admin-opt-compact = Return the freed space to the disk; needs as much space again while it runs.
admin-help-ban = Ban a person or an address, even while the server is running.
admin-help-unban = Let a person or an address in again.
admin-help-mute = Let a person play, but not chat.
admin-help-close = Close a room to everybody; nothing in it is lost.
admin-help-sanctions = List all current bans, mutes and closed rooms.
admin-help-who = List the people who have had a seat in a room.
admin-arg-target = Public id of a person, an address, or a network such as 203.0.113.0/24.
admin-arg-room = Code of a room.
admin-opt-days = Number of days; by default, for good.
admin-opt-undo = Lift it: unmute the person, or reopen the room.
admin-ban = { $timed ->
    [false] { $target } is banned.
   *[other] { $target } is banned until { $date }.
}
admin-mute = { $timed ->
    [false] { $target } is muted.
   *[other] { $target } is muted until { $date }.
}
admin-close = Room { $target } is closed.
admin-lifted = { $target } is no longer banned, muted or closed.
admin-not-forbidden = { $target } was neither banned, muted nor closed.
admin-nothing-forbidden = Nobody is banned or muted, and no room is closed.
admin-no-target = Name a person by 18 digits and letters from a to f, an address, or a network such as 203.0.113.0/24.
admin-no-person = a person’s id has 18 digits and letters from a to f, as shown by /api/me
admin-forgotten = The person has been erased; { $count ->
    [one] 1 entry was
   *[other] { $count } entries were
} changed.
admin-pruned = Deleted: rooms: { $rooms }, finished games: { $games }.
admin-stats-rooms = rooms: { $count }
admin-stats-tables = tables: { $count }
admin-stats-games = finished games: { $count }
admin-stats-entries = entries: { $count }
admin-stats-persons = people with a seat: { $count }
admin-stats-forgotten = people erased: { $count }
admin-stats-bytes = on disk: { $size } MB
error-database-none = There is no database { $place }.

# Notifications on a device.
push-title = Your turn in { $game }
push-turn = The others are waiting for your move.
