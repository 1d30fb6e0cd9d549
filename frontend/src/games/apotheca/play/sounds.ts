/** How the night market sounds: plucked, warm, between walls. What is heard later is in stage.svelte.ts. */
import type { Sound, Voice } from "$kit/ui/sound";
import type { Told } from "../rows";

export const VOICE: Voice = { wave: "triangle", pitch: 0.89, bright: 5200, echo: 0.28 };

export const SOUNDS: Partial<Record<Told["event"], Sound>> = {
  "gained-gem": "coin",
  paid: "coin",
  drew: "card",
  placed: "tap",
  "came-in": "tap",
  hired: "card",
  "hired-from-deck": "card",
  "used-power": "whoosh",
  refilled: "card",
  matched: "match",
  satisfied: "cork",
  returned: "roll",
  kept: "cork",
  stacked: "glass",
  removed: "whoosh",
  "took-extra": "coin",
  overloaded: "alarm",
  decreed: "turn",
  scored: "coin",
  "game-over": "win",
};
