/** What a game is given to show a moment of a replay, and what it gives to tell of moves. */
import type { Choice, Deed, Step } from "$wire";

/** A moment of a finished game, and whether it was reached by one step from the one before. */
export interface Shown {
  step: Step;
  onward: boolean;
  eyes: number | null;
  names: string[];
  /** Which seats were played by bots. */
  bots: boolean[];
  /** What was done up to this moment. */
  deeds: readonly Deed[];
}

/** A move of a finished game in words, seen where it could be made. */
export type Say = (choice: Choice, view: unknown, nameOf: (seat: number | null) => string) => string;
