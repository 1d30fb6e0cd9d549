/** Events and choices in words, with the names of cards and tokens. */
import { type Args, counted, listed, t } from "$kit/words/words.svelte";
import type { Choice, Happening } from "$wire";
import { SEATS, type Told } from "../rows";
import type { Deck, Sort } from "../cards";

type Detail = Happening["details"][string];
type NameOf = (seat: number | null) => string;

/** Events without a line of their own: the table shows them, or the line before tells them. */
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
const SORTS: ReadonlySet<string> = new Set(["kind", "potion", "hut", "sign", "formula"]);

/** What a detail is called by the sort before its hyphen: `kind-given` is a kind. */
function one(name: string, value: string, count: number, deck: Deck): string {
  if (name === "charm") return deck.charmName(value);
  const sort = name.split("-")[0]!;
  return SORTS.has(sort) ? deck.said(sort as Sort, value, count) : value;
}

function argument(row: string, name: string, value: Detail, deck: Deck, nameOf: NameOf): string | number {
  if (SEATS.has(`${row}.${name}`)) return nameOf(Number(value));
  if (typeof value === "number") return value;
  if (typeof value === "string") return one(name, value, 1, deck);
  if (name === "cells") return value.join(" ");
  return listed(counted(value.map(String)).map(([item, count]) => one(name, item, count, deck)));
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

export function choiceWords(choice: Choice, deck: Deck, nameOf: NameOf): string {
  return t(`mystic_moon-do-${choice.verb}`, args(choice.verb, choice.details, deck, nameOf));
}
