/** What is new since my last action, and what was done to me. */
import { lastOwn } from "$kit/table/own";
import type { Deed, Happening } from "$wire";
import { type Cell, isTold, type Told } from "../rows";

const GROWTH: ReadonlySet<string> = new Set<Told["event"]>(["grew", "entered", "plucked", "spilled", "withered"]);

function since(deeds: readonly Deed[], eyes: number | null): Told[] {
  const last = lastOwn(deeds, eyes);
  return deeds.slice(last + 1).flatMap((deed) => deed.happenings.filter(isTold));
}

/** The places that others have changed since this seat's last move, from 1. */
export function marked(deeds: readonly Deed[], eyes: number | null): Set<number> {
  return new Set(since(deeds, eyes).flatMap((told) => (GROWTH.has(told.event) ? placesOf(told) : [])));
}

/** New cards in the shop since then. */
export function fresh(deeds: readonly Deed[], eyes: number | null): Set<string> {
  return new Set(since(deeds, eyes).flatMap((told) => (told.event === "dealt-row" ? [told.details.potion] : [])));
}

/** Events caused by others that the person must notice. */
function hurts(told: Told, eyes: number): boolean {
  switch (told.event) {
    case "dropped":
      return told.who === eyes;
    case "stole":
    case "mushroomed":
    case "drained":
    case "exchanged":
      return told.details.rival === eyes && told.who !== eyes;
    default:
      return false;
  }
}

/** What others have done to this seat since its last move. */
export function harms(deeds: readonly Deed[], eyes: number | null): Happening[] {
  return eyes === null ? [] : since(deeds, eyes).filter((told) => hurts(told, eyes));
}

/** The places a happening is about, from 1. */
export function placesOf(happening: Happening): number[] {
  return isTold(happening) && "place" in happening.details ? [happening.details.place] : [];
}

/** The cells it is about, by their names. */
export function cellsOf(happening: Happening): Cell[] {
  if (!isTold(happening)) return [];
  if ("cells" in happening.details) return happening.details.cells;
  return "cell" in happening.details ? [happening.details.cell] : [];
}

/** The card it is about: a potion or a formula. */
export function cardOf(happening: Happening): string | null {
  if (!isTold(happening)) return null;
  if ("potion" in happening.details) return happening.details.potion;
  return "formula" in happening.details ? happening.details.formula : null;
}
