/**
 * What each sound is made of: a few tones and puffs of noise, in the voice of a game. Nothing is played here, so that a
 * test can render all of them and measure how loud and how long they are.
 */

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

/** Parts that are louder or softer together, so that no sound is much louder than the others. */
const by = (factor: number, parts: readonly Part[]): readonly Part[] =>
  parts.map((part) => ({ ...part, loud: (part.loud ?? 1) * factor }));

export const SOUNDS = {
  tap: by(2.12, [tone(520, 0, 0.07, 0.6), puff(2400, 0, 0.03, 0.4)]),
  glass: by(0.78, [tone(1180, 0, 0.16), tone(1770, 0.01, 0.1, 0.5), tone(2790, 0.01, 0.08, 0.25)]),
  match: by(0.63, [tone(659, 0, 0.18), tone(880, 0.09, 0.22), tone(1319, 0.18, 0.4), tone(2637, 0.2, 0.3, 0.3)]),
  turn: by(0.86, [tone(587, 0, 0.14), tone(784, 0.1, 0.26)]),
  win: by(0.48, [
    tone(523, 0, 0.2),
    tone(659, 0.12, 0.2),
    tone(784, 0.24, 0.2),
    tone(1047, 0.36, 0.7),
    tone(1319, 0.38, 0.66, 0.6),
    tone(1568, 0.4, 0.6, 0.4),
  ]),
  no: by(1.55, [glide(220, 180, 0, 0.14, 0.8), glide(440, 360, 0, 0.12, 0.3)]),
  roll: by(1.91, [
    puff(900, 0, 0.06, 0.5),
    tone(294, 0.05, 0.05, 0.6),
    puff(700, 0.07, 0.06, 0.5),
    tone(262, 0.1, 0.07, 0.6),
  ]),
  boom: by(0.83, [
    glide(180, 52, 0, 0.24, 1.2),
    puff(500, 0, 0.16, 0.9),
    tone(1480, 0.02, 0.1, 0.5),
    tone(1976, 0.06, 0.12, 0.4),
  ]),
  cork: by(1.68, [glide(360, 840, 0, 0.06), puff(1800, 0.03, 0.05, 0.6), glide(300, 520, 0.1, 0.08, 0.4)]),
  coin: by(0.92, [tone(1568, 0, 0.07, 0.7), tone(2093, 0.06, 0.18, 0.7)]),
  card: by(4.39, [puff(3200, 0, 0.07, 0.6), puff(1600, 0.04, 0.08, 0.5)]),
  whoosh: by(2.5, [puff(1300, 0, 0.34, 0.8), puff(2600, 0.1, 0.26, 0.5), glide(380, 820, 0, 0.3, 0.2)]),
  bubble: by(1.67, [glide(300, 620, 0, 0.08, 0.8), glide(380, 760, 0.09, 0.07, 0.7), glide(340, 900, 0.17, 0.09, 0.6)]),
  /** A cauldron that boils over: more and more bubbles. */
  boil: by(
    1.0,
    [0, 0.11, 0.2, 0.27, 0.33, 0.38, 0.42].map((at, n) => glide(210 + 30 * n, 480 + 85 * n, at, 0.11, 0.6 + n / 20)),
  ),
  spill: by(1.42, [glide(640, 300, 0, 0.1), glide(500, 220, 0.1, 0.1), puff(420, 0.18, 0.16, 0.9)]),
  sizzle: by(2.02, [puff(3400, 0, 0.4, 0.5), puff(2100, 0.05, 0.3, 0.5), puff(2900, 0.16, 0.12, 0.6)]),
  croak: by(1.19, [
    glide(170, 105, 0, 0.1),
    glide(340, 210, 0, 0.09, 0.6),
    glide(230, 130, 0.14, 0.13),
    glide(460, 260, 0.14, 0.12, 0.6),
  ]),
  /** A weight that is gone: a chord that opens upwards. */
  lift: by(0.61, [
    tone(587, 0, 0.3),
    tone(740, 0.09, 0.3),
    tone(880, 0.18, 0.3),
    tone(1175, 0.27, 0.5),
    tone(1760, 0.36, 0.4, 0.4),
  ]),
  moon: by(1.01, [tone(392, 0, 0.5, 0.6), tone(587, 0.14, 0.5, 0.6), tone(880, 0.28, 0.7, 0.5)]),
  alarm: by(1.0, [tone(740, 0, 0.12), tone(622, 0.14, 0.2)]),
} satisfies Record<string, readonly Part[]>;

export type Sound = keyof typeof SOUNDS;

/** How loud all is at full volume: three sounds at once are not cut off. */
export const FULL = 0.14;
/** A chain rises by whole tones, at most by an octave. */
const STEP = 2 / 12;
const SILENCE = 0.0001;
const ATTACK = 0.008;
/** A triangle is softer than a sine of the same height. */
const EVEN: Partial<Record<OscillatorType, number>> = { triangle: 1.22 };
const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Lay a sound out from now on; the steps of a chain go up. */
export function ring(audio: BaseAudioContext, out: AudioNode, sound: Sound, voice: Voice, step = 0): void {
  const into = room(audio, out, voice);
  const rise = Math.min(2, 2 ** (step * STEP)) * voice.pitch;
  for (const part of SOUNDS[sound]) sing(audio, into, part, voice.wave, rise);
}

/** The nodes that all parts of a sound pass: the voice's brightness and echo. */
function room(audio: BaseAudioContext, out: AudioNode, voice: Voice): AudioNode {
  const soft = audio.createBiquadFilter();
  soft.type = "lowpass";
  soft.frequency.value = voice.bright;
  soft.connect(out);
  if (voice.echo > 0) {
    const later = audio.createDelay(0.5);
    later.delayTime.value = 0.16;
    const fainter = audio.createGain();
    fainter.gain.value = voice.echo;
    soft.connect(later).connect(fainter).connect(out);
  }
  return soft;
}

function sing(audio: BaseAudioContext, out: AudioNode, part: Part, wave: OscillatorType, rise: number): void {
  const at = audio.currentTime + part.at;
  const loud = audio.createGain();
  loud.gain.setValueAtTime(SILENCE, at);
  loud.gain.exponentialRampToValueAtTime((part.loud ?? 1) * (part.noise ? 1 : (EVEN[wave] ?? 1)), at + ATTACK);
  loud.gain.exponentialRampToValueAtTime(SILENCE, at + part.length);
  loud.connect(out);
  const source = part.noise ? noise(audio, part.from, loud) : tuned(audio, part, wave, rise, loud);
  source.start(at);
  source.stop(at + part.length);
}

function tuned(
  audio: BaseAudioContext,
  part: Part,
  wave: OscillatorType,
  rise: number,
  out: AudioNode,
): OscillatorNode {
  const source = audio.createOscillator();
  const at = audio.currentTime + part.at;
  source.type = wave;
  source.frequency.setValueAtTime(part.from * rise, at);
  if (part.to) source.frequency.exponentialRampToValueAtTime(part.to * rise, at + part.length);
  source.connect(out);
  return source;
}

function noise(audio: BaseAudioContext, around: number, out: AudioNode): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hisses.get(audio) ?? hissOf(audio);
  hisses.set(audio, source.buffer);
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = around;
  source.connect(band).connect(out);
  return source;
}

function hissOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  samples.forEach((_, n) => (samples[n] = Math.random() * 2 - 1));
  return buffer;
}
