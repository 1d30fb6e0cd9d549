import { describe, expect, test } from "vitest";
import { drawn } from "../src/games/apotheca/lessons/drawing";
import { after, spacesOf, together } from "../src/games/apotheca/play/story";
import { marked } from "../src/games/apotheca/play/marks";
import { type Events, isTold } from "../src/games/apotheca/rows";
import type { Deed, Happening } from "$wire";

function told<E extends keyof Events>(event: E, who: number | null, details: Events[E]) {
  return { event, who, details };
}
function deed(version: number, seat: number, ...happenings: Happening[]): Deed {
  return { version, deed: "action", seat, by: "person", happenings };
}
function colours(position: ReturnType<typeof drawn>): string {
  return position.market
    .map((potion) => (potion ? (potion.up ? potion.colour![0]!.toUpperCase() : "w") : "."))
    .join("");
}

describe("what a happening does to the picture", () => {
  test("a reveal turns the potion up", () => {
    const shown = after(drawn("?... .... .... ...."), [told("revealed", 0, { space: "a1", colour: "red" })]);
    expect(colours(shown)).toBe("R...............");
  });
  test("potions that change places do so at once", () => {
    const moves = [
      told("moved", 0, { from: "a1", "to-space": "b1" }),
      told("moved", 0, { from: "b1", "to-space": "a1" }),
    ];
    expect(
      together([told("used-power", 0, { card: "imogen", action: "flip a1 b1" }), ...moves]).map(
        (group) => group.length,
      ),
    ).toEqual([1, 2]);
    expect(colours(after(drawn("RB.. .... .... ...."), moves))).toBe("BR..............");
  });
  test("a match goes to the apothecary it satisfies", () => {
    const start = drawn("RRR. .... .... ....", { active: [["imogen"], []] });
    const seen = after(start, [told("matched", 0, { match: ["a1", "b1", "c1"], colour: "red" })]);
    expect(seen.match?.spaces).toEqual([0, 1, 2]);
    const done = after(seen, [told("satisfied", 0, { card: "imogen", colour: "red" })]);
    expect(colours(done)).toBe("................");
    expect([done.active[0], done.satisfied[0]]).toEqual([[], [{ card: "imogen", colour: "red", size: 3 }]]);
  });
  test("solo stacks instead", () => {
    const start = drawn("RRR. .... .... ....", { variant: "solo", seats: 1 });
    const seen = after(start, [told("matched", 0, { match: ["a1", "b1", "c1"], colour: "red" })]);
    const stacked = after(seen, [told("stacked", 0, { space: "b1", potions: 3 })]);
    expect(stacked.market.map((potion) => potion?.stack ?? 0).slice(0, 4)).toEqual([0, 3, 0, 0]);
  });
  test("gems go from purse to purse", () => {
    const start = drawn(".... .... .... ....", {
      gems: [
        [2, 0, 0],
        [0, 0, 0],
      ],
    });
    expect(after(start, [told("paid", 0, { colour: "red", gems: 2, to: 1 })]).gems).toEqual([
      [0, 0, 0],
      [2, 0, 0],
    ]);
    expect(after(start, [told("paid", 0, { colour: "red", gems: 2 })]).gems).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
  test("an unknown happening is passed over", () => {
    const unknown: Happening = { event: "sneezed", who: 0, details: {} };
    expect([unknown, told("passed", 0, {})].filter(isTold).map(({ event }) => event)).toEqual(["passed"]);
    expect(spacesOf(unknown)).toEqual([]);
  });
});

describe("marks since my turn", () => {
  const story = [
    deed(1, 0, told("placed", 0, { space: "a1" })),
    deed(2, 1, told("revealed", 1, { space: "b1", colour: "red" })),
    deed(3, 1, told("moved", 1, { from: "b1", "to-space": "c1" })),
  ];
  test("follow what others moved", () => expect([...marked(story, 0)]).toEqual([2]));
  test("are gone after my own deed", () => expect([...marked([...story, deed(4, 0)], 0)]).toEqual([]));
  test("a line of the log points at its spaces", () => expect(spacesOf(story[2]!.happenings[0]!)).toEqual([1, 2]));
});
