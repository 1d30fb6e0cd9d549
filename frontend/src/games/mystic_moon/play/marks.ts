/** What is new since my last action, and what was done to me. */
import type { Deed, Happening } from "$wire";
import { detailsOf } from "./told";

const GROWTH = new Set(["grew", "entered", "plucked", "spilled", "withered"]);
/** What others do to somebody, who must hear of it at once. */
const HARM = new Set(["stole", "mushroomed", "drained", "exchanged"]);

function since(deeds: readonly Deed[], eyes: number | null): readonly Deed[] {
  const last = deeds.findLastIndex((deed) => deed.seat === eyes && deed.deed === "action");
  return deeds.slice(last + 1);
}

/** Places that others changed since this seat last did something; from 1. */
export function marked(deeds: readonly Deed[], eyes: number | null): Set<number> {
  const happenings = since(deeds, eyes).flatMap((deed) => deed.happenings);
  return new Set(
    happenings
      .filter((happening) => GROWTH.has(happening.event))
      .map((happening) => Number(detailsOf(happening).place)),
  );
}

/** Cards that came into the shop since then. */
export function fresh(deeds: readonly Deed[], eyes: number | null): Set<string> {
  const happenings = since(deeds, eyes).flatMap((deed) => deed.happenings);
  return new Set(
    happenings
      .filter((happening) => happening.event === "dealt-row")
      .map((happening) => String(detailsOf(happening).potion)),
  );
}

function hurts(happening: Happening, eyes: number): boolean {
  if (happening.event === "dropped") return happening.who === eyes;
  return HARM.has(happening.event) && detailsOf(happening).rival === eyes && happening.who !== eyes;
}

/** What others have done to this seat since its last move. */
export function harms(deeds: readonly Deed[], eyes: number | null): Happening[] {
  if (eyes === null) return [];
  return since(deeds, eyes)
    .flatMap((deed) => deed.happenings)
    .filter((happening) => hurts(happening, eyes));
}

/** The places a happening is about, from 1. */
export function placesOf(happening: Happening): number[] {
  const place = detailsOf(happening).place;
  return typeof place === "number" ? [place] : [];
}
