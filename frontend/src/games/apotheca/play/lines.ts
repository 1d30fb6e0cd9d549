/** Describes events and choices, with the names of cards and stations. */
import { type Args, listed, t, words } from "$kit/words/words.svelte";
import type { Choice, Happening } from "$wire";
import { MIXED, NAMED, SPACES, type Told, isEvent } from "../rows";
import type { Potion } from "../position";
import { movesIn } from "./story";

type Detail = Happening["details"][string];

/** Events without a line in the log, because the line before or the turn marker shows them. */
const QUIET: ReadonlySet<string> = new Set<Told["event"]>(["moved", "turn-began", "drew", "saw"]);

/** The details of an event or a verb for its message. */
function args(row: string, details: Record<string, Detail>): Args {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, argument(row, name, value)]));
}

function argument(row: string, name: string, value: Detail): string | number {
  if (Array.isArray(value)) return listed(value.map(String));
  const sort = NAMED[`${row}.${name}`];
  return sort === undefined || sort === "seat" ? value : words.thing("apotheca", sort, String(value));
}

/** The sentence for an event; for some it depends on the other events of the action. */
export function lineWords(
  happening: Happening,
  among: readonly Happening[],
  name: (seat: number | null) => string,
  all = false,
): string | null {
  if (!all && QUIET.has(happening.event)) return null;
  const told = { who: name(happening.who), ...args(happening.event, happening.details) };
  const moves = isEvent(happening, "used-power") ? movesWords(among) : "";
  if (moves) return t("apotheca-table-used-power", { ...told, moves });
  if (isEvent(happening, "paid") && among.filter((other) => isEvent(other, "paid")).length === MIXED.length) {
    return happening === among.find((other) => isEvent(other, "paid")) ? t("apotheca-table-paid-each", told) : null;
  }
  return t(`apotheca-event-${happening.event}`, told);
}

/** Up to two moves as `a1 → b2` or, for a swap, `a1 ⇄ b2`; more moves are only shown on the board. */
function movesWords(among: readonly Happening[]): string {
  const moves = movesIn(among).map(({ from, to }) => [SPACES[from]!, SPACES[to]!] as const);
  const [first, second] = moves;
  if (!first || moves.length > 2) return "";
  if (second && first[0] === second[1] && first[1] === second[0]) return `${first[0]}\u00a0⇄\u00a0${first[1]}`;
  return moves.map(([from, to]) => `${from}\u00a0→\u00a0${to}`).join(", ");
}

export function choiceWords(choice: Choice): string {
  return t(`apotheca-do-${choice.verb}`, args(choice.verb, choice.details));
}

/** A description of a potion for screen readers. */
export function potionWords({ up, colour, stack, arrow }: Potion, whose: (seat: number) => string): string {
  if (up) return t("apotheca-table-up", { colour: colour ?? "", stack });
  return t("apotheca-table-down", {
    colour: colour ?? "unknown",
    owned: arrow === null ? "no" : "yes",
    name: arrow === null ? "" : whose(arrow),
  });
}
