/** The picker of Apotheca: actions by buttons, powers by cards; other choices are touched directly. */
import { Picker as AnyPicker } from "$kit/table/picker.svelte";
import { next, type Target, type Way } from "$kit/table/ways";
import type { Choice } from "$wire";
import { controlOf, powerOf, ways } from "./picks";
import { type Card, CARDS, isPrompt, isVerb } from "../rows";

export class Picker extends AnyPicker {
  waysOf(choice: Choice): Way[] {
    return ways(choice);
  }

  controlOf(choice: Choice): string {
    return controlOf(choice);
  }

  isOpen(choice: Choice): boolean {
    return !this.byControl || ["reveal", "hire"].includes(controlOf(choice));
  }

  get byControl(): boolean {
    return isPrompt(this.prompt, "action");
  }

  /** All choices but `done` may wait for the end of the turn. */
  protected override holds(choice: Choice): boolean {
    return !isVerb(choice, "done");
  }

  /** Touching a potion begins a power if only one can be used. */
  protected override meant(target: Target): boolean {
    if (this.control !== null || !this.byControl || !target.startsWith("space:")) return false;
    const powers = new Set(this.choices.filter((choice) => powerOf(choice) !== null).map(controlOf));
    const [power] = powers;
    if (powers.size !== 1 || power === undefined) return false;
    const found = next(this.choices.filter((c) => controlOf(c) === power).flatMap(ways), []);
    if (!found.has(target)) return false;
    this.control = power;
    this.picked = [target];
    this.foresee();
    return true;
  }
}

const NAMES: ReadonlySet<string> = new Set(CARDS);

export function isCard(control: string): control is Card {
  return NAMES.has(control);
}
