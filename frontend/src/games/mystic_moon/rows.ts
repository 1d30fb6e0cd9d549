// Written by `make types` from the game's rows; do not edit.

export type Glyph =
  | "none"
  | "draw"
  | "one-star"
  | "two-stars";

export type Cell =
  | "a1"
  | "a2"
  | "a3"
  | "b1"
  | "b2"
  | "b3"
  | "c1"
  | "c2"
  | "c3";

export type Hand =
  | "stone"
  | "parchment"
  | "shears";

export type Ending =
  | "stars"
  | "satchel"
  | "shears"
  | "shared"
  | "cursed";

export type GlyphChoice =
  | "none"
  | "draw"
  | "one-star"
  | "two-stars"
  | "waived";

export type Asked =
  | "choose"
  | "garden"
  | "steal"
  | "charm"
  | "shop"
  | "forget"
  | "sludge"
  | "keep"
  | "discard"
  | "add"
  | "brew"
  | "effect"
  | "burn"
  | "salvage"
  | "ladle"
  | "fetch"
  | "seek"
  | "pluck"
  | "barter"
  | "exchange"
  | "give"
  | "drain"
  | "mushroom"
  | "poison"
  | "bloom"
  | "wither"
  | "sign";

export type Column =
  | "a"
  | "b"
  | "c";

/** What happens, with its details. */
export type Told =
  | {
      event: "started";
      who: number | null;
      details: object;
    }
  | {
      event: "moved-in";
      who: number | null;
      details: { hut: string };
    }
  | {
      event: "dealt-row";
      who: number | null;
      details: { potion: string; slot: number };
    }
  | {
      event: "dealt";
      who: number | null;
      details: { kind: string };
    }
  | {
      event: "grew";
      who: number | null;
      details: { kind: string; place: number };
    }
  | {
      event: "rose";
      who: number | null;
      details: { sign: string };
    }
  | {
      event: "top-sign";
      who: number | null;
      details: { sign: string };
    }
  | {
      event: "top-formula";
      who: number | null;
      details: { formula: string };
    }
  | {
      event: "turn-began";
      who: number | null;
      details: { round: number };
    }
  | {
      event: "entered";
      who: number | null;
      details: { place: number; "kind-list": string[] };
    }
  | {
      event: "caught-frog";
      who: number | null;
      details: { frogs: number };
    }
  | {
      event: "stole";
      who: number | null;
      details: { kind: string; rival: number };
    }
  | {
      event: "found-nobody";
      who: number | null;
      details: object;
    }
  | {
      event: "used-glyph";
      who: number | null;
      details: { place: number; glyph: Glyph };
    }
  | {
      event: "drew";
      who: number | null;
      details: { kind: string };
    }
  | {
      event: "gained";
      who: number | null;
      details: { stars: number };
    }
  | {
      event: "lost";
      who: number | null;
      details: { stars: number };
    }
  | {
      event: "used-charm";
      who: number | null;
      details: { charm: string };
    }
  | {
      event: "suffered";
      who: number | null;
      details: { charm: string };
    }
  | {
      event: "waived";
      who: number | null;
      details: { charm: string };
    }
  | {
      event: "learned";
      who: number | null;
      details: { potion: string; stars: number; gold: number };
    }
  | {
      event: "forgot";
      who: number | null;
      details: { potion: string };
    }
  | {
      event: "traded";
      who: number | null;
      details: { "kind-given": string; "kind-got": string; tokens: number; "kind-list": string[] };
    }
  | {
      event: "refreshed";
      who: number | null;
      details: object;
    }
  | {
      event: "performed";
      who: number | null;
      details: { formula: string; gold: number; crystals: number };
    }
  | {
      event: "spilled";
      who: number | null;
      details: { place: number };
    }
  | {
      event: "took-formula";
      who: number | null;
      details: { formula: string };
    }
  | {
      event: "returned-formula";
      who: number | null;
      details: { formula: string };
    }
  | {
      event: "left-shop";
      who: number | null;
      details: object;
    }
  | {
      event: "discarded";
      who: number | null;
      details: { kind: string };
    }
  | {
      event: "added";
      who: number | null;
      details: { "kind-added": string; cell: Cell };
    }
  | {
      event: "emptied";
      who: number | null;
      details: object;
    }
  | {
      event: "brewed";
      who: number | null;
      details: { potion: string; cells: Cell[]; stars: number };
    }
  | {
      event: "crystal-shone";
      who: number | null;
      details: { stars: number };
    }
  | {
      event: "was-poisoned";
      who: number | null;
      details: { stars: number };
    }
  | {
      event: "lifted";
      who: number | null;
      details: object;
    }
  | {
      event: "used-effect";
      who: number | null;
      details: { potion: string };
    }
  | {
      event: "burned";
      who: number | null;
      details: { kind: string };
    }
  | {
      event: "salvaged";
      who: number | null;
      details: { kind: string };
    }
  | {
      event: "ladled";
      who: number | null;
      details: { kind: string };
    }
  | {
      event: "fetched";
      who: number | null;
      details: { kind: string };
    }
  | {
      event: "sought";
      who: number | null;
      details: { kind: string };
    }
  | {
      event: "plucked";
      who: number | null;
      details: { kind: string; place: number };
    }
  | {
      event: "bartered";
      who: number | null;
      details: { "kind-given": string; "kind-got": string };
    }
  | {
      event: "exchanged";
      who: number | null;
      details: { "kind-got": string; "kind-given": string; rival: number };
    }
  | {
      event: "drained";
      who: number | null;
      details: { stars: number; rival: number };
    }
  | {
      event: "dropped";
      who: number | null;
      details: { kind: string };
    }
  | {
      event: "mushroomed";
      who: number | null;
      details: { rival: number; cell: Cell };
    }
  | {
      event: "poured";
      who: number | null;
      details: object;
    }
  | {
      event: "withered";
      who: number | null;
      details: { kind: string; place: number };
    }
  | {
      event: "showed-sign";
      who: number | null;
      details: { hand: Hand };
    }
  | {
      event: "chose-sign";
      who: number | null;
      details: object;
    }
  | {
      event: "drew-contest";
      who: number | null;
      details: { drawn: number };
    }
  | {
      event: "beaten";
      who: number | null;
      details: object;
    }
  | {
      event: "counted-gold";
      who: number | null;
      details: { stars: number };
    }
  | {
      event: "stayed-cursed";
      who: number | null;
      details: object;
    }
  | {
      event: "game-over";
      who: number | null;
      details: { ending: Ending };
    }
  | {
      event: "round-began";
      who: number | null;
      details: { round: number };
    };

