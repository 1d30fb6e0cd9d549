/** What happens and what can be done, read as what this game's rows say it is. */
import { readers } from "$kit/table/told";
import type { Choice, Happening } from "$wire";
import type { Details, Doing, Told } from "../rows";

export const { detailsOf, text, amount, list } = readers<Details>();

/** One of the game's own happenings, told apart by its event. */
export function told(happening: Happening): Told {
  return happening as unknown as Told;
}

/** One of the game's own choices, told apart by its verb. */
export function doing(choice: Choice): Doing {
  return choice as unknown as Doing;
}
