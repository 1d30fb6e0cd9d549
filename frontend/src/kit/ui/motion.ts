/** A queue of short animations. They do not overlap, all can be skipped, and with speed "off" they take no time. */
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

  /** Finish running steps and skip waiting ones; the result is the same. */
  skip(): Promise<void> {
    if (this.#waiting === 0) return Promise.resolve();
    this.#hurried = true;
    this.#running.forEach((animation) => animation.finish());
    this.#wake?.();
    return this.#tail;
  }

  /** Whether somebody skips what is left. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /** How long something takes at the chosen speed. */
  lasts(milliseconds: number): number {
    return settings.pace(milliseconds);
  }

  get still(): boolean {
    return this.#hurried || settings.pace(1) === 0;
  }

  /** Wait, scaled by the chosen speed, minus the time that has passed. */
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

  /** Animate an element that is already at its final place. */
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

/** Wait until the page is visible, so that nobody misses an animation. */
function inSight(): Promise<void> | void {
  if (!document.hidden) return;
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}
