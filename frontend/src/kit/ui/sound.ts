/** Short synthesized sounds; off by default. */
import { settings } from "$kit/app/settings.svelte";

export type Sound = "tap" | "glass" | "match" | "turn" | "win" | "no" | "roll" | "boom" | "cork";

/** Notes as [frequency, start, length] in Hz and seconds. */
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  tap: [[520, 0, 0.06]],
  glass: [
    [1180, 0, 0.16],
    [1770, 0.01, 0.1],
  ],
  match: [
    [659, 0, 0.18],
    [880, 0.09, 0.22],
    [1319, 0.18, 0.34],
  ],
  turn: [
    [587, 0, 0.14],
    [784, 0.1, 0.22],
  ],
  win: [
    [523, 0, 0.2],
    [659, 0.12, 0.2],
    [784, 0.24, 0.2],
    [1047, 0.36, 0.5],
  ],
  no: [[196, 0, 0.14]],
  roll: [
    [330, 0, 0.05],
    [294, 0.05, 0.05],
    [262, 0.1, 0.07],
  ],
  boom: [
    [110, 0, 0.22],
    [165, 0.01, 0.12],
    [1480, 0.02, 0.1],
    [1976, 0.06, 0.12],
  ],
  cork: [
    [740, 0, 0.05],
    [392, 0.06, 0.14],
  ],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.chosen.sound) return;
  context ??= new AudioContext();
  for (const [frequency, start, length] of NOTES[sound]) ring(context, frequency, start, length);
}

function ring(audio: AudioContext, frequency: number, start: number, length: number): void {
  const at = audio.currentTime + start;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length + 0.02);
}
