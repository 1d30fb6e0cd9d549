/** What a table shows: the view of the server, after the story has been played step by step. */
import type { Deed, Happening, Table } from "$wire";
import { Flights } from "./flights.svelte";
import type { Shown } from "./following.svelte";
import { Motion } from "$kit/ui/motion";
import { play, type Sound, type Voice } from "$kit/ui/sound";

/** The minimum time for somebody else's deed in milliseconds, so that its sentence can be read. */
const READ = 700;

/** The events that begin what follows my turn, in all games. */
const AFTER_MINE: readonly string[] = ["turn-began", "game-over"];

/** A deed that is being played, with its events so far. */
export interface Telling {
  deed: Deed;
  happenings: readonly Happening[];
}

export abstract class Stage<Position, Told extends Happening = Happening> {
  position = $state.raw<Position | null>(null);
  busy = $state(false);
  /** The deed that is being played, or the last one between two deeds; null if nothing is played. */
  telling = $state.raw<Telling | null>(null);
  readonly motion = new Motion((busy) => this.#moving(busy));
  /** The number of events of my next deed that have already been shown. */
  #rehearsed = 0;
  /** The sound for a group of events, by its first event; and the voice. */
  readonly sounds: Partial<Record<Told["event"], Sound>> = {};
  readonly voice: Voice | undefined = undefined;
  /** The viewer's own seat, whose deeds need no time to be read. */
  eyes: number | null = null;
  readonly flights = new Flights(this.motion);
  /** The element that holds the whole table. */
  root: HTMLElement | null = null;

  constructor(readonly onTold: (happening: Happening, among: readonly Happening[]) => void = () => undefined) {}

  /** Groups events that are animated together. */
  protected abstract groups(happenings: readonly Happening[]): readonly (readonly Told[])[];
  /** Play a group of events, and show the result. */
  protected abstract step(group: readonly Told[]): Promise<void>;

  /** Show a view without animations. */
  settle(view: Position): void {
    this.position = view;
  }

  /** Follow the server: play what has happened, or show the first view at once. */
  tell(table: Table, shown?: Shown): Promise<void> {
    this.eyes = table.eyes;
    const anew = this.position === null || table.since === null;
    return this.play(table.view as Position, anew ? [] : table.story, shown);
  }

  /** Play these deeds, then show the view. */
  play(view: Position, deeds: readonly Deed[], shown: Shown = () => undefined): Promise<void> {
    return this.motion.add(async () => {
      for (const deed of deeds) {
        await this.#deed(deed);
        shown(deed);
      }
      this.settle(view);
      shown(null);
    });
  }

  /** Show what my held action does. Events after my turn are left out. */
  rehearse(all: readonly Happening[]): Promise<void> {
    const end = all.findIndex((happening) => AFTER_MINE.includes(happening.event));
    const happenings = end < 0 ? [...all] : all.slice(0, end);
    return this.motion.add(async () => {
      await this.#deed({ version: -1, deed: "action", seat: this.eyes, by: "person", happenings });
      this.#rehearsed = happenings.length;
    });
  }

  /** Show the table without the held action. */
  takeBack(view: Position): Promise<void> {
    return this.motion.add(async () => {
      this.#rehearsed = 0;
      this.settle(view);
    });
  }

  async #deed(deed: Deed): Promise<void> {
    if (deed.deed === "undo") return;
    const began = performance.now();
    const known = deed.seat === this.eyes ? this.#rehearsed : 0;
    this.#rehearsed = 0;
    let happenings: readonly Happening[] = [];
    for (const group of this.groups(deed.happenings.slice(known))) {
      happenings = [...happenings, ...group];
      this.telling = { deed, happenings };
      group.forEach((happening) => this.onTold(happening, deed.happenings));
      this.#sound(group[0]!);
      await this.step(group);
    }
    this.rested();
    const foreign = deed.deed === "action" && deed.seat !== this.eyes && happenings.length > 0;
    if (foreign) await this.motion.rest(READ, performance.now() - began);
  }

  #sound(first: Told): void {
    const event: Told["event"] = first.event;
    const sound = this.sounds[event];
    if (sound) play(sound);
    else if (first.event === "turn-began" && first.who === this.eyes) play("turn");
  }

  #moving(busy: boolean): void {
    this.busy = busy;
    if (!busy) this.telling = null;
  }

  /** Called after each deed. */
  protected rested(): void {}

  spot(name: string): Element | null {
    return this.root?.querySelector(`[data-spot="${name}"]`) ?? null;
  }

  seat(number: number | null): Element | null {
    return this.spot(`seat-${number}`);
  }
}
