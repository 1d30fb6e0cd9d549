// Written by `make types` from the game's rows and rules; do not edit.

import type { Choice, Happening } from "$wire";

export const PROMPTS = [
  "choose",
  "garden",
  "steal",
  "charm",
  "shop",
  "forget",
  "sludge",
  "keep",
  "discard",
  "add",
  "brew",
  "effect",
  "burn",
  "salvage",
  "ladle",
  "fetch",
  "seek",
  "pluck",
  "barter",
  "exchange",
  "give",
  "drain",
  "mushroom",
  "poison",
  "bloom",
  "wither",
  "sign",
] as const;
export type Prompt = (typeof PROMPTS)[number];

export const GLYPHS = [
  "none",
  "draw",
  "one-star",
  "two-stars",
] as const;
export type Glyph = (typeof GLYPHS)[number];

export const CELLS = [
  "a1",
  "a2",
  "a3",
  "b1",
  "b2",
  "b3",
  "c1",
  "c2",
  "c3",
] as const;
export type Cell = (typeof CELLS)[number];

export const HANDS = [
  "stone",
  "parchment",
  "shears",
] as const;
export type Hand = (typeof HANDS)[number];

export const ENDINGS = [
  "stars",
  "satchel",
  "shears",
  "shared",
  "cursed",
] as const;
export type Ending = (typeof ENDINGS)[number];

export const GLYPH_CHOICES = [
  "none",
  "draw",
  "one-star",
  "two-stars",
  "waived",
] as const;
export type GlyphChoice = (typeof GLYPH_CHOICES)[number];

export const COLUMNS = [
  "a",
  "b",
  "c",
] as const;
export type Column = (typeof COLUMNS)[number];

/** What happens: the details of each event. */
export interface Events {
  started: Record<string, never>;
  "moved-in": { hut: string };
  "dealt-row": { potion: string; slot: number };
  dealt: { kind: string };
  grew: { kind: string; place: number };
  rose: { sign: string };
  "top-sign": { sign: string };
  "top-formula": { formula: string };
  "turn-began": { round: number };
  entered: { place: number; "kind-list": string[] };
  "caught-frog": { frogs: number };
  stole: { kind: string; rival: number };
  "found-nobody": Record<string, never>;
  "used-glyph": { place: number; glyph: Glyph };
  drew: { kind: string };
  gained: { stars: number };
  lost: { stars: number };
  "used-charm": { charm: string };
  suffered: { charm: string };
  waived: { charm: string };
  learned: { potion: string; stars: number; gold: number };
  forgot: { potion: string };
  traded: { "kind-given": string; "kind-got": string; tokens: number; "kind-list": string[] };
  refreshed: Record<string, never>;
  performed: { formula: string; gold: number; crystals: number };
  spilled: { place: number };
  "took-formula": { formula: string };
  "returned-formula": { formula: string };
  "left-shop": Record<string, never>;
  discarded: { kind: string };
  added: { "kind-added": string; cell: Cell };
  emptied: Record<string, never>;
  brewed: { potion: string; cells: Cell[]; stars: number };
  "crystal-shone": { stars: number };
  "was-poisoned": { stars: number };
  lifted: Record<string, never>;
  "used-effect": { potion: string };
  burned: { kind: string };
  salvaged: { kind: string };
  ladled: { kind: string };
  fetched: { kind: string };
  sought: { kind: string };
  plucked: { kind: string; place: number };
  bartered: { "kind-given": string; "kind-got": string };
  exchanged: { "kind-got": string; "kind-given": string; rival: number };
  drained: { stars: number; rival: number };
  dropped: { kind: string };
  mushroomed: { rival: number; cell: Cell };
  poured: Record<string, never>;
  withered: { kind: string; place: number };
  "showed-sign": { hand: Hand };
  "chose-sign": Record<string, never>;
  "drew-contest": { drawn: number };
  beaten: Record<string, never>;
  "counted-gold": { stars: number };
  "stayed-cursed": Record<string, never>;
  "game-over": { ending: Ending };
  "round-began": { round: number };
}

