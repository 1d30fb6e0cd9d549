import { describe, expect, test } from "vitest";
import { controlOf, ways } from "../src/games/apotheca/play/picks";
import { next, open, settled } from "$kit/table/ways";
import type { Choice } from "$wire";

function choice(notation: string, more: Choice["details"] = {}): Choice {
  const [verb, ...rest] = notation.split(" ");
  return { id: notation.length, verb: verb!, notation, details: { words: rest.join(" "), ...more } };
}

function steps(notation: string, more: Choice["details"] = {}): string[] {
  return ways(choice(notation, more)).map((way) => way.steps.map((step) => step.replace("space:", "")).join(" "));
}

describe("how choices are tapped together", () => {
  test("a move is its potion, then its goal", () => expect(steps("glide a1>a3")).toEqual(["a1 a3"]));
  test("a swap begins at either end", () => expect(steps("flip a1 b1")).toEqual(["a1 b1", "b1 a1"]));
  test("a charge is who goes, where, and who follows", () => expect(steps("charge a1>a2 b1")).toEqual(["a1 a2 b1"]));
  test("a dive is two moves, either first", () =>
    expect(steps("dive a1>b1 c3>c4")).toEqual(["a1 b1 c3 c4", "c3 c4 a1 b1"]));
  test("a slanting line is pulled by any potion that does not come in at the other end", () => {
    const line = { from: ["a1", "b2", "d4"], to: ["b2", "c3", "a1"] };
    expect(steps("rush a1>d4 down", line)).toEqual(["a1 b2", "b2 c3"]);
  });
  test("lines, squares and sides have handles", () => {
    expect(steps("float 2 right")).toEqual(["shift:2 right"]);
    expect(steps("twist b2")).toEqual(["turn:b2"]);
    expect(steps("winds up")).toEqual(["wind:up"]);
  });
  test("hiring tells how it is paid", () => expect(steps("hire ruby mixed")).toEqual(["hire:ruby mixed"]));
});

describe("narrowing down", () => {
  const all = ["glide a1>a3", "glide a1>c1", "glide b2>b4"].map((text) => choice(text)).flatMap(ways);
  test("first the potions that can move", () => expect([...next(all, []).keys()]).toEqual(["space:a1", "space:b2"]));
  test("then where the chosen one can go", () => {
    expect([...next(all, ["space:a1"]).keys()]).toEqual(["space:a3", "space:c1"]);
    expect(settled(all, ["space:a1"])).toBeNull();
  });
  test("until one choice is left", () => {
    expect(settled(all, ["space:a1", "space:c1"])?.notation).toBe("glide a1>c1");
    expect(open(all, ["space:d4"])).toEqual([]);
  });
  test("powers belong to their cards, actions to their buttons", () => {
    expect(controlOf(choice("flip a1 b1", { card: "imogen", power: "flip" }))).toBe("imogen");
    expect(controlOf(choice("reveal b2"))).toBe("reveal");
    expect(controlOf(choice("hire ruby", { card: "imogen", pay: "alike" }))).toBe("hire");
  });
});
