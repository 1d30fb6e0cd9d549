/**
 * A token dragged from the satchel into a column of the cauldron. A touch without a movement stays a touch: it picks
 * the token up as before.
 */
import type { Hand } from "./hand.svelte";
import { columnOf } from "../cells";

/** Pixels that the pointer must move to start a drag. */
const FAR = 7;

export class Drag {
  /** The dragged token and its place. */
  kind = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  #ended = 0;

  constructor(readonly hand: Hand) {}

  /** Whether a click is the end of a drag. */
  get over(): boolean {
    return performance.now() - this.#ended < 50;
  }

  /** The pointer went down on a token of the satchel. */
  start(kind: string, down: PointerEvent): void {
    if (down.button !== 0 || !this.hand.draft.adding || !this.hand.offers(kind)) return;
    const ends = new AbortController();
    const { signal } = ends;
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      if (this.kind === null && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      this.kind = this.hand.held = kind;
      this.x = event.clientX;
      this.y = event.clientY;
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      ends.abort();
      if (this.kind !== null) this.#drop(event.type === "pointerup" ? columnAt(event) : null);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end, { signal });
    addEventListener("pointercancel", end, { signal });
  }

  #drop(column: number | null): void {
    const kind = this.kind!;
    this.kind = null;
    this.hand.held = null;
    this.#ended = performance.now();
    if (column !== null) void this.hand.lay(column, kind);
  }
}

/** The column of my cauldron under the pointer. */
function columnAt(event: PointerEvent): number | null {
  const slot = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-cell]");
  return slot ? columnOf(Number(slot.dataset["cell"])) : null;
}
