/** What a game's table needs from a room on the server or in a lesson. */
import type { Control, Deed, Hint, Previewed, Seat, Table } from "$wire";
import type { Shown } from "./following.svelte";

export interface TableRoom {
  /** The message on the screen; later ones are still being played. */
  readonly table: Table | null;
  /** The latest message. */
  readonly heard: Table | null;
  readonly behind: boolean;
  /** The table whose cards are in play; null: the game's own card set. */
  readonly cardsOf: string | null;
  /** The part of the story that has been seen. */
  readonly deeds: readonly Deed[];
  /** Whether a coach says what to do. */
  readonly lesson?: boolean;
  /** Whether several people play on this device. */
  readonly shared?: boolean;
  /** Whether this viewer must decide and has seen everything before that. */
  readonly asked: boolean;
  onTable: ((table: Table, shown: Shown) => void) | null;
  seat(number: number | null): Pick<Seat, "present" | "holder"> | undefined;
  nameOf(number: number | null): string;
  /** The table's own controls: undo, preview, ask_hint, … */
  mean(name: string): Control | undefined;
  act(action: number): Promise<boolean>;
  undo(): Promise<boolean>;
  /**
   * What an action would do, and others after it; with `next` also what could be chosen then. Null: it cannot be
   * told.
   */
  preview(action: number, then?: readonly number[], next?: boolean): Promise<Previewed | null>;
  hints(): Promise<Hint[]>;
  /** The best sequence of decisions that belong together. */
  plan(): Promise<number[]>;
}
