/** What a game is given to show a moment of a replay, and what it gives to tell of moves. */
import type { Choice, Deed, Happening, Step } from "$wire";

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

/** The names of the seats; empty for nobody. */
export function namesIn(shown: Shown): (seat: number | null) => string {
  return (seat) => shown.names[seat ?? -1] ?? "";
}

/** Everybody at the table, as the games show their seats. */
export function peopleIn(shown: Shown): { seat: number; name: string; present: true; bot: boolean }[] {
  return shown.names.map((name, seat) => ({ seat, name, present: true, bot: shown.bots[seat] ?? false }));
}

/** What was done, in words; `line` gives the sentence of an event, null if it gets none. */
export function linesIn(
  shown: Shown,
  line: (happening: Happening, among: readonly Happening[]) => string | null,
): string[] {
  const { happenings } = shown.step.deed;
  return happenings.flatMap((happening) => line(happening, happenings) || []);
}
