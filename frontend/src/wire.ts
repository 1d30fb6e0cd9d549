// Written by `make types` from the server's messages; do not edit.

export const PROTOCOL = 1;

/** With which codes the server closes a websocket. */
export const Close = {
  FAULT: 1011, // something broke here
  RESTARTING: 1012, // the server restarts: come back in a moment
  BUSY: 1013, // the database is away: come back in a moment
  NOT_UNDERSTOOD: 4400, // messages that are none, or of another protocol
  UNKNOWN_PERSON: 4401, // no cookie, or one that does not count any more
  NOT_ALLOWED: 4403, // who has no seat may not look on
  NO_ROOM: 4404, // there is no such room
  TOO_SLOW: 4408, // nothing was said, or nothing read, for too long
  SEAT_MOVED: 4409, // the seat went to another device
  BANNED: 4410, // the host of the server does not let this person or address in
  ROOM_CLOSED: 4411, // the host of the server has closed the room
  TOO_MANY: 4429, // too many messages, connections or people in the room
} as const;

/** Those after which coming back by itself would change nothing. */
export const FINAL: ReadonlySet<number> = new Set<number>([
  Close.NOT_UNDERSTOOD,
  Close.UNKNOWN_PERSON,
  Close.NOT_ALLOWED,
  Close.NO_ROOM,
  Close.SEAT_MOVED,
  Close.BANNED,
  Close.ROOM_CLOSED,
]);

/** What the server accepts of a text at most, in characters; of a content pack in bytes. */
export const LONGEST = { name: 24, speech: 300, pack: 100000 } as const;

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

/** How far an analysis is. The last line of the answer has the analysis, or the problem why there is none. */
export interface Analysing {
  done: number; // decisions
  of: number;
  analysis: Analysis | null;
  problem: Problem | null;
}

/** All decisions of a finished game, in their order, and how it ended. See docs/analysis.md. */
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

/** What would a bot do in my place? Answered by `hints`. */
export interface AskHint {
  type: "ask_hint";
  id: string;
  table: string;
  version: number;
}

/** A bot, from weak to strong. Words: `bot-<code>`, `bot-<code>-about`. */
export interface BotCard {
  code: string;
}

/** A finished game, to be looked at like one that was played here. It is played again and checked first. */
export interface BringRecord {
  text: string;
}

/** The server closes the connection. `again`: come back in a moment; nothing is lost. */
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

/** One legal action. The words are the message `<game>-do-<verb>` with the details as variables. */
export interface Choice {
  id: number;
  verb: string;
  notation: string;
  details: Record<string, string | number | (number | string)[]>;
}

/** The room and seat that I got through a seat link. */
export interface Claimed {
  code: string;
  seat: number;
}

/** The time limit of a seat, and what happens when its time is over. */
export interface Clock {
  kind: "days" | "none" | "turn";
  amount: number; // seconds for `turn`, days for `days`
  then: "absent" | "bot" | "resign"; // the game's absent rule plays, a bot plays, or the seat resigns
}

/** A control for the seat in turn. Controls that are off stay visible and say why: `<game>-why-<reason>`. */
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

/** Where the new room is. */
export interface Created {
  code: string;
  table: string;
}

/** What proves that the luck was fixed beforehand: sha256(seed) is given at the start, the seed at the end.

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
  by: "absent" | "bot" | "person" | "stand_in"; // `absent`: the rule for those away; `stand_in`: a bot
  happenings: Happening[];
}

/** The practice positions of a game. Words: `<game>-practice-<name>` and `<game>-practice-<name>-task`. */
export interface Exercises {
  names: string[];
}

/** Play on from a point of a finished game, with new luck: I take one seat, bots or whoever comes the others. */
export interface Fork {
  version: number;
  seat: number;
  name: string;
  bot?: string | null; // on the other seats, and it begins at once; null: they stay open, and the room waits
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

Its variables are `who` (a name) and the details. The row of the event says what each is: a seat and a thing with a
name (`<game>-card-merten`) are shown by name, all else unchanged, so that texts can select by it; lists are joined. */
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
  points: number | null; // to expect, in a game alone
  why: Why | null; // of the best ones, where it can be told
}

