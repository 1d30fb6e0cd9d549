import { describe, expect, test } from "vitest";
import { cellName, cellNumber, laidOut, turned } from "../src/games/mystic_moon/cells";
import { quietWords } from "../src/games/mystic_moon/play/lines";
import { fresh, harms, marked } from "../src/games/mystic_moon/play/marks";
import { ways } from "../src/games/mystic_moon/play/picks";
import type { Position, Witch } from "../src/games/mystic_moon/position";
import { sceneOf, stepOf } from "../src/games/mystic_moon/play/steps";
import { after, emptied, together } from "../src/games/mystic_moon/play/story";
import type { Deck } from "../src/games/mystic_moon/cards";
import type { Events } from "../src/games/mystic_moon/rows";
import type { Choice, Deed } from "$wire";

const KINDS = ["fern", "acorn", "quill", "snail", "root", "berry", "moonflower", "dragonscale", "wild", "frog"];
const DECK = {
  kinds: KINDS,
  ingredients: KINDS.slice(0, 9),
  cards: { pile: 3 },
  formula: () => ({ given: ["fern", "quill"] }),
} as unknown as Deck;

function witch(more: Partial<Witch> = {}): Witch {
  return {
    hut: "attic",
    stars: 10,
    satchel: new Array(9).fill(0),
    cauldron: new Array(9).fill(null),
    book: [],
    gold: 0,
    crystals: 0,
    formula: null,
    cursed: false,
    ...more,
  };
}

function position(more: Partial<Position> = {}): Position {
  return {
    bag: new Array(10).fill(5),
    shop: new Array(8).fill(3),
    garden: Array.from({ length: 12 }, () => []),
    sludge: new Array(12).fill(0),
    row: ["big-snack", "mud-mask", null, null],
    deck: ["owl-draught"],
    players: [witch(), witch()],
    hat: null,
    step: "garden",
    ...more,
  } as unknown as Position;
}

function told<E extends keyof Events>(event: E, details: Events[E], who: number | null = 0) {
  return { event, who, details };
}

function choice(verb: string, details: Choice["details"], notation = verb): Choice {
  return { id: 1, verb, notation, details };
}

describe("cells", () => {
  test("names and numbers", () => {
    expect([0, 1, 4, 8].map(cellName)).toEqual(["a1", "a2", "b2", "c3"]);
    expect(["a1", "c3", "d1"].map(cellNumber)).toEqual([0, 8, -1]);
  });
  test("a drawing is turned to the right, four times round", () => {
    const rows = [
      ["root", null],
      ["quill", "root"],
    ];
    expect(turned(rows)).toEqual([
      ["quill", "root"],
      ["root", null],
    ]);
    expect(turned(turned(turned(turned(rows))))).toEqual(rows);
  });
  test("a drawing stays inside the cauldron", () => {
    const cells = laidOut([["acorn", "berry", "acorn"]], 5, 9);
    expect(cells.map((kind, cell) => (kind ? cellName(cell) : null)).filter(Boolean)).toEqual(["a3", "b3", "c3"]);
  });
});

describe("ways", () => {
  const dear = choice("learn", { potion: "big-snack", gold: 1, stars: 1 });
  const cheap = choice("learn", { potion: "big-snack", gold: 0, stars: 4 });
  const steps = (one: Choice, all: Choice[] = [one]) => ways(one, all)[0]!.steps;
  test("a place, and a place without its glyph", () => {
    expect(steps(choice("garden", { place: 5, glyph: "draw" }))).toEqual(["place:5"]);
    expect(steps(choice("garden", { place: 5, glyph: "waived" }))).toEqual(["plain:5"]);
  });
  test("the cheapest way in gold is one touch, more gold a second", () => {
    expect(steps(cheap, [cheap, dear])).toEqual(["card:big-snack"]);
    expect(steps(dear, [cheap, dear])).toEqual(["card:big-snack", "gold:1"]);
    expect(steps(dear)).toEqual(["card:big-snack"]);
  });
  test("a trade is two touches", () =>
    expect(steps(choice("trade", { "kind-given": "fern", "kind-got": "root" }))).toEqual(["mine:fern", "shop:root"]));
  test("one kind at a place needs no second touch", () => {
    const one = choice("pluck", { place: 3, kind: "fern" });
    const other = choice("pluck", { place: 3, kind: "root" });
    expect(steps(one)).toEqual(["place:3"]);
    expect(steps(one, [one, other])).toEqual(["place:3", "kind:fern"]);
  });
  test("what lies nowhere is a button", () => expect(steps(choice("stone", {}))).toEqual(["button:stone"]));
});

