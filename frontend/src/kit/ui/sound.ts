/**
 * Sounds of our own; each game has a voice for them. On a phone the important ones can also be felt. Everything they
 * tell is also seen.
 */
import { settings } from "$kit/app/settings.svelte";
import { FULL, ring, type Sound, type Voice } from "./tones";

export type { Sound, Voice } from "./tones";

/** Vibration patterns, in milliseconds on and off; most sounds have none. */
const FELT: Partial<Record<Sound, number[]>> = {
  match: [18, 40, 28],
  turn: [24],
  win: [30, 50, 30, 50, 90],
  no: [12, 30, 12],
  boom: [26],
  alarm: [40, 60, 40],
};

const PLAIN: Voice = { wave: "triangle", pitch: 1, bright: 9000, echo: 0.1 };
/** The same sound within so many milliseconds would only be louder. */
const TOGETHER = 40;

let voice = PLAIN;
let context: AudioContext | undefined;
let master: GainNode | undefined;
const played = new Map<Sound, number>();

/** Use this voice from now on; by default the plain one. */
export function tune(wanted?: Voice): void {
  voice = wanted ?? PLAIN;
}

/** Play a sound; the steps of a chain go up. */
export function play(sound: Sound, step = 0): void {
  feel(sound);
  if (!settings.chosen.sound || settings.chosen.volume === 0) return;
  // Browsers allow no sound before the first interaction.
  if (navigator.userActivation?.hasBeenActive === false) return;
  const now = performance.now();
  if (now - (played.get(sound) ?? -TOGETHER) < TOGETHER) return;
  played.set(sound, now);
  const audio = awake();
  master!.gain.value = FULL * (settings.chosen.volume / 100);
  ring(audio, master!, sound, voice, step);
}

/** What all sounds come out of; a browser that has put it to sleep is asked to wake it. */
function awake(): AudioContext {
  context ??= new AudioContext();
  if (!master) {
    master = context.createGain();
    master.connect(context.destination);
  }
  if (context.state === "suspended") void context.resume();
  return context;
}

function feel(sound: Sound): void {
  const pattern = FELT[sound];
  if (!pattern || !settings.chosen.haptics || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(pattern);
}
