// Written by `make types` from the game's rows; do not edit.

export type Colour =
  | "red"
  | "blue"
  | "yellow";

export type Card =
  | "giada"
  | "ooki-oogi"
  | "solas"
  | "imogen"
  | "afrit"
  | "corvidus"
  | "merten"
  | "karinne"
  | "carbuncle"
  | "masked-woman"
  | "strega"
  | "qwixly"
  | "benedetto"
  | "porter-king"
  | "tidemaster";

export type Station =
  | "ruby"
  | "sapphire"
  | "topaz";

export type Ending =
  | "satisfied"
  | "kept"
  | "stuck"
  | "filled"
  | "quiet";

export type Pay =
  | "alike"
  | "mixed";

export type CardChoice =
  | "giada"
  | "ooki-oogi"
  | "solas"
  | "imogen"
  | "afrit"
  | "corvidus"
  | "merten"
  | "karinne"
  | "carbuncle"
  | "masked-woman"
  | "strega"
  | "qwixly"
  | "benedetto"
  | "porter-king"
  | "tidemaster"
  | "deck";

export type Power =
  | "charge"
  | "dive"
  | "float"
  | "flip"
  | "juggle"
  | "glide"
  | "leap"
  | "pounce"
  | "rush"
  | "swap"
  | "spin"
  | "switch"
  | "twist"
  | "waltz"
  | "winds";

/** What happens, with its details. */
export type Told =
  | {
      event: "started";
      who: number | null;
      details: object;
    }
  | {
      event: "turn-began";
      who: number | null;
      details: object;
    }
  | {
      event: "revealed";
      who: number | null;
      details: { space: string; colour: Colour };
    }
  | {
      event: "gained-gem";
      who: number | null;
      details: { colour: Colour };
    }
  | {
      event: "paid";
      who: number | null;
      details: { colour: Colour; gems: number; to?: number };
    }
  | {
      event: "drew";
      who: number | null;
      details: object;
    }
  | {
      event: "saw";
      who: number | null;
      details: { colour: Colour };
    }
  | {
      event: "placed";
      who: number | null;
      details: { space: string };
    }
  | {
      event: "hired";
      who: number | null;
      details: { card: Card; station: Station };
    }
  | {
      event: "hired-from-deck";
      who: number | null;
      details: { card: Card };
    }
  | {
      event: "refilled";
      who: number | null;
      details: { card: Card; station: Station };
    }
  | {
      event: "used-power";
      who: number | null;
      details: { card: Card; action: string };
    }
  | {
      event: "moved";
      who: number | null;
      details: { from: string; "to-space": string };
    }
  | {
      event: "matched";
      who: number | null;
      details: { match: string[]; colour: Colour };
    }
  | {
      event: "satisfied";
      who: number | null;
      details: { card: Card; colour: Colour };
    }
  | {
      event: "returned";
      who: number | null;
      details: { colour: Colour; potions: number };
    }
  | {
      event: "kept";
      who: number | null;
      details: { colour: Colour };
    }
  | {
      event: "overloaded";
      who: number | null;
      details: { colour: Colour };
    }
  | {
      event: "removed";
      who: number | null;
      details: { colour: Colour; spaces: string[] };
    }
  | {
      event: "decreed";
      who: number | null;
      details: { colour: Colour };
    }
  | {
      event: "took-extra";
      who: number | null;
      details: object;
    }
  | {
      event: "stacked";
      who: number | null;
      details: { space: string; potions: number };
    }
  | {
      event: "scored";
      who: number | null;
      details: { points: number };
    }
  | {
      event: "came-in";
      who: number | null;
      details: { space: string };
    }
  | {
      event: "passed";
      who: number | null;
      details: object;
    }
  | {
      event: "game-over";
      who: number | null;
      details: { ending: Ending };
    };

/** What can be done, with what it touches. */
export type Doing =
  | {
      verb: "reveal";
      notation: string;
      details: { space: string; words: string };
    }
  | {
      verb: "restock";
      notation: string;
      details: { words: string };
    }
  | {
      verb: "place";
      notation: string;
      details: { space: string; words: string };
    }
  | {
      verb: "hire";
      notation: string;
      details: { pay: Pay; station?: Station; card: CardChoice; words: string };
    }
  | {
      verb: "match";
      notation: string;
      details: { spaces: string[]; colour: Colour; words: string };
    }
  | {
      verb: "satisfy";
      notation: string;
      details: { card: Card; words: string };
    }
  | {
      verb: "extra";
      notation: string;
      details: { words: string };
    }
  | {
      verb: "done";
      notation: string;
      details: { words: string };
    }
  | {
      verb: "decree";
      notation: string;
      details: { colour: Colour; words: string };
    }
  | {
      verb: "stack";
      notation: string;
      details: { space: string; words: string };
    }
  | {
      verb: "outside";
      notation: string;
      details: { space: string; words: string };
    }
  | {
      verb: "charge";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; words: string };
    }
  | {
      verb: "dive";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; words: string };
    }
  | {
      verb: "float";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; line: string; way: string; words: string };
    }
  | {
      verb: "flip";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; words: string };
    }
  | {
      verb: "juggle";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; words: string };
    }
  | {
      verb: "glide";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; words: string };
    }
  | {
      verb: "leap";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; words: string };
    }
  | {
      verb: "pounce";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; words: string };
    }
  | {
      verb: "rush";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; line: string; way: string; words: string };
    }
  | {
      verb: "swap";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; words: string };
    }
  | {
      verb: "spin";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; words: string };
    }
  | {
      verb: "switch";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; words: string };
    }
  | {
      verb: "twist";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; space: string; words: string };
    }
  | {
      verb: "waltz";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; words: string };
    }
  | {
      verb: "winds";
      notation: string;
      details: { card: Card; power: Power; from: string[]; to: string[]; way: string; words: string };
    };

/** Every detail there is; which of them a row has, it says itself. */
export interface Details {
  action?: string;
  card?: Card | CardChoice;
  colour?: Colour;
  ending?: Ending;
  from?: string | string[];
  gems?: number;
  line?: string;
  match?: string[];
  pay?: Pay;
  points?: number;
  potions?: number;
  power?: Power;
  space?: string;
  spaces?: string[];
  station?: Station;
  to?: number | string[];
  "to-space"?: string;
  way?: string;
  words?: string;
}

/** Details that are seats, as `<event or verb>.<detail>`: told by who sits there. */
export const SEATS: ReadonlySet<string> = new Set([
  "paid.to",
]);

/** What is asked. */
export type Prompt =
  | "action"
  | "place"
  | "trigger"
  | "satisfy"
  | "extra"
  | "decree"
  | "stack"
  | "outside";

/** What is on or off, beside what is called like a card. */
export type Control =
  | "reveal"
  | "restock"
  | "hire"
  | "decree"
  | "giada"
  | "ooki-oogi"
  | "solas"
  | "imogen"
  | "afrit"
  | "corvidus"
  | "merten"
  | "karinne"
  | "carbuncle"
  | "masked-woman"
  | "strega"
  | "qwixly"
  | "benedetto"
  | "porter-king"
  | "tidemaster";

/** Why something is off. */
export type Refusal =
  | "answer-first"
  | "used"
  | "nothing-facedown"
  | "no-restock"
  | "three-facedown"
  | "market-full"
  | "supply-empty"
  | "no-gem"
  | "no-gems"
  | "no-use";
