/** An ordered queue of short movements. Nothing overlaps, everything can be skipped, and speed "off" means at once. */
import { settings } from "$kit/app/settings.svelte";

export class Motion {
  #tail: Promise<void> = Promise.resolve();
  #waiting = 0;
  #hurried = false;
  readonly #running = new Set<Animation>();
  #wake: (() => void) | null = null;

  constructor(readonly onbusy: (busy: boolean) => void) {}

  /** Run this step after all steps before it. */
  add(step: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    this.onbusy(true);
    this.#tail = this.#tail
      .then(inSight)
      .then(step)
      .catch((error: unknown) => console.error(error))
      .then(() => this.#done());
    return this.#tail;
  }

  /** Finish running steps and skip waiting ones; the final picture is the same. */
  skip(): Promise<void> {
    if (this.#waiting === 0) return Promise.resolve();
    this.#hurried = true;
    this.#running.forEach((animation) => animation.finish());
    this.#wake?.();
    return this.#tail;
  }

  get still(): boolean {
    return this.#hurried || settings.pace(1) === 0;
  }

  /** Wait, scaled by the chosen speed; less what has passed already. */
  rest(milliseconds: number, passed = 0): Promise<void> {
    const left = settings.pace(milliseconds) - passed;
    if (this.still || left <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, left);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Animate an element that already is at its final place. */
  async animate(
    element: Element | null | undefined,
    frames: Keyframe[],
    milliseconds: number,
    easing = "cubic-bezier(0.22, 0.8, 0.28, 1)",
  ): Promise<void> {
    if (!element || this.still) return;
    const animation = element.animate(frames, { duration: settings.pace(milliseconds), easing, fill: "backwards" });
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }

  #done(): void {
    this.#waiting -= 1;
    if (this.#waiting > 0) return;
    this.#hurried = false;
    this.onbusy(false);
  }
}

/** Nothing is played to a page that nobody sees: who comes back to it sees all of it. */
function inSight(): Promise<void> | void {
  if (!document.hidden) return;
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}
