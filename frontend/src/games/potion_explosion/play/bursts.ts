/** One explosion on the screen: where, of what colour, how large, and which of the chain. */
import type { Motion } from "$kit/ui/motion";
import type { Colour } from "../rows";

export interface Burst {
  id: number;
  /** In percent of the dispenser. */
  spots: readonly { x: number; y: number }[];
  colour: Colour;
  count: number;
  /** Which explosion of the chain it is, and what the pick has brought so far. */
  chain: number;
  marbles: number;
  motion: Motion;
}
