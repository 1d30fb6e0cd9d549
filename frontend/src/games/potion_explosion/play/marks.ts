/** What is new since my last move: marbles that rolled into sight, and uncovered tiles. */
import { lastOwn } from "$kit/table/own";
import type { Deed } from "$wire";
import { placeName, placeOf } from "../marbles";
import { type Colour, IN_SIGHT, isTold, LID, type Told } from "../rows";
import type { Position } from "../position";
import { trackOf } from "./story";

export interface Marks {
  /** Places by name. */
  places: Set<string>;
  /** Stacks, counted from 1. */
  stacks: Set<number>;
}

/** Computed backwards from the present position, because marbles come in at the top. */
export function marked(position: Position, deeds: readonly Deed[], eyes: number | null): Marks {
  const last = lastOwn(deeds, eyes);
  const since = deeds.slice(last + 1).flatMap((deed) => deed.happenings.filter(isTold));
  const stacks = new Set(
    since.flatMap((happening) => (happening.event === "uncovered" ? [happening.details.stack] : [])),
  );
  return {
    places: new Set(
      position.tracks.flatMap((marbles, track) => fresh(marbles, track, since).map((index) => placeName(track, index))),
    ),
    stacks,
  };
}

/** The indices of the marbles that came into this track. */
function fresh(marbles: readonly Colour[], track: number, since: readonly Told[]): number[] {
  const found: number[] = [];
  // Marbles that have left since then have no index.
  let now: (number | null)[] = marbles.map((_, index) => index);
  for (const happening of since.toReversed()) {
    if (happening.event === "rolled-in" || (happening.event === "returned" && happening.details.at !== LID)) {
      const index = placeOf(happening.details.at).track === track ? now.pop() : null;
      if (index !== null && index !== undefined) found.push(index);
    } else if (trackOf(happening) === track) now = before(now, happening);
  }
  return found;
}

function before(now: (number | null)[], happening: Told): (number | null)[] {
  if (happening.event === "picked" || happening.event === "took")
    return now.toSpliced(placeOf(happening.details.place).index, 0, null);
  if (happening.event !== "exploded" && happening.event !== "melted") return now;
  // The server does not tell the order within a run; just below the highest is close enough.
  const count = Math.min(happening.details.count, IN_SIGHT - now.length);
  return now.toSpliced(Math.max(0, now.length - 1), 0, ...Array.from({ length: Math.max(0, count) }, () => null));
}
