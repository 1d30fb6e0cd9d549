/**
 * What an event does to the position on the screen. The server's view is the truth; this only bridges the time until
 * it is shown.
 */
import { amount, list, text, told } from "./told";
import type { Happening } from "$wire";
import {
  type Colour,
  counted,
  type Counts,
  IN_SIGHT,
  minus,
  NONE,
  number,
  placeOf,
  plus,
  total,
  TRACKS,
} from "../marbles";
import type { Burner, DeskPosition, Position } from "../position";
import type { Told } from "../rows";
import { type Deck, kindNumber } from "../cards";

/** Marbles that leave a track by their places, and the colours that come in above. */
export interface Shift {
  track: number;
  gone: number[];
  come: Colour[];
}

/** Where a gap has closed: the marbles below and above it have just met. */
export interface Gap {
  track: number;
  index: number;
}

const LEAVING = new Set(["picked", "took", "exploded", "melted"]);

/**
 * Happenings that are one movement: what leaves a track and what rolls in for it.
 * The engine may tell of those that roll in before what made room for them; here they come after it.
 */
export function together(tracks: readonly (readonly Colour[])[], happenings: readonly Happening[]): Happening[][] {
  const groups: Happening[][] = [];
  const lengths = tracks.map((track) => track.length);
  let early: Happening[] = [];
  for (const happening of happenings) {
    const last = groups.at(-1);
    if (happening.event === "rolled-in") {
      const { track, index } = placeOf(text(happening, "at"));
      if (last && index === lengths[track]) last.push(happening);
      else early.push(happening);
      if (index === lengths[track]) lengths[track] = index + 1;
    } else if (LEAVING.has(happening.event)) {
      const track = trackOf(happening);
      if (happening.event === "took" && early.length === 0 && isSpan(last, track)) last!.push(happening);
      else groups.push([happening, ...early]);
      lengths[track] =
        early.length > 0
          ? placeOf(text(early.at(-1)!, "at")).index + 1
          : Math.max(0, lengths[track]! - leaving(happening));
      early = [];
    } else if (happening.event === "returned" && last?.[0]?.event === "returned") last.push(happening);
    else groups.push([happening]);
    if (happening.event === "returned" && text(happening, "at") !== "lid") lengths[trackOf(happening)]! += 1;
  }
  return groups;
}

/** Whether the group is marbles taken from one track at once, with nothing rolled in yet. */
function isSpan(group: readonly Happening[] | undefined, track: number): boolean {
  return group !== undefined && group.every((other) => other.event === "took" && trackOf(other) === track);
}

function leaving(happening: Happening): number {
  return happening.event === "exploded" || happening.event === "melted" ? amount(happening, "count") : 1;
}

export function trackOf(happening: Happening): number {
  const place = text(happening, "place") || text(happening, "track");
  return TRACKS.indexOf(place.charAt(0) as "a");
}

/** The places a happening is about, for marks and for the log. */
export function placesOf(happening: Happening): string[] {
  return [text(happening, "place"), ...list(happening, "places")].filter(Boolean);
}

/** The connected marbles of a colour around a closed gap. */
export function run(track: readonly Colour[], gap: number, colour: Colour): number[] {
  let [low, high] = [gap, gap];
  while (track[low - 1] === colour) low -= 1;
  while (track[high] === colour) high += 1;
  return Array.from({ length: high - low }, (_, n) => low + n);
}

/** What a group of happenings moves on its track; none where it moves nothing there. */
export function shiftOf(position: Position, gap: Gap | null, group: readonly Happening[]): Shift | null {
  const first = group[0]!;
  if (!LEAVING.has(first.event)) return null;
  const track = trackOf(first);
  const come = group.filter((other) => other.event === "rolled-in").map((other) => text(other, "colour") as Colour);
  return { track, gone: gone(position, gap, track, group), come };
}

function gone(position: Position, gap: Gap | null, track: number, group: readonly Happening[]): number[] {
  const first = group[0]!;
  if (first.event === "exploded")
    return run(position.tracks[track]!, gap?.track === track ? gap.index : 0, text(first, "colour") as Colour);
  if (first.event === "melted") return position.melting.map((place) => placeOf(place).index);
  return group.filter((other) => other.event === first.event).map((other) => placeOf(text(other, "place")).index);
}

