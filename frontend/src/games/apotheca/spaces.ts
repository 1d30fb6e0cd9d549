/** Where the spaces of the market lie on the screen, and who sits at which side of it. */
import { SPACES, WIDTH } from "./rows";

/** The numbers of the rows, which are also those of the columns. */
export const LINES: readonly number[] = Array.from({ length: WIDTH }, (_, line) => line);

/** The letters of the columns. */
export const LETTERS: readonly string[] = LINES.map((column) => SPACES[column]![0]!);

/** -1 if there is no such space. */
export function spaceNumber(name: string): number {
  return SPACES.findIndex((space) => space === name);
}

export function columnOf(space: number): number {
  return space % WIDTH;
}

export function rowOf(space: number): number {
  return Math.floor(space / WIDTH);
}

export type Side = "bottom" | "left" | "top" | "right";

/** Where a seat sits as seen by the viewer, who sits below; play goes clockwise. */
export function sideOf(seat: number, viewer: number | null, seats: number): Side {
  const steps = (seat - (viewer ?? 0) + seats) % seats;
  if (seats <= 2) return steps === 0 ? "bottom" : "top";
  if (seats === 3) return (["bottom", "left", "right"] as const)[steps]!;
  return (["bottom", "left", "top", "right"] as const)[steps]!;
}
