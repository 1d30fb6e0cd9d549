/** Choosing at Apotheca's table: one of the actions, a power by its card; what needs no control is touched at once. */
import { Picker as AnyPicker } from "$kit/table/picker.svelte";
import { next, type Target, type Way } from "$kit/table/ways";
import type { Choice } from "$wire";
import { controlOf, ways } from "./picks";
import { CARDS } from "../spaces";
import { detailsOf } from "./told";

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
    return this.prompt === "action";
  }

  /** A potion is touched while only one power can be used: use that power. */
  protected override meant(target: Target): boolean {
    if (this.control !== null || !this.byControl || !target.startsWith("space:")) return false;
    const powers = new Set(this.choices.filter((c) => detailsOf(c).power !== undefined).map(controlOf));
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

export function isCard(control: string): boolean {
  return (CARDS as readonly string[]).includes(control);
}
