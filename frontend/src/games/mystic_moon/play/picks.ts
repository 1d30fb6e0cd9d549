/** How each legal choice is tapped together: a list of things to touch, in order. No rule is tested here. */
import type { Target, Way } from "$kit/table/ways";
import type { Choice } from "$wire";
import type { Doing } from "../rows";
import { detailsOf, doing, text } from "./told";

/** Choices made by a button of their own, wherever they come up. */
export const BUTTONS: ReadonlySet<string> = new Set(["use", "done", "refresh", "leave", "empty", "bloom", "effect"]);

type Steps = (choice: Choice, all: readonly Choice[]) => Target[];

const STEPS: Partial<Record<Doing["verb"], Steps>> = {
  hut: (c) => [`hut:${text(c, "hut")}`],
  garden: (c) => [text(c, "glyph") === "waived" ? `plain:${text(c, "place")}` : `place:${text(c, "place")}`],
  steal: (c) => [`rival:${text(c, "rival")}:${text(c, "kind")}`],
  exchange: (c) => [`rival:${text(c, "rival")}:${text(c, "kind")}`],
  drain: (c) => [`seat:${text(c, "rival")}`],
  mushroom: (c) => [`column:${text(c, "rival")}:${text(c, "column")}`],
  learn: (c, all) =>
    isCheapest(c, all) ? [`card:${text(c, "potion")}`] : [`card:${text(c, "potion")}`, `gold:${text(c, "gold")}`],
  forget: (c) => [`card:${text(c, "potion")}`],
  trade: (c) => [`mine:${text(c, "kind-given")}`, `shop:${text(c, "kind-got")}`],
  barter: (c) => [`mine:${text(c, "kind-given")}`, `shop:${text(c, "kind-got")}`],
  alchemy: (c) => [`formula:${text(c, "formula")}`],
  keep: (c) => [`formula:${text(c, "formula")}`],
  sludge: (c) => [`place:${text(c, "place")}`],
  discard: (c) => [`mine:${text(c, "kind")}`],
  give: (c) => [`mine:${text(c, "kind")}`],
  fetch: (c) => [`shop:${text(c, "kind")}`],
  salvage: (c) => [`pot:${text(c, "kind")}`],
  ladle: (c) => [`pot:${text(c, "kind")}`],
  seek: (c) => [`kind:${text(c, "kind")}`],
  wither: (c) => [`kind:${text(c, "kind")}`],
  pluck: (c, all) =>
    isAlone(c, all) ? [`place:${text(c, "place")}`] : [`place:${text(c, "place")}`, `kind:${text(c, "kind")}`],
};

/** All ways to tap a choice together. */
export function ways(choice: Choice, all: readonly Choice[]): Way[] {
  const steps = STEPS[doing(choice).verb]?.(choice, all) ?? [`button:${choice.notation}`];
  return [{ choice, steps }];
}

/** With as little gold as will do; more gold is a second touch. */
function isCheapest(choice: Choice, all: readonly Choice[]): boolean {
  const same = all.filter((other) => other.verb === "learn" && detailsOf(other).potion === detailsOf(choice).potion);
  return same.every((other) => Number(detailsOf(other).gold) >= Number(detailsOf(choice).gold));
}

/** The only kind that can be taken there. */
function isAlone(choice: Choice, all: readonly Choice[]): boolean {
  return (
    all.filter((other) => other.verb === choice.verb && detailsOf(other).place === detailsOf(choice).place).length === 1
  );
}
