/** The place of a marble on the tilted slide, in percent of the dispenser, and its apparent size. */
import { IN_SIGHT } from "../rows";

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

const LOWEST = 90.6;
const HIGHEST = 15.4;
/** How much narrower the slide looks at its upper end. */
const TILT = 0.15;
const APART = 17.9;

export function spot(track: number, index: number): Spot {
  const far = index / (IN_SIGHT - 1);
  const up = far * (1 + 0.45 * TILT) - 0.45 * TILT * far * far;
  return {
    x: 50 + (track - 2) * APART * (1 - TILT * far),
    y: LOWEST - (LOWEST - HIGHEST) * up,
    scale: 1 - TILT * 0.8 * far,
  };
}

/** The slide of a track as a polygon for clip-path. */
export function slide(track: number): string {
  const half = APART * 0.46;
  const [low, high] = [spot(track, -0.62), spot(track, IN_SIGHT + 0.6)];
  const corners = [
    [high.x - half * high.scale, high.y],
    [high.x + half * high.scale, high.y],
    [low.x + half * low.scale, low.y],
    [low.x - half * low.scale, low.y],
  ];
  return `polygon(${corners.map(([x, y]) => `${x!.toFixed(2)}% ${y!.toFixed(2)}%`).join(", ")})`;
}

/** Keeps the place of an element for a flight that begins after it was removed. */
export function boxed(element: Element | null | undefined): Element | null {
  const box = element?.getBoundingClientRect();
  return box ? ({ getBoundingClientRect: () => box } as Element) : null;
}
