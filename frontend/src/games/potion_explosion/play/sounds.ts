/** How the laboratory sounds: bright glass, little echo. What is heard in the midst of a scene is in scenes.ts. */
import type { Sound, Voice } from "$kit/ui/sound";
import type { Told } from "../rows";

export const VOICE: Voice = { wave: "sine", pitch: 1.12, bright: 12000, echo: 0.08 };

export const SOUNDS: Partial<Record<Told["event"], Sound>> = {
  picked: "glass",
  took: "glass",
  helped: "turn",
  completed: "bubble",
  drank: "cork",
  repeated: "cork",
  stole: "whoosh",
  melted: "sizzle",
  drew: "card",
  earned: "match",
  "last-round": "alarm",
  "game-over": "win",
};
