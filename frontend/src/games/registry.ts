/** The games this table can show. Everything about a game is loaded when it is first needed. */
import type { Component } from "svelte";
import type { TableRoom } from "$kit/table/tableroom";
import { words } from "$kit/words/words.svelte";
import type { Choice, Deed, Step } from "$wire";

/** A moment of a finished game, and whether it was reached by one step from the one before. */
export interface Shown {
  /** Of the game; its cards are asked for by it. */
  table: string;
  step: Step;
  onward: boolean;
  eyes: number | null;
  names: string[];
  /** Which seats were bots'. */
  bots: boolean[];
  /** What was done up to this moment. */
  deeds: readonly Deed[];
}

/** A move of a finished game in words, seen where it could be made. */
export type Say = (choice: Choice, view: unknown, nameOf: (seat: number | null) => string) => string;

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;
type None = Record<string, never>;

/** What a game brings: the same parts for each, under the same file names. */
interface Entry {
  /** Its picture on the home page. */
  door: Loaded<None>;
  /** The whole table of the game in play, also after its end. */
  play: Loaded<{ room: TableRoom }>;
  /** The table at one moment of a replay, and the words of what was done. */
  moment: Loaded<{ shown: Shown }>;
  /** The words of moves that could have been made at a table. */
  moves: () => Promise<{ default: (table: string) => Promise<Say> }>;
  /** What this game says of its end, beside who won. */
  ending: Loaded<{ view: unknown; scores: readonly number[]; nameOf: (seat: number) => string }>;
  /** The rules in our own words, with live pieces. */
  learn: Loaded<None>;
  /** The first turns, played. */
  tutorial: Loaded<None>;
  /** Files of words. */
  topics: readonly string[];
  /** Options that are worth a place of their own where a room is made. */
  expansions?: readonly string[];
}

export const registry: Readonly<Record<string, Entry>> = {
  apotheca: {
    door: () => import("./apotheca/art/Door.svelte"),
    play: () => import("./apotheca/Table.svelte"),
    moment: () => import("./apotheca/Moment.svelte"),
    moves: () => import("./apotheca/play/moves"),
    ending: () => import("./apotheca/Ending.svelte"),
    learn: () => import("./apotheca/lessons/Learn.svelte"),
    tutorial: () => import("./apotheca/lessons/Tutorial.svelte"),
    topics: ["apotheca", "apotheca-table"],
  },
  mystic_moon: {
    door: () => import("./mystic_moon/art/Door.svelte"),
    play: () => import("./mystic_moon/Play.svelte"),
    moment: () => import("./mystic_moon/Moment.svelte"),
    moves: () => import("./mystic_moon/play/moves"),
    ending: () => import("./mystic_moon/Ending.svelte"),
    learn: () => import("./mystic_moon/lessons/Learn.svelte"),
    tutorial: () => import("./mystic_moon/lessons/Tutorial.svelte"),
    topics: ["mystic_moon", "mystic_moon-table"],
    expansions: ["zodiac", "alchemy"],
  },
  potion_explosion: {
    door: () => import("./potion_explosion/art/Door.svelte"),
    play: () => import("./potion_explosion/Play.svelte"),
    moment: () => import("./potion_explosion/Moment.svelte"),
    moves: () => import("./potion_explosion/play/moves"),
    ending: () => import("./potion_explosion/Ending.svelte"),
    learn: () => import("./potion_explosion/lessons/Learn.svelte"),
    tutorial: () => import("./potion_explosion/lessons/Tutorial.svelte"),
    topics: ["potion_explosion", "potion_explosion-table"],
  },
};

export type Part = "door" | "play" | "moment" | "ending" | "learn" | "tutorial";

/** A part of a game with its words; null where this table does not know the game. */
export async function part<P extends Part>(
  game: string,
  name: P,
): Promise<Awaited<ReturnType<Entry[P]>>["default"] | null> {
  const entry = registry[game];
  if (!entry) return null;
  const [found] = await Promise.all([entry[name](), words.learn(...entry.topics)]);
  return found.default as Awaited<ReturnType<Entry[P]>>["default"];
}

/** How a game says moves at a table; where this page does not know the game, as they are written. */
export async function sayer(game: string, table: string): Promise<Say> {
  const found = await registry[game]?.moves();
  return found ? found.default(table) : (choice) => choice.notation;
}
