/**
 * The table as it is on the screen. It follows what was heard, as fast as that can be played: nobody is asked anything,
 * and the log says nothing, that is not yet to be seen.
 */
import type { Deed, Table } from "$wire";

/** Reports that a deed has been played; null: all of them, and the table shows the message. */
export type Shown = (deed: Deed | null) => void;

export abstract class Following {
  /** The latest message. */
  heard = $state.raw<Table | null>(null);
  /** The message that is on the screen. */
  table = $state.raw<Table | null>(null);
  /** The story as far as this viewer has seen it. */
  deeds = $state.raw<Deed[]>([]);
  /** Called with each message that continues the one before: plays its story, and reports its progress. */
  onTable: ((table: Table, shown: Shown) => void) | null = null;

  /** Whether animations must end before this viewer can decide. */
  get behind(): boolean {
    return this.heard !== this.table;
  }

  /** Whether this viewer must decide and has seen everything before that. */
  get asked(): boolean {
    const table = this.table;
    if (table === null || this.behind) return false;
    return table.phase === "playing" && table.seat !== null && table.eyes === table.seat;
  }

  /** Whether this viewer must decide, even if not everything has been seen. */
  get called(): boolean {
    const table = this.heard;
    return table !== null && table.phase === "playing" && table.seat !== null && table.eyes === table.seat;
  }

  protected hear(table: Table): void {
    const anew = table.since === null || !samePlace(table, this.heard);
    this.heard = table;
    if (anew) this.deeds = [];
    if (anew || !this.onTable) return this.#stand(table);
    this.onTable(table, (deed) => {
      // Meanwhile there may be another table, or another seat's view.
      if (!samePlace(table, this.heard)) return;
      if (deed) this.#add([deed]);
      else this.#stand(table);
    });
  }

  /** Called after the table on the screen has changed. */
  protected stands(): void {}

  #stand(table: Table): void {
    this.#add(table.story);
    this.table = table;
    this.stands();
  }

  #add(story: readonly Deed[]): void {
    const known = this.deeds.at(-1)?.version ?? -1;
    const fresh = story.filter((deed) => deed.version > known);
    if (fresh.length > 0) this.deeds = [...this.deeds, ...fresh];
  }
}

function samePlace(table: Table, other: Table | null): boolean {
  return table.table === other?.table && table.eyes === other.eyes;
}
