/** The stage of a plain table: shows each view without animations. */
import { Stage as AnyStage } from "$kit/table/stage.svelte";
import type { Happening } from "$wire";
import type { Position } from "../position";

export class Stage extends AnyStage<Position> {
  protected groups(happenings: readonly Happening[]): Happening[][] {
    return happenings.map((happening) => [happening]);
  }

  protected async step(): Promise<void> {
    await this.motion.rest(90);
  }
}
