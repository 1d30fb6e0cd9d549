// Written by `make types` from the server's messages; do not edit.

import type { Prompt } from "./rows";

/** A brewing tile: its empty holes by colour, and the marbles on it by their own colour. */
export interface Burner {
  tile: string;
  empty: [number, number, number, number];
  marbles: [number, number, number, number];
}

/** The content of the tiles, and numbers of the rules. */
export interface Cards {
  tiles: Tile[];
  skill_points: number; // of a Skill token
  help_points: number; // of a Little Help; below zero
  alike: number; // potions of one kind that earn a Skill token
  different: number; // kinds of potions that earn a Skill token
  pool: number; // marbles a pool has room for
}

/** One player's desk. */
export interface DeskPosition {
  burners: (Burner | null)[];
  pool: [number, number, number, number];
  potions: string[];
  undrunk: number[];
  skill: string[];
  help: number;
  aside: [number, number, number, number];
  points: number;
}

/** A table of Potion Explosion; every seat sees all of it. */
export interface Position {
  variant: "standard";
  seats: number;
  start: number;
  left_out: string[];
  tokens: number;
  help: "once" | "unlimited";
  draft: string[];
  tracks: (("black" | "blue" | "red" | "yellow")[])[];
  lids: number[];
  unseen: [number, number, number, number];
  tops: (string | null)[];
  stacks: number[];
  unseen_tiles: string[];
  help_left: number;
  tokens_left: number;
  desks: DeskPosition[];
  hand: [number, number, number, number];
  picked: boolean;
  helped: boolean;
  drunk: string | null;
  three: [number, number, number, number] | null;
  put: boolean;
  melting: string[];
  deal: "black" | "blue" | "red" | "yellow" | null;
  seat: number | null;
  prompt: Prompt | null;
  turn: number;
  last_round: "tiles" | "tokens" | null;
  ended: "tiles" | "tokens" | null;
}

/** A tile's name is its kind and size, `wisdom-5`; its holes are counted by colour: red, blue, black, yellow. */
export interface Tile {
  name: string;
  kind: string;
  size: number;
  holes: [number, number, number, number];
  points: number;
}
