/** Happenings and choices in words; names of cards and stations are put in as people read them. */
import { type Args, t } from "../../kit/words.svelte";
import type { Choice, Happening } from "../../wire";
import type { Position } from "./position";
import { STATIONS } from "./spaces";

type Detail = Happening["details"][string];

/** Not worth a line of their own: told by the line before, or shown by the turn marker. */
const QUIET = new Set(["moved", "turn-began", "drew", "saw"]);

function argument(name: string, value: Detail): string | number {
  if (name === "card") return t(`apotheca-card-${String(value)}`);
  if (name === "station") return t(`apotheca-station-${String(value)}`);
  return Array.isArray(value) ? value.join(" ") : value;
}

function args(details: Record<string, Detail>): Args {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, argument(name, value)]));
}

export function lineWords(happening: Happening, name: (seat: number | null) => string, all = false): string | null {
  if (!all && QUIET.has(happening.event)) return null;
  return t(`apotheca-event-${happening.event}`, { who: name(happening.who), ...args(happening.details) });
}

export function choiceWords(choice: Choice, position: Position): string {
  const details = args(choice.details);
  if (choice.verb === "hire") {
    const station = STATIONS.indexOf(choice.details["station"] as (typeof STATIONS)[number]);
    const card = position.stations[station];
    return t("apotheca-table-hire-card", { card: card ? t(`apotheca-card-${card}`) : "", pay: String(choice.details["pay"]), deck: card ? "no" : "yes" });
  }
  if (choice.details["power"] !== undefined) return t("apotheca-table-use", { power: t(`apotheca-power-${String(choice.details["card"])}`), words: String(choice.details["words"]) });
  return t(`apotheca-do-${choice.verb}`, details);
}
