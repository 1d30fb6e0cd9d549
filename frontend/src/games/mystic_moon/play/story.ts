/**
 * What an event does to the position on the screen. The server's view is the truth; this only bridges the time until
 * it is shown.
 */
import { amount, list, text, told } from "./told";
import type { Happening } from "$wire";
import type { Deck } from "../cards";
import { cellNumber } from "../cells";
import type { Told } from "../rows";
import type { Position, Witch } from "../position";

/** Events that come one by one but are shown at once. */
const AT_ONCE = new Set(["grew", "dealt", "dealt-row", "brewed"]);

export function together(happenings: readonly Happening[]): Happening[][] {
  const groups: Happening[][] = [];
  for (const happening of happenings) {
    const last = groups.at(-1);
    if (AT_ONCE.has(happening.event) && last?.[0]?.event === happening.event) last.push(happening);
    else groups.push([happening]);
  }
  return groups;
}

/** The position after happenings that belong together. */
export function after(position: Position, group: readonly Happening[], deck: Deck): Position {
  return group.reduce(
    (found, happening) => CHANGES[told(happening).event]?.(found, happening, deck) ?? found,
    position,
  );
}

/** The places a hat empties: two, three or four in a row, whichever hold what was gathered. */
export function emptied(position: Position, happening: Happening): number[] {
  const hat = amount(happening, "place") - 1;
  const gathered = list(happening, "kind-list").length;
  const rows = [
    [-1, 0, 1],
    [-1, 0],
    [-1, 0, 1, 2],
  ].map((steps) => steps.map((step) => (hat + step + 12) % 12));
  return (
    rows.find((places) => places.reduce((sum, place) => sum + (position.garden[place]?.length ?? 0), 0) === gathered) ??
    rows[0]!
  );
}

type Change = (position: Position, happening: Happening, deck: Deck) => Position;

