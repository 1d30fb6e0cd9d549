/** A room as this page knows it: what the server last said, and what one can ask of it. */
import { keepHere, keptHere } from "$kit/app/keep";
import type { Control, FromServer, Hint, Previewed, Promise as Pledge, RoomInfo, Said, Seat, Table } from "$wire";
import { known, Refusal } from "./api";
import { share } from "./deal";
import { type Asking, type Line, RoomSocket } from "./socket";
import { Following } from "$kit/table/following.svelte";
import type { TableRoom } from "$kit/table/tableroom";
import { t } from "$kit/words/words.svelte";

const WISH = "begin";

/** Remember, for the page of a new room, that its game begins at once. */
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
  /** The last refusal, for the notice; null once the player closed it. */
  refused = $state.raw<Refusal | null>(null);
  /** Made with the wish to begin at once: the game starts as soon as my numbers are in the deal. */
  beginning = $state(false);

  readonly #socket: RoomSocket;
  readonly #added = new Set<string>();

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

  /** Connect; returns what to call when the page is left. */
  enter(): () => void {
    void known().then(
      () => this.#socket.open(),
      // The socket finds out by itself, and tries again by itself.
      () => this.#socket.open(),
    );
    const hurry = () => this.#socket.hurry();
    // The browser knows at once; a dead connection would be noticed only after a while.
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

  /** Send a request and keep a refusal for the notice. True if it was done. */
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
      // A preview that comes too late, or where the table has none, is no matter.
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
    if (!info.promise || this.watch) return;
    const bare = info.seats.filter((seat) => seat.mine && !seat.added);
    for (const { number } of bare) this.#add(info.promise, number);
    if (bare.length === 0) this.#begin(info);
  }

  /** My seat's share of the next deal: given once, after the promise was seen. */
  #add(promise: Pledge, seat: number): void {
    const key = `${promise.table} ${seat}`;
    if (this.#added.has(key)) return;
    this.#added.add(key);
    const number = share(promise, seat);
    // What is refused or lost is asked for again when the room is next shown.
    void this.#socket.ask({ type: "add_number", table: promise.table, seat, number }).catch(() => {
      this.#added.delete(key);
      this.beginning = false;
    });
  }

  #begin(info: RoomInfo): void {
    if (!this.beginning) return;
    this.beginning = false;
    forgetWish(this.code);
    if (info.phase === "lobby" && this.control("start")?.reason == null) void this.ask({ type: "start" });
  }

  #show(table: Table): void {
    this.ahead = table.now - Date.now();
    this.hear(table);
  }

  #hear(line: Said): void {
    if (!this.said.some((old) => old.number === line.number && old.at === line.at)) this.said = [...this.said, line];
  }
}

/** A person's own name; a bot by the name of its kind, with its place where there are two of the kind. */
export function seatName(seat: Named, among: readonly Named[]): string {
  if (seat.name) return seat.name;
  if (!seat.bot) return t("web-seat", { seat: seat.number + 1 });
  const twins = among.some((other) => other.bot === seat.bot && other.number !== seat.number);
  return twins ? t("web-bot-at", { bot: botName(seat.bot), seat: seat.number + 1 }) : botName(seat.bot);
}

/** Whatever sits somewhere under a name. */
export type Named = Pick<Seat, "name" | "bot" | "number">;

export function botName(code: string): string {
  return t(`bot-${code.replaceAll(":", "-")}`);
}

/** How a bot of that kind plays, and how long it thinks. */
export function botAbout(code: string): string {
  return t(`bot-${code.replaceAll(":", "-")}-about`);
}
