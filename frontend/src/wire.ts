// Written by `make types` from the server's messages; do not edit.

export const PROTOCOL = 1;

/** The codes with which the server closes a websocket. */
export const Close = {
  NOT_UTF_8: 1007, // a text that is not UTF-8
  FAULT: 1011, // an error in the server
  RESTARTING: 1012, // the server restarts: reconnect in a moment
  BUSY: 1013, // the database is down: reconnect in a moment
  NOT_UNDERSTOOD: 4400, // malformed messages, or another version of the protocol
  UNKNOWN_PERSON: 4401, // no cookie, or one that is no longer valid
  NOT_ALLOWED: 4403, // the table allows no spectators
  NO_ROOM: 4404, // there is no such room
  TOO_SLOW: 4408, // nothing was sent, or nothing read, for too long
  SEAT_MOVED: 4409, // the seat moved to another device
  BANNED: 4410, // the operator of the server has banned this person or address
  ROOM_CLOSED: 4411, // the operator of the server has closed the room
  TOO_MANY: 4429, // too many messages, connections or people in the room
} as const;

/** Codes after which it is useless to reconnect. */
export const FINAL: ReadonlySet<number> = new Set<number>([
  Close.NOT_UNDERSTOOD,
  Close.UNKNOWN_PERSON,
  Close.NOT_ALLOWED,
  Close.NO_ROOM,
  Close.SEAT_MOVED,
  Close.BANNED,
  Close.ROOM_CLOSED,
]);

/** The longest texts that the server accepts, in characters; content packs and records in bytes. */
export const LONGEST = {
  name: 24,
  speech: 300,
  pack: 100000,
  record: 262144,
} as const;

/** Narrowed by each game's own `position.ts`. */
export type Position = unknown;

/** Do the action with this id for the seat in turn, chosen at this version of the table. */
export interface Act {
  type: "act";
  id: string;
  table: string;
  version: number;
  action: number;
}

/** My seat's own number for the next deal, chosen by chance once `promise` has been seen, for the table it names.

It is hashed into the luck, so that nobody can choose the deal, see docs/records.md. */
export interface AddNumber {
  type: "add_number";
  id: string;
  table: string;
  seat: number;
  number: string;
}

/** The progress of an analysis. The last line has the analysis, or the problem if there is none. */
export interface Analysing {
  done: number; // decisions
  of: number;
  analysis: Analysis | null;
  problem: Problem | null;
}

/** All decisions of a finished game in order, and how it ended. See docs/analysis.md. */
export interface Analysis {
  decisions: Judged[];
  ending: number[] | null; // the result of each seat; null if nobody could win
  mistakes: number[]; // indices in the list of decisions, the largest loss first
}

/** Accept the offer of another game, or decline it. The one who offered may withdraw by declining. */
export interface AnswerRematch {
  type: "answer_rematch";
  id: string;
  agree: boolean;
}

/** Agree to the offer to stop, or decline it, for a seat I hold. The one who offered may withdraw by declining. */
export interface AnswerStop {
  type: "answer_stop";
  id: string;
  table: string;
  seat: number;
  agree: boolean;
}

/** The host changes the settings of the room, before the start. */
export interface Arrange {
  type: "arrange";
  id: string;
  settings: Settings;
}

/** Ask what a bot would do in my place. Answered by `hints`. */
export interface AskHint {
  type: "ask_hint";
  id: string;
  table: string;
  version: number;
}

/** A bot; the list goes from weak to strong. Words: `bot-<code>`, `bot-<code>-about`. */
export interface BotCard {
  code: string;
}

/** Import the record of a finished game, to view it like a game that was played here. It is replayed and checked. */
export interface BringRecord {
  text: string;
}

/** The server closes the connection. With `again`, reconnect in a moment; nothing is lost. */
export interface Bye {
  type: "bye";
  code: string;
  again: boolean;
  answers: string | null;
}

/** What can be chosen when making a room. */
export interface Catalogue {
  protocol: number;
  games: GameCard[];
  bots: BotCard[];
  phrases: string[]; // words `say-<phrase>`
}

/** Check this content pack. Nothing is stored. */
export interface CheckPack {
  text: string;
}

/** A legal action. Its text is the message `<game>-do-<verb>` with the details as variables. */
export interface Choice {
  id: number;
  verb: string;
  notation: string;
  details: Record<string, string | number | (number | string)[]>;
}

