/** Describes events and choices, with the names of cards and tokens. */
import { type Args, counted, listed, t } from "$kit/words/words.svelte";
import type { Choice, Happening } from "$wire";
import { isEvent, NAMED, type Told } from "../rows";
import type { Deck } from "../cards";

type Detail = Happening["details"][string];
type NameOf = (seat: number | null) => string;

/** Events without a line in the log, because the table or the line before shows them. */
const QUIET: ReadonlySet<string> = new Set<Told["event"]>([
  "turn-began",
  "dealt-row",
  "dealt",
  "grew",
  "top-sign",
  "top-formula",
  "poured",
  "left-shop",
  "added",
]);

function argument(row: string, name: string, value: Detail, deck: Deck, nameOf: NameOf): string | number {
  const sort = NAMED[`${row}.${name}`];
  if (sort === "seat") return nameOf(Number(value));
  if (sort === undefined) return Array.isArray(value) ? value.join(" ") : value;
  const said = (id: string, count: number) => (sort === "charm" ? deck.charmName(id) : deck.said(sort, id, count));
  return Array.isArray(value)
    ? listed(counted(value.map(String)).map(([id, count]) => said(id, count)))
    : said(String(value), 1);
}

/** The details of an event or a verb. */
function args(row: string, details: Record<string, Detail>, deck: Deck, nameOf: NameOf): Args {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, argument(row, name, value, deck, nameOf)]),
  );
}

export function lineWords(happening: Happening, deck: Deck, nameOf: NameOf): string | null {
  if (QUIET.has(happening.event)) return null;
  const said = t(`mystic_moon-event-${happening.event}`, {
    who: nameOf(happening.who),
    ...args(happening.event, happening.details, deck, nameOf),
  });
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** What happens, where none of it gets a line. */
export function quietWords(happenings: readonly Happening[]): string {
  return happenings.some((happening) => isEvent(happening, "grew")) ? t("mystic_moon-table-blooms") : "";
}

export function choiceWords(choice: Choice, deck: Deck, nameOf: NameOf): string {
  return t(`mystic_moon-do-${choice.verb}`, args(choice.verb, choice.details, deck, nameOf));
}