const CHANGES: Partial<Record<Told["event"], Change>> = {
  "moved-in": (p, h) => change(p, h.who, () => ({ hut: text(h, "hut") })),
  "dealt-row": (p, h) => ({
    ...p,
    row: p.row.with(amount(h, "slot") - 1, text(h, "potion")),
    deck: without(p.deck, text(h, "potion")),
  }),
  dealt: (p, h, d) => hold(pull(p, text(h, "kind"), d), h.who, text(h, "kind"), 1, d),
  grew: (p, h, d) => pull(grow(p, amount(h, "place"), text(h, "kind"), d), text(h, "kind"), d),
  rose: (p, h) => ({ ...p, rising: text(h, "sign") }),
  "top-sign": (p, h) => ({ ...p, top: text(h, "sign"), sky: without(p.sky, text(h, "sign")) }),
  "top-formula": (p, h) => ({ ...p, formula: text(h, "formula") }),
  "turn-began": (p, h) => ({ ...p, turn: h.who, step: "garden" }),
  "round-began": (p, h) => ({ ...p, round: amount(h, "round") }),
  entered: (p, h, d) => gather(p, h, d),
  stole: (p, h, d) => hold(hold(p, amount(h, "rival"), text(h, "kind"), -1, d), h.who, text(h, "kind"), 1, d),
  drew: (p, h, d) => hold(pull(p, text(h, "kind"), d), h.who, text(h, "kind"), 1, d),
  gained: (p, h) => shine(p, h.who, amount(h, "stars")),
  lost: (p, h) => shine(p, h.who, -amount(h, "stars")),
  learned: (p, h) => learn(p, h),
  forgot: (p, h) => change(p, h.who, (w) => ({ book: without(w.book, text(h, "potion")) })),
  traded: (p, h, d) => swap(p, h, amount(h, "tokens"), d),
  bartered: (p, h, d) => swap(p, h, 1, d),
  refreshed: (p) => ({ ...p, row: p.row.map(() => null) }),
  performed: (p, h, d) => perform(p, h, d),
  spilled: (p, h) => ({
    ...p,
    sludge: p.sludge.with(amount(h, "place") - 1, (p.sludge[amount(h, "place") - 1] ?? 0) + 1),
  }),
  "took-formula": (p, h) => ({ ...change(p, h.who, () => ({ formula: text(h, "formula") })), formula: null }),
  discarded: (p, h, d) => put(hold(p, h.who, text(h, "kind"), -1, d), text(h, "kind"), d),
  burned: (p, h, d) => put(hold(p, h.who, text(h, "kind"), -1, d), text(h, "kind"), d),
  dropped: (p, h, d) => put(hold(p, h.who, text(h, "kind"), -1, d), text(h, "kind"), d),
  added: (p, h, d) => add(p, h, d),
  emptied: (p, h) => change(p, h.who, (w) => ({ cauldron: w.cauldron.map(() => null) })),
  poured: (p, h) => change(p, h.who, (w) => ({ cauldron: w.cauldron.map(() => null) })),
  brewed: (p, h) => shine(p, h.who, amount(h, "stars")),
  "crystal-shone": (p, h) => shine(clear(p, h.who, "crystal"), h.who, amount(h, "stars")),
  "was-poisoned": (p, h) => shine(clear(p, h.who, "mushroom"), h.who, -amount(h, "stars")),
  lifted: (p, h) => change(p, h.who, () => ({ cursed: false })),
  salvaged: (p, h, d) => scoop(p, h, d),
  ladled: (p, h, d) => scoop(p, h, d),
  fetched: (p, h, d) =>
    hold({ ...p, shop: counts(p.shop, d.kinds.indexOf(text(h, "kind")), -1) }, h.who, text(h, "kind"), 1, d),
  sought: (p, h, d) => hold(pull(p, text(h, "kind"), d), h.who, text(h, "kind"), 1, d),
  plucked: (p, h, d) => hold(wilt(p, amount(h, "place"), text(h, "kind")), h.who, text(h, "kind"), 1, d),
  exchanged: (p, h, d) => exchange(p, h, d),
  drained: (p, h) => shine(shine(p, amount(h, "rival"), -amount(h, "stars")), h.who, amount(h, "stars")),
  mushroomed: (p, h) =>
    change(p, amount(h, "rival"), (w) => ({ cauldron: w.cauldron.with(cellNumber(text(h, "cell")), "mushroom") })),
  withered: (p, h, d) => put(wilt(p, amount(h, "place"), text(h, "kind")), text(h, "kind"), d),
  "counted-gold": (p, h) => shine(p, h.who, amount(h, "stars")),
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

function gather(position: Position, happening: Happening, deck: Deck): Position {
  const places = emptied(position, happening);
  const garden = position.garden.map((tokens, place) => (places.includes(place) ? [] : tokens));
  const left = { ...position, garden, hat: amount(happening, "place") - 1 };
  return list(happening, "kind-list").reduce<Position>(
    (found, kind) => hold(found, happening.who, kind, 1, deck),
    left,
  );
}

function learn(position: Position, happening: Happening): Position {
  const potion = text(happening, "potion");
  const row = position.row.map((card) => (card === potion ? null : card));
  const paid = (witch: Witch) => ({
    book: [...witch.book, potion],
    stars: witch.stars - amount(happening, "stars"),
    gold: witch.gold - amount(happening, "gold"),
  });
  return { ...change(position, happening.who, paid), row };
}

function swap(position: Position, happening: Happening, tokens: number, deck: Deck): Position {
  const [given, got] = [text(happening, "kind-given"), text(happening, "kind-got")];
  const shop = counts(counts(position.shop, deck.kinds.indexOf(given), tokens), deck.kinds.indexOf(got), -1).map(
    (count) => Math.min(deck.cards.pile, count),
  );
  return hold(hold({ ...position, shop }, happening.who, given, -tokens, deck), happening.who, got, 1, deck);
}

function perform(position: Position, happening: Happening, deck: Deck): Position {
  const given = deck.formula(text(happening, "formula"))?.given ?? [];
  const left = given.reduce((found, kind) => hold(found, happening.who, kind, -1, deck), position);
  return change(left, happening.who, (witch) => ({
    gold: witch.gold + amount(happening, "gold"),
    crystals: witch.crystals + amount(happening, "crystals"),
  }));
}

function add(position: Position, happening: Happening, deck: Deck): Position {
  const kind = text(happening, "kind-added");
  const filled = change(position, happening.who, (witch) => ({
    cauldron: witch.cauldron.with(cellNumber(text(happening, "cell")), kind),
  }));
  if (kind === "crystal") return change(filled, happening.who, (witch) => ({ crystals: witch.crystals - 1 }));
  return hold(filled, happening.who, kind, -1, deck);
}

function clear(position: Position, seat: number | null, thing: string): Position {
  return change(position, seat, (witch) => ({
    cauldron: witch.cauldron.map((held) => (held === thing ? null : held)),
  }));
}

function scoop(position: Position, happening: Happening, deck: Deck): Position {
  const kind = text(happening, "kind");
  const left = change(position, happening.who, (witch) => {
    const cell = witch.cauldron.indexOf(kind);
    return cell < 0 ? {} : { cauldron: witch.cauldron.with(cell, null) };
  });
  return hold(left, happening.who, kind, 1, deck);
}

function exchange(position: Position, happening: Happening, deck: Deck): Position {
  const [given, got, rival] = [text(happening, "kind-given"), text(happening, "kind-got"), amount(happening, "rival")];
  const mine = hold(hold(position, happening.who, given, -1, deck), happening.who, got, 1, deck);
  return hold(hold(mine, rival, given, 1, deck), rival, got, -1, deck);
}