/** What can be done, with what it touches. */
export type Doing =
  | {
      verb: "hut";
      notation: string;
      details: { hut: string };
    }
  | {
      verb: "garden";
      notation: string;
      details: { place: number; glyph: GlyphChoice; number: number; gathered: number[]; blooming: number[] };
    }
  | {
      verb: "steal";
      notation: string;
      details: { rival: number; kind: string };
    }
  | {
      verb: "use";
      notation: string;
      details: { asked: Asked };
    }
  | {
      verb: "done";
      notation: string;
      details: { asked: Asked };
    }
  | {
      verb: "learn";
      notation: string;
      details: { potion: string; slot: number; gold: number; stars: number };
    }
  | {
      verb: "forget";
      notation: string;
      details: { potion: string; position: number };
    }
  | {
      verb: "trade";
      notation: string;
      details: { "kind-given": string; "kind-list": string[]; "kind-got": string };
    }
  | {
      verb: "refresh";
      notation: string;
      details: object;
    }
  | {
      verb: "alchemy";
      notation: string;
      details: { formula: string };
    }
  | {
      verb: "sludge";
      notation: string;
      details: { place: number };
    }
  | {
      verb: "keep";
      notation: string;
      details: { formula: string };
    }
  | {
      verb: "leave";
      notation: string;
      details: object;
    }
  | {
      verb: "discard";
      notation: string;
      details: { kind: string };
    }
  | {
      verb: "add";
      notation: string;
      details: { "kind-added": string; column: Column; cell: Cell };
    }
  | {
      verb: "empty";
      notation: string;
      details: object;
    }
  | {
      verb: "brew";
      notation: string;
      details: { potion: string; cells: Cell[]; position: number; stars: number };
    }
  | {
      verb: "effect";
      notation: string;
      details: { potion: string; cells: Cell[]; position: number; stars: number };
    }
  | {
      verb: "salvage";
      notation: string;
      details: { kind: string };
    }
  | {
      verb: "ladle";
      notation: string;
      details: { kind: string };
    }
  | {
      verb: "fetch";
      notation: string;
      details: { kind: string };
    }
  | {
      verb: "seek";
      notation: string;
      details: { kind: string };
    }
  | {
      verb: "pluck";
      notation: string;
      details: { place: number; kind: string };
    }
  | {
      verb: "barter";
      notation: string;
      details: { "kind-given": string; "kind-list": string[]; "kind-got": string };
    }
  | {
      verb: "exchange";
      notation: string;
      details: { rival: number; kind: string };
    }
  | {
      verb: "give";
      notation: string;
      details: { kind: string };
    }
  | {
      verb: "drain";
      notation: string;
      details: { rival: number };
    }
  | {
      verb: "mushroom";
      notation: string;
      details: { rival: number; column: Column };
    }
  | {
      verb: "bloom";
      notation: string;
      details: object;
    }
  | {
      verb: "wither";
      notation: string;
      details: { kind: string };
    }
  | {
      verb: "stone";
      notation: string;
      details: object;
    }
  | {
      verb: "parchment";
      notation: string;
      details: object;
    }
  | {
      verb: "shears";
      notation: string;
      details: object;
    };

