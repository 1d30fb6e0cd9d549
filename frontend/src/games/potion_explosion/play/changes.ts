/** What an event changes on the desks, the stacks and the table. */
import { counted, type Counts, minus, NONE, number, plus, total } from "../marbles";
import type { Burner, DeskPosition, Position } from "../position";
import { BURNERS, type Colour, type Events, type Told } from "../rows";
import { type Deck, kindNumber } from "../cards";

/** What each event changes. */
type Changes = { [E in keyof Events]?: (position: Position, happening: Told<E>, deck: Deck) => Position };

export function changed<E extends keyof Events>(position: Position, happening: Told<E>, deck: Deck): Position {
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
  completed: (p, h, d) => completed(p, h, d),
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
      BURNERS,
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

export function of(colour: Colour, count: number): Counts {
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

/** Marbles in hand go into the pool. There is no event for this if all of them fit. */
function began(position: Position, happening: Told<"turn-began">): Position {
  return { ...stowed(position), seat: happening.who, picked: false, helped: false, turn: position.turn + 1 };
}

function stowed(position: Position): Position {
  if (total(position.hand) === 0) return position;
  const put = desk(position, position.seat, (d) => ({ ...d, pool: plus(d.pool, position.hand) }));
  return { ...put, hand: NONE };
}

/** The marbles in hand that are in the pool in the next view without an event; or null. */
export function unsaid(position: Position, goal: Position): Position | null {
  const seat = position.seat ?? -1;
  if (total(position.hand) === 0 || total(goal.hand) > 0) return null;
  const put = stowed(position);
  return String(put.desks[seat]?.pool) === String(goal.desks[seat]?.pool) ? put : null;
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

function completed(position: Position, happening: Told<"completed">, deck: Deck): Position {
  const burner = burnerOf(happening);
  const kind = kindNumber(happening.details.kind);
  const lacking = position.desks[happening.who ?? -1]?.burners[burner]?.empty ?? NONE;
  return desk(spend(position, happening.who, lacking), happening.who, (d) => ({
    ...d,
    burners: d.burners.with(burner, null),
    potions: [...d.potions, tileName(happening)].sort((a, b) => deck.order(a) - deck.order(b)),
    undrunk: d.undrunk.with(kind, (d.undrunk[kind] ?? 0) + 1),
    points: d.points + happening.details.points,
  }));
}

/** A burner with all holes filled, before its potion is completed. */
export function brimful(position: Position, happening: Told<"completed">): Position {
  const which = burnerOf(happening);
  const lacking = position.desks[happening.who ?? -1]?.burners[which]?.empty ?? NONE;
  return laid(position, happening.who, [which], [lacking]);
}

/** Remove used marbles: of each colour first those in hand, then those in the pool. */
function spend(position: Position, seat: number | null, used: Counts): Position {
  const rest = minus(used, position.hand);
  return { ...desk(position, seat, (d) => ({ ...d, pool: minus(d.pool, rest) })), hand: minus(position.hand, used) };
}

function laid(
  position: Position,
  seat: number | null,
  burners: readonly number[],
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
