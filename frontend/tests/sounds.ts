/** Renders and measures all sounds in the voices of all games, for `tests/e2e/test_sound.py`. */
import { VOICE as apotheca } from "../src/games/apotheca/play/sounds";
import { VOICE as mysticMoon } from "../src/games/mystic_moon/play/sounds";
import { VOICE as potionExplosion } from "../src/games/potion_explosion/play/sounds";
import { FULL, ring, type Sound, SOUNDS } from "../src/kit/ui/tones";

const VOICES = { apotheca, potionExplosion, mysticMoon };
const RATE = 48_000;
const SECONDS = 2.5;
const WINDOW = RATE / 10;

export interface Measured {
  voice: string;
  sound: string;
  /** The highest sample at full volume; 1 is cut off. */
  peak: number;
  /** Seconds until it is inaudible, 60 dB below its peak. */
  length: number;
  /** How loud its loudest tenth of a second is to people, in dB. */
  loud: number;
  /** The first and the last millisecond, as parts of the peak. */
  edges: number[];
  /** How much of its energy is in each of some bands of pitch, and in each twentieth of a second. */
  look: number[];
}

export async function measured(): Promise<Measured[]> {
  const all = [];
  for (const [name, voice] of Object.entries(VOICES))
    for (const sound of Object.keys(SOUNDS) as Sound[]) {
      const audio = new OfflineAudioContext(1, RATE * SECONDS, RATE);
      ring(audio, audio.destination, sound, voice);
      all.push({ voice: name, sound, ...measure((await audio.startRendering()).getChannelData(0)) });
    }
  return all;
}

function measure(samples: Float32Array): Omit<Measured, "voice" | "sound"> {
  const peak = highest(samples);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > peak / 1000);
  const [start, end] = [samples.subarray(0, RATE / 1000), samples.subarray(last - RATE / 1000)];
  return {
    peak: peak * FULL,
    length: last / RATE,
    loud: 10 * Math.log10(loudest(weighted(samples))),
    edges: [highest(start) / peak, highest(end) / peak],
    look: [...pitches(samples), ...course(samples)],
  };
}

const highest = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** The mean square of the loudest window. */
function loudest(samples: Float32Array): number {
  let [sum, most] = [0, 0];
  samples.forEach((sample, n) => {
    sum += sample ** 2 - (n < WINDOW ? 0 : samples[n - WINDOW]! ** 2);
    most = Math.max(most, sum);
  });
  return most / WINDOW;
}

/** As people hear it: the two filters of ITU-R BS.1770. */
function weighted(samples: Float32Array): Float32Array {
  const shelf = filtered(samples, [1.53512486, -2.69169619, 1.19839281], [-1.69065929, 0.73248077]);
  return filtered(shelf, [1, -2, 1], [-1.99004745, 0.99007225]);
}

function filtered(samples: Float32Array, b: number[], a: number[]): Float32Array {
  const out = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  samples.forEach((x, n) => {
    const y = b[0]! * x + b[1]! * x1 + b[2]! * x2 - a[0]! * y1 - a[1]! * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[n] = y;
  });
  return out;
}

const BANDS = [120, 180, 270, 400, 600, 900, 1350, 2000, 3000, 4500];

/** The part of the energy around each of these pitches. */
function pitches(samples: Float32Array): number[] {
  return parts(BANDS.map((band) => energy(resonant(samples, band))));
}

function resonant(samples: Float32Array, around: number): Float32Array {
  const angle = (2 * Math.PI * around) / RATE;
  const width = Math.sin(angle) / 6;
  const scale = 1 + width;
  return filtered(samples, [width / scale, 0, -width / scale], [(-2 * Math.cos(angle)) / scale, (1 - width) / scale]);
}

/** The part of the energy in each twentieth of its first second. */
function course(samples: Float32Array): number[] {
  const beat = RATE / 20;
  return parts(Array.from({ length: 20 }, (_, n) => energy(samples.subarray(n * beat, (n + 1) * beat))));
}

const energy = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample ** 2, 0);

function parts(amounts: number[]): number[] {
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map((amount) => amount / all);
}
