import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { Deck } from "../src/games/apotheca/cards";
import { drawn } from "../src/games/apotheca/lessons/drawing";
import { sideOf } from "../src/games/apotheca/spaces";
import { verify } from "$kit/net/deal";
import { find } from "$kit/app/routes";
import { Flights } from "$kit/table/flights.svelte";
import type { Motion } from "$kit/ui/motion";
import { at, beside, clear, GAP } from "$kit/ui/placing";
import { figure, french, Words } from "$kit/words/words.svelte";
import cards from "./cards.json";

describe("addresses", () => {
  test.each([
    ["/", "home", {}],
    ["/new/apotheca", "new", { game: "apotheca" }],
    ["/room/ABCD", "room", { code: "ABCD" }],
    ["/watch/ABCD", "room", { code: "ABCD" }],
    ["/learn/apotheca/tutorial", "tutorial", { game: "apotheca" }],
    ["/room", "lost", {}],
    ["/a/b/c/d", "lost", {}],
  ])("%s", (path, page, params) => expect(find(path)).toEqual({ page, params }));
  test("a damaged address is no error", () =>
    expect(find("/room/%E0%A4%A")).toEqual({ page: "room", params: { code: "%E0%A4%A" } }));
});

describe("the deal", () => {
  const seed = "00".repeat(32);
  const seal = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  test("a seal that fits", async () => expect(await verify(seal, seed)).toBe("kept"));
  test("a seal that does not", async () => expect(await verify(seal, "01".repeat(32))).toBe("broken"));
  test("a seed not yet shown", async () => expect(await verify(seal, null)).toBe("closed"));
  const number = "ab".repeat(16);
  const terms = ["philtre deal 1", "table1", "pebbles 1 short 2", "-", "-", "-", number];
  const mine = { commitment: seal, numbers: { 1: number } };
  test("my number is in it", async () => expect(await verify(seal, seed, terms, mine, "table1")).toBe("kept"));
  test("my number is left out", async () => {
    const other = { ...mine, numbers: { 0: number } };
    expect(await verify(seal, seed, terms, other, "table1")).toBe("broken");
  });
  test("another promise, or another table", async () => {
    expect(await verify(seal, seed, terms, { ...mine, commitment: "0" }, "table1")).toBe("broken");
    expect(await verify(seal, seed, terms, mine, "table2")).toBe("broken");
  });
});

describe("what speaks of a thing", () => {
  const screens = [
    { width: 360, height: 560 },
    { width: 844, height: 390 },
    { width: 2560, height: 1440 },
  ];
  /** As wide and high as an explanation is on that screen. */
  const sizes = [
    { width: 280, height: 170 },
    { width: 280, height: 230 },
    { width: 510, height: 400 },
  ];
  const shares = [0, 0.2, 0.45, 0.55, 0.8, 0.93];
  test.each(screens.map((screen, n) => [screen, sizes[n]!]))("is whole on %o", (screen, size) => {
    for (const x of shares)
      for (const y of shares) {
        const thing = { left: x * screen.width, top: y * screen.height, width: 24, height: 24 };
        for (const { left, top } of [beside(thing, size, screen), at(thing.left, thing.top, size, screen)]) {
          expect(left).toBeGreaterThanOrEqual(GAP);
          expect(top).toBeGreaterThanOrEqual(GAP);
          expect(left + size.width).toBeLessThanOrEqual(screen.width - GAP);
          expect(top + size.height).toBeLessThanOrEqual(screen.height - GAP);
        }
      }
  });
  test("covers nothing where there is free room", () => {
    const screen = { width: 1280, height: 800 };
    const size = { width: 320, height: 120 };
    const board = Array.from({ length: 16 }, (_, n) => ({
      left: 340 + (n % 4) * 150,
      top: 120 + Math.floor(n / 4) * 150,
      width: 140,
      height: 140,
    }));
    const thing = { left: 305, top: 730, width: 110, height: 60 };
    const { left, top } = clear(thing, size, screen, board);
    for (const other of [thing, ...board])
      expect(
        left >= other.left + other.width ||
          left + size.width <= other.left ||
          top >= other.top + other.height ||
          top + size.height <= other.top,
      ).toBe(true);
    expect(Math.hypot(left - thing.left, top - thing.top)).toBeLessThan(400);
  });
  test("lies beside a thing that leaves no room over or under it", () => {
    const thing = { left: 500, top: 60, width: 200, height: 280 };
    expect(beside(thing, sizes[1]!, screens[1]!)).toEqual({ left: 500 - 280 - GAP, top: 85 });
  });
});

