/**
 * What an event does to the position on the screen. The server's view is the truth; this only bridges the time until
 * it is shown.
 */
import type { Deck } from "../cards";
import { cellNumber } from "../cells";
import { CRYSTAL, HARVESTS, MUSHROOM, type Events, type Told } from "../rows";
import type { Position, Witch } from "../position";

/** Events that are shown together although they come one by one. */
const AT_ONCE: ReadonlySet<Told["event"]> = new Set<Told["event"]>(["grew", "dealt", "dealt-row", "brewed"]);

export function together(happenings: readonly Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const happening of happenings) {
    const last = groups.at(-1);
    if (AT_ONCE.has(happening.event) && last?.[0]?.event === happening.event) last.push(happening);
    else groups.push([happening]);
  }
  return groups;
}

/** The position after a group of events. */
export function after(position: Position, group: readonly Told[], deck: Deck): Position {
  return group.reduce<Position>((found, happening) => changed(found, happening, deck), position);
}

/** The places that a hat empties: of those in its possible reach, the ones with the gathered tokens. */
export function emptied({ garden }: Position, { details }: Told<"entered">): number[] {
  const { place: hat, "kind-list": gathered } = details;
  const held = (place: number) => garden[place]?.length ?? 0;
  const all = HARVESTS.map((steps) => steps.map((step) => (hat - 1 + step + garden.length) % garden.length));
  return all.find((places) => places.reduce((sum, place) => sum + held(place), 0) === gathered.length) ?? [];
}

/** What each event changes. */
type Changes = { [E in keyof Events]?: (position: Position, happening: Told<E>, deck: Deck) => Position };

function changed<E extends keyof Events>(position: Position, happening: Told<E>, deck: Deck): Position {
  const found = CHANGES[happening.event]?.(position, happening, deck) ?? position;
  const step = STEP_OF[happening.event];
  return step === undefined ? found : { ...found, step };
}

/** The step of the turn after each event, because the table shows the part of the player in turn. */
const STEP_OF: { [E in keyof Events]?: string } = {
  "turn-began": "garden",
  entered: "garden",
  learned: "shop",
  traded: "shop",
  refreshed: "shop",
  performed: "shop",
  "left-shop": "add",
  added: "add",
  brewed: "effects",
  "used-effect": "effects",
  grew: "bloom",
};