/** The best actions first. */
export interface Hints {
  type: "hints";
  version: number;
  hints: Hint[];
  line: number[]; // where several decisions belong together: the best ones, in order
  answers: string | null;
}

/** A decision that was not taken back, judged by what its seat could know then. */
export interface Judged {
  version: number; // of the replay's moment at which it was taken
  seat: number;
  values: number[]; // each seat's chance if the best is done
  best: Weighed[]; // best first, three at most; empty if the seat resigned while another was in turn
  played: Weighed;
  loss: number; // what the seat lost by it; 0 if nothing is better
}

/** A path that gives my seat to whoever opens it first. It is a secret. */
export interface Link {
  type: "link";
  seat: number;
  path: string;
  answers: string | null;
}

/** Show the view of a seat that I hold, or (null) hide it. */
export interface Look {
  type: "look";
  id: string;
  seat: number | null;
}

/** A link that moves one of my seats to another device, once. An older link of that seat ends. See `link`. */
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

/** An offer of another game that waits for answers, by seats. */
export interface NextGame {
  by: number[]; // the seats of who offered it; empty if they have none
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

/** The names in a table's content pack, in each language. The key is the end of the message id, `<game>-<key>`. */
export interface PackNames {
  names: Record<string, Record<string, string>>;
}

/** What a content pack is, or everything that is wrong with it (a hundred mistakes at most). */
export interface PackReport {
  game: string | null; // null: it does not say, or for none that is played here
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
  words: Record<string, string>; // the game's Fluent texts by language; none where they are among those of the server
  seats: string[]; // fields of positions that are numbers of seats
  desks: string[]; // fields of positions with one entry for each seat
  events: Record<string, Record<string, string>>; // what the details of each event are: `seat`, or how they are named
  verbs: Record<string, Record<string, string>>; // the same of each verb of choices
}

/** I am here. */
export interface Pong {
  type: "pong";
  now: number;
  answers: string | null;
}

/** All that was done in a position so far; the server keeps nothing of it. */
export interface Practise {
  actions?: number[];
  since?: number | null; // the story begins after this version
  preview?: number[]; // what would these do then? Nothing changes
}

/** The table then, and whether it was the right thing to do. */
export interface Practised {
  table: Table;
  solved: boolean;
  over: boolean; // solved, or my turn is over
  onward: string[]; // the rest of one solution, in notation; empty once another way was taken
  previewed: Previewed | null;
}

/** What would this action do, and others after it? Answered by `previewed`; nothing changes. */
export interface Preview {
  type: "preview";
  id: string;
  table: string;
  version: number;
  action: number;
  then?: number[];
  next?: boolean; // tell also what would be asked after that
}

/** What actions would do, as far as it can be known before they are done. */
export interface Previewed {
  type: "previewed";
  version: number;
  action: number;
  happenings: Happening[];
  view: Position; // null: it needs luck, or shows something hidden
  prompt: string | null; // what would be asked of my seat then, if `next` was wanted
  choices: Choice[]; // and the legal actions there
  answers: string | null;
}

/** Why an HTTP request was refused. The words are the message `error-<code>`; `message` is plain English. */
export interface Problem {
  code: string;
  message: string;
  details: Record<string, string | number>;
}

/** What the server fixes of the next deal before the seats add their numbers: sha256 of the seed, and the table. */
export interface Promise {
  commitment: string;
  table: string;
}

/** Whether browsers can be notified that it is my turn: the server's public key, or null if they cannot. */
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

/** Nothing was done. The words are the message `error-<code>` with the details; `message` is plain English. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  details: Record<string, string | number>;
  version: number | null; // of the table now; after a stale act the `table` follows
  answers: string | null;
}

/** After the end: offer a new table in the same room with the same people, or accept the offer that is there.

Once every person has accepted it begins at once, or (without `start`) waits for `start`. Persons who have left
need not accept, but then it does not begin at once either. Until then everybody keeps seeing the result. */
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

/** The replay of a game, as one viewer saw it. While the game goes on there is only the spectators' view. */
export interface Replay {
  table: string;
  settings: Settings;
  names: (string | null)[];
  bots: (string | null)[];
  eyes: number | null;
  phase: "lobby" | "over" | "playing";
  version: number; // of the last moment there is
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

/** How it ended: each seat's rank (1 is best, equals share) and points, and why (`<game>-reason-<reason>`). */
export interface Result {
  ranks: number[];
  scores: number[];
  winners: number[];
  reason: string;
}

/** Leave a seat I hold; the host may empty any seat. During a game it is `put_bot` with the seat's last bot. */
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

/** The room as this connection finds it; sent whole whenever something in it changed. */
export interface RoomInfo {
  type: "room";
  code: string;
  phase: "lobby" | "over" | "playing";
  table: string; // the present table; a rematch has another
  settings: Settings;
  seats: Seat[];
  host: boolean; // whether I may do what only the host may
  spectators: number;
  talk: "free" | "phrases" | "silent"; // what is allowed in fact: at team tables free text never is
  controls: Control[]; // start, arrange, rematch, say: on, or off with a reason, words `error-<reason>`
  past: Past[];
  origin: Origin | null;
  pack: string | null; // the title of the content pack that is played with
  score: Tally[]; // over all games, also those that `past` has forgotten
  rematch: NextGame | null;
  promise: Promise | null; // of the next deal: before the start of this table's, then of the next table's
  terms: string[]; // what determines this table's luck besides the seed
  answers: string | null;
}

/** The clock of the seat in turn. */
export interface Running {
  seat: number;
  deadline: number; // ms since 1970, by the server's clock
  allowed: number; // ms it had at the start of its turn
  then: "absent" | "bot" | "resign";
}

/** Somebody said something. On joining, the last lines come again. */
export interface Said {
  type: "said";
  number: number; // counts the lines of this table
  seat: number | null; // null: a spectator
  name: string | null;
  phrase: string | null; // words `say-<phrase>`
  text: string | null;
  at: number; // ms since 1970
  answers: string | null;
}

/** A chat message: a phrase by its key, or free text if the room allows it. Exactly one of them. */
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
  present: boolean; // connected right now; bots always are
  away: boolean; // gone longer than the grace time
  resigned: boolean;
  host: boolean;
  stand_in_at: number | null;
  team: number | null; // seats with the same number play together; null: everybody alone, or all together
  added: boolean; // whether it has added a number to the next deal
  voices: number; // how many would rather have a bot here, see `put_bot`
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
  away: "absent" | "bot" | "wait"; // who plays for a person who is gone longer than the grace time
  grace: number; // seconds
  stand_ins: boolean; // whether somebody may take a bot's seat during a game, and see what it knew
  stand_in: string; // the bot that plays for those away or out of time
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

/** A moment of a replay: what was done and how the table looked then. `notation` where the viewer may know it. */
export interface Step {
  deed: Deed;
  notation: string | null;
  seat: number | null; // in turn now
  prompt: string | null;
  view: Position;
}

/** Notify this browser whenever it is my turn and I am not there. The first three come from its PushSubscription. */
export interface Subscribe {
  endpoint: string;
  key: string; // p256dh
  secret: string; // auth
  language: "en" | "fr";
}

/** Before the start: exchange what sits on two seats. One of them must be mine, unless I am host. */
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
  version: number; // how many entries there are; acts must name it
  since: number | null; // the story begins after this version; null: from the set-up
  eyes: number | null; // the seat whose view this is; null: a spectator's
  curtain: number | null;
  phase: "lobby" | "over" | "playing";
  view: Position; // the game's position, docs/games/<game>.md
  seat: number | null; // in turn; null when over
  prompt: string | null; // what is asked of it
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

/** What a person or a level of bots has played in this room, and won: shared victories count. */
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

/** Do not notify this browser any more. */
export interface Unsubscribe {
  endpoint: string;
}

/** A way to play; the first number of seats is the usual one. Words: `<game>-variant-<name>`. */
export interface VariantCard {
  name: string;
  seats: number[];
}

/** Who gets a seat of a new room: me (with several seats: a hot seat, each with a name), a bot, or whoever comes. */
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
  person: string; // who I am to the others: a public name of my secret
  now: number; // the server's clock, ms since 1970
  answers: string | null;
}

/** What an action brings about: `at-once`, `soon`, or that it `blocks` it. Words: `<game>-gain-<event>`. */
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
