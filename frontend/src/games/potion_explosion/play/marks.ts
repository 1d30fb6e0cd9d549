/** What is new since my last move: marbles that came into sight, tiles that were uncovered. */
import { amount, text } from "./told";
import type { Deed, Happening } from "$wire";
import { type Colour, IN_SIGHT, placeName, placeOf } from "../marbles";
import type { Position } from "../position";
import { trackOf } from "./story";

export interface Marks {
  /** Places by name. */
  places: Set<string>;
  /** Stacks, counted from 1. */
  stacks: Set<number>;
}

/** Going back from what lies there now: whatever came in since lay on top when it came. */
export function marked(position: Position, deeds: readonly Deed[], eyes: number | null): Marks {
  const last = deeds.findLastIndex((deed) => deed.seat === eyes && deed.deed === "action");
  const since = deeds.slice(last + 1).flatMap((deed) => deed.happenings);
  const stacks = new Set(
    since.filter((happening) => happening.event === "uncovered").map((happening) => amount(happening, "stack")),
  );
  return {
    places: new Set(
      position.tracks.flatMap((marbles, track) => fresh(marbles, track, since).map((index) => placeName(track, index))),
    ),
    stacks,
  };
}

/** Indices of marbles that came into this track. */
function fresh(marbles: readonly Colour[], track: number, since: readonly Happening[]): number[] {
  const found: number[] = [];
  // What has left since has no index now.
  let now: (number | null)[] = marbles.map((_, index) => index);
  for (const happening of since.toReversed()) {
    const came = happening.event === "rolled-in" || (happening.event === "returned" && text(happening, "at") !== "lid");
    if (came && placeOf(text(happening, "at")).track === track) {
      const index = now.pop();
      if (index !== null && index !== undefined) found.push(index);
    } else if (!came && trackOf(happening) === track) now = before(now, happening);
  }
  return found;
}

function before(now: (number | null)[], happening: Happening): (number | null)[] {
  if (happening.event === "picked" || happening.event === "took")
    return now.toSpliced(placeOf(text(happening, "place")).index, 0, null);
  if (happening.event !== "exploded" && happening.event !== "melted") return now;
  // The server does not tell the order within a run; just below the highest is close enough.
  const count = Math.min(amount(happening, "count"), IN_SIGHT - now.length);
  return now.toSpliced(Math.max(0, now.length - 1), 0, ...Array.from({ length: Math.max(0, count) }, () => null));
}
