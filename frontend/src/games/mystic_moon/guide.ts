/** What a coach points at: the next touch on the way to what the pupil is to play. */
import type { Target } from "../../kit/ways";
import type { Draft } from "./draft.svelte";
import type { Picker } from "./picker.svelte";

/** A target, `button:<verb>` for a button, `commit`, or for the cauldron `mine:<kind>` and then `cell:<column>`. */
export function guidance(notation: string, picker: Picker, draft: Draft, held: string | null): Target | null {
  const choice = picker.choices.find((other) => other.notation === notation);
  if (!choice) return null;
  if (choice.verb === "add") {
    const kind = String(choice.details["kind-added"]);
    return held === kind ? `cell:${String(choice.details["column"])}` : `mine:${kind}`;
  }
  if (["brew", "done"].includes(choice.verb) && draft.open) return "commit";
  return picker.waysOf(choice)[0]!.steps[picker.picked.length] ?? "commit";
}