describe("the story", () => {
  const garden = position().garden.with(11, ["fern"]).with(0, ["root", "frog"]).with(1, ["quill"]);
  test("a hat empties the places that hold what was gathered", () => {
    const gathered = (...kinds: string[]) => told("entered", { place: 1, "kind-list": kinds });
    expect(emptied(position({ garden }), gathered("fern", "root", "frog", "quill"))).toEqual([11, 0, 1]);
    expect(emptied(position({ garden }), gathered("fern", "root", "frog"))).toEqual([11, 0]);
  });
  test("what is gathered goes to the satchel, frogs do not stay", () => {
    const next = after(
      position({ garden }),
      [told("entered", { place: 1, "kind-list": ["fern", "root", "frog", "quill"] })],
      DECK,
    );
    expect(next.players[0]!.satchel.slice(0, 5)).toEqual([1, 0, 1, 0, 1]);
    expect([next.hat, next.garden[0], next.garden[11]]).toEqual([0, [], []]);
  });
  test("a recipe is paid for and moves into the book", () => {
    const next = after(position(), [told("learned", { potion: "big-snack", stars: 3, gold: 0 })], DECK);
    expect([next.players[0]!.book, next.players[0]!.stars, next.row[0]]).toEqual([["big-snack"], 7, null]);
  });
  test("no pile of the shop grows above three", () => {
    const start = position({ players: [witch({ satchel: [2, 0, 0, 0, 0, 0, 0, 0, 0] }), witch()] });
    const next = after(
      start,
      [told("traded", { "kind-given": "fern", "kind-got": "root", tokens: 2, "kind-list": ["fern", "fern"] })],
      DECK,
    );
    expect([next.shop[0], next.shop[4], next.players[0]!.satchel[0], next.players[0]!.satchel[4]]).toEqual([
      3, 2, 0, 1,
    ]);
  });
  test("a brew with a crystal and a mushroom leaves both out", () => {
    const start = position({
      players: [witch({ cauldron: ["fern", "crystal", "mushroom", ...new Array(6).fill(null)] }), witch()],
    });
    const brewed = after(start, [told("brewed", { potion: "x", cells: ["a1"], stars: 4 })], DECK);
    const next = after(
      after(brewed, [told("crystal-shone", { stars: 1 })], DECK),
      [told("was-poisoned", { stars: 1 })],
      DECK,
    );
    expect([next.players[0]!.stars, next.players[0]!.cauldron.slice(0, 3)]).toEqual([14, ["fern", null, null]]);
  });
  test("the bloom has no line, but is told while it happens", () => {
    const grew = { event: "grew", who: null, details: { place: 3, kind: "fern" } };
    expect(quietWords([grew])).not.toBe("");
    expect(quietWords([{ event: "turn-began", who: 1, details: {} }])).toBe("");
  });
  test("the bloom is seen at once", () => {
    const groups = together([
      told("grew", { place: 1, kind: "fern" }),
      told("grew", { place: 3, kind: "root" }),
      told("turn-began", { round: 1 }),
    ]);
    expect(groups.map((group) => group.length)).toEqual([2, 1]);
  });
});

describe("marks", () => {
  const deeds: Deed[] = [
    { version: 1, deed: "action", seat: 0, by: "person", happenings: [told("grew", { place: 2, kind: "fern" }, null)] },
    {
      version: 2,
      deed: "action",
      seat: 1,
      by: "person",
      happenings: [
        told("grew", { place: 5, kind: "fern" }, null),
        told("dealt-row", { potion: "mud-mask", slot: 1 }, null),
        told("stole", { rival: 0, kind: "fern" }, 1),
        told("stole", { rival: 2, kind: "fern" }, 1),
        told("dropped", { kind: "root" }, 0),
      ],
    },
  ];
  test("what others changed since my last move", () => {
    expect([...marked(deeds, 0)]).toEqual([5]);
    expect([...fresh(deeds, 0)]).toEqual(["mud-mask"]);
  });
  test("what was done to me, and to nobody else", () => {
    expect(harms(deeds, 0).map((happening) => happening.event)).toEqual(["stole", "dropped"]);
    expect(harms(deeds, null)).toEqual([]);
  });
});

describe("steps", () => {
  test("a talent belongs to its step", () => {
    expect(stepOf(position({ step: "brewed-talent" }))).toBe("hut");
    expect(stepOf(position({ step: "leave-sign" }))).toBe("shop");
    expect(stepOf(position({ step: "contest" }))).toBe(null);
  });
  test("what is asked about comes forward, but only for the one who is asked", () => {
    expect(sceneOf(position({ step: "effects" }), "fetch", true)).toBe("shop");
    expect(sceneOf(position({ step: "effects" }), "fetch", false)).toBe("hut");
    expect(sceneOf(position({ step: "bloom" }), "bloom", true)).toBe("garden");
  });
});
