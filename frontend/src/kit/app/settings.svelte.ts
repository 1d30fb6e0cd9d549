/** The settings of this person, which are stored in the browser and set on <html> for the style sheets. */
import { LONGEST } from "$wire";
import { keep, kept } from "./keep";
import { type Locale, LOCALES, preferred } from "$kit/words/words.svelte";

export const SPEEDS = ["off", "fast", "normal", "slow"] as const;
export const LIGHTS = ["auto", "night", "parchment"] as const;
export const CONTRASTS = ["normal", "strong"] as const;
export const TEXTS = ["normal", "large", "larger"] as const;
/** Whether a turn ends at once after its last action, or when it is confirmed. */
export const ENDINGS = ["asked", "once"] as const;
export const SYMBOLS = ["normal", "bold"] as const;

export type Speed = (typeof SPEEDS)[number];

interface Choices {
  locale: Locale;
  speed: Speed;
  light: (typeof LIGHTS)[number];
  contrast: (typeof CONTRASTS)[number];
  text: (typeof TEXTS)[number];
  symbols: (typeof SYMBOLS)[number];
  ending: (typeof ENDINGS)[number];
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  haptics: boolean;
  counts: boolean;
  /** Whether the table shakes in explosions. */
  shake: boolean;
  /** Whether controls are explained during the first game. */
  marks: boolean;
  name: string;
}

const MILLISECONDS: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

function defaults(): Choices {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const strong = matchMedia("(prefers-contrast: more)").matches;
  const phone = matchMedia("(pointer: coarse)").matches;
  return {
    locale: preferred(),
    speed: still ? "off" : "normal",
    light: "auto",
    contrast: strong ? "strong" : "normal",
    text: "normal",
    symbols: "normal",
    ending: "asked",
    sound: !phone,
    volume: 60,
    haptics: phone && !still,
    counts: false,
    shake: !still,
    marks: true,
    name: "",
  };
}

function one<T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === "boolean" ? value : otherwise;
}

function within(value: unknown, otherwise: number): number {
  return typeof value === "number" && value >= 0 && value <= 100 ? value : otherwise;
}

/** The stored settings; invalid values are replaced by defaults. */
export function read(text: string | null, otherwise: Choices): Choices {
  let found: Record<string, unknown> = {};
  try {
    found = JSON.parse(text ?? "{}") as Record<string, unknown>;
  } catch {
    // Damaged: use the defaults.
  }
  return {
    locale: one(found["locale"], LOCALES, otherwise.locale),
    speed: one(found["speed"], SPEEDS, otherwise.speed),
    light: one(found["light"], LIGHTS, otherwise.light),
    contrast: one(found["contrast"], CONTRASTS, otherwise.contrast),
    text: one(found["text"], TEXTS, otherwise.text),
    symbols: one(found["symbols"], SYMBOLS, otherwise.symbols),
    ending: one(found["ending"], ENDINGS, otherwise.ending),
    sound: flag(found["sound"], otherwise.sound),
    volume: within(found["volume"], otherwise.volume),
    haptics: flag(found["haptics"], otherwise.haptics),
    counts: found["counts"] === true,
    shake: typeof found["shake"] === "boolean" ? found["shake"] : otherwise.shake,
    marks: found["marks"] !== false,
    name: typeof found["name"] === "string" ? found["name"].slice(0, LONGEST.name) : "",
  };
}

class Settings {
  chosen = $state<Choices>(read(kept("settings"), defaults()));
  #daylight = $state(matchMedia("(prefers-color-scheme: light)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", (event) => {
      this.#daylight = event.matches;
    });
  }

  get light(): "night" | "parchment" {
    const wish = this.chosen.light;
    return wish === "auto" ? (this.#daylight ? "parchment" : "night") : wish;
  }

  /** A duration, scaled by the chosen speed. */
  pace(milliseconds: number): number {
    return milliseconds * MILLISECONDS[this.chosen.speed];
  }

  /** Call it in an effect: applies changed settings to the page and stores them. */
  show(): void {
    const data = document.documentElement.dataset;
    data["light"] = this.light;
    data["speed"] = this.chosen.speed;
    data["contrast"] = this.chosen.contrast;
    data["text"] = this.chosen.text;
    data["symbols"] = this.chosen.symbols;
    keep("settings", JSON.stringify(this.chosen));
  }
}

export const settings = new Settings();