describe("a cheer", () => {
  const thing = (width: number) => ({ getBoundingClientRect: () => ({ width }) }) as Element;
  const flights = (still: boolean) => new Flights({ still } as Motion);
  test("stands over its thing until it has faded", () => {
    const air = flights(false);
    air.cheer("+4", thing(100));
    air.cheer("−2", thing(100), true);
    expect(air.cheers.map(({ words, dull }) => [words, dull])).toEqual([
      ["+4", false],
      ["−2", true],
    ]);
    air.cheers[0]!.faded();
    expect(air.cheers.map(({ words }) => words)).toEqual(["−2"]);
  });
  test("is not there without animations, nor over what is not shown", () => {
    const [still, air] = [flights(true), flights(false)];
    still.cheer("+4", thing(100));
    air.cheer("+4", thing(0));
    air.cheer("+4", null);
    expect([...still.cheers, ...air.cheers]).toEqual([]);
  });
});

describe("apotheca", () => {
  const deck = new Deck(cards.apotheca);
  test.each([
    [0, "assistant"],
    [14, "assistant"],
    [15, "apprentice"],
    [34, "master"],
    [99, "legend"],
  ])("%i points make a rank", (score, rank) => expect(deck.rankOf(score).id).toBe(rank));
  test("two who sit opposite each other win together, and apprentices against their master", () => {
    const four = { ...drawn("R... .... .... ...."), seats: 4 };
    expect(deck.side(four, 3)).toEqual([1, 3]);
    expect(deck.side({ ...four, seats: 3 }, 2)).toEqual([2]);
    const master = { ...four, variant: "master" as const, start: 1 };
    expect([0, 1].map((seat) => deck.side(master, seat))).toEqual([[0, 2, 3], [1]]);
    expect(deck.isMaster(master, 1)).toBe(true);
  });
  test("what a side has satisfied fills its stars", () => {
    const offer = { card: "imogen", colour: null, size: 3 };
    const four = { ...drawn("R... .... .... ...."), seats: 4, satisfied: [[offer], [], [offer], []] };
    expect(deck.stars(four, 0)).toEqual([true, true, false]);
  });
  test("I sit below; play goes clockwise", () => {
    expect([0, 1].map((seat) => sideOf(seat, 1, 2))).toEqual(["top", "bottom"]);
    expect([0, 1, 2].map((seat) => sideOf(seat, 0, 3))).toEqual(["bottom", "left", "right"]);
    expect([0, 1, 2, 3].map((seat) => sideOf(seat, 2, 4))).toEqual(["top", "right", "bottom", "left"]);
  });
});

/** All files under a folder. */
function under(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((name) => /\.(svelte|ts)$/.test(name));
}

describe("sentences", () => {
  test("no line ends at the hyphen before a pronoun", () => {
    expect(french("touchez-la, au-delà, s’empile-t-il, peut-être")).toBe(
      "touchez-\u2060la, au-\u2060delà, s’empile-\u2060t-\u2060il, peut-être",
    );
  });

  test("numbers below zero have a minus sign", async () => {
    expect([figure(-2), figure(2)]).toEqual(["−2", "2"]);
    vi.stubGlobal("document", { documentElement: {} });
    const words = new Words();
    await words.teach("sum", { en: "sum = { $points ->\n    [one] 1 point\n   *[other] { $points } points\n}" });
    expect([-12, 1, 3].map((points) => words.say("sum", { points }))).toEqual(["−12 points", "1 point", "3 points"]);
  });
});

describe("words and colours", () => {
  const sources = under("src").map((name) => [name, readFileSync(name, "utf8")] as const);
  const folder = "../src/philtre/locales/en";
  const known = new Set(
    readdirSync(folder).flatMap((name) =>
      [...readFileSync(join(folder, name), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!),
    ),
  );

  test("every message that is asked for exists", () => {
    const asked = sources.flatMap(([, text]) => [...text.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)].map((m) => m[1]!));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  test("every message of the browser is asked for", () => {
    const all = sources.map(([, text]) => text).join("\n");
    const stems = [...all.matchAll(/`(?:\$\{game\}|([a-z]+))((?:-[a-z]+)*-)\$\{/g)].map(
      (m) => `${m[1] ?? "apotheca"}${m[2]!}`,
    );
    // The rows of the settings make both halves of their ids.
    const rows = ["language", "light", "ending", "contrast", "symbols", "text"].map((row) => `web-${row}`);
    const unused = [...known]
      .filter((id) => /^(web|apotheca-table|apotheca-learn|apotheca-tutorial)-/.test(id))
      .filter(
        (id) =>
          !all.includes(`"${id}"`) &&
          ![...stems.filter((stem) => stem !== "web-"), ...rows].some((stem) => id.startsWith(stem)),
      );
    expect(unused).toEqual([]);
  });

  test("components name colours, and never mix their own", () => {
    const raw = /(?<![\w&])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!-)/i;
    expect(
      sources
        .filter(
          ([name, text]) =>
            name.endsWith(".svelte") && raw.test(text.replaceAll(/href="#[^"]*"|url\(#[^)]*\)|"#i-[^"]*"/g, "")),
        )
        .map(([name]) => name),
    ).toEqual([]);
  });
});
