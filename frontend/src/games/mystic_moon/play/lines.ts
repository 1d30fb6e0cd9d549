/** Happenings and choices in words; names of cards and tokens are put in as people read them. */
import { type Args, t } from "$kit/words/words.svelte";
import type { Choice, Happening } from "$wire";
import type { Deck, Sort } from "../cards";

type Detail = Happening["details"][string];
type NameOf = (seat: number | null) => string;

/** Not worth a line of their own: shown by the table, or told by the line before. */
const QUIET = new Set([
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
const SORTS: ReadonlySet<string> = new Set(["kind", "potion", "hut", "sign", "formula"]);

/** What a detail is called by the sort before its hyphen: `kind-given` is a kind. */
function one(name: string, value: string | number, deck: Deck, nameOf: NameOf): string | number {
  if (name === "rival") return nameOf(Number(value));
  if (name === "charm") return deck.charmName(String(value));
  const sort = name.split("-")[0]!;
  return SORTS.has(sort) ? deck.name(sort as Sort, String(value)) : value;
}

function argument(name: string, value: Detail, deck: Deck, nameOf: NameOf): string | number {
  if (!Array.isArray(value)) return one(name, value as string | number, deck, nameOf);
  const said = value.map((item) => String(one(name, item as string | number, deck, nameOf)));
  return name === "cells" ? said.join(" ") : counted(said).join(", ") || t("mystic_moon-table-nothing");
}

/** Equal things are counted: `2 × fern`. */
function counted(said: readonly string[]): string[] {
  const found = new Map<string, number>();
  for (const name of said) found.set(name, (found.get(name) ?? 0) + 1);
  return [...found].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

function args(details: Record<string, Detail>, deck: Deck, nameOf: NameOf): Args {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, argument(name, value, deck, nameOf)]),
  );
}

export function lineWords(happening: Happening, deck: Deck, nameOf: NameOf): string | null {
  if (QUIET.has(happening.event)) return null;
  const said = t(`mystic_moon-event-${happening.event}`, {
    who: nameOf(happening.who),
    ...args(happening.details, deck, nameOf),
  });
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

export function choiceWords(choice: Choice, deck: Deck, nameOf: NameOf): string {
  return t(`mystic_moon-do-${choice.verb}`, args(choice.details, deck, nameOf));
}
