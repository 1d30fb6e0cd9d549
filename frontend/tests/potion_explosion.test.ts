import { describe, expect, test } from "vitest";
import { answer, Draft } from "../src/games/potion_explosion/play/draft.svelte";
import { drawn } from "../src/games/potion_explosion/lessons/drawing";
import { slide, spot } from "../src/games/potion_explosion/play/geometry";
import { type Colour, isTold, type Told, type Track, TRACKS } from "../src/games/potion_explosion/rows";
import { marked } from "../src/games/potion_explosion/play/marks";
import { ways } from "../src/games/potion_explosion/play/picks";
import type { Burner, Cards, DeskPosition, Position } from "../src/games/potion_explosion/position";
import { after, chain, type Gap, gapAfter, shiftOf, together } from "../src/games/potion_explosion/play/story";
import { unsaid } from "../src/games/potion_explosion/play/changes";
import { Deck } from "../src/games/potion_explosion/cards";
import lessons from "../src/games/potion_explosion/lessons/tutorial.json";
import type { Lesson } from "$kit/lessons/lesson.svelte";
import type { Choice, Deed, Happening } from "$wire";
import own from "./cards.json";

const cards = own.potion_explosion as Cards;
const DECK = new Deck(cards);
const LETTERS: Record<string, Colour> = { r: "red", b: "blue", k: "black", y: "yellow" };

/** `picked c4 k`, `took c4 k`, `exploded k 2 c`, `rolled c9 k`, `returned c9 k`, `returned lid-c k`. */
function told(...lines: string[]): Told[] {
  return lines.map((line): Told => {
    const [event, where, more, track] = line.split(" ") as [string, string, string, string];
    if (event === "exploded" || event === "melted")
      return { event, who: 0, details: { colour: LETTERS[where]!, count: Number(more), track: trackIn(track) } };
    const colour = LETTERS[more]!;
    if (event === "rolled")
      return { event: "rolled-in", who: null, details: { colour, at: where, track: trackIn(where.charAt(0)) } };
    if (event === "returned") {
      const lid = where.startsWith("lid");
      return {
        event,
        who: 0,
        details: { colour, at: lid ? "lid" : where, track: trackIn(where.at(lid ? -1 : 0)!) },
      };
    }
    return { event: event === "took" ? event : "picked", who: 0, details: { place: where, colour } };
  });
}

function trackIn(letter: string): Track {
  return TRACKS.find((track) => track === letter)!;
}

function letters(track: readonly Colour[]): string {
  return track.map((colour) => (colour === "black" ? "k" : colour.charAt(0))).join("");
}

/** The story played on a position, as the stage does it. */
function played(start: Position, happenings: readonly Happening[]): Position {
  let [now, gap] = [start, null as Gap | null];
  for (const group of together(start.tracks, happenings.filter(isTold))) {
    const shift = shiftOf(now, gap, group);
    now = after(now, gap, group, DECK);
    if (shift) gap = gapAfter(shift);
  }
  return now;
}

function desk(more: Partial<DeskPosition> = {}): DeskPosition {
  return { ...drawn("r r r r r").desks[0]!, ...more };
}

function burner(name: string, more: Partial<Burner> = {}): Burner {
  return { tile: name, empty: DECK.tile(name).holes, marbles: [0, 0, 0, 0], ...more };
}

describe("tiles", () => {
  test("are those of the engine", () => {
    expect(cards.tiles.length).toBe(32);
    expect(DECK.tile("wisdom-7")).toMatchObject({ kind: "wisdom", holes: [2, 4, 1, 0], points: 11 });
    expect(cards.tiles.reduce((sum, one) => sum + 2 * one.points, 0)).toBe(432);
  });
  test("show own marbles on their holes first, and strangers where joy has put them", () => {
    const mixed = burner("wisdom-4", { empty: [0, 0, 0, 1], marbles: [1, 1, 0, 1] });
    expect(DECK.filled(mixed)).toEqual([
      { colour: "red", marbles: ["red", "blue"] },
      { colour: "yellow", marbles: ["yellow", null] },
    ]);
  });
  test("drunk ones are told apart from those that are not, kind by kind", () => {
    const both = desk({ potions: ["wisdom-4", "wisdom-5", "love-4"], undrunk: [1, 0, 0, 0, 0, 0, 0, 0] });
    expect(DECK.bottles(both).map(({ drunk }) => drunk)).toEqual([false, true, true]);
  });
});

