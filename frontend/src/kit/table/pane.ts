/** A part of the table beside the board: in a column, on a phone behind a tab. */
import type { Snippet } from "svelte";

export interface Pane {
  /** Also its tab's: words `<game>-table-tab-<name>`. */
  name: string;
  body: Snippet;
  /** Its position among the tabs; undefined while it has nothing to show. */
  rank?: number | undefined;
  /** At the bottom of its column. */
  low?: boolean;
}
