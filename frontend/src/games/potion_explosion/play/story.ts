/**
 * What an event does to the position on the screen. The server's view is the truth; this only bridges the time until
 * it is shown.
 */
import type { Happening } from "$wire";
import { counted, type Counts, minus, NONE, number, placeOf, plus, total } from "../marbles";
import type { Burner, DeskPosition, Position } from "../position";
import { type Colour, type Events, IN_SIGHT, isTold, LID, type Told, TRACKS } from "../rows";
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

/** Whether the group is marbles taken from one track at once, with nothing rolled in yet. */
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

/** What a group of happenings moves on its track; none where it moves nothing there. */
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

/** Anything that is kept per marble, after a shift. */
export function shifted<T>(track: readonly T[], shift: Shift, come: readonly T[]): T[] {
  return [...track.filter((_, index) => !shift.gone.includes(index)), ...come];
}

/** The gap a group leaves behind, where marbles may collide. */
export function gapAfter(shift: Shift): Gap {
  return { track: shift.track, index: Math.min(...shift.gone, IN_SIGHT) };
}

/** The groups of a chain that was told beforehand, each as the places where its marbles lie now. */
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

/** The position after a group of happenings that belong together. */
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

/** What comes to hand; melted marbles are lost. */
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

/** What each event changes. */
type Changes = { [E in keyof Events]?: (position: Position, happening: Told<E>, deck: Deck) => Position };

function changed<E extends keyof Events>(position: Position, happening: Told<E>, deck: Deck): Position {
  return CHANGES[happening.event]?.(position, happening, deck) ?? position;
}

const CHANGES: Changes = {
  "turn-began": (p, h) => began(p, h),
  chose: (p, h, d) => chose(p, h, d),
  uncovered: (p, h) => ({ ...p, tops: p.tops.with(h.details.stack - 1, tileName(h)) }),
  picked: (p) => ({ ...p, picked: true }),
  helped: (p, h, { cards }) => ({
    ...desk(p, h.who, (d) => ({ ...d, help: d.help + 1, points: d.points + cards.help_points })),
    help_left: h.details.left,
    helped: true,
  }),
  completed: (p, h) => completed(p, h),
  drank: (p, h) =>
    desk(p, h.who, (d) => ({
      ...d,
      undrunk: d.undrunk.with(
        kindNumber(h.details.kind),
        Math.max(0, (d.undrunk[kindNumber(h.details.kind)] ?? 0) - 1),
      ),
    })),
  stole: (p, h) => ({
    ...desk(p, h.details.to, (d) => ({ ...d, pool: NONE })),
    hand: plus(p.hand, counted(h.details.marbles)),
  }),
  "put-on": (p, h) => laid(p, h.who, [burnerOf(h)], [of(h.details.hole, 1)], [of(h.details.colour, 1)]),
  placed: (p, h) =>
    laid(
      p,
      h.who,
      [0, 1],
      [h.details.first, h.details.second].map((count) => of(h.details.colour, count)),
    ),
  melted: (p) => ({ ...p, melting: [] }),
  kept: (p, h) => ({ ...desk(p, h.who, (d) => ({ ...d, pool: counted(h.details.marbles) })), hand: NONE }),
  drew: (p, h, d) => drew(p, h, d),
  earned: (p, h, { cards }) => ({
    ...desk(p, h.who, (d) => ({ ...d, skill: [...d.skill, h.details.skill], points: d.points + cards.skill_points })),
    tokens_left: p.tokens_left - 1,
  }),
  "last-round": (p, h) => ({ ...p, last_round: h.details.ending }),
};

function of(colour: Colour, count: number): Counts {
  return NONE.with(number(colour), count) as Counts;
}

/** Burners are counted from 1 in messages. */
export function burnerOf({ details }: Told<"completed" | "drew" | "put-on">): number {
  return details.burner - 1;
}

export function tileName({ details }: Told<"completed" | "drew" | "uncovered">): string {
  return `${details.kind}-${details.size}`;
}

function desk(position: Position, seat: number | null, change: (desk: DeskPosition) => DeskPosition): Position {
  return { ...position, desks: position.desks.map((other, n) => (n === seat ? change(other) : other)) };
}

/** What was left in hand went into the pool: where it all fits, nothing is told of it. */
function began(position: Position, happening: Told<"turn-began">): Position {
  const settled =
    total(position.hand) > 0
      ? desk(position, position.seat, (d) => ({ ...d, pool: plus(d.pool, position.hand) }))
      : position;
  return { ...settled, seat: happening.who, hand: NONE, picked: false, helped: false, turn: position.turn + 1 };
}

function chose(position: Position, happening: Told<"chose">, deck: Deck): Position {
  const kind = happening.details.kind;
  const start = fresh(deck.starter(kind), deck);
  const taken = desk(position, happening.who, (d) => ({
    ...d,
    burners: d.burners[0] ? [d.burners[0], start] : [start, null],
  }));
  return { ...taken, draft: position.draft.toSpliced(position.draft.indexOf(kind), 1) };
}

function fresh(name: string, deck: Deck): Burner {
  return { tile: name, empty: deck.tile(name).holes, marbles: NONE };
}

function completed(position: Position, happening: Told<"completed">): Position {
  const burner = burnerOf(happening);
  const kind = kindNumber(happening.details.kind);
  const lacking = position.desks[happening.who ?? -1]?.burners[burner]?.empty ?? NONE;
  return desk(spend(position, happening.who, lacking), happening.who, (d) => ({
    ...d,
    burners: d.burners.with(burner, null),
    potions: [...d.potions, tileName(happening)],
    undrunk: d.undrunk.with(kind, (d.undrunk[kind] ?? 0) + 1),
    points: d.points + happening.details.points,
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

function drew(position: Position, happening: Told<"drew">, deck: Deck): Position {
  const stack = happening.details.stack - 1;
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
