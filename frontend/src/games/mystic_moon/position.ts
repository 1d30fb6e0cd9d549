// Written by `make types` from the server's messages; do not edit.

import type { Prompt } from "./rows";

/** Brewed */
export interface Brewed {
  potion: string;
  cells: number[];
}

/** A card set of Mystic Moon. A pack names its cards itself: `titles["potion-<id>"]` by language. */
export interface Cards {
  kinds: Ingredient[];
  satchel: string[]; // kinds in a satchel, in order
  wares: string[]; // kinds with a pile in the shop, in order
  pile: number; // most tokens of a kind in the shop
  book: number; // most potions in a book
  tiles: string[][]; // per round: the glyph of each place
  huts: HutCard[];
  potions: PotionCard[];
  signs: SignCard[];
  formulas: FormulaCard[];
  titles: Record<string, Record<string, string>> | null; // null: our own cards, named by messages
}

/** A talent, a curse or a blessing. Words for its moment: `mystic_moon-when-<when>`. */
export interface Charm {
  numbers: Counted[];
  when: string | null;
  effect: Verb[];
}

/** Contest */
export interface Contest {
  seats: number[];
  signs: (string | null)[];
  drawn: number;
}

/** A number of a charm that always applies. Words: `mystic_moon-number-<name>` with `n`. */
export interface Counted {
  name: string;
  n: number;
}

/** Exchanging */
export interface Exchanging {
  seat: number;
  kind: string;
}

/** FormulaCard */
export interface FormulaCard {
  id: string;
  given: string[];
  gold: number;
  crystals: number;
  sludge: number;
}

/** HutCard */
export interface HutCard {
  id: string;
  talent: Charm;
}

/** A kind of token: six basic ones, two rare ones, then `wild` and `frog`. */
export interface Ingredient {
  id: string;
  letter: string;
  rare: boolean;
}

/** Learning */
export interface Learning {
  potion: string;
  slot: number;
}

/** A table of Mystic Moon, whole or as one seat sees it. */
export interface Position {
  variant: "standard";
  seats: number;
  start: number;
  zodiac: boolean;
  alchemy: boolean;
  empty: boolean;
  round: number;
  turn: number | null;
  seat: number | null;
  prompt: Prompt | null;
  step: string;
  hat: number | null;
  bag: number[];
  shop: number[];
  garden: string[][];
  sludge: number[];
  row: (string | null)[];
  deck: string[];
  under: string[];
  rising: string | null;
  top: string | null;
  sky: string[];
  formula: string | null;
  formulas: string[];
  formulas_under: string[];
  mushrooms: number;
  gold: number;
  crystals: number;
  sludges: number;
  players: Witch[];
  column: number;
  added: number;
  brew: Brewed[];
  waiting: number[];
  running: Running | null;
  source: number | null;
  thefts: number;
  learning: Learning | null;
  performing: string | null;
  sludging: number;
  exchanging: Exchanging | null;
  contest: Contest | null;
  ended: string | null;
}

/** PotionCard */
export interface PotionCard {
  id: string;
  cost: number;
  reward: number;
  recipe: Recipe;
  effect: Verb[];
}

/** A recipe as it is drawn: rows from the top, with kinds, `dotted` for any slot, null for nothing. */
export interface Recipe {
  rows: ((string | null)[])[];
  turn: boolean;
}

/** Running */
export interface Running {
  of: "blessing" | "curse" | "glyph" | "potion" | "talent";
  verb: number;
  left: number;
}

/** A sign of the Zodiac; the recipe is on its back. */
export interface SignCard {
  id: string;
  curse: Charm;
  blessing: Charm;
  recipe: Recipe;
}

/** One verb of an effect. Words: `mystic_moon-verb-<verb>` with `n` and `s`. */
export interface Verb {
  verb: string;
  n: number;
  s: number;
}

/** Witch */
export interface Witch {
  hut: string | null;
  stars: number;
  satchel: number[];
  cauldron: (string | null)[];
  book: string[];
  gold: number;
  crystals: number;
  formula: string | null;
  cursed: boolean;
}
