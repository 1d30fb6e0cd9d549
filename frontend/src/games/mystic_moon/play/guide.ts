/** What the coach points at: the next touch for the action that the pupil must play. */
import type { Target } from "$kit/table/ways";
import type { Draft } from "./draft.svelte";
import type { Picker } from "./picker.svelte";
import { COLUMNS, isDoing } from "../rows";

/** A target, `commit`, or for the cauldron `mine:<kind>` and then `cell:<column>`. */
export function guidance(line: readonly string[], picker: Picker, draft: Draft, held: string | null): Target | null {
  if (draft.open) return filling(line, picker, draft, held);
  const choice = picker.choices.find((other) => other.notation === line[0]);
  return choice ? (picker.waysOf(choice)[0]!.steps[picker.picked.length] ?? "commit") : null;
}

/** The first token of the line that is not laid out yet; then doing it. */
function filling(line: readonly string[], picker: Picker, draft: Draft, held: string | null): Target | null {
  const left = draft.columns.map((column) => [...column]);
  for (const notation of line) {
    const choice = picker.choices.find((other) => other.notation === notation);
    if (!choice || !isDoing(choice) || choice.verb !== "add") continue;
    const { "kind-added": kind, column } = choice.details;
    const laid = left[COLUMNS.indexOf(column)]!;
    if (!laid.includes(kind)) return held === kind ? `cell:${column}` : `mine:${kind}`;
    laid.splice(laid.indexOf(kind), 1);
  }
  return "commit";
}
