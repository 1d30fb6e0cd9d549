/** The games this table can show. Everything about a game is loaded when it is first needed. */
import type { Component } from "svelte";
import type { Deed, Happening } from "../wire";
import type { Room } from "../kit/room.svelte";

export interface Play {
  room: Room;
}

/** What a game brings: the same parts for each, under the same file names. */
export interface GameParts {
  /** The whole table of the game in play, also after its end. */
  Play: Component<{ room: Room }>;
  /** A moment of a replay. */
  Moment: Component<{ view: unknown; eyes: number | null; names: string[]; marks: readonly Happening[] }>;
  Learn: Component;
  /** The scripted first turns. */
  tutorial: Tutorial;
  /** One line of the log. */
  line(happening: Happening, name: (seat: number | null) => string): string | null;
}

export interface Lesson {
  /** The words: `<game>-tutorial-<key>`. */
  key: string;
  /** The notation the pupil is to play; null: read on. */
  play: string | null;
  /** Notations others play before the next lesson. */
  then: readonly string[];
}

export interface Tutorial {
  lessons: readonly Lesson[];
}

interface Entry {
  door: () => Promise<{ default: Component }>;
  parts: () => Promise<GameParts>;
  topics: readonly string[];
}

export const registry: Record<string, Entry> = {
  apotheca: {
    door: () => import("./apotheca/Door.svelte"),
    parts: () => import("./apotheca") as unknown as Promise<GameParts>,
    topics: ["apotheca", "apotheca-table"],
  },
};

export type { Deed, Happening };
