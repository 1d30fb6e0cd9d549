/** The animations of potions. They use only transforms and opacity, so that no frame is late. */
import { play } from "$kit/ui/sound";
import { columnOf, rowOf } from "../spaces";
import type { Stage } from "./stage.svelte";

export function turned(from: number, to: number): Keyframe[] {
  return [{ transform: `scaleX(${from})` }, { transform: `scaleX(${to})` }];
}

/** The distance of two spaces, in widths of a space. */
function offset(from: number, to: number): [number, number] {
  return [columnOf(from) - columnOf(to), rowOf(from) - rowOf(to)];
}

function shift(x: number, y: number, scale = 1): string {
  return `translate(${x * 100}%, ${y * 100}%) scale(${scale})`;
}

/** A move: straight, round a corner for knights' moves, in an arc for swaps. */
export async function travel(stage: Stage, from: number, to: number, crooked: boolean, second: boolean): Promise<void> {
  const [x, y] = offset(from, to);
  const bend = second ? -0.12 : 0.12;
  const middle = crooked ? corner(x, y, second) : [x / 2 + y * bend, y / 2 - x * bend];
  const frames = [
    { transform: shift(x, y), zIndex: 3 },
    { transform: shift(middle[0]!, middle[1]!, 1.12), zIndex: 3 },
    { transform: "none", zIndex: 3 },
  ];
  await stage.motion.animate(stage.mover(to), frames, crooked ? 420 : 320, "ease-in-out");
}

function corner(x: number, y: number, second: boolean): [number, number] {
  const long = Math.abs(x) > Math.abs(y);
  return long !== second ? [0, y] : [x, 0];
}

/** A new potion comes from outside the market. */
export async function arrive(
  stage: Stage,
  space: number,
  from: Element | null,
  box = from?.getBoundingClientRect(),
): Promise<void> {
  const inner = stage.mover(space);
  const home = inner?.getBoundingClientRect();
  if (!inner || !home || !box || home.width === 0) return;
  const x = box.left + box.width / 2 - home.left - home.width / 2;
  const y = box.top + box.height / 2 - home.top - home.height / 2;
  const frames = [
    { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0.2 },
    { transform: "none", opacity: 1 },
  ];
  await stage.motion.animate(inner, frames, 320);
}

/** The potions of a match ring one by one, then all of them clink. */
export async function toast(stage: Stage, spaces: readonly number[]): Promise<void> {
  await Promise.all(spaces.map((space, n) => stage.motion.animate(stage.mover(space), rung(n), 760, "ease-in-out")));
  play("glass");
  const middle = spaces.reduce((sum, space) => sum + columnOf(space), 0) / Math.max(1, spaces.length);
  await Promise.all(
    spaces.map((space) => {
      const lean = 13 * Math.sign(middle - columnOf(space));
      return stage.motion.animate(stage.mover(space), clinked(lean), 420, "ease-out");
    }),
  );
}

function rung(n: number): Keyframe[] {
  const hop = 0.12 + 0.11 * n;
  return [
    { transform: "none", offset: 0 },
    { transform: "none", offset: hop },
    { transform: "translateY(-11%) scale(1.06)", offset: hop + 0.11 },
    { transform: "none", offset: Math.min(0.99, hop + 0.28) },
    { transform: "none", offset: 1 },
  ];
}

function clinked(lean: number): Keyframe[] {
  return [
    { transform: "none" },
    { transform: `translateX(${lean * 0.7}%) rotate(${lean}deg)` },
    { transform: `translateX(${lean * 0.4}%) rotate(${lean * 0.4}deg)` },
    { transform: "none" },
  ];
}

/** The potions of a match fly to the card that they satisfy; if it is not visible, they disappear together. */
export async function serve(stage: Stage, spaces: readonly number[], to: Element | null): Promise<void> {
  const goal = to?.getBoundingClientRect();
  if (!goal || goal.width === 0) return gather(stage, spaces);
  const go = spaces.map((space, n) => {
    const mover = stage.mover(space);
    const home = mover?.getBoundingClientRect();
    if (!mover || !home) return Promise.resolve();
    const x = goal.left + Math.min(goal.width / 2, 32) - home.left - home.width / 2;
    const y = goal.top + goal.height / 2 - home.top - home.height / 2;
    const frames = [
      { transform: "none", opacity: 1, zIndex: 3, offset: 0 },
      { transform: "translateY(-14%) scale(1.1)", opacity: 1, zIndex: 3, offset: 0.2 + 0.06 * n },
      { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0.2, zIndex: 3, offset: 1 },
    ];
    return stage.motion.animate(mover, frames, 560, "ease-in-out");
  });
  await Promise.all(go);
}

/** Potions disappear into light. */
export async function gather(stage: Stage, spaces: readonly number[]): Promise<void> {
  if (spaces.length === 0) return;
  const x = spaces.reduce((sum, space) => sum + columnOf(space), 0) / spaces.length;
  const y = spaces.reduce((sum, space) => sum + rowOf(space), 0) / spaces.length;
  await Promise.all(spaces.map((space) => fade(stage, space, x - columnOf(space), y - rowOf(space))));
}

async function fade(stage: Stage, space: number, x: number, y: number): Promise<void> {
  const frames = [
    { transform: "none", opacity: 1 },
    { transform: "scale(1.14)", opacity: 1, offset: 0.35 },
    { transform: shift(x * 0.8, y * 0.8, 0.4), opacity: 0 },
  ];
  await stage.motion.animate(stage.mover(space), frames, 380, "ease-in");
}

export async function leave(stage: Stage, space: number, goal: number): Promise<void> {
  const [x, y] = offset(goal, space);
  await stage.motion.animate(stage.mover(space), [{ transform: "none" }, { transform: shift(x, y) }], 320);
}
