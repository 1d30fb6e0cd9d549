/** The names of places in messages, and counts of marbles in the order of colours. */
import { type Colour, COLOURS, TRACKS } from "./rows";

export type Counts = [number, number, number, number];

export const NONE: Counts = [0, 0, 0, 0];

export function number(colour: Colour): number {
  return COLOURS.indexOf(colour);
}

export function total(counts: Counts): number {
  return counts[0] + counts[1] + counts[2] + counts[3];
}

export function plus(a: Counts, b: Counts): Counts {
  return a.map((count, n) => count + b[n]!) as Counts;
}

export function minus(a: Counts, b: Counts): Counts {
  return a.map((count, n) => Math.max(0, count - b[n]!)) as Counts;
}

export function counted(colours: readonly string[]): Counts {
  return COLOURS.map((colour) => colours.filter((other) => other === colour).length) as Counts;
}

/** One colour for each marble. */
export function listed(counts: Counts): Colour[] {
  return counts.flatMap((count, n) => Array.from({ length: Math.max(0, count) }, () => COLOURS[n]!));
}

/** `c4`: track 2, index 3 from below. */
export function placeOf(name: string): { track: number; index: number } {
  return { track: TRACKS.findIndex((track) => track === name.charAt(0)), index: Number(name.slice(1)) - 1 };
}

export function placeName(track: number, index: number): string {
  return `${TRACKS[track]}${index + 1}`;
}
