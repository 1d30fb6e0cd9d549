/** What a table shows now: the server's view, reached by playing the story movement by movement. */
import type { Deed, Happening, Table } from "$wire";
import { Flights } from "./flights.svelte";
import { Motion } from "$kit/ui/motion";

/** More deeds than this at once are a return from afar: shown as marks and log, not played. */
const MOST_PLAYED = 8;

export abstract class Stage<Position> {
  position = $state.raw<Position | null>(null);
  busy = $state(false);
  readonly motion = new Motion((busy) => (this.busy = busy));
  readonly flights = new Flights(this.motion);
  /** The element that holds the whole table. */
  root: HTMLElement | null = null;

  constructor(readonly onTold: (happening: Happening, among: readonly Happening[]) => void = () => undefined) {}

  /** Puts events together that are one movement. */
  protected abstract groups(happenings: readonly Happening[]): readonly (readonly Happening[])[];
  /** Play one movement and show what came of it. */
  protected abstract step(group: readonly Happening[]): Promise<void>;

  /** Show a view as it is. */
  settle(view: Position): void {
    this.position = view;
  }

  /** Follow the server: play what happened since, or show it at once where there was nothing before. */
  tell(table: Table): Promise<void> {
    const anew = this.position === null || table.since === null;
    return this.play(table.view as Position, anew ? [] : table.story);
  }

  /** Play these deeds, then show the view. */
  play(view: Position, deeds: readonly Deed[]): Promise<void> {
    const played = deeds.length > MOST_PLAYED ? [] : deeds;
    return this.motion.add(async () => {
      for (const deed of played) await this.#deed(deed);
      this.settle(view);
    });
  }

  async #deed(deed: Deed): Promise<void> {
    if (deed.deed === "undo") return;
    for (const group of this.groups(deed.happenings)) {
      group.forEach((happening) => this.onTold(happening, deed.happenings));
      await this.step(group);
    }
    this.rested();
  }

  /** After each deed. */
  protected rested(): void {}

  spot(name: string): Element | null {
    return this.root?.querySelector(`[data-spot="${name}"]`) ?? null;
  }

  seat(number: number | null): Element | null {
    return this.spot(`seat-${number}`);
  }
}
