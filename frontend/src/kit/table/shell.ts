/** What a game gives the shell of its table. */
import type { Snippet } from "svelte";

/** A part of the table beside the board: in a column, on a phone behind a tab. */
export interface Pane {
  /** Also its tab's: words `<game>-table-tab-<name>`. */
  name: string;
  body: Snippet;
  /** Its position among the tabs; undefined while it has nothing to show. */
  rank?: number | undefined;
  /** At the bottom of its column. */
  low?: boolean;
}

/** How somebody stands, in short: signs with a number each, and the same in words. */
export interface Standing {
  seat: number;
  words: string;
  parts: readonly { symbol: string; value: number }[];
}
