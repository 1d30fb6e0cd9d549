/**
 * What an event does to the position on the screen. The server's view is the truth; this only bridges the time until
 * it is shown.
 */
import type { Deed, Happening } from "$wire";
import type { Offered, Position, Potion } from "../position";
import {
  type Colour,
  COLOURS,
  type Events,
  isTold,
  LINE,
  type Space,
  type Station,
  STATIONS,
  type Told,
} from "../rows";
import { spaceNumber } from "../spaces";

type Counts = [number, number, number];

/** The spaces a happening is about, for marks and for the log; of a power, those to which it moved potions. */
export function spacesOf(happening: Happening, deeds: readonly Deed[] = []): number[] {
  if (!isTold(happening)) return [];
  switch (happening.event) {
    case "used-power":
      return movesIn(deeds.find((deed) => deed.happenings.includes(happening))?.happenings ?? []).map(({ to }) => to);
    case "moved": {
      const { from, to } = moveOf(happening);
      return [from, to];
    }
    case "matched":
      return happening.details.match.map(spaceNumber);
    case "removed":
      return happening.details.spaces.map(spaceNumber);
    default:
      return "space" in happening.details ? [spaceNumber(happening.details.space)] : [];
  }
}

/** A potion's way over the market. */
export interface Move {
  from: number;
  to: number;
}

function moveOf({ details: { from, "to-space": to } }: Told<"moved">): Move {
  return { from: spaceNumber(from), to: spaceNumber(to) };
}

/** All moves among some happenings. */
export function movesIn(happenings: readonly Happening[]): Move[] {
  return happenings.filter(isTold).flatMap((told) => (told.event === "moved" ? [moveOf(told)] : []));
}

/** The cards a happening is about. */
export function cardOf(happening: Happening): string | null {
  return isTold(happening) && "card" in happening.details ? happening.details.card : null;
}

/** Powers that move several potions tell each move; all of them happen at once. */
export function together(happenings: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const happening of happenings) {
    const last = groups.at(-1);
    if (happening.event === "moved" && last?.[0]?.event === "moved") last.push(happening);
    else groups.push([happening]);
  }
  return groups;
}

/** The position after a group of happenings that belong together. */
export function after(position: Position, group: readonly Told[]): Position {
  const first = group[0];
  if (!first) return position;
  if (first.event === "moved") return { ...position, market: carried(position.market, group) };
  return changed(position, first);
}

/** Anything that is kept per space, after the moves of a group. */
export function carried<T>(things: readonly (T | null)[], group: readonly Happening[]): (T | null)[] {
  const found = [...things];
  const moves = movesIn(group);
  for (const { from } of moves) found[from] = null;
  for (const { from, to } of moves) found[to] = things[from] ?? null;
  return found;
}

/** What each event changes. */
type Changes = { [E in keyof Events]?: (position: Position, happening: Told<E>) => Position };

function changed<E extends keyof Events>(position: Position, happening: Told<E>): Position {
  return CHANGES[happening.event]?.(position, happening) ?? position;
}

