/** A player at Mystic Moon's table. At the cauldron a hint is a whole fill. */
import { Sitting as AnySitting } from "$kit/table/sitting.svelte";
import type { Position } from "../position";

export class Sitting extends AnySitting<Position> {
  /** Lays out the best fill; null if the prompt is not about the cauldron. */
  fill: (() => Promise<void>) | null = null;

  override async hint(): Promise<void> {
    if (this.fill && this.room.mean("ask_hint")?.reason == null) await this.fill();
    else await super.hint();
  }
}
