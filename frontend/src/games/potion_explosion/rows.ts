// Written by `make types` from the game's rows and rules; do not edit.

import type { Choice, Happening } from "$wire";

export const PROMPTS = [
  "draft",
  "action",
  "help",
  "wisdom",
  "love",
  "magnetical",
  "prismatic",
  "abyssal",
  "sands",
  "balm",
  "lavamancing",
  "pool",
  "deal",
  "keep",
  "draw",
  "tie",
] as const;
export type Prompt = (typeof PROMPTS)[number];

export const KINDS = [
  "wisdom",
  "love",
  "magnetical",
  "prismatic",
  "abyssal",
  "sands",
  "balm",
  "lavamancing",
] as const;
export type Kind = (typeof KINDS)[number];

export const COLOURS = [
  "red",
  "blue",
  "black",
  "yellow",
] as const;
export type Colour = (typeof COLOURS)[number];

export const TRACKS = [
  "a",
  "b",
  "c",
  "d",
  "e",
] as const;
export type Track = (typeof TRACKS)[number];

export const SKILLS = [
  "wisdom",
  "love",
  "magnetical",
  "prismatic",
  "abyssal",
  "sands",
  "balm",
  "lavamancing",
  "five",
] as const;
export type Skill = (typeof SKILLS)[number];

export const ENDINGS = [
  "tokens",
  "tiles",
] as const;
export type Ending = (typeof ENDINGS)[number];

/** What happens: the details of each event. */
export interface Events {
  started: Record<string, never>;
  "left-out": { kind: Kind[] };
  "laid-out": { kind: Kind };
  chose: { kind: Kind };
  uncovered: { kind: Kind; size: number; points: number; stack: number };
  "dispenser-filled": Record<string, never>;
  "turn-began": Record<string, never>;
  picked: { place: string; colour: Colour };
  exploded: { colour: Colour; count: number; track: Track };
  "rolled-in": { track: Track; colour: Colour; at: string };
  helped: { left: number };
  took: { place: string; colour: Colour };
  completed: { kind: Kind; size: number; points: number; burner: number };
  returned: { colour: Colour; track: Track; at: string };
  drank: { kind: Kind };
  repeated: { kind: Kind };
  stole: { to: number; marbles: Colour[] };
  "put-on": { colour: Colour; burner: number; hole: Colour };
  melted: { colour: Colour; count: number; track: Track };
  placed: { colour: Colour; first: number; second: number };
  kept: { marbles: Colour[] };
  "threw-back": { marbles: Colour[] };
  drew: { kind: Kind; size: number; points: number; stack: number; burner: number };
  earned: { skill: Skill };
  "last-round": { ending: Ending };
  tied: Record<string, never>;
  "put-aside": { count: number };
  "game-over": { ending: Ending };
}

/** What can be done: the details of each verb. */
export interface Verbs {
  choose: { kind: Kind; words: string };
  pick: { place: string; colour: Colour; words: string };
  help: { words: string };
  take: { place: string; colour: Colour; words: string };
  fill: { burner: number; kind: Kind; size: number; points: number; words: string };
  drink: { kind: Kind; words: string };
  end: { words: string };
  steal: { to: number; marbles: Colour[]; words: string };
  attract: { places: string[]; marbles: Colour[]; words: string };
  keep: { marbles: Colour[]; words: string };
  put: { colour: Colour; burner: number; hole: Colour; words: string };
  enough: { words: string };
  scrape: { places: string[]; marbles: Colour[]; words: string };
  repeat: { kind: Kind; words: string };
  stick: { places: string[]; marbles: Colour[]; words: string };
  melt: { place: string; colour: Colour; words: string };
  deal: { colour: Colour; first: number; second: number; words: string };
  draw: { stack: number; kind: Kind; size: number; points: number; words: string };
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
  "left-out",
  "laid-out",
  "chose",
  "uncovered",
  "dispenser-filled",
  "turn-began",
  "picked",
  "exploded",
  "rolled-in",
  "helped",
  "took",
  "completed",
  "returned",
  "drank",
  "repeated",
  "stole",
  "put-on",
  "melted",
  "placed",
  "kept",
  "threw-back",
  "drew",
  "earned",
  "last-round",
  "tied",
  "put-aside",
  "game-over",
]);

const VERBS: ReadonlySet<string> = new Set<keyof Verbs>([
  "choose",
  "pick",
  "help",
  "take",
  "fill",
  "drink",
  "end",
  "steal",
  "attract",
  "keep",
  "put",
  "enough",
  "scrape",
  "repeat",
  "stick",
  "melt",
  "deal",
  "draw",
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
export const NAMED: Readonly<Record<string, "kind" | "colour" | "seat" | "marbles" | "hole" | "skill">> = {
  "left-out.kind": "kind",
  "laid-out.kind": "kind",
  "chose.kind": "kind",
  "uncovered.kind": "kind",
  "picked.colour": "colour",
  "exploded.colour": "colour",
  "rolled-in.colour": "colour",
  "took.colour": "colour",
  "completed.kind": "kind",
  "returned.colour": "colour",
  "drank.kind": "kind",
  "repeated.kind": "kind",
  "stole.to": "seat",
  "stole.marbles": "marbles",
  "put-on.colour": "colour",
  "put-on.hole": "hole",
  "melted.colour": "colour",
  "placed.colour": "colour",
  "kept.marbles": "marbles",
  "threw-back.marbles": "marbles",
  "drew.kind": "kind",
  "earned.skill": "skill",
  "choose.kind": "kind",
  "pick.colour": "colour",
  "take.colour": "colour",
  "fill.kind": "kind",
  "drink.kind": "kind",
  "steal.to": "seat",
  "steal.marbles": "marbles",
  "attract.marbles": "marbles",
  "keep.marbles": "marbles",
  "put.colour": "colour",
  "put.hole": "hole",
  "scrape.marbles": "marbles",
  "repeat.kind": "kind",
  "stick.marbles": "marbles",
  "melt.colour": "colour",
  "deal.colour": "colour",
  "draw.kind": "kind",
};

/** What is on or off, beside what is called like a card. */
export const CONTROLS = [
  "pick",
  "help",
  "fill-1",
  "fill-2",
  "drink-wisdom",
  "drink-love",
  "drink-magnetical",
  "drink-prismatic",
  "drink-abyssal",
  "drink-sands",
  "drink-balm",
  "drink-lavamancing",
  "end",
] as const;
export type Control = (typeof CONTROLS)[number];

/** Why something is off. */
export const REFUSALS = [
  "answer-first",
  "picked",
  "pick-first",
  "nothing-to-take",
  "no-help-left",
  "helped",
  "no-tile",
  "lacking",
  "no-effect",
  "all-drunk",
  "not-brewed",
  "ninth",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What only previews tell. */
export const FORESIGHTS = [
  "perhaps-more",
] as const;
export type Foresight = (typeof FORESIGHTS)[number];

/** Places in sight of each track; the highest of them is out of reach. */
export const IN_SIGHT = 9;

/** The size of the tiles that each player starts with. */
export const STARTER_SIZE = 4;

/** The burners of a desk, by their numbers. */
export const BURNERS = [0, 1] as const;

/** Instead of a place: a marble that returned under the lid. */
export const LID = "lid" as const;
