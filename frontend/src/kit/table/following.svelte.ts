/**
 * The table as it is on the screen. It follows what was heard, as fast as that can be played: nobody is asked anything,
 * and the log says nothing, that is not yet to be seen.
 */
import type { Deed, Table } from "$wire";

/** Says that a deed has been played; null: all of them, and the table stands as the message says. */
export type Shown = (deed: Deed | null) => void;

export abstract class Following {
  /** The last message. */
  heard = $state.raw<Table | null>(null);
  /** The message that is on the screen. */
  table = $state.raw<Table | null>(null);
  /** Everything this viewer was told about the table and has seen, in order. */
  deeds = $state.raw<Deed[]>([]);
  /** Called with each message that goes on from the one before: plays its story, and says how far it is. */
  onTable: ((table: Table, shown: Shown) => void) | null = null;

  /** Whether something is still to be played before anybody is asked. */
  get behind(): boolean {
    return this.heard !== this.table;
  }

  /** Whether it is this viewer's decision now, and all that led to it was seen. */
  get asked(): boolean {
    const table = this.table;
    if (table === null || this.behind) return false;
    return table.phase === "playing" && table.seat !== null && table.eyes === table.seat;
  }

  /** Whether it is this viewer's decision, be it seen or not: for who looks elsewhere. */
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
      // Meanwhile it may be another table, or be looked at with other eyes.
      if (!samePlace(table, this.heard)) return;
      if (deed) this.#add([deed]);
      else this.#stand(table);
    });
  }

  /** After the table has changed on the screen. */
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
