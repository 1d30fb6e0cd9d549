/**
 * Choosing an action by touches: a control, then its targets; everything offered comes from the server's list of
 * choices. One rule in all games: touches choose and show what would come of it; only a second touch on the same
 * thing, or the button beside the prompt, does it.
 */
import type { Choice, Happening, Previewed } from "$wire";
import { settings } from "$kit/app/settings.svelte";
import { play } from "$kit/ui/sound";
import type { TableRoom } from "./tableroom";
import { next, open, settled, type Target, type Way } from "./ways";

/** Something that was done on this screen only and can still be taken back. */
interface Held {
  choice: Choice;
  shown: Previewed;
}

/** How long to wait for a preview, in milliseconds, because none arrives without a connection. */
const PREVIEWED = 800;

/** The number of choices up to which all previews are requested at once. */
const MOST_PREVIEWS = 12;

export abstract class Picker {
  control = $state<string | null>(null);
  picked = $state.raw<Target[]>([]);
  /** The choice that was selected in a list, see Choices.svelte. */
  chosen = $state.raw<Choice | null>(null);
  /** The choice of a list that is under the pointer or the focus. */
  nearest = $state.raw<Choice | null>(null);
  /** The thing under the pointer or the focus. */
  near = $state<Target | null>(null);
  previews = $state.raw<Map<number, Previewed>>(new Map());
  sending = $state(false);
  /** The last action of my turn, which is done on the screen and sent by "End turn". */
  held = $state.raw<Held | null>(null);
  /** Plays the held action on the stage; null: shows the table without it. */
  onheld: (happenings: readonly Happening[] | null) => void = () => undefined;
  /** The number of pending previews. */
  waits = $state(0);
  /** The last action that was sent, until its result arrives. */
  sent = $state.raw<Choice | null>(null);
  #version = -1;
  #asked = new Map<number, Promise<void>>();

  constructor(
    readonly room: TableRoom,
    readonly ready: () => Promise<void>,
  ) {}

  /** All sequences of touches that lead to a choice, without the control that begins them. */
  abstract waysOf(choice: Choice): Way[];
  /** The name of a choice's control. */
  abstract controlOf(choice: Choice): string;
  /** Whether a choice can be touched without a control. */
  abstract isOpen(choice: Choice): boolean;
  /** Whether the current prompt needs a control to be chosen first. */
  abstract get byControl(): boolean;

  get choices(): Choice[] {
    return this.room.asked && !this.held ? (this.room.table?.choices ?? []) : [];
  }

  get prompt(): string | null {
    return this.room.table?.prompt ?? null;
  }

  /** The ways of the selected control; if there is none, those that need no control. */
  get ways(): Way[] {
    const chosen = this.control;
    const all = this.choices.filter((choice) =>
      chosen === null ? this.isOpen(choice) : this.controlOf(choice) === chosen,
    );
    return all.flatMap((choice) => this.waysOf(choice));
  }

  get nexts(): Map<Target, Way[]> {
    return next(this.ways, this.picked);
  }

  get armed(): Choice | null {
    return this.chosen ?? (this.picked.length > 0 ? settled(this.ways, this.picked) : null);
  }

  /** Whether there is an unfinished answer that can be cancelled. */
  get begun(): boolean {
    return this.armed !== null || this.held !== null || this.control !== null || this.picked.length > 0;
  }

  /** The choice whose result is shown: the selected one, or the one that a tap here would do. */
  get shown(): Choice | null {
    if (this.armed) return this.armed;
    if (this.nearest) return this.nearest;
    if (this.near === null || (this.picked.length === 0 && this.control === null)) return null;
    return settled(this.ways, [...this.picked, this.near]);
  }

  get preview(): Previewed | null {
    const choice = this.shown;
    return choice ? (this.previews.get(choice.id) ?? null) : null;
  }

  /** A new prompt: forget the unfinished answer. */
  reset(): void {
    this.control = null;
    this.picked = [];
    this.near = null;
    this.chosen = null;
    this.nearest = null;
  }

  /** Cancel the unfinished answer at the player's request. */
  cancel(): void {
    if (this.held) this.#takeBack();
    this.reset();
  }

  /** End the turn, and send the held action. */
  async end(): Promise<void> {
    if (!this.held || this.sending) return;
    const { choice } = this.held;
    await this.ready();
    this.sending = true;
    this.sent = choice;
    if (!(await this.room.act(choice.id))) this.#takeBack();
    this.sending = false;
  }

