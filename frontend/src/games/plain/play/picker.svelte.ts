/** Every choice is a button of its own. */
import { Picker as AnyPicker } from "$kit/table/picker.svelte";
import type { Way } from "$kit/table/ways";
import type { Choice } from "$wire";

export class Picker extends AnyPicker {
  waysOf(choice: Choice): Way[] {
    return [{ choice, steps: [`choice:${choice.id}`] }];
  }

  controlOf(choice: Choice): string {
    return choice.verb;
  }

  isOpen(): boolean {
    return true;
  }

  get byControl(): boolean {
    return false;
  }
}
