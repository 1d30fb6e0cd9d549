/** Makes positions from text drawings, for the rules page. */
import { NONE } from "../marbles";
import type { Colour } from "../rows";
import type { DeskPosition, Position } from "../position";

const COLOUR: Record<string, Colour> = { r: "red", b: "blue", k: "black", y: "yellow" };

/** Each word is a track, from its foot upwards: `r` red, `b` blue, `k` black, `y` yellow. */
export function drawn(tracks: string, more: Partial<Position> = {}): Position {
  return {
    variant: "standard",
    seats: 1,
    start: 0,
    left_out: [],
    tokens: 4,
    help: "once",
    draft: [],
    tracks: tracks.split(" ").map((track) => [...track].map((letter) => COLOUR[letter]!)),
    lids: [7, 7, 7, 7, 7],
    unseen: NONE,
    tops: [null, null, null, null, null],
    stacks: [0, 0, 0, 0, 0],
    unseen_tiles: [],
    help_left: 18,
    tokens_left: 15,
    desks: [desk()],
    hand: NONE,
    picked: false,
    helped: false,
    drunk: null,
    three: null,
    put: false,
    melting: [],
    deal: null,
    seat: 0,
    prompt: null,
    turn: 1,
    last_round: null,
    ended: null,
    ...more,
  };
}

function desk(): DeskPosition {
  return {
    burners: [null, null],
    pool: NONE,
    potions: [],
    undrunk: [0, 0, 0, 0, 0, 0, 0, 0],
    skill: [],
    help: 0,
    aside: NONE,
    points: 0,
  };
}
