/**
 * A recipe held over the cauldron to see how it could lie: turned and moved as a drawing. What it makes is the
 * server's word.
 */
import { laidOut, turned } from "../cells";
import { SIDE } from "../rows";
import type { Recipe } from "../position";

export class Ghost {
  potion = $state<string | null>(null);
  #recipe = $state.raw<Recipe | null>(null);
  #turns = $state(0);
  #right = $state(0);
  #up = $state(0);

  get turns(): boolean {
    return this.#recipe?.turn ?? false;
  }

  get cells(): readonly (string | null)[] | null {
    return this.#recipe ? laidOut(this.#rows, this.#right, this.#up) : null;
  }

  get #rows(): Recipe["rows"] {
    let rows = this.#recipe!.rows;
    for (let n = 0; n < this.#turns; n++) rows = turned(rows);
    return rows;
  }

  choose(potion: string, recipe: Recipe): void {
    const same = this.potion === potion;
    this.drop();
    if (same) return;
    this.potion = potion;
    this.#recipe = recipe;
  }

  drop(): void {
    this.potion = null;
    this.#recipe = null;
    this.#turns = this.#right = this.#up = 0;
  }

  turn(): void {
    if (this.turns) this.#turns = (this.#turns + 1) % 4;
  }

  /** Move to the next place where the recipe fits: to the right, then one row up. */
  shift(): void {
    const rows = this.#rows;
    const [wide, high] = [SIDE - rows[0]!.length + 1, SIDE - rows.length + 1];
    const at = ((this.#up % high) * wide + (this.#right % wide) + 1) % (wide * high);
    this.#right = at % wide;
    this.#up = Math.floor(at / wide);
  }
}
