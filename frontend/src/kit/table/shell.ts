/** What a game gives the shell of its table. */
import type { Snippet } from "svelte";

/** A part of the table besides the board: in a column, or on a phone behind a tab. */
export interface Pane {
  /** Its name; the text of its tab is `<game>-table-tab-<name>`. */
  name: string;
  body: Snippet;
  /** Its position among the tabs; undefined if it has nothing to show. */
  rank?: number | undefined;
  /** At the bottom of its column. */
  low?: boolean;
}

interface Part {
  symbol: string;
  value: number;
}

/** Players who win together have one score, in their colour. */
export interface Team {
  colour: string;
  words: string;
  /** Those of them who have no score of their own here: oneself. */
  also: readonly number[];
  won: Part;
}

/** A player's score in short: signs with numbers, and the same in words. */
export interface Standing {
  seat: number;
  words: string;
  parts: readonly Part[];
  /** The same object for all partners, who stand one after the other. */
  team?: Team | undefined;
}
