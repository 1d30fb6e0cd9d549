/** Choosing an action by touch: a control, then what it asks for; everything offered comes from the server's list. */
import type { TableRoom } from "../../kit/tableroom";
import { play } from "../../kit/sound";
import type { Choice, Previewed } from "../../wire";
import { controlOf, next, open, settled, type Target, type Way, ways } from "./picks";
import { CARDS } from "./spaces";

/** Asking for the preview of more choices than this at once would only slow the table. */
const MOST_PREVIEWS = 12;

export class Picker {
  control = $state<string | null>(null);
  picked = $state.raw<Target[]>([]);
  /** The thing under the pointer or the focus. */
  near = $state<Target | null>(null);
  previews = $state.raw<Map<number, Previewed>>(new Map());
  sending = $state(false);
  #version = -1;
  #asked = new Set<number>();

  constructor(
    readonly room: TableRoom,
    readonly ready: () => Promise<void>,
  ) {}

  get choices(): Choice[] {
    return this.room.asked ? (this.room.table?.choices ?? []) : [];
  }

  get prompt(): string | null {
    return this.room.table?.prompt ?? null;
  }

  /** The ways in play: of the chosen control; else whatever can be touched without choosing one first. */
  get ways(): Way[] {
    const chosen = this.control;
    const all = this.choices.filter((choice) => {
      const control = controlOf(choice);
      if (chosen !== null) return control === chosen;
      return this.prompt !== "action" || control === "reveal" || control === "hire";
    });
    return all.flatMap(ways);
  }

  get nexts(): Map<Target, Way[]> {
    return next(this.ways, this.picked);
  }

  get armed(): Choice | null {
    return this.picked.length > 0 ? settled(this.ways, this.picked) : null;
  }

  /** The choice whose outcome is shown: the armed one, or the one a last tap here would do. */
  get shown(): Choice | null {
    if (this.armed) return this.armed;
    if (this.near === null || (this.picked.length === 0 && this.control === null)) return null;
    return settled(this.ways, [...this.picked, this.near]);
  }

  get preview(): Previewed | null {
    const choice = this.shown;
    return choice ? (this.previews.get(choice.id) ?? null) : null;
  }

  /** A new question: forget the half-made answer. */
  reset(): void {
    this.control = null;
    this.picked = [];
    this.near = null;
  }

  /** Follow the table: a new version drops what was picked at the old one. */
  follow(): void {
    const version = this.room.table?.version ?? -1;
    if (version === this.#version) return;
    this.#version = version;
    this.#asked.clear();
    this.previews = new Map();
    this.reset();
  }

  choose(control: string): void {
    const same = this.control === control;
    this.picked = [];
    this.control = same ? null : control;
    play("tap");
    if (!same) this.#foresee();
  }

  /** Have a whole choice in hand, as if it had been tapped together up to the last touch. */
  preset(choice: Choice): void {
    const way = ways(choice)[0]!;
    this.control = this.prompt === "action" ? controlOf(choice) : null;
    this.picked = [...way.steps];
    void this.foretell(choice.id);
  }

  /** Touch something: pick it, take it back, or, the second time, do it. */
  async tap(target: Target): Promise<void> {
    await this.ready();
    if (this.armed && this.picked.at(-1) === target) return this.commit();
    if (this.nexts.has(target)) return this.#pick(target);
    if (this.#onlyPower(target)) return;
    if (this.picked.includes(target)) this.picked = this.picked.slice(0, this.picked.indexOf(target));
    else if (next(this.ways, []).has(target)) this.#begin(target);
    else this.picked = [];
  }

  async commit(): Promise<void> {
    const choice = this.armed;
    if (!choice || this.sending) return;
    this.sending = true;
    this.reset();
    await this.room.act(choice.id);
    this.sending = false;
  }

  /** Do a choice that needs no touch on the table. */
  async does(choice: Choice): Promise<void> {
    await this.ready();
    if (this.sending) return;
    this.sending = true;
    this.reset();
    await this.room.act(choice.id);
    this.sending = false;
  }

  #begin(target: Target): void {
    this.picked = [];
    void this.#pick(target);
  }

  /** Ends in the deed if the hand has already touched the table before; a first touch only shows. */
  async #pick(target: Target): Promise<void> {
    this.picked = [...this.picked, target];
    play("tap");
    if (this.armed && this.picked.length > 1) return this.commit();
    this.#foresee();
  }

  /** A potion touched while just one power can be used: that power is meant. */
  #onlyPower(target: Target): boolean {
    if (this.control !== null || this.prompt !== "action" || !target.startsWith("space:")) return false;
    const powers = new Set(this.choices.filter((c) => c.details["power"] !== undefined).map(controlOf));
    const [power] = powers;
    if (powers.size !== 1 || power === undefined) return false;
    const found = next(this.choices.filter((c) => controlOf(c) === power).flatMap(ways), []);
    if (!found.has(target)) return false;
    this.control = power;
    this.picked = [target];
    this.#foresee();
    return true;
  }

  /** Ask what the nearest deeds would make, so that the ghosts can show it. */
  #foresee(): void {
    const left = open(this.ways, this.picked).filter((way) => way.steps.length <= this.picked.length + 1);
    const ids = new Set(left.map((way) => way.choice.id));
    if (ids.size <= MOST_PREVIEWS) ids.forEach((id) => void this.foretell(id));
  }

  async foretell(action: number): Promise<void> {
    if (this.#asked.has(action) || this.room.mean("preview")?.reason != null) return;
    const version = this.#version;
    this.#asked.add(action);
    const found = await this.room.preview(action);
    if (found && version === this.#version) this.previews = new Map(this.previews).set(action, found);
  }

  point(target: Target | null): void {
    this.near = target;
    const choice = this.shown;
    if (choice) void this.foretell(choice.id);
  }
}

export function isCard(control: string): boolean {
  return (CARDS as readonly string[]).includes(control);
}