/** Every detail there is; which of them a row has, it says itself. */
export interface Details {
  asked?: Asked;
  blooming?: number[];
  cell?: Cell;
  cells?: Cell[];
  charm?: string;
  column?: Column;
  crystals?: number;
  drawn?: number;
  ending?: Ending;
  formula?: string;
  frogs?: number;
  gathered?: number[];
  glyph?: Glyph | GlyphChoice;
  gold?: number;
  hand?: Hand;
  hut?: string;
  kind?: string;
  "kind-added"?: string;
  "kind-given"?: string;
  "kind-got"?: string;
  "kind-list"?: string[];
  number?: number;
  place?: number;
  position?: number;
  potion?: string;
  rival?: number;
  round?: number;
  sign?: string;
  slot?: number;
  stars?: number;
  tokens?: number;
}

/** Details that are seats, as `<event or verb>.<detail>`: told by who sits there. */
export const SEATS: ReadonlySet<string> = new Set([
  "stole.rival",
  "exchanged.rival",
  "drained.rival",
  "mushroomed.rival",
  "steal.rival",
  "exchange.rival",
  "drain.rival",
  "mushroom.rival",
]);

/** What is asked. */
export type Prompt =
  | "choose"
  | "garden"
  | "steal"
  | "charm"
  | "shop"
  | "forget"
  | "sludge"
  | "keep"
  | "discard"
  | "add"
  | "brew"
  | "effect"
  | "burn"
  | "salvage"
  | "ladle"
  | "fetch"
  | "seek"
  | "pluck"
  | "barter"
  | "exchange"
  | "give"
  | "drain"
  | "mushroom"
  | "poison"
  | "bloom"
  | "wither"
  | "sign";

/** What is on or off, beside what is called like a card. */
export type Control =
  | "garden"
  | "plain"
  | "trade"
  | "refresh"
  | "leave"
  | "add"
  | "empty"
  | "done";

/** Why something is off. */
export type Refusal =
  | "no-glyph"
  | "no-stars"
  | "no-pair"
  | "no-more-alike"
  | "shop-empty"
  | "cheap-card"
  | "no-ingredients"
  | "satchel-empty"
  | "add-limit"
  | "columns-closed"
  | "cauldron-full"
  | "no-emptying"
  | "not-full"
  | "does-not-fit";