/** What can be done: the details of each verb. */
export interface Verbs {
  hut: { hut: string };
  garden: { place: number; glyph: GlyphChoice; number: number; gathered: number[]; blooming: number[] };
  steal: { rival: number; kind: string };
  use: { asked: Prompt };
  done: { asked: Prompt };
  learn: { potion: string; slot: number; gold: number; stars: number };
  forget: { potion: string; position: number };
  trade: { "kind-given": string; "kind-list": string[]; "kind-got": string };
  refresh: Record<string, never>;
  alchemy: { formula: string };
  sludge: { place: number };
  keep: { formula: string };
  leave: Record<string, never>;
  discard: { kind: string };
  add: { "kind-added": string; column: Column; cell: Cell };
  empty: Record<string, never>;
  brew: { potion: string; cells: Cell[]; position: number; stars: number };
  effect: { potion: string; cells: Cell[]; position: number; stars: number };
  salvage: { kind: string };
  ladle: { kind: string };
  fetch: { kind: string };
  seek: { kind: string };
  pluck: { place: number; kind: string };
  barter: { "kind-given": string; "kind-list": string[]; "kind-got": string };
  exchange: { rival: number; kind: string };
  give: { kind: string };
  drain: { rival: number };
  mushroom: { rival: number; column: Column };
  bloom: Record<string, never>;
  wither: { kind: string };
  stone: Record<string, never>;
  parchment: Record<string, never>;
  shears: Record<string, never>;
}

/** What happened, with the details of its event. */
export type Told<E extends keyof Events = keyof Events> = {
  [K in E]: { event: K; who: number | null; details: Events[K] };
}[E];

/** What can be done, with the details of its verb. */
export type Doing<V extends keyof Verbs = keyof Verbs> = {
  [K in V]: Omit<Choice, "verb" | "details"> & { verb: K; details: Verbs[K] };
}[V];

const EVENTS: ReadonlySet<string> = new Set<keyof Events>([
  "started",
  "moved-in",
  "dealt-row",
  "dealt",
  "grew",
  "rose",
  "top-sign",
  "top-formula",
  "turn-began",
  "entered",
  "caught-frog",
  "stole",
  "found-nobody",
  "used-glyph",
  "drew",
  "gained",
  "lost",
  "used-charm",
  "suffered",
  "waived",
  "learned",
  "forgot",
  "traded",
  "refreshed",
  "performed",
  "spilled",
  "took-formula",
  "returned-formula",
  "left-shop",
  "discarded",
  "added",
  "emptied",
  "brewed",
  "crystal-shone",
  "was-poisoned",
  "lifted",
  "used-effect",
  "burned",
  "salvaged",
  "ladled",
  "fetched",
  "sought",
  "plucked",
  "bartered",
  "exchanged",
  "drained",
  "dropped",
  "mushroomed",
  "poured",
  "withered",
  "showed-sign",
  "chose-sign",
  "drew-contest",
  "beaten",
  "counted-gold",
  "stayed-cursed",
  "game-over",
  "round-began",
]);

const VERBS: ReadonlySet<string> = new Set<keyof Verbs>([
  "hut",
  "garden",
  "steal",
  "use",
  "done",
  "learn",
  "forget",
  "trade",
  "refresh",
  "alchemy",
  "sludge",
  "keep",
  "leave",
  "discard",
  "add",
  "empty",
  "brew",
  "effect",
  "salvage",
  "ladle",
  "fetch",
  "seek",
  "pluck",
  "barter",
  "exchange",
  "give",
  "drain",
  "mushroom",
  "bloom",
  "wither",
  "stone",
  "parchment",
  "shears",
]);

/** Whether it is one of this game's events: from then on its details have types. */
export function isTold(happening: Happening): happening is Told {
  return EVENTS.has(happening.event);
}

/** Whether it has one of this game's verbs: from then on its details have types. */
export function isDoing(choice: Choice): choice is Doing {
  return VERBS.has(choice.verb);
}

/** Whether one of these questions of this game is asked. */
export function isPrompt(prompt: string | null | undefined, ...prompts: readonly Prompt[]): boolean {
  return prompts.some((one) => one === prompt);
}

/** Whether it is one of these events of this game. */
export function isEvent<E extends keyof Events>(happening: Happening, ...events: readonly E[]): happening is Told<E> {
  return events.some((one) => one === happening.event);
}

/** Whether it is one of the things that only previews of this game tell. */
export function isForeseen(happening: Happening, ...names: readonly Foresight[]): boolean {
  return names.some((one) => one === happening.event);
}

/** Whether it has one of these verbs of this game. */
export function isVerb<V extends keyof Verbs>(choice: Choice, ...verbs: readonly V[]): choice is Doing<V> {
  return verbs.some((one) => one === choice.verb);
}