/** The room and seat that I got by a seat link. */
export interface Claimed {
  code: string;
  seat: number;
}

/** The time limit of a seat, and what happens when its time is over. */
export interface Clock {
  kind: "days" | "none" | "turn";
  amount: number; // seconds for `turn`, days for `days`
  then: "absent" | "bot" | "resign"; // then the game's absent rule decides, a bot decides, or the seat resigns
}

/** A control for the seat in turn. A control that is off stays visible and says why: `<game>-why-<reason>`. */
export interface Control {
  name: string;
  reason: string | null; // None: it is on
}

/** A new room; its maker is the host. `start` begins at once if no seat is open.

With `pack` the room plays with this content pack, which is checked, kept with the room and never executed. */
export interface CreateRoom {
  settings: Settings;
  seats?: Wanted[];
  start?: boolean;
  pack?: string | null;
}

/** The new room. */
export interface Created {
  code: string;
  table: string;
}

/** The proof that the luck was fixed beforehand: the SHA-256 of the seed at the start, and the seed at the end.

The `terms` of the room are what else determines the luck, such as the numbers of the seats: see docs/records.md. */
export interface Deal {
  commitment: string;
  seed: string | null; // hex, once the game is over
}

/** One entry of the game, with the events that this viewer may see. The set-up is the deed of version 0. */
export interface Deed {
  version: number;
  deed: "action" | "resign" | "setup" | "stop" | "undo";
  seat: number | null; // who did it
  by: "absent" | "bot" | "person" | "stand_in"; // `absent`: the rule for absent persons; `stand_in`: a bot for one
  happenings: Happening[];
}

/** The practice positions of a game. Words: `<game>-practice-<name>` and `<game>-practice-<name>-task`. */
export interface Exercises {
  names: string[];
}

/** Continue a finished game from one of its points, with new luck, in a new room. I take one of the seats. */
export interface Fork {
  version: number;
  seat: number;
  name: string;
  bot?: string | null; // on all other seats, and the game begins at once; null: they stay open, and the room waits
}

/** A game that can be played on this server. Words: `<game>-name` and so on. */
export interface GameCard {
  name: string;
  rules: number;
  variants: VariantCard[];
  options: OptionCard[];
  prompts: string[];
  events: string[];
}

/** One event, as one viewer may see it. Its text is the message `<game>-event-<event>`.

Its variables are `who` (a name) and the details. The event's row has the kind of each: seats, and things with names
(`<game>-card-merten`), are shown by name; others are unchanged, so that texts can select by them; lists are joined. */
export interface Happening {
  event: string;
  who: number | null; // the seat that did it or to which it happened
  details: Record<string, string | number | (number | string)[]>;
}

/** The first message of every connection. With the table and version it last saw, a client gets the story since. */
export interface Hello {
  type: "hello";
  id: string;
  protocol: number;
  table?: string | null;
  version?: number | null;
  watch?: boolean; // join as a spectator, although I hold a seat
}

/** An action and its value in a bot's judgement, from 0 (lost) to 1 (won). */
export interface Hint {
  action: number;
  value: number;
  points: number | null; // expected points, in solo games
  why: Why | null; // reasons, for some of the best actions
}

/** The best actions first. */
export interface Hints {
  type: "hints";
  version: number;
  hints: Hint[];
  line: number[]; // the best sequence of decisions that belong together
  answers: string | null;
}

/** A decision that was not taken back, judged by what its seat could know then. */
export interface Judged {
  version: number; // of the replay's moment at which it was taken
  seat: number;
  values: number[]; // each seat's chance if the best move is played
  best: Weighed[]; // best first, three at most; empty if the seat resigned while another was in turn
  played: Weighed;
  loss: number; // what the move cost the seat; 0 if nothing is better
}

/** A secret path. The first person who opens it gets my seat. */
export interface Link {
  type: "link";
  seat: number;
  path: string;
  answers: string | null;
}

/** Show the view of a seat that I hold; null hides it. */
export interface Look {
  type: "look";
  id: string;
  seat: number | null;
}

/** Make a link that moves one of my seats to another device, once. An older link of the seat becomes invalid. */
export interface MakeLink {
  type: "make_link";
  id: string;
  seat: number;
}

/** Who I am, and the rooms I have a seat in, the latest first. */
export interface Me {
  person: string;
  rooms: RoomCard[];
}

