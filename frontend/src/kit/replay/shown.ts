/** What a game's component gets to show a moment of a replay, and the function that describes moves. */
import type { Choice, Deed, Happening, Step } from "$wire";

/** A moment of a finished game, and whether it follows the moment that was shown before. */
export interface Shown {
  step: Step;
  onward: boolean;
  eyes: number | null;
  names: string[];
  /** Which seats were played by bots. */
  bots: boolean[];
  /** The story up to this moment. */
  deeds: readonly Deed[];
}

/** Describes a move of a finished game. */
export type Say = (choice: Choice, view: unknown, nameOf: (seat: number | null) => string) => string;

/** The name of a seat; empty for nobody. */
export function namesIn(shown: Shown): (seat: number | null) => string {
  return (seat) => shown.names[seat ?? -1] ?? "";
}

/** All players, in the form that the games' seats need. */
export function peopleIn(shown: Shown): { seat: number; name: string; present: true; bot: boolean }[] {
  return shown.names.map((name, seat) => ({ seat, name, present: true, bot: shown.bots[seat] ?? false }));
}

/** Describes what was done; `line` returns the sentence for an event, or null. */
export function linesIn(
  shown: Shown,
  line: (happening: Happening, among: readonly Happening[]) => string | null,
): string[] {
  const { happenings } = shown.step.deed;
  return happenings.flatMap((happening) => line(happening, happenings) || []);
}