describe("a pick and its chain", () => {
  const start = drawn("bkyryykbr r r r r", { lids: [7, 0, 0, 0, 0] });
  const story = told(
    "picked a4 r",
    "rolled a9 k",
    "rolled a7 r",
    "rolled a8 b",
    "rolled a9 y",
    "exploded y 3 a",
    "rolled a8 r",
    "rolled a9 r",
    "exploded k 2 a",
  );

  test("belongs together group by group, what rolls in after what made room for it", () => {
    const groups = together(start.tracks, story).map((group) => group.map((one) => one.event).join(" "));
    expect(groups).toEqual([
      "picked rolled-in",
      "exploded rolled-in rolled-in rolled-in",
      "exploded rolled-in rolled-in",
    ]);
  });
  test("leads to the track the engine would show", () => {
    const end = played(start, story);
    expect(letters(end.tracks[0]!)).toBe("bbrkrbyrr");
    expect(end.hand).toEqual([1, 0, 2, 3]);
    expect(end.lids[0]).toBe(1);
  });
  test("is numbered on the marbles as they lie now", () => {
    const foreseen = told("picked a4 r", "exploded y 3 a", "exploded k 2 a");
    expect(chain(start.tracks[0]!, foreseen)).toEqual([
      [2, 4, 5],
      [1, 6],
    ]);
  });
  test("takes hidden marbles along that nobody saw", () => {
    const top = drawn("kkbrb r r r r", { lids: [3, 0, 0, 0, 0], unseen: [1, 2, 0, 0] });
    const end = played(top, told("picked a4 r", "exploded b 4 a"));
    expect([letters(end.tracks[0]!), end.hand, end.lids[0]]).toEqual(["kk", [1, 4, 0, 0], 1]);
  });
});

describe("the first turns as the engine plays them", () => {
  const views = (lessons as unknown as Lesson[]).map((lesson) => lesson.table);

  test.each(views.slice(1).map((table, n) => [n + 1, table] as const))(
    "lead from view to view: lesson %i",
    (n, table) => {
      const before = views[n - 1]!.view as Position;
      const now = table.view as Position;
      const end = table.story.reduce((position, deed) => {
        const next = played(position, deed.happenings);
        return unsaid(next, now) ?? next;
      }, before);
      expect(end.tracks).toEqual(now.tracks);
      expect(end.lids).toEqual(now.lids);
      expect([end.hand, end.unseen, end.tops, end.stacks]).toEqual([now.hand, now.unseen, now.tops, now.stacks]);
      expect(end.desks).toEqual(now.desks);
    },
  );
});

describe("other ways to take marbles", () => {
  test("a helped marble is told after what rolled in for it", () => {
    const end = played(drawn("rbkyrbkyr r r r r"), told("rolled a9 b", "took a2 b"));
    expect(letters(end.tracks[0]!)).toBe("rkyrbkyrb");
  });
  test("two that touch leave at once", () => {
    const end = played(drawn("rbkyrbkyr r r r r"), told("took a2 b", "took a3 k", "rolled a8 b", "rolled a9 y"));
    expect(letters(end.tracks[0]!)).toBe("ryrbkyrby");
  });
  test("the lowest of several tracks leave one after the other", () => {
    const groups = together(drawn("rb kb yb r r").tracks, told("took a1 r", "took b1 k"));
    expect(groups.length).toBe(2);
  });
  test("molten marbles give nothing and come back by the lids", () => {
    const start = drawn("rbrbk r r r r", { melting: ["a1", "a3"], lids: [0, 7, 7, 7, 7] });
    const end = played(start, told("melted r 2 a", "returned a4 r", "returned lid-b r"));
    expect([letters(end.tracks[0]!), end.hand, end.lids[1]]).toEqual(["bbkr", [0, 0, 0, 0], 8]);
  });
});

