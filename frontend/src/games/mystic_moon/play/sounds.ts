/** How the garden sounds: soft, far, under an open sky. What is heard later in a movement is in stage.svelte.ts. */
import type { Sound, Voice } from "$kit/ui/sound";
import type { Told } from "../rows";

export const VOICE: Voice = { wave: "sine", pitch: 0.84, bright: 4200, echo: 0.42 };

export const SOUNDS: Partial<Record<Told["event"], Sound>> = {
  entered: "tap",
  "caught-frog": "croak",
  stole: "whoosh",
  suffered: "alarm",
  learned: "card",
  traded: "coin",
  performed: "bubble",
  added: "tap",
  brewed: "boil",
  grew: "whoosh",
  drained: "coin",
  spilled: "spill",
  "was-poisoned": "alarm",
  lifted: "lift",
  mushroomed: "alarm",
  "round-began": "moon",
  "game-over": "win",
};