/** Anything that is kept per marble, after a shift. */
export function shifted<T>(track: readonly T[], shift: Shift, come: readonly T[]): T[] {
  return [...track.filter((_, index) => !shift.gone.includes(index)), ...come];
}

/** The gap a group leaves behind, where marbles may collide. */
export function gapAfter(shift: Shift): Gap {
  return { track: shift.track, index: Math.min(...shift.gone, IN_SIGHT) };
}

/** The groups of a chain that was told beforehand, each as the places where its marbles lie now. */
export function chain(track: readonly Colour[], happenings: readonly Happening[]): number[][] {
  const picked = happenings.find((other) => other.event === "picked");
  if (!picked) return [];
  let gap = placeOf(text(picked, "place")).index;
  const left = track.map((colour, index) => ({ colour, index }));
  left.splice(gap, 1);
  return happenings
    .filter((other) => other.event === "exploded")
    .map((explosion) => {
      const found = run(
        left.map((one) => one.colour),
        gap,
        text(explosion, "colour") as Colour,
      );
      gap = found[0] ?? gap;
      return left.splice(gap, found.length).map((one) => one.index);
    });
}

/** The position after a group of happenings that belong together. */
export function after(position: Position, gap: Gap | null, group: readonly Happening[], deck: Deck): Position {
  const first = group[0];
  if (!first) return position;
  if (first.event === "returned") return group.reduce(returned, position);
  const shift = shiftOf(position, gap, group);
  const moved = shift ? rolled(position, shift, group) : position;
  return CHANGES[told(first).event]?.(moved, first, deck) ?? moved;
}

function rolled(position: Position, shift: Shift, group: readonly Happening[]): Position {
  const first = group[0]!;
  const burst = first.event === "exploded" ? amount(first, "count") - shift.gone.length : 0;
  const hidden = plus(counted(shift.come), of(text(first, "colour"), burst));
  const gained =
    first.event === "melted"
      ? NONE
      : first.event === "exploded"
        ? of(text(first, "colour"), amount(first, "count"))
        : counted(group.filter((other) => other.event === first.event).map((other) => text(other, "colour")));
  return {
    ...position,
    tracks: position.tracks.map((track, n) => (n === shift.track ? shifted(track, shift, shift.come) : track)),
    lids: position.lids.map((lid, n) => (n === shift.track ? Math.max(0, lid - total(hidden)) : lid)),
    unseen: minus(position.unseen, hidden),
    hand: plus(position.hand, gained),
  };
}

function returned(position: Position, happening: Happening): Position {
  const track = trackOf(happening);
  const colour = text(happening, "colour") as Colour;
  if (text(happening, "at") === "lid")
    return {
      ...position,
      lids: position.lids.map((lid, n) => (n === track ? lid + 1 : lid)),
      unseen: plus(position.unseen, of(colour, 1)),
    };
  return { ...position, tracks: position.tracks.map((marbles, n) => (n === track ? [...marbles, colour] : marbles)) };
}

type Change = (position: Position, happening: Happening, deck: Deck) => Position;

const CHANGES: Partial<Record<Told["event"], Change>> = {
  "turn-began": (p, h) => began(p, h),
  chose: (p, h, d) => chose(p, h, d),
  uncovered: (p, h) => ({ ...p, tops: p.tops.with(amount(h, "stack") - 1, tileName(h)) }),
  picked: (p) => ({ ...p, picked: true }),
  helped: (p, h, { cards }) => ({
    ...desk(p, h.who, (d) => ({ ...d, help: d.help + 1, points: d.points + cards.help_points })),
    help_left: amount(h, "left"),
    helped: true,
  }),
  completed: (p, h) => completed(p, h),
  drank: (p, h) =>
    desk(p, h.who, (d) => ({
      ...d,
      undrunk: d.undrunk.with(
        kindNumber(text(h, "kind")),
        Math.max(0, (d.undrunk[kindNumber(text(h, "kind"))] ?? 0) - 1),
      ),
    })),
  stole: (p, h) => ({
    ...desk(p, amount(h, "to"), (d) => ({ ...d, pool: NONE })),
    hand: plus(p.hand, counted(list(h, "marbles"))),
  }),
  "put-on": (p, h) => laid(p, h.who, [burnerOf(h)], [of(text(h, "hole"), 1)], [of(text(h, "colour"), 1)]),
  placed: (p, h) =>
    laid(p, h.who, [0, 1], [of(text(h, "colour"), amount(h, "first")), of(text(h, "colour"), amount(h, "second"))]),
  melted: (p) => ({ ...p, melting: [] }),
  kept: (p, h) => ({ ...desk(p, h.who, (d) => ({ ...d, pool: counted(list(h, "marbles")) })), hand: NONE }),
  drew: (p, h, d) => drew(p, h, d),
  earned: (p, h, { cards }) => ({
    ...desk(p, h.who, (d) => ({ ...d, skill: [...d.skill, text(h, "skill")], points: d.points + cards.skill_points })),
    tokens_left: p.tokens_left - 1,
  }),
  "last-round": (p, h) => ({ ...p, last_round: text(h, "ending") as Position["last_round"] }),
};