/** An offer of another game that waits for answers. */
export interface NextGame {
  by: number[]; // the seats of the person who offered it; empty if they have none
  start: boolean; // it begins as soon as everybody has accepted
  agreed: number[];
  waiting: number[];
}

/** An offer to stop that waits for answers. */
export interface Offer {
  by: number;
  agreed: number[];
  waiting: number[];
}

/** Offer to end the game without a winner; it ends when every person has agreed. */
export interface OfferStop {
  type: "offer_stop";
  id: string;
  table: string;
  seat: number;
}

/** An option that is chosen before the game. Words: `<game>-option-<name>` and `<game>-option-<name>-<choice>`. */
export interface OptionCard {
  name: string;
  choices: string[];
  default: string;
  variants: string[]; // where it applies; empty: everywhere
}

/** The point of a finished game that a table was forked from. */
export interface Origin {
  table: string;
  version: number;
}

/** A content pack in the server's folder. */
export interface PackCard {
  name: string;
  game: string;
  title: string;
}

/** A mistake in a line of a pack. The words are the message `pack-<key>` with the details. */
export interface PackMistake {
  line: number;
  key: string;
  details: Record<string, string | number>;
}

/** The names in a table's content pack, in each language. A key is the end of a message id, `<game>-<key>`. */
export interface PackNames {
  names: Record<string, Record<string, string>>;
}

/** What a content pack contains, or its mistakes (at most a hundred). */
export interface PackReport {
  game: string | null; // null: it names no game of this server
  title: string | null; // null: it has mistakes
  mistakes: PackMistake[];
}

/** The content packs that can be chosen by name. */
export interface Packs {
  packs: PackCard[];
}

/** A finished table of this room. */
export interface Past {
  table: string;
  game: string;
  variant: string;
  ranks: number[];
  names: (string | null)[];
}

/** Are you there? Answered by `pong`. */
export interface Ping {
  type: "ping";
  id: string;
}

/** What a page needs to show a game that it has no drawing of. */
export interface Plain {
  game: string;
  words: Record<string, string>; // the game's Fluent texts by language; empty if they are part of the page
  seats: string[]; // fields of positions that are numbers of seats
  desks: string[]; // fields of positions with one entry for each seat
  events: Record<string, Record<string, string>>; // the kind of each event's details: `seat`, or a prefix of names
  verbs: Record<string, Record<string, string>>; // the same of each verb of choices
}

/** I am here. */
export interface Pong {
  type: "pong";
  now: number;
  answers: string | null;
}

/** All actions in an exercise so far; the server stores nothing. */
export interface Practise {
  actions?: number[];
  since?: number | null; // the story begins after this version
  preview?: number[]; // actions to preview after those; nothing changes
}

/** The table after these actions, and whether the exercise is solved. */
export interface Practised {
  table: Table;
  solved: boolean;
  over: boolean; // it is solved, or my turn is over
  onward: string[]; // the rest of a solution, in notation; empty if the actions left it
  previewed: Previewed | null;
}

/** Ask what this action would do, and others after it. Answered by `previewed`; nothing changes. */
export interface Preview {
  type: "preview";
  id: string;
  table: string;
  version: number;
  action: number;
  then?: number[];
  next?: boolean; // also tell what would be asked after that
}

/** What actions would do, as far as it can be known before. */
export interface Previewed {
  type: "previewed";
  version: number;
  action: number;
  happenings: Happening[];
  view: Position; // null: it needs luck, or shows something hidden
  prompt: string | null; // what would be asked of my seat then, if `next` was wanted
  choices: Choice[]; // the legal actions then
  answers: string | null;
}

/** Why an HTTP request was refused. The text is `error-<code>` with the details; in English `message`. */
export interface Problem {
  code: string;
  message: string;
  details: Record<string, string | number>;
}

/** What is fixed of the next deal before the seats add their numbers: the seed, by its SHA-256, and the table. */
export interface Promise {
  commitment: string;
  table: string;
}

/** The server's public key for notifications; null if the server sends none. */
export interface Push {
  key: string | null;
}

/** Let a bot play a seat: an open one, mine, or (the host) any.

During a game the host may change a bot's level. A person who is gone longer than the grace time loses the seat
when all others who are there have asked for it, and at least two; until then the request counts as a vote. */
export interface PutBot {
  type: "put_bot";
  id: string;
  seat: number;
  bot: string;
}

