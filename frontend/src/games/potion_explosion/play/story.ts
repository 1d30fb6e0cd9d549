/**
 * What an event does to the position on the screen. The server's view is the truth; this only bridges the time until
 * it is shown.
 */
import type { Happening } from "$wire";
import { counted, type Counts, minus, NONE, placeOf, plus, total } from "../marbles";
import type { Position } from "../position";
import { type Colour, IN_SIGHT, isTold, LID, type Told, TRACKS } from "../rows";
import type { Deck } from "../cards";
import { changed, of } from "./changes";

/** The places of marbles that leave a track, and the colours that come in at the top. */
export interface Shift {
  track: number;
  gone: number[];
  come: Colour[];
}

/** A closed gap, where the marbles below and above have just met. */
export interface Gap {
  track: number;
  index: number;
}

/** Marbles leave a track. */
type Leaving = Told<"picked" | "took" | "exploded" | "melted">;

function isLeaving(told: Told): told is Leaving {
  return told.event === "picked" || told.event === "took" || told.event === "exploded" || told.event === "melted";
}

/**
 * Happenings that are one movement: what leaves a track and what rolls in for it.
 * The engine may tell of those that roll in before what made room for them; here they come after it.
 */
export function together(tracks: readonly (readonly Colour[])[], happenings: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  const lengths = tracks.map((track) => track.length);
  let early: Told<"rolled-in">[] = [];
  for (const happening of happenings) {
    const last = groups.at(-1);
    if (happening.event === "rolled-in") {
      const { track, index } = placeOf(happening.details.at);
      if (last && index === lengths[track]) last.push(happening);
      else early.push(happening);
      if (index === lengths[track]) lengths[track] = index + 1;
    } else if (isLeaving(happening)) {
      const track = trackOf(happening);
      const top = early.at(-1);
      if (happening.event === "took" && !top && isSpan(last, track)) last!.push(happening);
      else groups.push([happening, ...early]);
      lengths[track] = top ? placeOf(top.details.at).index + 1 : Math.max(0, lengths[track]! - leaving(happening));
      early = [];
    } else if (happening.event === "returned" && last?.[0]?.event === "returned") last.push(happening);
    else groups.push([happening]);
    if (happening.event === "returned" && happening.details.at !== LID) lengths[trackOf(happening)]! += 1;
  }
  return groups;
}

/** Whether the group consists of marbles taken from one track at once, before new ones roll in. */
function isSpan(group: readonly Told[] | undefined, track: number): boolean {
  return group !== undefined && group.every((other) => other.event === "took" && trackOf(other) === track);
}

function leaving({ details }: Leaving): number {
  return "count" in details ? details.count : 1;
}

/** The track a happening is about; -1: none. */
export function trackOf({ details }: Told): number {
  if ("track" in details) return TRACKS.indexOf(details.track);
  return "place" in details ? placeOf(details.place).track : -1;
}

/** The places a happening is about, for marks and for the log. */
export function placesOf(happening: Happening): string[] {
  return isTold(happening) && "place" in happening.details ? [happening.details.place] : [];
}

/** The connected marbles of a colour around a closed gap. */
export function run(track: readonly Colour[], gap: number, colour: Colour): number[] {
  let [low, high] = [gap, gap];
  while (track[low - 1] === colour) low -= 1;
  while (track[high] === colour) high += 1;
  return Array.from({ length: high - low }, (_, n) => low + n);
}

/** What a group of events moves on its track, if anything. */
export function shiftOf(position: Position, gap: Gap | null, group: readonly Told[]): Shift | null {
  const first = group[0]!;
  if (!isLeaving(first)) return null;
  const track = trackOf(first);
  const come = group.flatMap((other) => (other.event === "rolled-in" ? [other.details.colour] : []));
  return { track, gone: gone(position, gap, track, group, first), come };
}

function gone(
  position: Position,
  gap: Gap | null,
  track: number,
  group: readonly Told[],
  { event, details }: Leaving,
): number[] {
  if (event === "exploded") return run(position.tracks[track]!, gap?.track === track ? gap.index : 0, details.colour);
  if (event === "melted") return position.melting.map((place) => placeOf(place).index);
  return group
    .filter((other) => other.event === event)
    .flatMap(placesOf)
    .map((place) => placeOf(place).index);
}

/** A list with one entry for each marble, after a shift. */
export function shifted<T>(track: readonly T[], shift: Shift, come: readonly T[]): T[] {
  return [...track.filter((_, index) => !shift.gone.includes(index)), ...come];
}

/** The gap that a group leaves, where marbles may collide. */
export function gapAfter(shift: Shift): Gap {
  return { track: shift.track, index: Math.min(...shift.gone, IN_SIGHT) };
}

/** The groups of a previewed chain, as the present places of their marbles. */
export function chain(track: readonly Colour[], happenings: readonly Told[]): number[][] {
  const picked = happenings.find((other) => other.event === "picked");
  if (!picked) return [];
  let gap = placeOf(picked.details.place).index;
  const left = track.map((colour, index) => ({ colour, index }));
  left.splice(gap, 1);
  return happenings
    .filter((other) => other.event === "exploded")
    .map((explosion) => {
      const found = run(
        left.map((one) => one.colour),
        gap,
        explosion.details.colour,
      );
      gap = found[0] ?? gap;
      return left.splice(gap, found.length).map((one) => one.index);
    });
}

/** The position after a group of events. */
export function after(position: Position, gap: Gap | null, group: readonly Told[], deck: Deck): Position {
  const first = group[0];
  if (!first) return position;
  if (first.event === "returned") return group.reduce(returned, position);
  const shift = shiftOf(position, gap, group);
  return changed(shift && isLeaving(first) ? rolled(position, shift, group, first) : position, first, deck);
}

function rolled(position: Position, shift: Shift, group: readonly Told[], first: Leaving): Position {
  const { event, details } = first;
  const burst = event === "exploded" ? details.count - shift.gone.length : 0;
  const hidden = plus(counted(shift.come), of(details.colour, burst));
  return {
    ...position,
    tracks: position.tracks.map((track, n) => (n === shift.track ? shifted(track, shift, shift.come) : track)),
    lids: position.lids.map((lid, n) => (n === shift.track ? Math.max(0, lid - total(hidden)) : lid)),
    unseen: minus(position.unseen, hidden),
    hand: plus(position.hand, gained(group, first)),
  };
}

/** Add marbles to the hand; melted marbles are lost. */
function gained(group: readonly Told[], { event, details }: Leaving): Counts {
  if (event === "melted") return NONE;
  if (event === "exploded") return of(details.colour, details.count);
  return counted(group.flatMap((other) => (isLeaving(other) && other.event === event ? [other.details.colour] : [])));
}

function returned(position: Position, happening: Told): Position {
  if (happening.event !== "returned") return position;
  const track = trackOf(happening);
  const { colour } = happening.details;
  if (happening.details.at === LID)
    return {
      ...position,
      lids: position.lids.map((lid, n) => (n === track ? lid + 1 : lid)),
      unseen: plus(position.unseen, of(colour, 1)),
    };
  return { ...position, tracks: position.tracks.map((marbles, n) => (n === track ? [...marbles, colour] : marbles)) };
}
