/** Coach marks: what can be done at the dispenser and the desk, shown there during the first game. */
import type { Mark } from "$kit/lessons/marks";
import type { Events, Prompt } from "../rows";

export const MARKS: readonly Mark<Prompt, keyof Events>[] = [
  { name: "draft", spot: "[data-spot^=starter-]", prompts: ["draft"], uses: ["chose"] },
  { name: "pick", spot: ".middle", prompts: ["action"], uses: ["picked"] },
  { name: "fill", spot: "[data-spot^=burner-]", prompts: ["action"], uses: ["placed", "completed"] },
  { name: "help", spot: "[data-act=help]", prompts: ["action"], uses: ["helped"] },
  { name: "drink", spot: "[data-spot^=bottle-]", prompts: ["action"], uses: ["drank"] },
  { name: "end", spot: "[data-act=end]", prompts: ["action"], uses: ["drew"] },
  { name: "tokens", spot: "tokens", prompts: ["action"], uses: ["earned"] },
];
