/** A part of the table beside what is played: in a column, on a phone behind a tab. */
import type { Snippet } from "svelte";

export interface Pane {
  /** Also its tab's: words `<game>-table-tab-<name>`. */
  name: string;
  body: Snippet;
  /** Its place among the tabs; none: it has nothing to show just now. */
  rank?: number | undefined;
  /** At the foot of its column. */
  low?: boolean;
}
