/** Things on the table by name: the value of their `data-spot`, or a CSS selector that begins with `.`, `#` or `[`. */

const BEAT = 200;
/** Milliseconds until the table shows the part that the prompt is about, and the prompt has its size. */
export const SETTLING = 1000;

function selectorOf(name: string): string {
  return /^[.#[]/.test(name) ? name : `[data-spot="${name}"]`;
}

/** The visible things with these names. */
export function spotted(names: readonly string[]): Element[] {
  return names.flatMap((name) => {
    const all = [...document.querySelectorAll(`main.play ${selectorOf(name)}`)];
    return all.filter((one) => one.checkVisibility({ visibilityProperty: true })).slice(0, 1);
  });
}

/** Bring the first of these things forward, which may be behind a tab or another step of the turn, or further down. */
export function bring(names: readonly string[]): void {
  const [name] = names;
  if (name === undefined) return;
  const [first] = spotted([name]);
  if (first) return first.scrollIntoView({ block: "nearest", inline: "nearest" });
  const hidden = document.querySelector<HTMLElement>(`main.play :is(.pane, [data-part]):has(${selectorOf(name)})`);
  const part = hidden?.dataset["part"] ?? hidden?.id;
  document.querySelector<HTMLElement>(`main.play :is([data-step="${part}"], .tabs [data-name="${part}"])`)?.click();
}

export interface Led {
  /** The next thing to touch. */
  thing: Element | null;
  since: number;
}

/** Where nothing is to be touched next: the named thing comes out from under a bar that stays at the edge. */
export function uncover(names: readonly string[]): void {
  const [first] = spotted(names.slice(0, 1));
  if (first && (!isFree(first) || isCut(first))) first.scrollIntoView({ block: "center", inline: "nearest" });
}

/** Whether a bar that stays at the edge hides its upper or lower end, although it would fit. */
function isCut(one: Element): boolean {
  const { left, top, bottom, width } = one.getBoundingClientRect();
  return [top + 2, bottom - 2].some((y) => {
    const over = document.elementFromPoint(left + width / 2, y);
    return over === null || !(one.contains(over) || over.contains(one));
  });
}

/** What is to be touched next comes into view where it is outside the screen, or under something that has grown. Later
 *  on, whoever scrolls away wants to look elsewhere. */
export function lead(before: Led): Led {
  const thing = spotted([".guided", ".pointed", ".commit"])[0] ?? null;
  const led = thing === before.thing ? before : { thing, since: performance.now() };
  if (thing && performance.now() - led.since < SETTLING && !isFree(thing)) thing.scrollIntoView({ block: "center" });
  return led;
}

/** Whether its middle is on the screen and nothing lies over it. */
export function isFree(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return over !== null && (one.contains(over) || over.contains(one));
}

/** Calls a function now and whenever things may have moved; returns a function that stops this. */
export function watching(look: () => void): () => void {
  look();
  const timer = setInterval(look, BEAT);
  addEventListener("resize", look);
  addEventListener("scroll", look, true);
  return () => {
    clearInterval(timer);
    removeEventListener("resize", look);
    removeEventListener("scroll", look, true);
  };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

export function same(some: readonly Box[], others: readonly Box[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
