// Written by `make types` from the game's rows and rules; do not edit.

import type { Choice, Happening } from "$wire";

export const PROMPTS = [
  "action",
  "place",
  "trigger",
  "satisfy",
  "extra",
  "decree",
  "stack",
  "outside",
] as const;
export type Prompt = (typeof PROMPTS)[number];

export const SPACES = [
  "a1",
  "b1",
  "c1",
  "d1",
  "a2",
  "b2",
  "c2",
  "d2",
  "a3",
  "b3",
  "c3",
  "d3",
  "a4",
  "b4",
  "c4",
  "d4",
] as const;
export type Space = (typeof SPACES)[number];

export const COLOURS = [
  "red",
  "blue",
  "yellow",
] as const;
export type Colour = (typeof COLOURS)[number];

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
export type Card = (typeof CARDS)[number];

export const STATIONS = [
  "ruby",
  "sapphire",
  "topaz",
] as const;
export type Station = (typeof STATIONS)[number];

export const ENDINGS = [
  "satisfied",
  "kept",
  "stuck",
  "filled",
  "quiet",
] as const;
export type Ending = (typeof ENDINGS)[number];

export const PAYS = [
  "alike",
  "mixed",
] as const;
export type Pay = (typeof PAYS)[number];

export const CARD_CHOICES = [
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
  "deck",
] as const;
export type CardChoice = (typeof CARD_CHOICES)[number];

export const POWERS = [
  "charge",
  "dive",
  "float",
  "flip",
  "juggle",
  "glide",
  "leap",
  "pounce",
  "rush",
  "swap",
  "spin",
  "switch",
  "twist",
  "waltz",
  "winds",
] as const;
export type Power = (typeof POWERS)[number];

/** What happens: the details of each event. */
export interface Events {
  started: Record<string, never>;
  "turn-began": Record<string, never>;
  revealed: { space: Space; colour: Colour };
  "gained-gem": { colour: Colour };
  paid: { colour: Colour; gems: number; to?: number };
  drew: Record<string, never>;
  saw: { colour: Colour };
  placed: { space: Space };
  hired: { card: Card; station: Station };
  "hired-from-deck": { card: Card };
  refilled: { card: Card; station: Station };
  "used-power": { card: Card; action: string };
  moved: { from: Space; "to-space": Space };
  matched: { match: Space[]; colour: Colour };
  satisfied: { card: Card; colour: Colour };
  returned: { colour: Colour; potions: number };
  kept: { colour: Colour };
  overloaded: { colour: Colour };
  removed: { colour: Colour; spaces: Space[] };
  decreed: { colour: Colour };
  "took-extra": Record<string, never>;
  stacked: { space: Space; potions: number };
  scored: { points: number };
  "came-in": { space: Space };
  passed: Record<string, never>;
  "game-over": { ending: Ending };
}