const CHANGES: Changes = {
  "turn-began": (p, h) => ({ ...p, seat: h.who, used: [] }),
  revealed: (p, h) => put(p, h.details.space, { colour: h.details.colour, up: true, arrow: null, stack: 1 }),
  "gained-gem": (p, h) => pay(p, h.who, h.details.colour, 1),
  paid: (p, h) => paid(p, h),
  drew: (p) => ({ ...p, hand: { colour: null } }),
  saw: (p, h) => (p.hand ? { ...p, hand: { colour: h.details.colour } } : p),
  placed: (p, h) => ({
    ...put(p, h.details.space, { colour: p.hand?.colour ?? null, up: false, arrow: h.who, stack: 1 }),
    hand: null,
  }),
  hired: (p, h) => station({ ...p, active: plus(p.active, h.who, h.details.card) }, h.details.station, null),
  "hired-from-deck": (p, h) => ({
    ...p,
    active: plus(p.active, h.who, h.details.card),
    deck: p.deck.filter((card) => card !== h.details.card),
  }),
  refilled: (p, h) => ({
    ...station(p, h.details.station, h.details.card),
    deck: p.deck.filter((card) => card !== h.details.card),
  }),
  matched: (p, h) => ({ ...p, match: match(h) }),
  satisfied: (p, h) => satisfied(p, h),
  returned: (p) => ({ ...clear(p, p.match?.spaces ?? []), match: null }),
  kept: (p, h) => ({ ...clear(p, p.match?.spaces ?? []), match: null, kept: add(p.kept, h.details.colour, 1) }),
  removed: (p, h) => clear(p, h.details.spaces.map(spaceNumber)),
  decreed: (p, h) => ({ ...p, decree: h.details.colour }),
  "took-extra": (p) => ({ ...p, token: null }),
  stacked: (p, h) => stacked(p, h),
  scored: (p, h) => ({ ...p, score: p.score + h.details.points }),
  "came-in": (p, h) => ({
    ...put(p, h.details.space, { colour: null, up: false, arrow: h.who, stack: 1 }),
    outside: p.outside.filter((space) => space !== spaceNumber(h.details.space)),
  }),
};

function put(position: Position, name: Space, potion: Potion): Position {
  return { ...position, market: position.market.with(spaceNumber(name), potion) };
}

function clear(position: Position, spaces: readonly number[]): Position {
  return { ...position, market: position.market.map((potion, space) => (spaces.includes(space) ? null : potion)) };
}

function add(counts: Counts, which: Colour, difference: number): Counts {
  return counts.with(COLOURS.indexOf(which), (counts[COLOURS.indexOf(which)] ?? 0) + difference) as Counts;
}

function pay(position: Position, seat: number | null, which: Colour, difference: number): Position {
  if (seat === null) return position;
  return {
    ...position,
    gems: position.gems.map((counts, n) => (n === seat ? add(counts, which, difference) : counts)),
  };
}

function paid(position: Position, happening: Told<"paid">): Position {
  const gems = happening.details.gems;
  const left = pay(position, happening.who, happening.details.colour, -gems);
  const { to } = happening.details;
  return to === undefined ? left : pay(left, to, happening.details.colour, gems);
}

function plus(rows: string[][], seat: number | null, card: string): string[][] {
  return rows.map((row, n) => (n === seat ? [...row, card] : row));
}

function station(position: Position, name: Station, card: string | null): Position {
  return { ...position, stations: position.stations.with(STATIONS.indexOf(name), card) };
}

function match(happening: Told<"matched">): Position["match"] {
  const spaces = happening.details.match.map(spaceNumber);
  return { spaces, colour: happening.details.colour, size: spaces.length };
}

function satisfied(position: Position, happening: Told<"satisfied">): Position {
  const card = happening.details.card;
  const solo = position.variant === "solo";
  const offer: Offered = {
    card,
    colour: solo ? null : happening.details.colour,
    size: solo ? 0 : (position.match?.size ?? LINE),
  };
  const left = solo ? position : { ...clear(position, position.match?.spaces ?? []), match: null };
  return {
    ...left,
    active: left.active.map((row, n) => (n === happening.who ? row.filter((other) => other !== card) : row)),
    satisfied: left.satisfied.map((row, n) => (n === happening.who ? [...row, offer] : row)),
  };
}

function stacked(position: Position, happening: Told<"stacked">): Position {
  const goal = happening.details.space;
  const spaces = position.match?.spaces ?? [];
  const stack = spaces.reduce((sum, space) => sum + (position.market[space]?.stack ?? 0), 0);
  const cleared = clear(position, spaces);
  const hue = position.match?.colour ?? null;
  return { ...put(cleared, goal, { colour: hue, up: true, arrow: null, stack: Math.max(1, stack) }) };
}
