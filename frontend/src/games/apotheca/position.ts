// Written by `make types` from the server's messages; do not edit.

/** Hand */
export interface Hand {
  colour: "blue" | "red" | "yellow" | null;
}

/** Match */
export interface Match {
  spaces: number[];
  colour: "blue" | "red" | "yellow";
  size: number;
}

/** Offered */
export interface Offered {
  card: string;
  colour: "blue" | "red" | "yellow" | null;
  size: number;
}

/** A table of Apotheca, whole or as one seat sees it. */
export interface Position {
  variant: "master" | "solo" | "standard";
  seats: number;
  start: number;
  market: (Potion | null)[];
  unseen: [number, number, number];
  opening: [number, number, number];
  opening_spaces: number[];
  outside: number[];
  gems: [number, number, number][];
  active: string[][];
  satisfied: Offered[][];
  kept: [number, number, number];
  kept_potions: [number, number, number];
  stations: (string | null)[];
  deck: string[];
  top: string[];
  seat: number | null;
  prompt: string | null;
  used: string[];
  actions_left: number;
  hand: Hand | null;
  match: Match | null;
  token: number | null;
  decree: "blue" | "red" | "yellow" | null;
  turn: number;
  quiet: number;
  apprentice: number | null;
  score: number;
  ended: string | null;
}

/** Potion */
export interface Potion {
  colour: "blue" | "red" | "yellow" | null; // null: not known here
  up: boolean;
  arrow: number | null; // the seat that may look at it
  stack: number;
}
