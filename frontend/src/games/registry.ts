/** The games this table can show. Everything about a game is loaded when it is first needed. */
import type { Component } from "svelte";
import type { Room } from "../kit/room.svelte";
import type { Step } from "../wire";

/** A moment of a finished game, and whether it was reached by one step from the one before. */
export interface Shown {
  step: Step;
  onward: boolean;
  eyes: number | null;
  names: string[];
}

/** What a game brings: the same parts for each, under the same file names. */
export interface GameParts {
  /** The whole table of the game in play, also after its end. */
  Play: Component<{ room: Room }>;
  /** The table at one moment of a replay, and the words of what was done. */
  Moment: Component<{ shown: Shown }>;
  /** The rules in our own words, with live pieces. */
  Learn: Component;
  /** The first turns, played. */
  Tutorial: Component;
}

interface Entry {
  door: () => Promise<{ default: Component }>;
  parts: () => Promise<GameParts>;
  /** Files of words. */
  topics: readonly string[];
}

export const registry: Readonly<Record<string, Entry>> = {
  apotheca: {
    door: () => import("./apotheca/Door.svelte"),
    parts: () => import("./apotheca"),
    topics: ["apotheca", "apotheca-table"],
  },
};