  #takeBack(): void {
    this.held = null;
    this.sent = null;
    this.onheld(null);
  }

  /** Follow the table: a new version discards the picks of the old one. */
  follow(): void {
    this.sent = null;
    const version = this.room.table?.version ?? -1;
    if (version === this.#version) return;
    this.#version = version;
    this.held = null;
    this.#asked.clear();
    this.previews = new Map();
    this.reset();
  }

  choose(control: string): void {
    const same = this.control === control;
    this.chosen = null;
    this.picked = [];
    this.control = same ? null : control;
    play("tap");
    if (!same) this.foresee();
  }

  /** Select a choice, as if all its targets but the last had been touched. */
  preset(choice: Choice): void {
    const way = this.waysOf(choice)[0]!;
    this.control = this.byControl ? this.controlOf(choice) : null;
    this.picked = [...way.steps];
    void this.foretell(choice.id);
  }

  /** Touch a target: pick it, take it back, or, the second time, confirm. */
  async tap(target: Target): Promise<void> {
    if (!(await this.#caughtUp())) return;
    if (this.armed && this.picked.at(-1) === target) return this.commit();
    this.chosen = null;
    if (this.nexts.has(target)) return this.#pick(target);
    if (this.meant(target)) return;
    if (this.picked.includes(target)) this.picked = this.picked.slice(0, this.picked.indexOf(target));
    else if (next(this.ways, []).has(target)) this.#begin(target);
    else this.picked = [];
  }

  async commit(): Promise<void> {
    if (this.armed) await this.#send(this.armed);
  }

  /** Select a choice in a list; the second time, do it. */
  async select(choice: Choice): Promise<void> {
    if (!(await this.#caughtUp())) return;
    if (this.armed === choice) return this.commit();
    this.picked = [];
    this.chosen = choice;
    play("tap");
    void this.foretell(choice.id);
  }

  /** Note the choice of a list under the pointer or the focus; null: none. */
  over(choice: Choice | null): void {
    this.nearest = choice;
    if (choice) void this.foretell(choice.id);
  }

  /** Do a choice at once whose button says exactly what happens: end the turn, continue, take no more. */
  async does(choice: Choice): Promise<void> {
    if (await this.#caughtUp()) await this.#send(choice);
  }

  /** Whether the table still offers this choice; after a lost connection choices are new objects. */
  #stands(choice: Choice): boolean {
    const all = this.room.table?.choices ?? [];
    return all.some(({ id, notation }) => id === choice.id && notation === choice.notation);
  }

  /** Whether a choice waits for "End turn", because it ends my turn and reveals nothing. */
  protected holds(_choice: Choice): boolean {
    return false;
  }

  /** Hold a choice that ends my turn, so that it can be taken back. True if it is held. */
  async #hold(choice: Choice): Promise<boolean> {
    if (settings.chosen.ending === "once" || !this.holds(choice)) return false;
    await Promise.race([this.foretell(choice.id), new Promise((then) => setTimeout(then, PREVIEWED))]);
    const shown = this.previews.get(choice.id);
    const after = shown?.view as { seat?: number | null } | null | undefined;
    const goesOn = after?.seat === undefined || after.seat === this.room.table?.seat;
    if (!shown || goesOn || !this.#stands(choice)) return false;
    this.reset();
    this.held = { choice, shown };
    this.onheld(shown.happenings);
    return true;
  }

  /** A touch during animations ends them. During my own move it also counts as a touch. */
  async #caughtUp(): Promise<boolean> {
    const table = this.room.table;
    const counts = !this.room.behind || table?.seat === table?.eyes;
    await this.ready();
    return counts;
  }

  async #send(choice: Choice): Promise<void> {
    if (this.sending || !this.#stands(choice)) return;
    this.sending = true;
    const held = await this.#hold(choice);
    if (held || !this.#stands(choice)) {
      this.sending = false;
      return;
    }
    this.sent = choice;
    this.reset();
    if (!(await this.room.act(choice.id))) this.sent = null;
    this.sending = false;
  }

  #begin(target: Target): void {
    this.picked = [];
    this.#pick(target);
  }

  #pick(target: Target): void {
    this.picked = [...this.picked, target];
    play("tap");
    this.foresee();
  }

  /** A touch that is not a next target, but can only mean one thing: start that, and return true. */
  protected meant(_target: Target): boolean {
    return false;
  }

  /** Request previews of the next possible choices. */
  protected foresee(): void {
    const left = open(this.ways, this.picked).filter((way) => way.steps.length <= this.picked.length + 1);
    const ids = new Set(left.map((way) => way.choice.id));
    if (ids.size <= MOST_PREVIEWS) ids.forEach((id) => void this.foretell(id));
  }

  foretell(action: number): Promise<void> {
    if (this.room.mean("preview")?.reason != null) return Promise.resolve();
    const asked = this.#asked.get(action) ?? this.#foretold(action);
    this.#asked.set(action, asked);
    return asked;
  }

  async #foretold(action: number): Promise<void> {
    const version = this.#version;
    this.waits += 1;
    const found = await this.room.preview(action);
    this.waits -= 1;
    if (found && version === this.#version) this.previews = new Map(this.previews).set(action, found);
  }

  point(target: Target | null): void {
    this.near = target;
    const choice = this.shown;
    if (choice) void this.foretell(choice.id);
  }
}