/** A request was refused; nothing has changed. The text is `error-<code>` with the details; in English `message`. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  details: Record<string, string | number>;
  version: number | null; // of the table; after an act at an old version the `table` follows
  answers: string | null;
}

/** After the end: offer a new table in the same room with the same people, or accept the offer that is there.

Once every person has accepted it begins at once, or (without `start`) waits for `start`. Persons who have left
need not accept, but then it does not begin at once either. Until then everybody still sees the result. */
export interface Rematch {
  type: "rematch";
  id: string;
  start?: boolean;
}

/** Another name for a seat I hold; during a game only if free chat is allowed. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
}

/** The replay of a game, as one viewer saw it. A running game has only the spectators' view. */
export interface Replay {
  table: string;
  settings: Settings;
  names: (string | null)[];
  bots: (string | null)[];
  eyes: number | null;
  phase: "lobby" | "over" | "playing";
  version: number; // of the last moment of the game
  start: number; // version of the first step in this answer
  steps: Step[];
  outcome: Result | null;
  deal: Deal;
  origin: Origin | null;
}

/** Leave the game for good with a seat I hold. */
export interface Resign {
  type: "resign";
  id: string;
  table: string;
  seat: number;
}

/** How it ended: each seat's rank (1 is best, ties share a rank) and points, and why (`<game>-reason-<reason>`). */
export interface Result {
  ranks: number[];
  scores: number[];
  winners: number[];
  reason: string;
}

/** Leave a seat I hold; the host may empty any seat. During a game this is `put_bot` with the seat's last bot. */
export interface Rise {
  type: "rise";
  id: string;
  seat: number;
}

/** A room in a list, or before entering it. */
export interface RoomCard {
  code: string;
  phase: "lobby" | "over" | "playing";
  table: string;
  game: string;
  variant: string;
  seats: Seat[];
  seat: number | null; // in turn
  mine: boolean; // one of the seats is mine
  my_turn: boolean;
  updated: number; // ms since 1970
}

/** The room as this connection sees it. It is sent completely whenever something has changed. */
export interface RoomInfo {
  type: "room";
  code: string;
  phase: "lobby" | "over" | "playing";
  table: string; // the present table; a rematch has another
  settings: Settings;
  seats: Seat[];
  host: boolean; // whether I am the host
  spectators: number;
  talk: "free" | "phrases" | "silent"; // what is allowed now: team tables never allow free text
  controls: Control[]; // start, arrange, rematch, say: on, or off with a reason; words: `error-<reason>`
  past: Past[];
  origin: Origin | null;
  pack: string | null; // the title of the content pack
  score: Tally[]; // of all games, also those that are no longer in `past`
  rematch: NextGame | null;
  promise: Promise | null; // of the next deal: this table's before its start, then the next table's
  terms: string[]; // what determines this table's luck in addition to the seed
  answers: string | null;
}

/** The clock of the seat in turn. */
export interface Running {
  seat: number;
  deadline: number; // ms since 1970, by the server's clock
  allowed: number; // ms it had at the start of its turn
  then: "absent" | "bot" | "resign";
}

/** A chat message. A client that connects gets the latest ones again. */
export interface Said {
  type: "said";
  number: number; // counts the messages of this table
  seat: number | null; // null: a spectator
  name: string | null;
  phrase: string | null; // words `say-<phrase>`
  text: string | null;
  at: number; // ms since 1970
  answers: string | null;
}

/** A chat message: either a phrase, or free text if the room allows it. */
export interface Say {
  type: "say";
  id: string;
  phrase?: string | null;
  text?: string | null;
}

/** A seat and who has it. */
export interface Seat {
  number: number;
  holder: "bot" | "open" | "person";
  name: string | null; // of the person; bots are named by the words of their code
  bot: string | null;
  mine: boolean;
  person: string | null; // equal for the seats of one person
  present: boolean; // connected; always true for bots
  away: boolean; // gone for longer than the grace time
  resigned: boolean;
  host: boolean;
  stand_in_at: number | null; // when somebody will play for an absent person, ms since 1970; null: nobody will
  team: number | null; // seats with the same number play together; null: everybody plays alone, or all together
  added: boolean; // whether it has added a number to the next deal
  voices: number; // votes for a bot on this seat, see `put_bot`
}

