/** An explosion on the screen: place, colour, size, and number in the chain. */
import type { Motion } from "$kit/ui/motion";
import type { Colour } from "../rows";

export interface Burst {
  id: number;
  /** In percent of the dispenser. */
  spots: readonly { x: number; y: number }[];
  colour: Colour;
  count: number;
  /** Its number in the chain, and what the pick has brought so far. */
  chain: number;
  marbles: number;
  motion: Motion;
}
