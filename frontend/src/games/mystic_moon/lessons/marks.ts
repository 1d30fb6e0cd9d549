/** Coach marks: what each step of a turn is for, shown at the bar of steps during the first game. */
import type { Mark } from "$kit/lessons/marks";
import type { Events, Prompt } from "../rows";

const STEP = ".steps .now";

export const MARKS: readonly Mark<Prompt, keyof Events>[] = [
  { name: "garden", spot: STEP, prompts: ["garden"], uses: ["entered"] },
  { name: "shop", spot: STEP, prompts: ["shop"], uses: ["learned", "traded"] },
  { name: "cauldron", spot: STEP, prompts: ["add"], uses: ["added"] },
  { name: "brew", spot: STEP, prompts: ["brew"], uses: ["brewed"] },
  { name: "bloom", spot: STEP, prompts: ["bloom"], uses: ["grew"] },
];