function of(colour: string, count: number): Counts {
  return NONE.with(number(colour), count) as Counts;
}

export function burnerOf(happening: Happening): number {
  return amount(happening, "burner") - 1;
}

export function tileName(happening: Happening): string {
  return `${text(happening, "kind")}-${amount(happening, "size")}`;
}

function desk(position: Position, seat: number | null, change: (desk: DeskPosition) => DeskPosition): Position {
  return { ...position, desks: position.desks.map((other, n) => (n === seat ? change(other) : other)) };
}

/** What was left in hand went into the pool: where it all fits, nothing is told of it. */
function began(position: Position, happening: Happening): Position {
  const settled =
    total(position.hand) > 0
      ? desk(position, position.seat, (d) => ({ ...d, pool: plus(d.pool, position.hand) }))
      : position;
  return { ...settled, seat: happening.who, hand: NONE, picked: false, helped: false, turn: position.turn + 1 };
}

function chose(position: Position, happening: Happening, deck: Deck): Position {
  const kind = text(happening, "kind");
  const start = fresh(`${kind}-4`, deck);
  const taken = desk(position, happening.who, (d) => ({
    ...d,
    burners: d.burners[0] ? [d.burners[0], start] : [start, null],
  }));
  return { ...taken, draft: position.draft.toSpliced(position.draft.indexOf(kind), 1) };
}

function fresh(name: string, deck: Deck): Burner {
  return { tile: name, empty: deck.tile(name).holes, marbles: NONE };
}

function completed(position: Position, happening: Happening): Position {
  const burner = burnerOf(happening);
  const kind = kindNumber(text(happening, "kind"));
  const lacking = position.desks[happening.who ?? -1]?.burners[burner]?.empty ?? NONE;
  return desk(spend(position, happening.who, lacking), happening.who, (d) => ({
    ...d,
    burners: d.burners.with(burner, null),
    potions: [...d.potions, tileName(happening)],
    undrunk: d.undrunk.with(kind, (d.undrunk[kind] ?? 0) + 1),
    points: d.points + amount(happening, "points"),
  }));
}

/** Marbles used: of each colour those in hand first, then those of the pool. */
function spend(position: Position, seat: number | null, used: Counts): Position {
  const rest = minus(used, position.hand);
  return { ...desk(position, seat, (d) => ({ ...d, pool: minus(d.pool, rest) })), hand: minus(position.hand, used) };
}

function laid(
  position: Position,
  seat: number | null,
  burners: number[],
  holes: Counts[],
  marbles: Counts[] = holes,
): Position {
  const spent = spend(position, seat, marbles.reduce(plus, NONE));
  return desk(spent, seat, (d) => ({
    ...d,
    burners: d.burners.map((other, n) => {
      const which = burners.indexOf(n);
      return other && which >= 0
        ? { ...other, empty: minus(other.empty, holes[which]!), marbles: plus(other.marbles, marbles[which]!) }
        : other;
    }),
  }));
}

function drew(position: Position, happening: Happening, deck: Deck): Position {
  const stack = amount(happening, "stack") - 1;
  const taken = desk(position, happening.who, (d) => ({
    ...d,
    burners: d.burners.with(burnerOf(happening), fresh(tileName(happening), deck)),
  }));
  return {
    ...taken,
    tops: position.tops.with(stack, null),
    stacks: position.stacks.with(stack, Math.max(0, (position.stacks[stack] ?? 0) - 1)),
  };
}
