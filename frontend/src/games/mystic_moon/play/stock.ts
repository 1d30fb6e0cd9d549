/** What a player has for a recipe, for the marks on cards. */
import type { Deck } from "../cards";
import type { Recipe, Witch } from "../position";
import { CRYSTAL, MUSHROOM } from "../rows";

/** Ingredients by kind, in satchel and cauldron. */
export type Stock = ReadonlyMap<string, number>;

/** The ingredient is there, a wild replaces it, or it is missing. */
export type Mark = "has" | "wild" | "lacks";

const WILD = "wild";

export function stockOf(witch: Witch, deck: Deck): Stock {
  const found = new Map(deck.ingredients.map((kind, n) => [kind, witch.satchel[n] ?? 0]));
  for (const kind of witch.cauldron)
    if (kind !== null && kind !== CRYSTAL && kind !== MUSHROOM) found.set(kind, (found.get(kind) ?? 0) + 1);
  return found;
}

/** A mark for each cell that wants an ingredient; wilds go to those that are missing. */
export function marked(cells: readonly (string | null)[], stock: Stock): (Mark | null)[] {
  const left = new Map(stock);
  const taken = (kind: string) => {
    const count = left.get(kind) ?? 0;
    if (count > 0) left.set(kind, count - 1);
    return count > 0;
  };
  const own = cells.map((kind) => kind !== null && kind !== "dotted" && taken(kind));
  return cells.map((kind, cell) => {
    if (kind === null || kind === "dotted") return null;
    return own[cell] ? "has" : taken(WILD) ? "wild" : "lacks";
  });
}

/** The number of ingredients of a recipe that the player has, and that it needs. */
export function atHand(recipe: Recipe, stock: Stock): { held: number; needed: number } {
  const marks = marked(recipe.rows.flat(), stock).filter((mark) => mark !== null);
  return { held: marks.filter((mark) => mark !== "lacks").length, needed: marks.length };
}
