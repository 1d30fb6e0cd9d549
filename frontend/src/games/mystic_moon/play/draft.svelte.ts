/**
 * The cauldron as a sandbox: laid out freely, tried on the server, and done in one go. No rule is tested here.
 *
 * What is laid out becomes the line of actions that would make it, column by column; the server tells what could be
 * brewed of it and what that earns, or that it cannot be done.
 */
import { play } from "$kit/ui/sound";
import type { TableRoom } from "$kit/table/tableroom";
import type { Picker } from "$kit/table/picker.svelte";
import type { Choice, Happening, Previewed } from "$wire";
import { type Cell, COLUMNS, type Doing, isDoing, isPrompt, isTold, isVerb, LIFT } from "../rows";

const ADD = "add" satisfies Doing["verb"];
const BREW = "brew" satisfies Doing["verb"];

/** The reward of the brew. */
export interface Prospect {
  stars: number;
  happenings: readonly Happening[];
}

export class Draft {
  /** What will be added, from the bottom, column by column. */
  columns = $state.raw<readonly (readonly string[])[]>(empty());
  /** Everything that can be brewed from it. */
  makes = $state.raw<readonly Choice[]>([]);
  /** The selected ones of these. */
  chosen = $state.raw<readonly number[]>([]);
  promise = $state.raw<Prospect | null>(null);
  /** Waiting for the server's answer. */
  asking = $state(false);
  #version = -1;
  #turn = 0;
  #known = new Map<string, Promise<Previewed | null>>();

  constructor(
    readonly room: TableRoom,
    readonly picker: Picker,
    /** Called when this layout is not possible. */
    readonly onrefused: () => void,
  ) {}

  get open(): boolean {
    return this.room.asked && isPrompt(this.prompt, ADD, BREW);
  }

  get adding(): boolean {
    return this.room.asked && isPrompt(this.prompt, ADD);
  }

  /** Without previews, the server says what can be brewed only after everything is added. */
  get blind(): boolean {
    return this.room.mean("preview")?.reason != null;
  }

  get prompt(): string | null {
    return this.room.table?.prompt ?? null;
  }

  get choices(): readonly Choice[] {
    return this.room.table?.choices ?? [];
  }

  get count(): number {
    return this.columns.reduce((sum, column) => sum + column.length, 0);
  }

  /** How many of a kind are laid out. */
  used(kind: string): number {
    return this.columns.reduce((sum, column) => sum + column.filter((other) => other === kind).length, 0);
  }

  /** Whether the server offers this kind for that column, before anything was laid out. */
  offers(column: number, kind: string): boolean {
    return this.#add(column, kind) !== undefined;
  }

  /** A new table: start over, unless our own action caused it. */
  follow(): void {
    const version = this.room.table?.version ?? -1;
    if (version === this.#version || this.picker.sending) return;
    this.#version = version;
    this.#known.clear();
    this.columns = empty();
    this.#forget();
    if (this.open) void this.consult();
  }

  put(column: number, kind: string): Promise<void> {
    return this.#lay(this.columns.map((held, n) => (n === column ? [...held, kind] : held)));
  }

  /** Take one out again; the ones above it fall. */
  take(column: number, index: number): Promise<void> {
    return this.#lay(this.columns.map((held, n) => (n === column ? held.filter((_, m) => m !== index) : held)));
  }

  clear(): Promise<void> {
    return this.#lay(empty());
  }

  /** Lay out a whole plan: what is added, then what is brewed. */
  async follows(line: readonly number[]): Promise<void> {
    const columns = empty();
    for (const id of line) {
      const choice = adds(this.choices).find((other) => other.id === id);
      if (choice) columns[columnOf(choice)]!.push(kindOf(choice));
    }
    await this.#lay(columns, line);
  }

  /** Select a potion or not; others that need the same ingredients are removed. */
  async toggle(choice: Choice): Promise<void> {
    const cells = new Set(cellsOf(choice));
    const others = this.chosen.filter(
      (id) => id !== choice.id && !cellsOf(this.#made(id)).some((cell) => cells.has(cell)),
    );
    play("tap");
    await this.#choose(this.chosen.includes(choice.id) ? others : [...others, choice.id]);
  }

  /** Confirm all of it. */
  async commit(): Promise<void> {
    if (this.picker.sending || this.asking) return;
    await this.picker.ready();
    this.picker.sending = true;
    const filling = this.adding;
    const brews = [...this.chosen].sort((a, b) => a - b);
    const adds = this.#adds();
    // From now on the table shows the actions.
    this.columns = [[], [], []];
    const filled = (await this.#all(adds)) && (await this.#close(ADD));
    if (filled && !(filling && this.blind) && (await this.#all(brews))) await this.#close(BREW);
    this.picker.sending = false;
    this.#version = -1;
    this.follow();
  }

  /** Request what could be brewed from the layout. */
  async consult(prefer: readonly number[] = []): Promise<void> {
    const turn = ++this.#turn;
    this.asking = true;
    const found = await this.#ask();
    if (turn !== this.#turn) return;
    this.asking = false;
    this.makes = found ?? [];
    await this.#choose(
      prefer.length > 0 ? prefer.filter((id) => this.makes.some((choice) => choice.id === id)) : proposed(this.makes),
    );
  }

  #made(id: number): Choice | undefined {
    return this.makes.find((choice) => choice.id === id);
  }

  #add(column: number, kind: string): Choice | undefined {
    return adds(this.choices).find((choice) => columnOf(choice) === column && kindOf(choice) === kind);
  }

  /** The actions that make this layout, column by column. */
  #adds(): number[] {
    return this.columns.flatMap((held, column) => held.map((kind) => this.#add(column, kind)?.id ?? -1));
  }

  #end(choices: readonly Choice[]): number | undefined {
    return choices.find((choice) => isVerb(choice, "done"))?.id;
  }

  #forget(): void {
    this.#turn += 1;
    this.asking = false;
    this.makes = [];
    this.chosen = [];
    this.promise = null;
  }

  async #lay(columns: readonly (readonly string[])[], prefer: readonly number[] = []): Promise<void> {
    const before = this.columns;
    this.columns = columns;
    play("tap");
    const adds = this.#adds();
    const more = columns.flat().length > before.flat().length;
    if (adds.includes(-1) || (more && !this.blind && !(await this.#try(adds)))) {
      this.columns = before;
      this.onrefused();
      return;
    }
    await this.consult(prefer);
  }

  async #try(line: readonly number[]): Promise<Previewed | null> {
    if (line.length === 0 || this.blind) return null;
    const asked = this.#known.get(line.join()) ?? this.room.preview(line[0]!, line.slice(1), true);
    this.#known.set(line.join(), asked);
    return asked;
  }

  /** What could be brewed if nothing more is added. */
  async #ask(): Promise<readonly Choice[] | null> {
    if (isPrompt(this.prompt, BREW)) return this.choices.filter((choice) => choice.verb === BREW);
    const line = await this.#filled();
    if (line === null) return null;
    const shown = await this.#try(line);
    return shown && isPrompt(shown.prompt, BREW) ? shown.choices.filter((choice) => choice.verb === BREW) : [];
  }

  /** The actions up to the brew, with “add no more” where it is asked. */
  async #filled(): Promise<number[] | null> {
    const adds = this.#adds();
    const end = this.#end(this.choices);
    if (adds.length === 0) return end === undefined ? null : [end];
    const shown = await this.#try(adds);
    if (shown === null) return null;
    const stop = isPrompt(shown.prompt, ADD) ? this.#end(shown.choices) : undefined;
    return stop === undefined ? adds : [...adds, stop];
  }

