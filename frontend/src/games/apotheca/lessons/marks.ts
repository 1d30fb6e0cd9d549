/** Coach marks: what each control does, shown beside it during the first game. */
import type { Mark } from "$kit/lessons/marks";
import type { Events, Prompt } from "../rows";

const PROMPTS: readonly Prompt[] = ["action"];
const HIRE = "[data-act=hire]";
const HIRED: readonly (keyof Events)[] = ["hired", "hired-from-deck"];

export const MARKS: readonly Mark<Prompt, keyof Events>[] = [
  { name: "reveal", spot: "[data-act=reveal]", prompts: PROMPTS, uses: ["revealed"] },
  { name: "power", spot: "[data-act=power]", prompts: PROMPTS, uses: ["used-power"] },
  { name: "restock", spot: "[data-act=restock]", prompts: PROMPTS, variants: ["standard", "master"], uses: ["drew"] },
  { name: "hire", spot: HIRE, prompts: PROMPTS, variants: ["standard", "master"], uses: HIRED },
  { name: "hire-solo", spot: HIRE, prompts: PROMPTS, variants: ["solo"], uses: HIRED },
  { name: "outside", spot: "[data-spot^=outside-]", prompts: ["outside"], uses: ["came-in"] },
  { name: "decree", spot: "[data-act=decree]", prompts: PROMPTS, uses: ["decreed"] },
  { name: "place", spot: ".cell .offered", prompts: ["place"], uses: ["placed"] },
  { name: "satisfy", spot: ".mine .usable", prompts: ["satisfy"], uses: ["satisfied"] },
];
