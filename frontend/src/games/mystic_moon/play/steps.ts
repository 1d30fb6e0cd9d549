/** The four steps of a turn, as the bar names them. */
import type { Position } from "../position";

export const STEPS = ["garden", "shop", "hut", "bloom"] as const;
export type Step = (typeof STEPS)[number];

const OF: Record<string, Step> = {
  garden: "garden",
  glyph: "garden",
  shop: "shop",
  leave: "shop",
  limit: "shop",
  hut: "hut",
  add: "hut",
  brew: "hut",
  effects: "hut",
  brewed: "hut",
  bloom: "bloom",
  wither: "bloom",
};

/** Where the turn stands; null while huts are chosen, in the contest and at the end. */
export function stepOf(position: Position): Step | null {
  return OF[position.step.split("-")[0]!] ?? null;
}

/** The part that is needed to answer a prompt, if it is not that of the step. */
const ASKED: Record<string, string> = {
  fetch: "shop",
  barter: "shop",
  pluck: "garden",
  sludge: "garden",
  wither: "garden",
  forget: "hut",
  keep: "shop",
  steal: "others",
  exchange: "others",
  drain: "others",
  mushroom: "others",
  poison: "hut",
  salvage: "hut",
  ladle: "hut",
  bloom: "garden",
};

/** The part of the table that is shown by itself. */
export function sceneOf(position: Position, prompt: string | null, asked: boolean): string {
  const wanted = asked && prompt !== null ? ASKED[prompt] : undefined;
  const step = stepOf(position);
  return wanted ?? (step === null || step === "bloom" ? "garden" : step);
}
