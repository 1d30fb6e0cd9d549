// Written by `make types` from the server's messages; do not edit.

import type { Prompt } from "./rows";

/** The content of the sheets beside the market. */
export interface Cards {
  ranks: Rank[]; // from the lowest up
  goal: number; // apothecaries that a side has to satisfy
  ways: Way[];
}

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
  prompt: Prompt | null;
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
  aged: number[];
  fade: [number, number, number];
}

/** Potion */
export interface Potion {
  colour: "blue" | "red" | "yellow" | null; // null: not known here
  up: boolean;
  arrow: number | null; // the seat that may look at it
  stack: number;
}

/** A rank of the solo game. Words: `apotheca-rank-<id>`. */
export interface Rank {
  id: string;
  least: number; // points
}

/** What differs between the variants. */
export interface Way {
  variant: string;
  seats: number;
  price: number; // gems of one colour that hire an apothecary of the alley
  sides: number; // seats n and n + sides play together
  master: boolean; // the start player alone against all others; then `sides` does not apply
}
