/**
 * What the player holds over the cauldron: tokens from the satchel go into columns, one by one or as a whole plan.
 * Nothing is final before the draft is confirmed.
 */
import type { TableRoom } from "$kit/table/tableroom";
import { t } from "$kit/words/words.svelte";
import type { Choice } from "$wire";
import type { Deck } from "../cards";
import { columnOf } from "../cells";
import { COLUMNS, CRYSTAL, DOTTED, SIDE, WILD } from "../rows";
import type { Witch } from "../position";
import { cellsOf, type Draft } from "./draft.svelte";
import { Ghost } from "./ghost.svelte";
import type { Picker } from "./picker.svelte";
import type { Sitting } from "./sitting.svelte";

export class Hand {
  /** The selected token of the satchel. */
  held = $state<string | null>(null);
  /** The selected potion in the list. */
  looked = $state.raw<Choice | null>(null);
  thinking = $state(false);
  readonly ghost = new Ghost();

  constructor(
    readonly room: TableRoom,
    readonly deck: Deck,
    readonly picker: Picker,
    readonly sitting: Sitting,
    readonly draft: Draft,
    readonly witch: () => Witch | null,
  ) {}

  /** A new table: nothing is held any more. */
  follow(): void {
    this.held = null;
    this.looked = null;
    this.draft.follow();
  }

  /** The columns that the selected token could go into. */
  get open(): number[] {
    const { held } = this;
    if (held === null) return [];
    return COLUMNS.map((_, column) => column).filter(
      (column) => this.draft.offers(column, held) && this.filled(column) < SIDE,
    );
  }

  /** The cells of the selected potion, or of all that would be brewed. */
  get lit(): readonly string[] {
    const { draft } = this;
    if (this.looked) return cellsOf(this.looked);
    return draft.chosen.flatMap((id) => cellsOf(draft.makes.find((choice) => choice.id === id)));
  }

  filled(column: number): number {
    const cells = this.witch()?.cauldron.slice(SIDE * column, SIDE * column + SIDE) ?? [];
    return cells.filter((thing) => thing !== null).length + this.draft.columns[column]!.length;
  }

  left(kind: string): number {
    const witch = this.witch();
    const has = kind === CRYSTAL ? witch?.crystals : witch?.satchel[this.deck.ingredients.indexOf(kind)];
    return (has ?? 0) - this.draft.used(kind);
  }

  /** Whether a token of this kind can be put in now. */
  offers(kind: string): boolean {
    return this.left(kind) > 0 && COLUMNS.some((_, column) => this.draft.offers(column, kind));
  }

  take(kind: string): void {
    this.held = this.held === kind || this.left(kind) <= 0 ? null : kind;
  }

  /** A touch of my cauldron while it is filled: the selected token goes in, or a new one comes out. */
  async touch(cell: number): Promise<void> {
    const column = columnOf(cell);
    const added = this.draft.columns[column]!.length;
    const index = cell - SIDE * column - (this.filled(column) - added);
    if (this.held !== null) await this.lay(column, this.held);
    else if (index >= 0 && index < added) await this.draft.take(column, index);
    else this.sitting.why(t("mystic_moon-table-choose-token"));
  }

  async lay(column: number, kind: string): Promise<void> {
    if (this.filled(column) >= SIDE) return this.sitting.why(t("mystic_moon-table-column-full"));
    await this.draft.put(column, kind);
    if (this.left(kind) <= 0) this.held = null;
  }

  /**
   * Lay what the ghost wants where it wants it, as far as the satchel goes; what lies too high needs something
   * beneath.
   */
  async layGhost(): Promise<void> {
    const { cells } = this.ghost;
    if (!cells) return;
    for (let column = 0; column < SIDE; column++) {
      for (let row = this.filled(column); row < SIDE; row++) {
        const want = cells[SIDE * column + row];
        if (!want || want === DOTTED) break;
        const kind = this.left(want) > 0 ? want : WILD;
        if (this.left(kind) <= 0) break;
        await this.draft.put(column, kind);
      }
    }
    const missing = cells.some(
      (want, cell) => want && want !== DOTTED && cell - SIDE * columnOf(cell) >= this.filled(columnOf(cell)),
    );
    if (missing) this.sitting.why(t("mystic_moon-table-something-missing"));
  }

  async layBest(): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    const plan = await this.room.plan();
    this.thinking = false;
    if (plan.length === 0) this.sitting.why(t("mystic_moon-no-plan"));
    else await this.draft.follows(plan);
  }

  /** The slot of a coach's `cell:a`: the lowest open one of the column. */
  slotsOf(target: string | null): Set<string> {
    if (!target?.startsWith("cell:")) return new Set();
    const name = target.slice(5);
    const row = this.filled(COLUMNS.findIndex((column) => column === name));
    return new Set(row < SIDE ? [`${name}${row + 1}`] : []);
  }
}
