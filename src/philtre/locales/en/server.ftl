# Words of the table server: refusals, talk, bots.

server-not-built-title = The table is not set yet
server-not-built = The server runs, but its front end has not been built. Run “make frontend”, or install Philtre as a package.
server-ready = Philtre is at { $address }
server-stop = Stop it with Ctrl+C.
server-data = Games are kept in { $place }
server-port-taken = Port { $port } is taken. Choose another with --port, or 0 for any free one.
server-second = Another Philtre already uses { $place }. Stop it first, or choose another folder with --data.

# Refusals about the request itself.
error-bad-message = this is not a message of the protocol: { $problem }
error-bad-setup = this cannot be played: { $problem }
error-protocol = this server speaks version { $spoken } of the protocol, not { $protocol }; reload the page
error-hello-first = the first message must be a hello
error-bad-cookie = this browser is not known here any more; reload the page to begin anew
error-bad-origin = another page may not use this table
error-bad-host = this server does not go by that name
error-not-found = there is nothing at this address
error-no-room = there is no such room
error-no-table = there is no such game
error-no-link = this seat link is not valid any more
error-no-pack = there is no content pack called { $pack } here
error-no-game = there is no such game here
error-bad-method = this cannot be done at this address
error-too-big = this is too long; allowed are { $most } bytes
error-too-many = too much at once; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
error-table-full = this table has seen so much that only its game can still be brought to an end
error-room-crowded = the room is full of spectators
error-internal = something went wrong on the server
error-busy = the server could not do it just now; try again in a moment

# Refusals about the room.
error-not-host = only the host can do this
error-not-your-seat = seat { $seat } is not yours
error-not-seated = you have no seat at this table
error-watching-off = this table plays without spectators
error-no-bot = there is no such bot
error-seat-taken = seat { $seat } is taken
error-knows-secrets = you have seen the secrets of another seat in this game
error-name-empty = a name is needed
error-name-taken = somebody at this table has that name
error-name-fixed = names stay as they are until the game is over
error-no-stand-ins = nobody steps into this game
error-not-lobby = the game has begun
error-not-playing = no game is being played
error-not-over = the game is not over yet
error-seats-open = some seats are still open
error-person-present = the person on seat { $seat } is there
error-person-returns = the person on seat { $seat } has only just left
error-forked = this table plays on from another game; its rules are fixed

# Refusals about the game.
error-other-table = the room has gone on to another table
error-stale = the table has changed since
error-curtain = the curtain is down: the person in turn must look first
error-not-my-turn = it is not your turn
error-gave-up = you have resigned
error-undo-spent = enough has been taken back in this game
error-hints-off = this table plays without hints
error-previews-off = this table plays without previews
error-no-offer = nobody has offered to stop
error-offered = an offer to stop is waiting for answers
error-running = this can be seen when the game is over
error-no-point = the game has only { $last } steps
error-no-decisions = there is nothing to analyse: nobody decided anything

# Refusals about talk.
error-talk-silent = this table plays in silence
error-talk-phrases = only the ready phrases are allowed here
error-talk-empty = there is nothing to say
error-no-phrase = there is no such phrase

# Why the server closes a connection.
bye-restarting = The server restarts. Your game goes on in a moment.
bye-too-slow = The connection was too slow; it is made anew.
bye-quiet = The connection was silent for too long.
bye-seat-moved = Your seat has moved to another device.
bye-watching-off = This table plays without spectators.

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
say-hurry = Take heart, it’s your turn!
say-one-moment = One moment, please.
say-good-game = Good game!
say-again = Another one?
say-bye = Goodbye!

# Bots, from weak to strong.
bot-novice = Novice
bot-novice-about = Still learning: many of its decisions are guesses. Answers at once.
bot-brewer = Brewer
bot-brewer-about = Takes what looks best right now and never looks further. Answers at once.
bot-alchemist = Alchemist
bot-alchemist-about = Looks a little ahead: twenty thoughts a decision. Answers at once.
bot-sage = Sage
bot-sage-about = Looks well ahead and reckons with your answers. Five hundred thoughts a decision, in less than a tenth of a second.
bot-archmage = Archmage
bot-archmage-about = As strong as this machine allows. Thinks up to a second a decision.

# The command `philtre serve`.
serve-help-play = Play in the browser: start a table on this computer and open it.
cli-help-serve = Run the table server: people play in the browser, by link, with friends or bots.
serve-opt-host = The address to listen on; 0.0.0.0 lets other machines in.
serve-opt-port = The port to listen on; 0 takes any free one.
serve-opt-data = The folder in which games are kept; by default the data folder of your account.
serve-opt-packs = The folder of content packs that can be chosen for a room by their file names; by default 'packs' in the data folder.
serve-opt-database = A database instead of the folder, like postgresql://user:password@host/name. Several servers may share it.
serve-opt-origin = Another web address whose pages may use this server; may be given several times.
serve-opt-host-name = A name under which this server is reached, like play.example.org; requests by any other are refused. May be given several times.
serve-opt-proxies = Addresses of proxies before this server, separated by commas; what they say about the client’s address is believed.
serve-opt-pace = Seconds a bot takes for a move at least, so that one can follow.
serve-opt-bot-processes = How many processes think for bots; otherwise it depends on the machine.
serve-opt-metrics-port = A port of its own for /metrics, reached from this machine only. Without it and without a token there are no figures.
serve-opt-metrics-token = Whoever sends this token (Authorization: Bearer …) gets /metrics at the usual port.
serve-opt-limit = Another limit against floods, like sockets=500 for more connections from one address; may be given several times.
serve-opt-log = How much is told in the log.
serve-opt-open = Open the browser when the server is ready.
