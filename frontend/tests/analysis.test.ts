import { describe, expect, test } from "vitest";
import { bestBefore } from "$kit/ending/best";
import {
  bestMove,
  candidates,
  chancesAt,
  curveOf,
  decidedAt,
  mistakeAfter,
  mistakesOf,
  togetherOf,
  turningPoint,
} from "$kit/replay/chances";
import type { Analysis, Choice, Judged } from "$wire";

const choice = (id: number): Choice => ({ id, verb: "do", notation: String(id), details: {} });
const weighed = (id: number, value: number) => ({ choice: choice(id), values: [value, 1 - value] });

/** Seat 0 decides at these moments: its chance then, and what it played instead of the best. */
function judged(version: number, value: number, played: number, loss: number): Judged {
  return {
    version,
    seat: 0,
    values: [value, 1 - value],
    best: [weighed(1, value), weighed(2, value - 0.1)],
    played: weighed(played, value - loss),
    loss,
  };
}

const analysis: Analysis = {
  decisions: [judged(0, 0.5, 1, 0), judged(1, 0.6, 7, 0.2), judged(4, 0.3, 2, 0.1), judged(5, 0.4, 7, 0.4)],
  ending: [0, 1],
  mistakes: [3, 1, 2],
};

describe("an analysis at the moments of a replay", () => {
  test("between two decisions the chance stays, at the end it is what came of it", () => {
    expect([0, 1, 3, 4, 6, 7].map((version) => chancesAt(analysis, version, 7)[0])).toEqual([
      0.5, 0.6, 0.6, 0.3, 0.4, 0,
    ]);
    expect(chancesAt({ ...analysis, ending: null }, 7, 7)).toEqual([0.4, 0.6]);
  });
  test("a curve goes through every decision to the end", () => {
    expect(curveOf(analysis, 1, 7).map(({ version }) => version)).toEqual([0, 1, 4, 5, 7]);
    expect(curveOf(analysis, 1, 7).at(-1)).toEqual({ version: 7, value: 1 });
    expect(curveOf({ ...analysis, ending: null }, 0, 7)).toHaveLength(4);
  });
  test("partners share a curve", () => {
    const four = {
      ...analysis,
      decisions: analysis.decisions.map((one) => ({ ...one, values: [...one.values, ...one.values] })),
      ending: [0, 1, 0, 1],
    };
    expect(togetherOf(four, 4)).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(togetherOf({ ...four, ending: [0, 1, 1, 1] }, 4)).toEqual([[0], [1, 3], [2]]);
    expect(togetherOf(analysis, 2)).toEqual([[0], [1]]);
  });
  test("what was played stands among the best, or after them", () => {
    expect(candidates(decidedAt(analysis, 4)!).map(({ choice, played }) => [choice?.id, played])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(candidates(decidedAt(analysis, 1)!).map(({ choice, played }) => [choice?.id, played])).toEqual([
      [1, false],
      [2, false],
      [7, true],
    ]);
    expect(decidedAt(analysis, 2)).toBeNull();
  });
  test("who resigned is told so", () => {
    const left = { ...judged(5, 0.4, 1, 0.4), played: { choice: null, values: [0, 1] } };
    expect(candidates(left).at(-1)).toEqual({ choice: null, value: 0, played: true });
  });
  test("mistakes: the largest first, and one after the other in the order of the game", () => {
    expect(mistakesOf(analysis).map(({ version }) => version)).toEqual([5, 1, 4]);
    expect([0, 1, 4, 5].map((version) => mistakeAfter(analysis, version)?.version)).toEqual([1, 4, 5, 1]);
    expect(mistakeAfter({ ...analysis, mistakes: [] }, 0)).toBeNull();
  });
});

describe("what is told at the end", () => {
  const decided = (version: number, seat: number, chances: number[], best: number[][], loss = 0): Judged => {
    const weighed = best.map((values, id) => ({
      choice: { id, verb: "do", notation: `do ${id}`, details: {} },
      values,
    }));
    return { version, seat, values: chances, best: weighed, played: weighed[0]!, loss };
  };
  const game: Analysis = {
    decisions: [
      decided(0, 0, [0.5, 0.5], [[0.5, 0.5]]),
      decided(
        1,
        1,
        [0.4, 0.6],
        [
          [0.4, 0.6],
          [0.42, 0.58],
        ],
      ),
      decided(
        2,
        0,
        [0.8, 0.2],
        [
          [0.8, 0.2],
          [0.5, 0.5],
        ],
      ),
      decided(
        3,
        0,
        [0.85, 0.15],
        [
          [0.85, 0.15],
          [0.1, 0.9],
        ],
        0.2,
      ),
    ],
    ending: [1, 0],
    mistakes: [],
  };
  test("the turning point is where the winner's chance rose most", () => {
    expect(turningPoint(game, 0)).toMatchObject({ decision: { version: 1 }, from: 0.4, to: 0.8 });
    expect(turningPoint(game, undefined)).toBeNull();
  });
  test("nothing turns where nothing rises", () => {
    expect(turningPoint({ ...game, decisions: [], ending: null }, 0)).toBeNull();
  });
  test("the best move is furthest ahead of the next best, and no mistake", () => {
    const found = bestMove(game)!;
    expect(found.decision.version).toBe(2);
    expect(found.lead).toBeCloseTo(0.3);
  });
  test("a game alone is compared with others, not with itself", () => {
    expect(bestBefore("g", "solo", "a", 10)).toBeNull();
    expect(bestBefore("g", "solo", "a", 10)).toBeNull();
    expect(bestBefore("g", "solo", "b", 7)).toBe(10);
    expect(bestBefore("g", "solo", "c", 12)).toBe(10);
    expect(bestBefore("g", "solo", "d", 3)).toBe(12);
  });
});
