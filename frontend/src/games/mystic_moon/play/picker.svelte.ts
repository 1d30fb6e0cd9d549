/** Choosing at Mystic Moon's table: nothing needs a control first, things are touched where they lie. */
import { Picker as AnyPicker } from "$kit/table/picker.svelte";
import type { Way } from "$kit/table/ways";
import type { Choice } from "$wire";
import { ways } from "./picks";
import { detailsOf } from "./told";

/** The cauldron has a way of its own: it is filled as a whole, see `draft.svelte.ts`. */
const BREWING = new Set(["add", "brew"]);

export class Picker extends AnyPicker {
  waysOf(choice: Choice): Way[] {
    return ways(choice, this.choices);
  }

  controlOf(choice: Choice): string {
    return choice.verb;
  }

  isOpen(choice: Choice): boolean {
    return !BREWING.has(choice.verb);
  }

  get byControl(): boolean {
    return false;
  }

  /** The location whose harvest is shown: touched, or under the pointer. */
  get place(): Choice | null {
    const target = this.picked[0] ?? this.near;
    if (this.prompt !== "garden" || target === null) return null;
    return this.choices.find((choice) => `place:${String(detailsOf(choice).place)}` === target) ?? null;
  }

  /** Variants of the selected choice: without the glyph, with more gold. */
  get variants(): Choice[] {
    const armed = this.armed;
    if (armed?.verb === "garden")
      return this.choices.filter((choice) => choice !== armed && detailsOf(choice).place === detailsOf(armed).place);
    if (armed?.verb === "learn")
      return this.choices.filter(
        (choice) => choice !== armed && choice.verb === "learn" && detailsOf(choice).potion === detailsOf(armed).potion,
      );
    return [];
  }
}
