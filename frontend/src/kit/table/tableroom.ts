/** What a game's table needs of a room, be it on the server or a lesson. */
import type { Control, Deed, Hint, Previewed, Seat, Table } from "$wire";
import type { Shown } from "./following.svelte";

export interface TableRoom {
  /** The table that is on the screen; what was heard since is still being played. */
  readonly table: Table | null;
  /** The last message. */
  readonly heard: Table | null;
  readonly behind: boolean;
  /** The table whose cards are in play; null: the game's own set. */
  readonly cardsOf: string | null;
  /** What has been seen of the story. */
  readonly deeds: readonly Deed[];
  /** Somebody beside the table already says what to do. */
  readonly lesson?: boolean;
  /** Whether it is this viewer's decision now, and all that led to it was seen. */
  readonly asked: boolean;
  onTable: ((table: Table, shown: Shown) => void) | null;
  seat(number: number | null): Pick<Seat, "present" | "holder"> | undefined;
  nameOf(number: number | null): string;
  /** What the table offers besides the game: undo, preview, ask_hint, … */
  mean(name: string): Control | undefined;
  act(action: number): Promise<boolean>;
  undo(): Promise<boolean>;
  /**
   * What an action would do, and others after it; with `next` also what could be chosen then. Null: it cannot be
   * told.
   */
  preview(action: number, then?: readonly number[], next?: boolean): Promise<Previewed | null>;
  hints(): Promise<Hint[]>;
  /** The best actions in order, where several belong together. */
  plan(): Promise<number[]>;
}