/** The settings of a room. `options` holds only what differs from the game's defaults. */
export interface Settings {
  game: string;
  variant: string;
  seats: number;
  options: Record<string, string>;
  pack: string | null;
  clock: Clock;
  talk: "free" | "phrases" | "silent";
  hints: boolean;
  previews: boolean;
  watching: boolean; // whether spectators are allowed
  away: "absent" | "bot" | "wait"; // who plays for a person who is gone for longer than the grace time
  grace: number; // seconds
  stand_ins: boolean; // whether anybody may take a bot's seat during a game, and see what the bot knew
  stand_in: string; // the bot that plays for persons who are away or out of time
}

/** Take an open seat, or one a bot plays, under a name that nobody else has.

A second seat for the same person is a hot seat. During a game only the seat I left, unless `stand_ins` allows more.
After its end seats and names stay as they are until the next table. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
}

/** The host begins the game. */
export interface Start {
  type: "start";
  id: string;
}

/** A moment of a replay: what was done, and the table after it. `notation` is null if the viewer may not know it. */
export interface Step {
  deed: Deed;
  notation: string | null;
  seat: number | null; // in turn now
  prompt: string | null;
  view: Position;
}

/** Notify this browser when it is my turn and I am away. The first three fields come from its PushSubscription. */
export interface Subscribe {
  endpoint: string;
  key: string; // p256dh
  secret: string; // auth
  language: "en" | "fr";
}

/** Before the start: exchange two seats. One of them must be mine, unless I am host. */
export interface Swap {
  type: "swap";
  id: string;
  seat: number;
  other: number;
}

/** The whole game as one viewer sees it, and the story since the version that this client saw before. */
export interface Table {
  type: "table";
  table: string;
  version: number; // the number of entries; acts must name it
  since: number | null; // the story begins after this version; null: from the set-up
  eyes: number | null; // the seat whose view this is; null: a spectator
  curtain: number | null;
  phase: "lobby" | "over" | "playing";
  view: Position; // the game's position, docs/games/<game>.md
  seat: number | null; // in turn; null when over
  prompt: string | null; // the prompt for that seat
  choices: Choice[]; // the legal actions, if my eyes are in turn
  controls: Control[]; // the game's controls, if my eyes are in turn; words `<game>-why-<reason>`
  means: Control[]; // undo, preview, ask_hint, resign, offer_stop; words `error-<reason>`
  story: Deed[];
  clock: Running | null;
  offer: Offer | null;
  outcome: Result | null;
  deal: Deal;
  now: number; // ms since 1970
  answers: string | null;
}

/** How many games a person or a level of bots has played and won in this room. Shared victories count. */
export interface Tally {
  person: string | null;
  name: string | null;
  bot: string | null;
  games: number;
  wins: number;
}

/** Take back the last action of my seat, which is in turn. */
export interface Undo {
  type: "undo";
  id: string;
  table: string;
  version: number;
}

/** Stop notifying this browser. */
export interface Unsubscribe {
  endpoint: string;
}

/** A variant of a game; the first number of seats is the usual one. Words: `<game>-variant-<name>`. */
export interface VariantCard {
  name: string;
  seats: number[];
}

/** Who gets a seat of a new room: me (also several seats, each with a name), a bot, or anybody who joins. */
export interface Wanted {
  holder: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
}

/** An action that a seat could do, and its value for each seat. */
export interface Weighed {
  choice: Choice | null; // null: to resign
  values: number[];
}

/** Answers `hello`; a `room` and, once a game has begun, a `table` follow. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  server: string; // the version of philtre
  code: string; // of the room
  person: string; // my public name
  now: number; // the server's clock, ms since 1970
  answers: string | null;
}

/** A reason for an action: it causes an event `at-once` or `soon`, or `blocks` it. Words: `<game>-gain-<event>`. */
export interface Why {
  word: string;
  event: string;
}

export type FromClient =
  | Hello
  | Ping
  | Look
  | Act
  | Undo
  | Preview
  | AskHint
  | Resign
  | OfferStop
  | AnswerStop
  | Say
  | Sit
  | Rename
  | Rise
  | Swap
  | PutBot
  | Arrange
  | Start
  | AddNumber
  | Rematch
  | AnswerRematch
  | MakeLink;
export type FromServer =
  | Welcome
  | RoomInfo
  | Table
  | Previewed
  | Hints
  | Said
  | Link
  | Pong
  | Refused
  | Bye;