describe("what is new since my move", () => {
  function deed(seat: number, happenings: Happening[]): Deed {
    return { version: 1, deed: "action", seat, by: "person", happenings };
  }
  test("are the marbles that came in, wherever they have rolled since", () => {
    const position = drawn("rbkyrbkyr r r r r");
    const deeds = [
      deed(0, told("picked a1 y", "rolled a9 b")),
      deed(1, told("picked a2 y", "rolled a9 y")),
      deed(2, told("picked a1 b", "rolled a9 r")),
    ];
    expect([...marked(position, deeds, 0).places].sort()).toEqual(["a8", "a9"]);
  });
  test("are no marbles that exploded again", () => {
    const position = drawn("rbkyrb r r r r", { lids: [0, 0, 0, 0, 0] });
    const deeds = [deed(1, told("returned a7 k", "picked a7 k"))];
    expect([...marked(position, deeds, 0).places]).toEqual([]);
  });
  test("are tiles that were uncovered", () => {
    const deeds = [
      deed(1, [{ event: "uncovered", who: null, details: { stack: 3, kind: "love", size: 5, points: 5 } }]),
    ];
    expect([...marked(drawn("r r r r r"), deeds, 0).stacks]).toEqual([3]);
  });
});

describe("how choices are tapped together", () => {
  function steps(verb: string, details: Choice["details"]): string[] {
    return ways({ id: 1, verb, notation: verb, details }).map((way) => way.steps.join(" "));
  }
  test("a marble is its place", () => expect(steps("pick", { place: "c4", colour: "red" })).toEqual(["place:c4"]));
  test("two that touch begin at either", () =>
    expect(steps("attract", { places: ["c3", "c4"] })).toEqual(["place:c3 place:c4", "place:c4 place:c3"]));
  test("a run is taken up to the marble touched, and its lowest means the shortest", () => {
    expect(steps("stick", { places: ["c2", "c3", "c4"] })).toEqual(["place:c4"]);
    expect(steps("stick", { places: ["c2", "c3"] })).toEqual(["place:c3", "place:c2"]);
  });
  test("marbles to keep are gathered in any order", () => {
    expect(steps("keep", { marbles: ["red", "red", "blue"] }).sort()).toEqual([
      "marble:blue marble:red marble:red",
      "marble:red marble:blue marble:red",
      "marble:red marble:red marble:blue",
    ]);
  });
  test("joy is a marble and a hole, either first", () =>
    expect(steps("put", { colour: "red", burner: 1, hole: "blue" })).toHaveLength(2));
  test("the rest has a button", () => expect(steps("end", {})).toEqual(["button:end"]));
});

describe("marbles laid before it is decided", () => {
  const position = drawn("r r r r r", {
    hand: [3, 0, 0, 1],
    desks: [desk({ burners: [burner("wisdom-4"), burner("love-4")], pool: [0, 0, 1, 0] })],
  });
  function deal(first: number, second: number): Choice {
    return { id: 10 * first + second, verb: "deal", notation: "", details: { colour: "red", first, second } };
  }

  test("go where least is missing, and no further than they fit", () => {
    const draft = new Draft();
    draft.layAll(position, 0);
    expect(draft.laid).toEqual([
      [2, 0, 0, 1],
      [1, 0, 1, 0],
    ]);
    expect(draft.free(position, 0)).toEqual([0, 0, 0, 0]);
  });
  test("are taken back by one touch more than there is room", () => {
    const draft = new Draft();
    for (const count of [1, 2, 0]) {
      draft.touch(position, 0, 0, "red");
      expect(draft.laid[0]![0]).toBe(count);
    }
  });
  test("answer how they are dealt out, if that is allowed", () => {
    const draft = new Draft();
    draft.lay(position, 0, 0, "red");
    draft.lay(position, 0, 1, "red");
    expect(answer(draft.laid, [deal(2, 1), deal(1, 1)])?.id).toBe(11);
    expect(answer(draft.laid, [deal(2, 1)])).toBeNull();
    expect(answer(new Draft().laid, [deal(0, 0)])).toBeNull();
  });
  test("fall away with what they lay on", () => {
    const draft = new Draft();
    draft.layAll(position, 0);
    draft.follow({ ...position, hand: [1, 0, 0, 0], desks: [desk({ burners: [null, burner("love-4")] })] }, 0);
    expect(draft.laid).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });
});

describe("the slide", () => {
  test("is steeper to look at above: places come closer and smaller upwards", () => {
    const rows = Array.from({ length: 9 }, (_, index) => spot(0, index));
    rows.slice(1).forEach((row, n) => {
      expect(row.y).toBeLessThan(rows[n]!.y);
      expect(row.scale).toBeLessThan(rows[n]!.scale);
    });
    expect(spot(2, 8).x).toBe(50);
    expect(slide(2)).toMatch(/^polygon\(/);
  });
});
