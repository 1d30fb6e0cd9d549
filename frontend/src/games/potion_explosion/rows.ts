// Written by `make types` from the game's rows; do not edit.

export type Kind =
  | "wisdom"
  | "love"
  | "magnetical"
  | "prismatic"
  | "abyssal"
  | "sands"
  | "balm"
  | "lavamancing";

export type Colour =
  | "red"
  | "blue"
  | "black"
  | "yellow";

export type Track =
  | "a"
  | "b"
  | "c"
  | "d"
  | "e";

export type Skill =
  | "wisdom"
  | "love"
  | "magnetical"
  | "prismatic"
  | "abyssal"
  | "sands"
  | "balm"
  | "lavamancing"
  | "five";

export type Ending =
  | "tokens"
  | "tiles";

/** What happens, with its details. */
export type Told =
  | {
      event: "started";
      who: number | null;
      details: object;
    }
  | {
      event: "left-out";
      who: number | null;
      details: { kind: Kind[] };
    }
  | {
      event: "laid-out";
      who: number | null;
      details: { kind: Kind };
    }
  | {
      event: "chose";
      who: number | null;
      details: { kind: Kind };
    }
  | {
      event: "uncovered";
      who: number | null;
      details: { kind: Kind; size: number; points: number; stack: number };
    }
  | {
      event: "dispenser-filled";
      who: number | null;
      details: object;
    }
  | {
      event: "turn-began";
      who: number | null;
      details: object;
    }
  | {
      event: "picked";
      who: number | null;
      details: { place: string; colour: Colour };
    }
  | {
      event: "exploded";
      who: number | null;
      details: { colour: Colour; count: number; track: Track };
    }
  | {
      event: "rolled-in";
      who: number | null;
      details: { track: Track; colour: Colour; at: string };
    }
  | {
      event: "helped";
      who: number | null;
      details: { left: number };
    }
  | {
      event: "took";
      who: number | null;
      details: { place: string; colour: Colour };
    }
  | {
      event: "completed";
      who: number | null;
      details: { kind: Kind; size: number; points: number; burner: number };
    }
  | {
      event: "returned";
      who: number | null;
      details: { colour: Colour; track: Track; at: string };
    }
  | {
      event: "drank";
      who: number | null;
      details: { kind: Kind };
    }
  | {
      event: "repeated";
      who: number | null;
      details: { kind: Kind };
    }
  | {
      event: "stole";
      who: number | null;
      details: { to: number; marbles: Colour[] };
    }
  | {
      event: "put-on";
      who: number | null;
      details: { colour: Colour; burner: number; hole: Colour };
    }
  | {
      event: "melted";
      who: number | null;
      details: { colour: Colour; count: number; track: Track };
    }
  | {
      event: "placed";
      who: number | null;
      details: { colour: Colour; first: number; second: number };
    }
  | {
      event: "kept";
      who: number | null;
      details: { marbles: Colour[] };
    }
  | {
      event: "threw-back";
      who: number | null;
      details: { marbles: Colour[] };
    }
  | {
      event: "drew";
      who: number | null;
      details: { kind: Kind; size: number; points: number; stack: number; burner: number };
    }
  | {
      event: "earned";
      who: number | null;
      details: { skill: Skill };
    }
  | {
      event: "last-round";
      who: number | null;
      details: { ending: Ending };
    }
  | {
      event: "tied";
      who: number | null;
      details: object;
    }
  | {
      event: "put-aside";
      who: number | null;
      details: { count: number };
    }
  | {
      event: "game-over";
      who: number | null;
      details: { ending: Ending };
    };

/** What can be done, with what it touches. */
export type Doing =
  | {
      verb: "choose";
      notation: string;
      details: { kind: Kind; words: string };
    }
  | {
      verb: "pick";
      notation: string;
      details: { place: string; colour: Colour; words: string };
    }
  | {
      verb: "help";
      notation: string;
      details: { words: string };
    }
  | {
      verb: "take";
      notation: string;
      details: { place: string; colour: Colour; words: string };
    }
  | {
      verb: "fill";
      notation: string;
      details: { burner: number; kind: Kind; size: number; points: number; words: string };
    }
  | {
      verb: "drink";
      notation: string;
      details: { kind: Kind; words: string };
    }
  | {
      verb: "end";
      notation: string;
      details: { words: string };
    }
  | {
      verb: "steal";
      notation: string;
      details: { to: number; marbles: Colour[]; words: string };
    }
  | {
      verb: "attract";
      notation: string;
      details: { places: string[]; marbles: Colour[]; words: string };
    }
  | {
      verb: "keep";
      notation: string;
      details: { marbles: Colour[]; words: string };
    }
  | {
      verb: "put";
      notation: string;
      details: { colour: Colour; burner: number; hole: Colour; words: string };
    }
  | {
      verb: "enough";
      notation: string;
      details: { words: string };
    }
  | {
      verb: "scrape";
      notation: string;
      details: { places: string[]; marbles: Colour[]; words: string };
    }
  | {
      verb: "repeat";
      notation: string;
      details: { kind: Kind; words: string };
    }
  | {
      verb: "stick";
      notation: string;
      details: { places: string[]; marbles: Colour[]; words: string };
    }
  | {
      verb: "melt";
      notation: string;
      details: { place: string; colour: Colour; words: string };
    }
  | {
      verb: "deal";
      notation: string;
      details: { colour: Colour; first: number; second: number; words: string };
    }
  | {
      verb: "draw";
      notation: string;
      details: { stack: number; kind: Kind; size: number; points: number; words: string };
    };

/** Every detail there is; which of them a row has, it says itself. */
export interface Details {
  at?: string;
  burner?: number;
  colour?: Colour;
  count?: number;
  ending?: Ending;
  first?: number;
  hole?: Colour;
  kind?: Kind[] | Kind;
  left?: number;
  marbles?: Colour[];
  place?: string;
  places?: string[];
  points?: number;
  second?: number;
  size?: number;
  skill?: Skill;
  stack?: number;
  to?: number;
  track?: Track;
  words?: string;
}

/** Details that are seats, as `<event or verb>.<detail>`: told by who sits there. */
export const SEATS: ReadonlySet<string> = new Set([
  "stole.to",
  "steal.to",
]);

/** What is asked. */
export type Prompt =
  | "draft"
  | "action"
  | "help"
  | "wisdom"
  | "love"
  | "magnetical"
  | "prismatic"
  | "abyssal"
  | "sands"
  | "balm"
  | "lavamancing"
  | "pool"
  | "deal"
  | "keep"
  | "draw"
  | "tie";

/** What is on or off, beside what is called like a card. */
export type Control =
  | "pick"
  | "help"
  | "fill-1"
  | "fill-2"
  | "drink-wisdom"
  | "drink-love"
  | "drink-magnetical"
  | "drink-prismatic"
  | "drink-abyssal"
  | "drink-sands"
  | "drink-balm"
  | "drink-lavamancing"
  | "end";

/** Why something is off. */
export type Refusal =
  | "answer-first"
  | "picked"
  | "pick-first"
  | "nothing-to-take"
  | "no-help-left"
  | "helped"
  | "no-tile"
  | "lacking"
  | "no-effect"
  | "all-drunk"
  | "not-brewed"
  | "ninth";
