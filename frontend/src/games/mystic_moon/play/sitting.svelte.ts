/** Somebody at Mystic Moon's table: at the cauldron a hint is a whole fill, not a single token. */
import { Sitting as AnySitting } from "$kit/table/sitting.svelte";
import type { Position } from "../position";

export class Sitting extends AnySitting<Position> {
  /** Lays out the best fill; null where the cauldron isn't asked about. */
  fill: (() => Promise<void>) | null = null;

  override async hint(): Promise<void> {
    if (this.fill && this.room.mean("ask_hint")?.reason == null) await this.fill();
    else await super.hint();
  }
}
