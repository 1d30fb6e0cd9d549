/** Things on the table by name: the value of their `data-spot`, or a CSS selector that begins with `.`, `#` or `[`. */

const BEAT = 200;

/** The things with these names that are seen now. */
export function spotted(names: readonly string[]): Element[] {
  return names.flatMap((name) => {
    const selector = /^[.#[]/.test(name) ? name : `[data-spot="${name}"]`;
    const all = [...document.querySelectorAll(`main.play ${selector}`)];
    return all.filter((one) => one.checkVisibility({ visibilityProperty: true })).slice(0, 1);
  });
}

/** On a phone a thing may be behind a tab, or further down: bring it forward. */
export function bring(names: readonly string[]): void {
  if (names.length === 0) return;
  const [first] = spotted(names);
  if (first) return first.scrollIntoView({ block: "nearest", inline: "nearest" });
  const selector = names.map((name) => (/^[.#[]/.test(name) ? name : `[data-spot="${name}"]`)).join();
  const pane = document.querySelector(`main.play .pane:has(${selector})`);
  document.querySelector<HTMLElement>(`main.play .tabs [data-name="${pane?.id}"]`)?.click();
}

/** Call this now, and again whenever things may have moved; returns what ends it. */
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
