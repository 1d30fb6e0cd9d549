/** Coach marks: what each control does, shown beside it during somebody's first game. */
import type { Mark } from "$kit/lessons/marks";

const PROMPTS = ["action"];

export const MARKS: readonly Mark[] = [
  { name: "reveal", spot: "[data-act=reveal]", prompts: PROMPTS, uses: ["revealed"] },
  { name: "power", spot: "[data-act=power]", prompts: PROMPTS, uses: ["used-power"] },
  { name: "restock", spot: "[data-act=restock]", prompts: PROMPTS, uses: ["drew"] },
  { name: "hire", spot: "[data-act=hire]", prompts: PROMPTS, uses: ["hired", "hired-from-deck"] },
  { name: "decree", spot: "[data-act=decree]", prompts: PROMPTS, uses: ["decreed"] },
  { name: "place", spot: ".cell .offered", prompts: ["place"], uses: ["placed"] },
  { name: "satisfy", spot: ".mine .usable", prompts: ["satisfy"], uses: ["satisfied"] },
];
