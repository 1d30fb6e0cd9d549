/** Where something lies that speaks of a thing on the screen: beside it, and never out of the screen. */

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}

export const GAP = 8;

function within(value: number, size: number, room: number): number {
  return Math.max(GAP, Math.min(room - size - GAP, value));
}

/** Over or under the thing, whichever half of the screen it is in; beside it, where there is room for neither. */
export function beside(thing: Area, size: Size, screen: Size): { left: number; top: number } {
  const right = thing.left + thing.width;
  const bottom = thing.top + thing.height;
  const left = within(thing.left + thing.width / 2 - size.width / 2, size.width, screen.width);
  const under = { left, top: bottom + GAP, fits: bottom + size.height + 2 * GAP <= screen.height };
  const over = { left, top: thing.top - size.height - GAP, fits: thing.top >= size.height + 2 * GAP };
  const top = within(thing.top + thing.height / 2 - size.height / 2, size.height, screen.height);
  const after = { left: right + GAP, top, fits: right + size.width + 2 * GAP <= screen.width };
  const before = { left: thing.left - size.width - GAP, top, fits: thing.left >= size.width + 2 * GAP };
  const first = thing.top < screen.height / 2 ? [under, over] : [over, under];
  const best = [...first, after, before].find(({ fits }) => fits) ?? first[0]!;
  return { left: best.left, top: within(best.top, size.height, screen.height) };
}

function over(left: number, top: number, size: Size, other: Area): boolean {
  const across = left < other.left + other.width && other.left < left + size.width;
  return across && top < other.top + other.height && other.top < top + size.height;
}

/** How far apart two areas are: nothing, where they meet. */
function apart(left: number, top: number, size: Size, thing: Area): number {
  const across = Math.max(thing.left - left - size.width, left - thing.left - thing.width, 0);
  return Math.hypot(across, Math.max(thing.top - top - size.height, top - thing.top - thing.height, 0));
}

const STEP = 16;

/** Near the thing, where the fewest others are covered, and never the thing itself. */
export function clear(thing: Area, size: Size, screen: Size, others: readonly Area[]): { left: number; top: number } {
  const near = beside(thing, size, screen);
  const cost = (left: number, top: number) =>
    [thing, ...others].filter((other) => over(left, top, size, other)).length * (screen.width + screen.height) +
    apart(left, top, size, thing);
  let best = { ...near, cost: cost(near.left, near.top) };
  for (let top = GAP; top + size.height + GAP <= screen.height; top += STEP)
    for (let left = GAP; left + size.width + GAP <= screen.width; left += STEP) {
      const found = cost(left, top);
      if (found < best.cost) best = { left, top, cost: found };
    }
  return { left: best.left, top: best.top };
}

/** At the upper left of a thing, or as near as the screen allows. */
export function at(left: number, top: number, size: Size, screen: Size): { left: number; top: number } {
  return { left: within(left, size.width, screen.width), top: within(top, size.height, screen.height) };
}

/** Puts an element there; how large it is, is known only when it is on the page. */
export function put(element: HTMLElement, where: (size: Size, screen: Size) => { left: number; top: number }): void {
  const size = { width: element.offsetWidth, height: element.offsetHeight };
  const { left, top } = where(size, { width: innerWidth, height: innerHeight });
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
