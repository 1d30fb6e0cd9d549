// Written by `make types` from the server's messages; do not edit.

/** Brewed */
export interface Brewed {
  potion: string;
  cells: number[];
}

/** Contest */
export interface Contest {
  seats: number[];
  signs: (string | null)[];
  drawn: number;
}

/** Exchanging */
export interface Exchanging {
  seat: number;
  kind: string;
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
  prompt: string | null;
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

/** Running */
export interface Running {
  of: "blessing" | "curse" | "glyph" | "potion" | "talent";
  verb: number;
  left: number;
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
