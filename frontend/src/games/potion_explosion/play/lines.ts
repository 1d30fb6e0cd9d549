/** Describes events and choices, with the names of potions, colours and people. */
import { type Args, counted, listed, t, words } from "$kit/words/words.svelte";
import type { Choice, Happening } from "$wire";
import { isTold, NAMED, type Told } from "../rows";

type Detail = Happening["details"][string];
type Named = (seat: number | null) => string;

/** Events without a line in the log, because the table or the line before shows them. */
const QUIET: ReadonlySet<string> = new Set<Told["event"]>([
  "rolled-in",
  "returned",
  "turn-began",
  "uncovered",
  "laid-out",
  "dispenser-filled",
]);

function argument(row: string, name: string, value: Detail, nameOf: Named): string | number {
  if (NAMED[`${row}.${name}`] === "seat") return nameOf(Number(value));
  if (Array.isArray(value)) return listed(counted(value.map(String)).map(([one, count]) => thing(name, one, count)));
  return typeof value === "number" ? value : thing(name, value, 1);
}

function thing(name: string, value: string, count: number): string {
  return words.thing("potion_explosion", name, value, count);
}

/** The details of an event or a verb. */
function args(row: string, details: Record<string, Detail>, nameOf: Named): Args {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, argument(row, name, value, nameOf)]));
}

export function lineWords(happening: Happening, nameOf: Named): string | null {
  if (QUIET.has(happening.event)) return null;
  if (isTold(happening) && happening.event === "placed" && laid(happening) === 0) return null;
  return capital(
    t(`potion_explosion-event-${happening.event}`, {
      who: nameOf(happening.who),
      ...args(happening.event, happening.details, nameOf),
    }),
  );
}

export function choiceWords(choice: Choice, nameOf: Named): string {
  return capital(t(`potion_explosion-do-${choice.verb}`, args(choice.verb, choice.details, nameOf)));
}

/** The number of marbles that were placed on burners. */
function laid({ details: { first, second } }: Told<"placed">): number {
  return first + second;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