/** Whether it is one of these controls of this game. */
export function isControl(name: string | null | undefined, ...controls: readonly Control[]): boolean {
  return controls.some((one) => one === name);
}

/** Details told by a name: who sits there, or what a thing is called; as `<event or verb>.<detail>`. */
export const NAMED: Readonly<Record<string, "hut" | "potion" | "kind" | "sign" | "formula" | "seat" | "charm">> = {
  "moved-in.hut": "hut",
  "dealt-row.potion": "potion",
  "dealt.kind": "kind",
  "grew.kind": "kind",
  "rose.sign": "sign",
  "top-sign.sign": "sign",
  "top-formula.formula": "formula",
  "entered.kind-list": "kind",
  "stole.kind": "kind",
  "stole.rival": "seat",
  "drew.kind": "kind",
  "used-charm.charm": "charm",
  "suffered.charm": "charm",
  "waived.charm": "charm",
  "learned.potion": "potion",
  "forgot.potion": "potion",
  "traded.kind-given": "kind",
  "traded.kind-got": "kind",
  "traded.kind-list": "kind",
  "performed.formula": "formula",
  "took-formula.formula": "formula",
  "returned-formula.formula": "formula",
  "discarded.kind": "kind",
  "added.kind-added": "kind",
  "brewed.potion": "potion",
  "used-effect.potion": "potion",
  "burned.kind": "kind",
  "salvaged.kind": "kind",
  "ladled.kind": "kind",
  "fetched.kind": "kind",
  "sought.kind": "kind",
  "plucked.kind": "kind",
  "bartered.kind-given": "kind",
  "bartered.kind-got": "kind",
  "exchanged.kind-got": "kind",
  "exchanged.kind-given": "kind",
  "exchanged.rival": "seat",
  "drained.rival": "seat",
  "dropped.kind": "kind",
  "mushroomed.rival": "seat",
  "withered.kind": "kind",
  "hut.hut": "hut",
  "steal.rival": "seat",
  "steal.kind": "kind",
  "learn.potion": "potion",
  "forget.potion": "potion",
  "trade.kind-given": "kind",
  "trade.kind-list": "kind",
  "trade.kind-got": "kind",
  "alchemy.formula": "formula",
  "keep.formula": "formula",
  "discard.kind": "kind",
  "add.kind-added": "kind",
  "brew.potion": "potion",
  "effect.potion": "potion",
  "salvage.kind": "kind",
  "ladle.kind": "kind",
  "fetch.kind": "kind",
  "seek.kind": "kind",
  "pluck.kind": "kind",
  "barter.kind-given": "kind",
  "barter.kind-list": "kind",
  "barter.kind-got": "kind",
  "exchange.rival": "seat",
  "exchange.kind": "kind",
  "give.kind": "kind",
  "drain.rival": "seat",
  "mushroom.rival": "seat",
  "wither.kind": "kind",
};

/** What is on or off, beside what is called like a card. */
export const CONTROLS = [
  "garden",
  "plain",
  "trade",
  "refresh",
  "leave",
  "add",
  "empty",
  "done",
] as const;
export type Control = (typeof CONTROLS)[number];

/** Why something is off. */
export const REFUSALS = [
  "no-glyph",
  "no-stars",
  "no-pair",
  "no-more-alike",
  "shop-empty",
  "cheap-card",
  "no-ingredients",
  "satchel-empty",
  "add-limit",
  "columns-closed",
  "cauldron-full",
  "no-emptying",
  "not-full",
  "does-not-fit",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What only previews tell. */
export const FORESIGHTS = [
] as const;
export type Foresight = (typeof FORESIGHTS)[number];

/** Cells in a column of the cauldron. */
export const SIDE = 3;

/** Which places a hat may gather from, in steps from its own place: it depends on huts, curses and blessings. */
export const HARVESTS = [[-1, 0], [-1, 0, 1], [-1, 0, 1, 2]] as const;

/** What lifts the curse, where a potion is named. */
export const LIFT = "lift" as const;

/** A crystal, where a kind of token is named. */
export const CRYSTAL = "crystal" as const;

/** A mushroom, where a cauldron's tokens are named. */
export const MUSHROOM = "mushroom" as const;

/** The kind that stands for any other. */
export const WILD = "wild" as const;

/** The kind that never stays in a satchel. */
export const FROG = "frog" as const;

/** In a recipe: a cell for any token. */
export const DOTTED = "dotted" as const;
