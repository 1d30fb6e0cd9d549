/** Animations of small things that fly from one place of the table to another: a gem, a card, a bottle. */
import type { Motion } from "$kit/ui/motion";

interface Flight {
  id: number;
  symbol: string;
  from: DOMRect;
  to: DOMRect;
  size: number;
  /** Shown large in the middle of the screen on its way. */
  grand: boolean;
  landed: () => void;
}

/** A few letters that light up over a thing and rise: what it has just brought, or cost. */
interface Cheer {
  id: number;
  words: string;
  at: DOMRect;
  /** Something was lost. */
  dull: boolean;
  faded: () => void;
}

export class Flights {
  constructor(readonly motion: Motion) {}

  list = $state.raw<Flight[]>([]);
  cheers = $state.raw<Cheer[]>([]);
  #next = 0;

  /** Nothing waits for a cheer: the table says the same. */
  cheer(words: string, place: Element | null, dull = false): void {
    if (!place || this.motion.still) return;
    const at = place.getBoundingClientRect();
    if (at.width === 0) return;
    const id = this.#next++;
    const faded = () => (this.cheers = this.cheers.filter((cheer) => cheer.id !== id));
    this.cheers = [...this.cheers, { id, words, at, dull, faded }];
  }

  /** What is rare stays in the middle of the screen for a moment, in a wreath of light, and then goes to its place. */
  award(symbol: string, from: Element | null, to: Element | null): Promise<void> {
    const seen = from !== null && from.getBoundingClientRect().width > 0;
    return this.fly(symbol, seen ? from : to, to, 150, true);
  }

  /** Start a flight if both places are on the screen; resolves when it has landed. The size is for a rem of 16. */
  fly(symbol: string, from: Element | null, to: Element | null, size = 36, grand = false): Promise<void> {
    if (!from || !to || this.motion.still) return Promise.resolve();
    const [start, goal] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    if (start.width === 0 || goal.width === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const id = this.#next++;
      const landed = () => {
        this.list = this.list.filter((flight) => flight.id !== id);
        resolve();
      };
      this.list = [...this.list, { id, symbol, from: start, to: goal, size: scaled(size), grand, landed }];
    });
  }
}

/** Tables grow with the screen, and what flies over them too. */
function scaled(size: number): number {
  return (size / 16) * parseFloat(getComputedStyle(document.documentElement).fontSize);
}
