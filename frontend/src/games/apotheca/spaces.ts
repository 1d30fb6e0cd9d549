/** Names of spaces and cards as the server writes them, and where they lie on the screen. */
export type Colour = "red" | "blue" | "yellow";
export const COLOURS: readonly Colour[] = ["red", "blue", "yellow"];
export const STATIONS = ["ruby", "sapphire", "topaz"] as const;

/** In the order of their portraits. */
export const CARDS = [
  "giada",
  "ooki-oogi",
  "solas",
  "imogen",
  "afrit",
  "corvidus",
  "merten",
  "karinne",
  "carbuncle",
  "masked-woman",
  "strega",
  "qwixly",
  "benedetto",
  "porter-king",
  "tidemaster",
] as const;

export const SPACES: readonly string[] = [1, 2, 3, 4].flatMap((row) =>
  ["a", "b", "c", "d"].map((column) => column + row),
);

export function spaceNumber(name: string): number {
  return SPACES.indexOf(name);
}

export function columnOf(space: number): number {
  return space % 4;
}

export function rowOf(space: number): number {
  return Math.floor(space / 4);
}

export type Side = "bottom" | "left" | "top" | "right";

/** Where a seat sits as seen by the viewer, who sits below; play goes clockwise. */
export function sideOf(seat: number, viewer: number | null, seats: number): Side {
  const steps = (seat - (viewer ?? 0) + seats) % seats;
  if (seats <= 2) return steps === 0 ? "bottom" : "top";
  if (seats === 3) return (["bottom", "left", "right"] as const)[steps]!;
  return (["bottom", "left", "top", "right"] as const)[steps]!;
}