/** What can be done: the details of each verb. */
export interface Verbs {
  reveal: { space: Space; words: string };
  restock: { words: string };
  place: { space: Space; words: string };
  hire: { pay: Pay; station?: Station; card: CardChoice; words: string };
  match: { spaces: Space[]; colour: Colour; words: string };
  satisfy: { card: Card; words: string };
  extra: { words: string };
  done: { words: string };
  decree: { colour: Colour; words: string };
  stack: { space: Space; words: string };
  outside: { space: Space; words: string };
  charge: { card: Card; power: Power; from: Space[]; to: Space[]; words: string };
  dive: { card: Card; power: Power; from: Space[]; to: Space[]; words: string };
  float: { card: Card; power: Power; from: Space[]; to: Space[]; line: string; way: string; words: string };
  flip: { card: Card; power: Power; from: Space[]; to: Space[]; words: string };
  juggle: { card: Card; power: Power; from: Space[]; to: Space[]; words: string };
  glide: { card: Card; power: Power; from: Space[]; to: Space[]; words: string };
  leap: { card: Card; power: Power; from: Space[]; to: Space[]; words: string };
  pounce: { card: Card; power: Power; from: Space[]; to: Space[]; words: string };
  rush: { card: Card; power: Power; from: Space[]; to: Space[]; line: string; way: string; words: string };
  swap: { card: Card; power: Power; from: Space[]; to: Space[]; words: string };
  spin: { card: Card; power: Power; from: Space[]; to: Space[]; words: string };
  switch: { card: Card; power: Power; from: Space[]; to: Space[]; words: string };
  twist: { card: Card; power: Power; from: Space[]; to: Space[]; space: Space; words: string };
  waltz: { card: Card; power: Power; from: Space[]; to: Space[]; words: string };
  winds: { card: Card; power: Power; from: Space[]; to: Space[]; way: string; words: string };
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
  "turn-began",
  "revealed",
  "gained-gem",
  "paid",
  "drew",
  "saw",
  "placed",
  "hired",
  "hired-from-deck",
  "refilled",
  "used-power",
  "moved",
  "matched",
  "satisfied",
  "returned",
  "kept",
  "overloaded",
  "removed",
  "decreed",
  "took-extra",
  "stacked",
  "scored",
  "came-in",
  "passed",
  "game-over",
]);

const VERBS: ReadonlySet<string> = new Set<keyof Verbs>([
  "reveal",
  "restock",
  "place",
  "hire",
  "match",
  "satisfy",
  "extra",
  "done",
  "decree",
  "stack",
  "outside",
  "charge",
  "dive",
  "float",
  "flip",
  "juggle",
  "glide",
  "leap",
  "pounce",
  "rush",
  "swap",
  "spin",
  "switch",
  "twist",
  "waltz",
  "winds",
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
export const NAMED: Readonly<Record<string, "seat" | "card" | "station">> = {
  "paid.to": "seat",
  "hired.card": "card",
  "hired.station": "station",
  "hired-from-deck.card": "card",
  "refilled.card": "card",
  "refilled.station": "station",
  "used-power.card": "card",
  "satisfied.card": "card",
  "hire.station": "station",
  "hire.card": "card",
  "satisfy.card": "card",
  "charge.card": "card",
  "dive.card": "card",
  "float.card": "card",
  "flip.card": "card",
  "juggle.card": "card",
  "glide.card": "card",
  "leap.card": "card",
  "pounce.card": "card",
  "rush.card": "card",
  "swap.card": "card",
  "spin.card": "card",
  "switch.card": "card",
  "twist.card": "card",
  "waltz.card": "card",
  "winds.card": "card",
};

/** What is on or off, beside what is called like a card. */
export const CONTROLS = [
  "reveal",
  "restock",
  "hire",
  "decree",
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
export type Control = (typeof CONTROLS)[number];

/** Why something is off. */
export const REFUSALS = [
  "answer-first",
  "used",
  "nothing-facedown",
  "no-restock",
  "three-facedown",
  "market-full",
  "supply-empty",
  "no-gem",
  "no-gems",
  "no-use",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What only previews tell. */
export const FORESIGHTS = [
] as const;
export type Foresight = (typeof FORESIGHTS)[number];

/** Spaces in a row of the market. */
export const WIDTH = 4;

/** Potions in the shortest line of a match. */
export const LINE = 3;

/** The gems of a mixed payment, one of each. */
export const MIXED = ["red", "blue", "yellow"] as const;

/** Whose power each verb is. */
export const CARD_OF_POWER = {
  "charge": "giada",
  "dive": "ooki-oogi",
  "float": "solas",
  "flip": "imogen",
  "juggle": "afrit",
  "glide": "corvidus",
  "leap": "merten",
  "pounce": "karinne",
  "rush": "carbuncle",
  "swap": "masked-woman",
  "spin": "strega",
  "switch": "qwixly",
  "twist": "benedetto",
  "waltz": "porter-king",
  "winds": "tidemaster"
} as const;
