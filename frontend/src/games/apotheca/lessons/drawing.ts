/** Makes positions from text drawings, for the rules page. */
import type { Position, Potion } from "../position";
import type { Colour } from "../rows";

const COLOUR: Record<string, Colour> = { r: "red", b: "blue", y: "yellow" };

/** `R`: a red potion face-up; `r`: facedown and known; `?`: facedown and unknown; `.`: nothing. */
export function drawn(rows: string, more: Partial<Position> = {}): Position {
  const signs = rows.replace(/\s/g, "").split("");
  return {
    variant: "standard",
    seats: 2,
    start: 0,
    market: signs.map(potion),
    unseen: [15, 15, 15],
    opening: [0, 0, 0],
    opening_spaces: [],
    outside: [],
    gems: [
      [0, 0, 0],
      [0, 0, 0],
    ],
    active: [[], []],
    satisfied: [[], []],
    kept: [0, 0, 0],
    kept_potions: [0, 0, 0],
    stations: [null, null, null],
    deck: [],
    top: [],
    seat: null,
    prompt: null,
    used: [],
    actions_left: 0,
    hand: null,
    match: null,
    token: null,
    decree: null,
    turn: 1,
    apprentice: null,
    score: 0,
    quiet: 0,
    ended: null,
    aged: [],
    fade: [0, 0, 0],
    ...more,
  };
}

function potion(sign: string): Potion | null {
  if (sign === ".") return null;
  if (sign === "?") return { colour: null, up: false, arrow: 1, stack: 1 };
  const colour = COLOUR[sign.toLowerCase()] ?? null;
  const up = sign === sign.toUpperCase();
  return { colour, up, arrow: up ? null : 0, stack: 1 };
}
