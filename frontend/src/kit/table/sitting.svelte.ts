/**
 * Somebody at a table, whatever the game: what they are told, what they point at, and what they may ask beside the
 * game.
 */
import type { Deed, Happening, Hint, Table } from "$wire";
import { live } from "$kit/ui/live.svelte";
import { lastOwn } from "./own";
import type { Picker } from "./picker.svelte";
import { play } from "$kit/ui/sound";
import type { Stage } from "./stage.svelte";
import type { TableRoom } from "./tableroom";
import type { Target } from "./ways";
import { refusalWords, t } from "$kit/words/words.svelte";

const MOST_HINTS = 3;

/** Another player, as this person sees them. */
export interface Neighbour {
  seat: number;
  name: string;
  present: boolean;
  bot: boolean;
}

export class Sitting<Position> {
  /** Why something could not be done, or another notice; stays until the next touch. */
  notice = $state("");
  /** The event of the log line under the pointer. */
  pointed = $state.raw<Happening | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  /** The hint under the pointer: its action. */
  hinted = $state<number | null>(null);
  /** The seat that the person wants to see on the main stage, until the table changes. */
  looked = $state<number | null>(null);
  /** On a phone: which part is shown. */
  tab = $state("me");

  constructor(
    readonly room: TableRoom,
    readonly stage: Stage<Position>,
    readonly picker: Picker,
    /** The sentence for an event, given the other events of the same action; null if it gets no line. */
    readonly line: (happening: Happening, among: readonly Happening[]) => string | null,
    /** What to say meanwhile of events that get no line. */
    readonly quietly: (happenings: readonly Happening[]) => string = () => "",
  ) {}

  /** Follow the room; returns a function to call when the table is removed. */
  enter(): () => void {
    const { room, stage, picker } = this;
    if (room.table) stage.settle(room.table.view as Position);
    const eyes = room.table?.eyes;
    stage.eyes = eyes ?? null;
    picker.onheld = (happenings) =>
      void (happenings ? stage.rehearse(happenings) : stage.takeBack(this.table.view as Position));
    room.onTable = (next, shown) => {
      // This table is about to be removed, because another seat's view gets a new one.
      if (next.eyes !== eyes) return;
      this.notice = "";
      this.pointed = null;
      this.hints = null;
      this.looked = null;
      void stage.tell(next, (deed) => {
        shown(deed);
        if (deed === null) picker.follow();
      });
    };
    picker.follow();
    return () => {
      room.onTable = null;
      // What one person heard is not for the next at the same device.
      live.hush();
    };
  }

  get table(): Table {
    return this.room.table!;
  }

  get position(): Position {
    return this.stage.position ?? (this.table.view as Position);
  }

  get eyes(): number | null {
    return this.table.eyes;
  }

  /** Whether touches have an effect. */
  get active(): boolean {
    return this.room.asked && !this.picker.held && !this.stage.busy && !this.picker.sending;
  }

  get controls(): Table["controls"] {
    return this.room.asked && !this.picker.held ? this.table.controls : [];
  }

  /** The last action of this viewer; everything after it is new to them. */
  get since(): number | null {
    return this.room.deeds[lastOwn(this.room.deeds, this.eyes)]?.version ?? null;
  }

  /** The others, in the order they play after me. */
  neighbours(seats: number): Neighbour[] {
    return Array.from({ length: seats }, (_, n) => ((this.eyes ?? 0) + n) % seats)
      .filter((seat) => seat !== this.eyes)
      .map((seat) => this.#neighbour(seat));
  }

  #neighbour(seat: number): Neighbour {
    const held = this.room.seat(seat);
    return { seat, name: this.room.nameOf(seat), present: held?.present ?? true, bot: held?.holder === "bot" };
  }

  /** Whether the story is still being played. */
  get moving(): boolean {
    return this.stage.busy || this.room.behind;
  }

  /**
   * Whose turn is on stage: the seat whose cauldron, desk or burners the main stage shows. It is another's from her
   * first move to her last, also while she thinks; otherwise mine, and a spectator's the one in turn.
   */
  get onStage(): number {
    return this.looked ?? this.#acting ?? this.eyes ?? 0;
  }

  get #acting(): number | null {
    return this.stage.telling?.deed.seat ?? (this.table.phase === "playing" ? this.table.seat : null);
  }

  /** Look at another seat; null: at the seat in turn again. */
  look(seat: number | null): void {
    this.looked = seat;
  }

  /** The sentence for what is being played; empty if nothing is. */
  get saying(): string {
    const told = this.stage.telling;
    if (!told) return "";
    const words = told.happenings.map((happening) => this.line(happening, told.deed.happenings));
    const line = words.findLast((sentence) => sentence) ?? this.quietly(told.happenings);
    if (!line || told.deed.by === "person" || told.deed.by === "bot") return line;
    return `${line} ${t(told.deed.by === "absent" ? "web-log-absent" : "web-log-stand-in")}`;
  }

  /** The player who must decide, if it is somebody else. In a practice position nobody must once it is over. */
  get waiting(): string {
    const seat = this.table.seat;
    if (seat === null) return this.table.phase === "playing" ? t("lesson-practice-over") : "";
    if (seat === this.eyes) return "";
    const held = this.room.seat(seat);
    const away = held?.holder === "person" && !held.present;
    return t(away ? "web-waiting-away" : "web-waiting-for", { name: this.room.nameOf(seat) });
  }

  get asksByName(): boolean {
    return this.room.asked && this.room.shared === true;
  }

  get others(): boolean {
    const seat = this.table.seat;
    return !this.room.asked && seat !== null && seat !== this.eyes && this.table.phase === "playing";
  }

  why(reason: string): void {
    this.notice = reason;
    play("no");
    live.tell(reason);
  }

  async undo(): Promise<void> {
    if (this.picker.held) return this.picker.cancel();
    if (this.#refused("undo")) return;
    await this.room.undo();
  }

  async hint(): Promise<void> {
    if (this.#refused("ask_hint")) return;
    this.hints = this.hints ? null : (await this.room.hints()).slice(0, MOST_HINTS);
  }

  /** The targets of the hint under the pointer, otherwise of the best hint. Games highlight them. */
  get advised(): readonly Target[] {
    const action = this.hinted ?? this.hints?.[0]?.action;
    const choice = this.hints && this.table.choices.find((other) => other.id === action);
    return choice ? (this.picker.waysOf(choice)[0]?.steps ?? []) : [];
  }

  takeHint(id: number): void {
    const choice = this.table.choices.find((other) => other.id === id);
    this.hints = this.hinted = null;
    if (choice) this.picker.preset(choice);
  }

  /** The sentence for the last action with a line in the log. */
  lastWords(): string {
    const words = (deed: Deed) =>
      deed.happenings.map((happening) => this.line(happening, deed.happenings)).filter(Boolean);
    const deed = this.room.deeds.findLast((other) => words(other).length > 0);
    return deed ? words(deed).join(" ") : "";
  }

  /** Focus the first of these elements that exists. */
  focusFirst(...kinds: string[]): void {
    const found = kinds.map((kind) => this.stage.root?.querySelector<HTMLElement>(kind)).find((element) => element);
    found?.focus();
  }

  #refused(mean: string): boolean {
    const reason = this.room.mean(mean)?.reason ?? null;
    if (reason !== null) this.why(refusalWords({ code: reason, details: {} }));
    return reason !== null;
  }
}
