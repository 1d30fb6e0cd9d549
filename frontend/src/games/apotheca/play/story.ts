/**
 * What an event does to the position on the screen. The server's view is the truth; this only bridges the time until
 * it is shown.
 */
import { amount, detailsOf, list, text, told } from "./told";
import type { Deed, Happening } from "$wire";
import type { Offered, Position, Potion } from "../position";
import type { Told } from "../rows";
import { type Colour, COLOURS, spaceNumber, STATIONS } from "../spaces";

type Counts = [number, number, number];

/** The spaces a happening is about, for marks and for the log; of a power, those to which it moved potions. */
export function spacesOf(happening: Happening, deeds: readonly Deed[] = []): number[] {
  if (happening.event === "used-power") {
    const among = deeds.find((deed) => deed.happenings.includes(happening))?.happenings ?? [];
    return among.filter((other) => other.event === "moved").map((other) => spaceNumber(text(other, "to-space")));
  }
  const names = [text(happening, "space"), text(happening, "from"), text(happening, "to-space")];
  return [...names, ...list(happening, "match"), ...list(happening, "spaces")].map(spaceNumber).filter((n) => n >= 0);
}

/** The cards a happening is about. */
export function cardOf(happening: Happening): string | null {
  return text(happening, "card") || null;
}

/** Powers that move several potions tell each move; all of them happen at once. */
export function together(happenings: readonly Happening[]): Happening[][] {
  const groups: Happening[][] = [];
  for (const happening of happenings) {
    const last = groups.at(-1);
    if (happening.event === "moved" && last?.[0]?.event === "moved") last.push(happening);
    else groups.push([happening]);
  }
  return groups;
}

/** The position after a group of happenings that belong together. */
export function after(position: Position, group: readonly Happening[]): Position {
  const first = group[0];
  if (!first) return position;
  if (first.event === "moved") return { ...position, market: moved(position.market, group) };
  return CHANGES[told(first).event]?.(position, first) ?? position;
}

function moved<T>(market: readonly (T | null)[], group: readonly Happening[]): (T | null)[] {
  const found = [...market];
  const pairs = group.map((h) => [spaceNumber(text(h, "from")), spaceNumber(text(h, "to-space"))] as const);
  for (const [from] of pairs) found[from] = null;
  for (const [from, to] of pairs) found[to] = market[from] ?? null;
  return found;
}

/** The same for anything that is kept per space. */
export function carried<T>(things: readonly (T | null)[], group: readonly Happening[]): (T | null)[] {
  return moved(things, group);
}

type Change = (position: Position, happening: Happening) => Position;

const CHANGES: Partial<Record<Told["event"], Change>> = {
  "turn-began": (p, h) => ({ ...p, seat: h.who, used: [] }),
  revealed: (p, h) => put(p, text(h, "space"), { colour: colour(h), up: true, arrow: null, stack: 1 }),
  "gained-gem": (p, h) => pay(p, h.who, colour(h), 1),
  paid: (p, h) => paid(p, h),
  drew: (p) => ({ ...p, hand: { colour: null } }),
  saw: (p, h) => (p.hand ? { ...p, hand: { colour: colour(h) } } : p),
  placed: (p, h) => ({
    ...put(p, text(h, "space"), { colour: p.hand?.colour ?? null, up: false, arrow: h.who, stack: 1 }),
    hand: null,
  }),
  hired: (p, h) => station({ ...p, active: plus(p.active, h.who, text(h, "card")) }, text(h, "station"), null),
  "hired-from-deck": (p, h) => ({
    ...p,
    active: plus(p.active, h.who, text(h, "card")),
    deck: p.deck.filter((card) => card !== text(h, "card")),
  }),
  refilled: (p, h) => ({
    ...station(p, text(h, "station"), text(h, "card")),
    deck: p.deck.filter((card) => card !== text(h, "card")),
  }),
  matched: (p, h) => ({ ...p, match: match(h) }),
  satisfied: (p, h) => satisfied(p, h),
  returned: (p) => ({ ...clear(p, p.match?.spaces ?? []), match: null }),
  kept: (p, h) => ({ ...clear(p, p.match?.spaces ?? []), match: null, kept: add(p.kept, colour(h), 1) }),
  removed: (p, h) => clear(p, list(h, "spaces").map(spaceNumber)),
  decreed: (p, h) => ({ ...p, decree: colour(h) }),
  "took-extra": (p) => ({ ...p, token: null }),
  stacked: (p, h) => stacked(p, h),
  scored: (p, h) => ({ ...p, score: p.score + amount(h, "points") }),
  "came-in": (p, h) => ({
    ...put(p, text(h, "space"), { colour: null, up: false, arrow: h.who, stack: 1 }),
    outside: p.outside.filter((space) => space !== spaceNumber(text(h, "space"))),
  }),
};

function colour(happening: Happening): Colour {
  return text(happening, "colour") as Colour;
}

function put(position: Position, name: string, potion: Potion): Position {
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

function paid(position: Position, happening: Happening): Position {
  const gems = amount(happening, "gems");
  const left = pay(position, happening.who, colour(happening), -gems);
  return detailsOf(happening).to === undefined ? left : pay(left, amount(happening, "to"), colour(happening), gems);
}

function plus(rows: string[][], seat: number | null, card: string): string[][] {
  return rows.map((row, n) => (n === seat ? [...row, card] : row));
}

function station(position: Position, name: string, card: string | null): Position {
  const number = STATIONS.indexOf(name as (typeof STATIONS)[number]);
  return number < 0 ? position : { ...position, stations: position.stations.with(number, card) };
}

function match(happening: Happening): Position["match"] {
  const spaces = list(happening, "match").map(spaceNumber);
  return { spaces, colour: colour(happening), size: spaces.length };
}

function satisfied(position: Position, happening: Happening): Position {
  const card = text(happening, "card");
  const solo = position.variant === "solo";
  const offer: Offered = {
    card,
    colour: solo ? null : colour(happening),
    size: solo ? 0 : (position.match?.size ?? 3),
  };
  const left = solo ? position : { ...clear(position, position.match?.spaces ?? []), match: null };
  return {
    ...left,
    active: left.active.map((row, n) => (n === happening.who ? row.filter((other) => other !== card) : row)),
    satisfied: left.satisfied.map((row, n) => (n === happening.who ? [...row, offer] : row)),
  };
}

function stacked(position: Position, happening: Happening): Position {
  const goal = text(happening, "space");
  const spaces = position.match?.spaces ?? [];
  const stack = spaces.reduce((sum, space) => sum + (position.market[space]?.stack ?? 0), 0);
  const cleared = clear(position, spaces);
  const hue = position.match?.colour ?? null;
  return { ...put(cleared, goal, { colour: hue, up: true, arrow: null, stack: Math.max(1, stack) }) };
}