const CHANGES: Changes = {
  "moved-in": (p, h) => change(p, h.who, () => ({ hut: h.details.hut })),
  "dealt-row": (p, h) => ({
    ...p,
    row: p.row.with(h.details.slot - 1, h.details.potion),
    deck: without(p.deck, h.details.potion),
  }),
  dealt: (p, h, d) => hold(pull(p, h.details.kind, d), h.who, h.details.kind, 1, d),
  grew: (p, h, d) => pull(grow(p, h.details.place, h.details.kind, d), h.details.kind, d),
  rose: (p, h) => ({ ...p, rising: h.details.sign }),
  "top-sign": (p, h) => ({ ...p, top: h.details.sign, sky: without(p.sky, h.details.sign) }),
  "top-formula": (p, h) => ({ ...p, formula: h.details.formula }),
  "turn-began": (p, h) => ({ ...p, turn: h.who, brew: [] }),
  "round-began": (p, h) => ({ ...p, round: h.details.round }),
  entered: (p, h, d) => gather(p, h, d),
  stole: (p, h, d) => hold(hold(p, h.details.rival, h.details.kind, -1, d), h.who, h.details.kind, 1, d),
  drew: (p, h, d) => hold(pull(p, h.details.kind, d), h.who, h.details.kind, 1, d),
  gained: (p, h) => shine(p, h.who, h.details.stars),
  lost: (p, h) => shine(p, h.who, -h.details.stars),
  learned: (p, h) => learn(p, h),
  forgot: (p, h) => change(p, h.who, (w) => ({ book: without(w.book, h.details.potion) })),
  traded: (p, h, d) => swap(p, h, h.details.tokens, d),
  bartered: (p, h, d) => swap(p, h, 1, d),
  refreshed: (p) => ({ ...p, row: p.row.map(() => null) }),
  performed: (p, h, d) => perform(p, h, d),
  spilled: (p, h) => ({
    ...p,
    sludge: p.sludge.with(h.details.place - 1, (p.sludge[h.details.place - 1] ?? 0) + 1),
  }),
  "took-formula": (p, h) => ({ ...change(p, h.who, () => ({ formula: h.details.formula })), formula: null }),
  discarded: (p, h, d) => put(hold(p, h.who, h.details.kind, -1, d), h.details.kind, d),
  burned: (p, h, d) => put(hold(p, h.who, h.details.kind, -1, d), h.details.kind, d),
  dropped: (p, h, d) => put(hold(p, h.who, h.details.kind, -1, d), h.details.kind, d),
  added: (p, h, d) => add(p, h, d),
  emptied: (p, h) => change(p, h.who, (w) => ({ cauldron: w.cauldron.map(() => null) })),
  poured: (p, h) => change(p, h.who, (w) => ({ cauldron: w.cauldron.map(() => null) })),
  brewed: (p, h) => shine(p, h.who, h.details.stars),
  "crystal-shone": (p, h) => shine(clear(p, h.who, CRYSTAL), h.who, h.details.stars),
  "was-poisoned": (p, h) => shine(clear(p, h.who, MUSHROOM), h.who, -h.details.stars),
  lifted: (p, h) => change(p, h.who, () => ({ cursed: false })),
  salvaged: (p, h, d) => scoop(p, h, d),
  ladled: (p, h, d) => scoop(p, h, d),
  fetched: (p, h, d) =>
    hold({ ...p, shop: counts(p.shop, d.kinds.indexOf(h.details.kind), -1) }, h.who, h.details.kind, 1, d),
  sought: (p, h, d) => hold(pull(p, h.details.kind, d), h.who, h.details.kind, 1, d),
  plucked: (p, h, d) => hold(wilt(p, h.details.place, h.details.kind), h.who, h.details.kind, 1, d),
  exchanged: (p, h, d) => exchange(p, h, d),
  drained: (p, h) => shine(shine(p, h.details.rival, -h.details.stars), h.who, h.details.stars),
  mushroomed: (p, h) =>
    change(p, h.details.rival, (w) => ({ cauldron: w.cauldron.with(cellNumber(h.details.cell), MUSHROOM) })),
  withered: (p, h, d) => put(wilt(p, h.details.place, h.details.kind), h.details.kind, d),
  "counted-gold": (p, h) => shine(p, h.who, h.details.stars),
  "stayed-cursed": (p, h) => change(p, h.who, () => ({ stars: 0 })),
};

function change(position: Position, seat: number | null, changed: (witch: Witch) => Partial<Witch>): Position {
  return {
    ...position,
    players: position.players.map((witch, n) => (n === seat ? { ...witch, ...changed(witch) } : witch)),
  };
}

function without(names: readonly string[], name: string): string[] {
  const at = names.indexOf(name);
  return names.filter((_, n) => n !== at);
}

function counts(all: readonly number[], at: number, difference: number): number[] {
  return all.map((count, n) => (n === at ? Math.max(0, count + difference) : count));
}

/** Frogs never stay in a satchel. */
function hold(position: Position, seat: number | null, kind: string, difference: number, deck: Deck): Position {
  const at = deck.ingredients.indexOf(kind);
  return at < 0 ? position : change(position, seat, (witch) => ({ satchel: counts(witch.satchel, at, difference) }));
}

function pull(position: Position, kind: string, deck: Deck): Position {
  return { ...position, bag: counts(position.bag, deck.kinds.indexOf(kind), -1) };
}

