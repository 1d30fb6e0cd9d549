/** The games this front end can draw. Everything about a game is loaded when it is first needed. */
import type { Component } from "svelte";
import type { Lesson } from "$kit/lessons/lesson.svelte";
import { api } from "$kit/net/api";
import type { Say, Shown } from "$kit/replay/shown";
import type { Deed } from "$wire";
import type { TableRoom } from "$kit/table/tableroom";
import { drawings } from "$kit/ui/drawings";
import { words } from "$kit/words/words.svelte";
import { DRAWINGS as ofApotheca } from "./apotheca/art/drawings";
import { DRAWINGS as ofMysticMoon } from "./mystic_moon/art/drawings";
import firstOfApotheca from "./apotheca/lessons/tutorial.json?url";
import firstOfMysticMoon from "./mystic_moon/lessons/tutorial.json?url";
import firstOfPotionExplosion from "./potion_explosion/lessons/tutorial.json?url";

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;
type None = Record<string, never>;

/** A finished game, for the component that shows its end. */
interface Ended extends Record<string, unknown> {
  view: unknown;
  scores: readonly number[];
  winners: readonly number[];
  nameOf: (seat: number) => string;
  /** The whole story, and the id of its table. */
  deeds: readonly Deed[];
  id: string;
}

/** The parts of a game; their files have the same names in all games. All parts but the door may use its cards. */
interface Entry {
  /** Its picture on the home page. */
  door: Loaded<None>;
  /** The background of its pages, if it is not the night market. */
  world?: Loaded<None>;
  /** The table, during and after the game. The guide is what the coach wants the player to do, in notation. */
  table: Loaded<{ room: TableRoom; guide: readonly string[] }>;
  /** The table at a moment of a replay, and what was done in words. */
  moment: Loaded<{ shown: Shown }>;
  /** What the game shows at its end, besides the winners. */
  ending: Loaded<Ended>;
  /** The rules in our own words, with interactive pieces. */
  learn: Loaded<None>;
  /** The file with the first turns, which the engine has played in advance. */
  lessons?: string;
  /** Describes moves, with the names of the game's cards. */
  moves: () => Promise<{ default: (cards: never) => Say }>;
  /** The files with its drawings, which all parts but the door need. */
  drawings?: readonly string[];
  /** Its Fluent files. */
  topics: readonly string[];
  /** Options that are shown separately in the form for a new room. */
  expansions?: readonly string[];
  /** Options with a component in which they are chosen. */
  options?: Readonly<Record<string, Loaded<OptionProps>>>;
}

interface OptionProps extends Record<string, unknown> {
  choices: readonly string[];
  value: string;
  onchoose: (choice: string) => void;
}
export type DrawnOption = Component<OptionProps>;

export const registry: Readonly<Record<string, Entry>> = {
  apotheca: {
    door: () => import("./apotheca/art/Door.svelte"),
    table: () => import("./apotheca/Table.svelte"),
    moment: () => import("./apotheca/Moment.svelte"),
    ending: () => import("./apotheca/Ending.svelte"),
    learn: () => import("./apotheca/lessons/Learn.svelte"),
    lessons: firstOfApotheca,
    moves: () => import("./apotheca/play/moves"),
    drawings: ofApotheca,
    topics: ["apotheca", "apotheca-table"],
  },
  mystic_moon: {
    door: () => import("./mystic_moon/art/Door.svelte"),
    world: () => import("./mystic_moon/art/Backdrop.svelte"),
    table: () => import("./mystic_moon/Table.svelte"),
    moment: () => import("./mystic_moon/Moment.svelte"),
    ending: () => import("./mystic_moon/Ending.svelte"),
    learn: () => import("./mystic_moon/lessons/Learn.svelte"),
    lessons: firstOfMysticMoon,
    moves: () => import("./mystic_moon/play/moves"),
    drawings: ofMysticMoon,
    topics: ["mystic_moon", "mystic_moon-table"],
    expansions: ["zodiac", "alchemy"],
  },
  potion_explosion: {
    door: () => import("./potion_explosion/art/Door.svelte"),
    world: () => import("./potion_explosion/art/Lab.svelte"),
    table: () => import("./potion_explosion/Table.svelte"),
    moment: () => import("./potion_explosion/Moment.svelte"),
    ending: () => import("./potion_explosion/Ending.svelte"),
    learn: () => import("./potion_explosion/lessons/Learn.svelte"),
    lessons: firstOfPotionExplosion,
    moves: () => import("./potion_explosion/play/moves"),
    topics: ["potion_explosion", "potion_explosion-table"],
    options: { left_out: () => import("./potion_explosion/parts/LeftOut.svelte") },
  },
};

/** The parts for games without drawings. */
const plain: Entry = {
  door: () => import("./plain/art/Door.svelte"),
  table: () => import("./plain/Table.svelte"),
  moment: () => import("./plain/Moment.svelte"),
  ending: () => import("./plain/Ending.svelte"),
  learn: () => import("./plain/Learn.svelte"),
  moves: () => import("./plain/play/moves"),
  topics: ["plain-table"],
};

export function entryOf(game: string): Entry {
  return registry[game] ?? plain;
}

/** Whether a game has a tutorial. */
export function hasLessons(game: string): boolean {
  return game in registry;
}

/** Load the messages of a game; those of another package come from the server. */
export async function learnWords(game: string): Promise<void> {
  const guest = game in registry ? Promise.resolve() : api.plain(game).then((found) => words.teach(game, found.words));
  await Promise.all([guest, words.learn(...entryOf(game).topics)]);
}

/** The components for options of a game. */
export async function drawnOptions(game: string): Promise<Readonly<Record<string, DrawnOption>>> {
  const found = Object.entries(entryOf(game).options ?? {}).map(
    async ([name, load]) => [name, (await load()).default] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

export type Part = "door" | "table" | "moment" | "ending" | "learn";

/** Load a part of a game, with its messages and drawings. */
export async function part<P extends Part>(game: string, name: P): Promise<Awaited<ReturnType<Entry[P]>>["default"]> {
  const entry = entryOf(game);
  const drawn = name === "door" ? [] : (entry.drawings ?? []);
  const [found] = await Promise.all([entry[name](), learnWords(game), ...drawn.map(drawings)]);
  return found.default as Awaited<ReturnType<Entry[P]>>["default"];
}

const played = import.meta.glob<string>("./*/lessons/played/*.json", { query: "?url", import: "default", eager: true });

/** The short lessons of a game, besides its first turns. */
export function coursesOf(game: string): string[] {
  const folder = `./${game}/lessons/played/`;
  return Object.keys(played)
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length, -".json".length));
}

/** The lessons of a game, if it has any: those of a course, or its first turns. */
export async function lessonsOf(game: string, course?: string): Promise<readonly Lesson[]> {
  const file = course === undefined ? entryOf(game).lessons : played[`./${game}/lessons/played/${course}.json`];
  return file === undefined ? [] : ((await (await fetch(file)).json()) as readonly Lesson[]);
}

/** Load the messages of a game's lessons. */
export async function learnLessons(game: string): Promise<void> {
  if (game in registry) await words.learn(...entryOf(game).topics, `${game}-lessons`);
}

/** The function that describes a game's moves at a table. */
export async function sayer(game: string, table: string): Promise<Say> {
  const [found, cards] = await Promise.all([entryOf(game).moves(), api.cards<object | null>(game, table)]);
  return found.default((cards ?? (await api.plain(game))) as never);
}
