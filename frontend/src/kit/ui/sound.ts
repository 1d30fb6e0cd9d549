/**
 * Sounds of our own, made of a few tones and puffs of noise; each game has a voice for them. On a phone the important
 * ones can also be felt. Everything they tell is also seen.
 */
import { settings } from "$kit/app/settings.svelte";

export type Sound =
  | "tap"
  | "glass"
  | "match"
  | "turn"
  | "win"
  | "no"
  | "roll"
  | "boom"
  | "cork"
  | "coin"
  | "card"
  | "whoosh"
  | "bubble"
  | "moon"
  | "alarm";

/** The sound of a game: its waveform, pitch, brightness and echo. */
export interface Voice {
  wave: OscillatorType;
  /** A factor for all frequencies. */
  pitch: number;
  /** The cutoff of a low-pass filter, in Hz. */
  bright: number;
  /** The echo, from 0 (none) to 1. */
  echo: number;
}

/** A tone that may glide, or a short noise around a frequency; in Hz and seconds. */
interface Part {
  from: number;
  to?: number;
  at: number;
  length: number;
  loud?: number;
  noise?: true;
}

const tone = (from: number, at: number, length: number, loud = 1): Part => ({ from, at, length, loud });
const glide = (from: number, to: number, at: number, length: number, loud = 1): Part => ({
  from,
  to,
  at,
  length,
  loud,
});
const puff = (from: number, at: number, length: number, loud = 1): Part => ({ from, at, length, loud, noise: true });

const SOUNDS: Record<Sound, readonly Part[]> = {
  tap: [tone(520, 0, 0.06, 0.6), puff(2400, 0, 0.02, 0.4)],
  glass: [tone(1180, 0, 0.16), tone(1770, 0.01, 0.1, 0.5), tone(2790, 0.01, 0.08, 0.25)],
  match: [tone(659, 0, 0.18), tone(880, 0.09, 0.22), tone(1319, 0.18, 0.4), tone(2637, 0.2, 0.3, 0.3)],
  turn: [tone(587, 0, 0.14), tone(784, 0.1, 0.26)],
  win: [
    tone(523, 0, 0.2),
    tone(659, 0.12, 0.2),
    tone(784, 0.24, 0.2),
    tone(1047, 0.36, 0.7),
    tone(1319, 0.38, 0.66, 0.6),
    tone(1568, 0.4, 0.6, 0.4),
  ],
  no: [glide(220, 180, 0, 0.14, 0.8)],
  roll: [puff(900, 0, 0.05, 0.5), tone(294, 0.05, 0.05, 0.6), puff(700, 0.07, 0.05, 0.5), tone(262, 0.1, 0.07, 0.6)],
  boom: [
    glide(180, 52, 0, 0.24, 1.2),
    puff(500, 0, 0.16, 0.9),
    tone(1480, 0.02, 0.1, 0.5),
    tone(1976, 0.06, 0.12, 0.4),
  ],
  cork: [glide(360, 840, 0, 0.05), puff(1800, 0.03, 0.05, 0.6), glide(300, 520, 0.1, 0.08, 0.4)],
  coin: [tone(1568, 0, 0.07, 0.7), tone(2093, 0.06, 0.18, 0.7)],
  card: [puff(3200, 0, 0.05, 0.6), puff(1600, 0.03, 0.06, 0.4)],
  whoosh: [puff(700, 0, 0.22, 0.7), glide(240, 420, 0, 0.2, 0.3)],
  bubble: [glide(300, 620, 0, 0.08, 0.8), glide(380, 760, 0.09, 0.07, 0.7), glide(340, 900, 0.17, 0.09, 0.6)],
  moon: [tone(392, 0, 0.5, 0.6), tone(587, 0.14, 0.5, 0.6), tone(880, 0.28, 0.7, 0.5)],
  alarm: [tone(740, 0, 0.12), tone(622, 0.14, 0.2)],
};

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
const FULL = 0.16;
/** A chain rises by whole tones, at most by an octave. */
const STEP = 2 / 12;

let voice = PLAIN;
let context: AudioContext | undefined;
let hiss: AudioBuffer | undefined;

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
  context ??= new AudioContext();
  const out = room(context);
  const rise = Math.min(2, 2 ** (step * STEP)) * voice.pitch;
  for (const part of SOUNDS[sound]) ring(context, out, part, rise);
}

function feel(sound: Sound): void {
  const pattern = FELT[sound];
  if (!pattern || !settings.chosen.haptics || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.(pattern);
}

/** The nodes that all parts of a sound pass: the voice's brightness and echo, the volume. */
function room(audio: AudioContext): AudioNode {
  const soft = audio.createBiquadFilter();
  soft.type = "lowpass";
  soft.frequency.value = voice.bright;
  const volume = audio.createGain();
  volume.gain.value = FULL * (settings.chosen.volume / 100);
  soft.connect(volume).connect(audio.destination);
  if (voice.echo > 0) {
    const later = audio.createDelay(0.5);
    later.delayTime.value = 0.16;
    const fainter = audio.createGain();
    fainter.gain.value = voice.echo;
    soft.connect(later).connect(fainter).connect(volume);
  }
  return soft;
}

function ring(audio: AudioContext, out: AudioNode, part: Part, rise: number): void {
  const at = audio.currentTime + part.at;
  const loud = audio.createGain();
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(part.loud ?? 1, at + 0.01);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + part.length);
  const source = part.noise ? noise(audio, part.from, loud) : sing(audio, part, rise, at, loud);
  loud.connect(out);
  source.start(at);
  source.stop(at + part.length + 0.02);
}

function sing(audio: AudioContext, part: Part, rise: number, at: number, out: AudioNode): OscillatorNode {
  const source = audio.createOscillator();
  source.type = voice.wave;
  source.frequency.setValueAtTime(part.from * rise, at);
  if (part.to) source.frequency.exponentialRampToValueAtTime(part.to * rise, at + part.length);
  source.connect(out);
  return source;
}

function noise(audio: AudioContext, around: number, out: AudioNode): AudioBufferSourceNode {
  hiss ??= hissOf(audio);
  const source = audio.createBufferSource();
  source.buffer = hiss;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = around;
  source.connect(band).connect(out);
  return source;
}

function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, n) => (samples[n] = Math.random() * 2 - 1));
  return buffer;
}
