/** The picker of Mystic Moon: choices need no control, things are touched directly. */
import { Picker as AnyPicker } from "$kit/table/picker.svelte";
import type { Way } from "$kit/table/ways";
import type { Choice } from "$wire";
import { ways } from "./picks";
import { type Doing, isDoing } from "../rows";

/** The cauldron is not handled here: it is filled as a whole, see `draft.svelte.ts`. */
const BREWING = new Set<string>(["add", "brew"] satisfies Doing["verb"][]);

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
  get place(): Doing<"garden"> | null {
    const target = this.picked[0] ?? this.near;
    return this.#entries.find((choice) => `place:${choice.details.place}` === target) ?? null;
  }

  /** Variants of the selected choice: without the glyph, or with more gold. */
  get variants(): Doing<"garden" | "learn">[] {
    const armed = this.armed;
    if (armed === null || !isDoing(armed)) return [];
    if (armed.verb === "garden")
      return this.#entries.filter((choice) => choice !== armed && choice.details.place === armed.details.place);
    if (armed.verb !== "learn") return [];
    const { potion } = armed.details;
    return this.choices
      .filter(isDoing)
      .filter((choice) => choice.verb === "learn")
      .filter((choice) => choice !== armed && choice.details.potion === potion);
  }

  get #entries(): Doing<"garden">[] {
    return this.choices.filter(isDoing).filter((choice) => choice.verb === "garden");
  }
}
