/** Animations of small things that fly from one place of the table to another: a gem, a card, a bottle. */
import type { Motion } from "$kit/ui/motion";

interface Flight {
  id: number;
  symbol: string;
  from: DOMRect;
  to: DOMRect;
  size: number;
  landed: () => void;
}

export class Flights {
  constructor(readonly motion: Motion) {}

  list = $state.raw<Flight[]>([]);
  #next = 0;

  /** Start a flight if both places are on the screen; resolves when it has landed. */
  fly(symbol: string, from: Element | null, to: Element | null, size = 36): Promise<void> {
    if (!from || !to || this.motion.still) return Promise.resolve();
    const [start, goal] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    if (start.width === 0 || goal.width === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const id = this.#next++;
      const landed = () => {
        this.list = this.list.filter((flight) => flight.id !== id);
        resolve();
      };
      this.list = [...this.list, { id, symbol, from: start, to: goal, size, landed }];
    });
  }
}
