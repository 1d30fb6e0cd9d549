/** Colours, kinds and places as the server writes them, and counts of marbles in its order of colours. */
export type Colour = "red" | "blue" | "black" | "yellow";
export type Counts = [number, number, number, number];

export const COLOURS: readonly Colour[] = ["red", "blue", "black", "yellow"];
export const KINDS = ["wisdom", "love", "magnetical", "prismatic", "abyssal", "sands", "balm", "lavamancing"] as const;
export const TRACKS = ["a", "b", "c", "d", "e"] as const;
/** Places in sight of each track; the highest of them is out of reach. */
export const IN_SIGHT = 9;
export const NONE: Counts = [0, 0, 0, 0];

export function number(colour: string): number {
  return COLOURS.indexOf(colour as Colour);
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
  return { track: name.charCodeAt(0) - 97, index: Number(name.slice(1)) - 1 };
}

export function placeName(track: number, index: number): string {
  return `${TRACKS[track]}${index + 1}`;
}