  async #choose(ids: readonly number[]): Promise<void> {
    const turn = ++this.#turn;
    this.chosen = ids;
    this.promise = null;
    if (this.blind) return;
    let left = [...ids];
    while (left.length > 0) {
      const shown = await this.#brewed(left);
      if (turn !== this.#turn) return;
      if (shown) {
        this.chosen = left;
        this.promise = { stars: earned(shown), happenings: shown };
        return;
      }
      left = left.slice(0, -1);
    }
    this.chosen = [];
  }

  /** What brewing just these would do, as far as can be known. */
  async #brewed(ids: readonly number[]): Promise<readonly Happening[] | null> {
    const before = isPrompt(this.prompt, BREW) ? [] : await this.#filled();
    if (before === null) return null;
    const line = [...before, ...[...ids].sort((a, b) => a - b)];
    const shown = await this.#try(line);
    const stop = shown && isPrompt(shown.prompt, BREW) ? this.#end(shown.choices) : undefined;
    const last = stop === undefined ? shown : await this.#try([...line, stop]);
    return last?.happenings ?? null;
  }

  async #all(ids: readonly number[]): Promise<boolean> {
    for (const id of ids) if (!(await this.room.act(id))) return false;
    return true;
  }

  /** If it is still asked, answer that nothing more is added. */
  async #close(prompt: string): Promise<boolean> {
    // The last action may still be animated.
    const { heard } = this.room;
    const asked = heard !== null && heard.seat === heard.eyes && heard.prompt === prompt;
    const end = asked ? this.#end(heard.choices) : undefined;
    return end === undefined || this.room.act(end);
  }
}

/** Nothing in any column. */
function empty(): string[][] {
  return COLUMNS.map(() => []);
}

function adds(choices: readonly Choice[]): Doing<typeof ADD>[] {
  return choices.filter(isDoing).filter((choice) => choice.verb === ADD);
}

function columnOf({ details }: Doing<typeof ADD>): number {
  return COLUMNS.indexOf(details.column);
}

function kindOf({ details: { "kind-added": kind } }: Doing<typeof ADD>): string {
  return kind;
}

/** The potion that a choice brews or whose effect it uses, its cells and what it earns. */
export function brewOf(choice: Choice | undefined): Doing<"brew" | "effect">["details"] | null {
  if (!choice || !isDoing(choice)) return null;
  return choice.verb === "brew" || choice.verb === "effect" ? choice.details : null;
}

export function cellsOf(choice: Choice | undefined): readonly Cell[] {
  return brewOf(choice)?.cells ?? [];
}

/**
 * A first proposal: what lifts the curse, then what earns most, each ingredient once. People change it as they like.
 */
function proposed(makes: readonly Choice[]): number[] {
  const worth = (choice: Choice) =>
    brewOf(choice)?.potion === LIFT ? Number.MAX_SAFE_INTEGER : (brewOf(choice)?.stars ?? 0);
  const taken = new Set<string>();
  const found: number[] = [];
  for (const choice of makes.toSorted((a, b) => worth(b) - worth(a))) {
    const cells = cellsOf(choice);
    if (cells.some((cell) => taken.has(cell))) continue;
    cells.forEach((cell) => taken.add(cell));
    found.push(choice.id);
  }
  return found;
}

/** The stars of a brew, minus those for a mushroom. */
function earned(happenings: readonly Happening[]): number {
  return happenings.filter(isTold).reduce((sum, happening) => {
    if (happening.event === "brewed" || happening.event === "crystal-shone") return sum + happening.details.stars;
    return happening.event === "was-poisoned" ? sum - happening.details.stars : sum;
  }, 0);
}
