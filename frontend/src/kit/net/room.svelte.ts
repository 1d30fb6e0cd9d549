/** A room as this page knows it: the latest messages of the server, and the requests to it. */
import { keepHere, keptHere } from "$kit/app/keep";
import type { Control, FromServer, Hint, Previewed, Promise as Pledge, RoomInfo, Said, Seat, Table } from "$wire";
import { known, Refusal } from "./api";
import { share } from "./deal";
import { type Asking, type Line, RoomSocket } from "./socket";
import { Following } from "$kit/table/following.svelte";
import type { TableRoom } from "$kit/table/tableroom";
import { t } from "$kit/words/words.svelte";

const WISH = "begin";

/** Note, for the page of a new room, that its game begins at once. */
export function wishToBegin(code: string): void {
  keepHere(WISH, code);
}

function forgetWish(code: string): void {
  if (keptHere(WISH) === code) keepHere(WISH, null);
}

export class Room extends Following implements TableRoom {
  line = $state<Line>("connecting");
  closing = $state(0);
  info = $state.raw<RoomInfo | null>(null);
  said = $state.raw<Said[]>([]);
  /** The server's clock minus ours, in milliseconds. */
  ahead = $state(0);
  /** The last refusal, for the notice; null once the notice is closed. */
  refused = $state.raw<Refusal | null>(null);
  /** Whether the game starts as soon as my numbers are in the deal. */
  beginning = $state(false);

  readonly #socket: RoomSocket;
  readonly #added = new Set<string>();
  /** Whether the wish to begin was sent. */
  #started = false;

  constructor(
    readonly code: string,
    readonly watch: boolean,
  ) {
    super();
    this.beginning = !watch && keptHere(WISH) === code;
    this.#socket = new RoomSocket(code, watch, {
      heard: (message) => this.#heard(message),
      line: (state, closing) => this.#line(state, closing),
      seen: () => (this.heard ? { table: this.heard.table, version: this.heard.version } : null),
    });
  }

  /** Connect; returns a function that disconnects. */
  enter(): () => void {
    void known().then(
      () => this.#socket.open(),
      // The socket notices this and tries again by itself.
      () => this.#socket.open(),
    );
    const hurry = () => this.#socket.hurry();
    // The browser knows at once; otherwise a dead connection is noticed only after a while.
    const lose = () => this.#socket.lose();
    addEventListener("online", hurry);
    addEventListener("offline", lose);
    return () => {
      removeEventListener("online", hurry);
      removeEventListener("offline", lose);
      this.#socket.close();
    };
  }

  seat(number: number | null): Seat | undefined {
    return this.info?.seats.find((seat) => seat.number === number);
  }

  get mine(): Seat[] {
    return this.info?.seats.filter((seat) => seat.mine) ?? [];
  }

  get shared(): boolean {
    return this.mine.length > 1;
  }

  nameOf(number: number | null): string {
    const seat = this.seat(number);
    if (!seat) return t("web-somebody");
    return seatName(seat, this.info!.seats);
  }

  mean(name: string): Control | undefined {
    return this.heard?.means.find((control) => control.name === name);
  }

  control(name: string): Control | undefined {
    return this.info?.controls.find((control) => control.name === name);
  }

  /** Send a request, and store a refusal for the notice. True if it was done. */
  async ask(message: Asking): Promise<boolean> {
    return (await this.#answer(message)) !== null;
  }

  act(action: number): Promise<boolean> {
    const { table, version } = this.heard!;
    return this.ask({ type: "act", table, version, action });
  }

  undo(): Promise<boolean> {
    const { table, version } = this.heard!;
    return this.ask({ type: "undo", table, version });
  }

  get cardsOf(): string | null {
    return this.table?.table ?? null;
  }

  async preview(action: number, then: readonly number[] = [], next = false): Promise<Previewed | null> {
    const { table, version } = this.heard!;
    try {
      const answer = await this.#socket.ask({ type: "preview", table, version, action, then: [...then], next });
      return answer.type === "previewed" ? answer : null;
    } catch {
      // Previews that come too late or are not allowed are ignored.
      return null;
    }
  }

  async hints(): Promise<Hint[]> {
    const { table, version } = this.heard!;
    const answer = await this.#answer({ type: "ask_hint", table, version });
    return answer?.type === "hints" ? answer.hints : [];
  }

  async plan(): Promise<number[]> {
    const { table, version } = this.heard!;
    const answer = await this.#answer({ type: "ask_hint", table, version });
    return answer?.type === "hints" ? answer.line : [];
  }

  async link(seat: number): Promise<string | null> {
    const answer = await this.#answer({ type: "make_link", seat });
    return answer?.type === "link" ? new URL(answer.path, location.href).href : null;
  }

  async #answer(message: Asking): Promise<FromServer | null> {
    try {
      return await this.#socket.ask(message);
    } catch (reason) {
      if (reason instanceof Refusal && reason.code !== "closed") this.refused = reason;
      return null;
    }
  }

  #line(state: Line, closing: number): void {
    this.line = state;
    this.closing = closing;
  }

  #heard(message: FromServer): void {
    if (message.type === "welcome") this.ahead = message.now - Date.now();
    else if (message.type === "room") this.#enter(message);
    else if (message.type === "table") this.#show(message);
    else if (message.type === "said") this.#hear(message);
  }

  #enter(info: RoomInfo): void {
    this.info = info;
    if (info.phase !== "lobby") this.beginning = false;
    if (!info.promise || this.watch) return;
    const bare = info.seats.filter((seat) => seat.mine && !seat.added);
    for (const { number } of bare) this.#add(info.promise, number);
    if (bare.length === 0) void this.#begin();
  }

  /** Add my seat's number to the next deal: once, after its commitment is known. */
  #add(promise: Pledge, seat: number): void {
    const key = `${promise.table} ${seat}`;
    if (this.#added.has(key)) return;
    this.#added.add(key);
    const number = share(promise, seat);
    // If it is refused or lost, it is sent again with the next `room` message.
    void this.#socket.ask({ type: "add_number", table: promise.table, seat, number }).catch(() => {
      this.#added.delete(key);
      this.beginning = false;
    });
  }

  /** Start the game, if that is wished; where it cannot start by itself, the lobby is shown. */
  async #begin(): Promise<void> {
    if (!this.beginning || this.#started) return;
    this.#started = true;
    forgetWish(this.code);
    const begun = this.control("start")?.reason == null && (await this.ask({ type: "start" }));
    if (!begun) this.beginning = false;
  }

  #show(table: Table): void {
    this.ahead = table.now - Date.now();
    this.hear(table);
  }

  #hear(line: Said): void {
    if (!this.said.some((old) => old.number === line.number && old.at === line.at)) this.said = [...this.said, line];
  }
}

/** The name of a person, or of a bot's level, with a number if there are several bots of the level. */
export function seatName(seat: Named, among: readonly Named[]): string {
  if (seat.name) return seat.name;
  if (!seat.bot) return t("web-seat", { seat: seat.number + 1 });
  const twins = among.some((other) => other.bot === seat.bot && other.number !== seat.number);
  return twins ? t("web-bot-at", { bot: botName(seat.bot), seat: seat.number + 1 }) : botName(seat.bot);
}

/** The name of a seat's player. */
export type Named = Pick<Seat, "name" | "bot" | "number">;

export function botName(code: string): string {
  return t(`bot-${code.replaceAll(":", "-")}`);
}

/** A description of a bot's level. */
export function botAbout(code: string): string {
  return t(`bot-${code.replaceAll(":", "-")}-about`);
}