function put(position: Position, kind: string, deck: Deck): Position {
  return { ...position, bag: counts(position.bag, deck.kinds.indexOf(kind), 1) };
}

function shine(position: Position, seat: number | null, stars: number): Position {
  return change(position, seat, (witch) => ({ stars: Math.max(0, witch.stars + stars) }));
}

function grow(position: Position, place: number, kind: string, deck: Deck): Position {
  const tokens = [...(position.garden[place - 1] ?? []), kind].sort(
    (a, b) => deck.kinds.indexOf(a) - deck.kinds.indexOf(b),
  );
  return { ...position, garden: position.garden.with(place - 1, tokens) };
}

function wilt(position: Position, place: number, kind: string): Position {
  return { ...position, garden: position.garden.with(place - 1, without(position.garden[place - 1] ?? [], kind)) };
}

function gather(position: Position, happening: Told<"entered">, deck: Deck): Position {
  const places = emptied(position, happening);
  const garden = position.garden.map((tokens, place) => (places.includes(place) ? [] : tokens));
  const left = { ...position, garden, hat: happening.details.place - 1 };
  const { "kind-list": kinds } = happening.details;
  return kinds.reduce<Position>((found, kind) => hold(found, happening.who, kind, 1, deck), left);
}

function learn(position: Position, happening: Told<"learned">): Position {
  const potion = happening.details.potion;
  const row = position.row.map((card) => (card === potion ? null : card));
  const paid = (witch: Witch) => ({
    book: [...witch.book, potion],
    stars: witch.stars - happening.details.stars,
    gold: witch.gold - happening.details.gold,
  });
  return { ...change(position, happening.who, paid), row };
}

function swap(position: Position, happening: Told<"traded" | "bartered">, tokens: number, deck: Deck): Position {
  const { "kind-given": given, "kind-got": got } = happening.details;
  const shop = counts(counts(position.shop, deck.kinds.indexOf(given), tokens), deck.kinds.indexOf(got), -1).map(
    (count) => Math.min(deck.cards.pile, count),
  );
  return hold(hold({ ...position, shop }, happening.who, given, -tokens, deck), happening.who, got, 1, deck);
}

function perform(position: Position, happening: Told<"performed">, deck: Deck): Position {
  const given = deck.formula(happening.details.formula)?.given ?? [];
  const left = given.reduce((found, kind) => hold(found, happening.who, kind, -1, deck), position);
  return change(left, happening.who, (witch) => ({
    gold: witch.gold + happening.details.gold,
    crystals: witch.crystals + happening.details.crystals,
  }));
}

function add(position: Position, happening: Told<"added">, deck: Deck): Position {
  const { "kind-added": kind, cell } = happening.details;
  const filled = change(position, happening.who, (witch) => ({
    cauldron: witch.cauldron.with(cellNumber(cell), kind),
  }));
  if (kind === CRYSTAL) return change(filled, happening.who, (witch) => ({ crystals: witch.crystals - 1 }));
  return hold(filled, happening.who, kind, -1, deck);
}

function clear(position: Position, seat: number | null, thing: string): Position {
  return change(position, seat, (witch) => ({
    cauldron: witch.cauldron.map((held) => (held === thing ? null : held)),
  }));
}

function scoop(position: Position, happening: Told<"salvaged" | "ladled">, deck: Deck): Position {
  const kind = happening.details.kind;
  const left = change(position, happening.who, (witch) => {
    const cell = witch.cauldron.indexOf(kind);
    return cell < 0 ? {} : { cauldron: witch.cauldron.with(cell, null) };
  });
  return hold(left, happening.who, kind, 1, deck);
}

function exchange(position: Position, happening: Told<"exchanged">, deck: Deck): Position {
  const { "kind-given": given, "kind-got": got, rival } = happening.details;
  const mine = hold(hold(position, happening.who, given, -1, deck), happening.who, got, 1, deck);
  return hold(hold(mine, rival, given, 1, deck), rival, got, -1, deck);
}
