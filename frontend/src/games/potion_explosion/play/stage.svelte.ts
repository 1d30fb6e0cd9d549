/** The laboratory on the stage: marbles that stay the same thing while they roll, and how each happening is played. */
import { tick } from "svelte";
import { play } from "$kit/ui/sound";
import type { Shown } from "$kit/table/following.svelte";
import { Stage as AnyStage } from "$kit/table/stage.svelte";
import type { Deed, Happening } from "$wire";
import type { Burst } from "./bursts";
import type { Elixir } from "./elixirs";
import { boxed, spot } from "./geometry";
import { type Colour, isTold, type Kind, type Told, TRACKS } from "../rows";
import type { Position } from "../position";
import { unsaid } from "./changes";
import { played } from "./scenes";
import { SOUNDS, VOICE } from "./sounds";
import { after, type Gap, gapAfter, type Shift, shifted, shiftOf, together } from "./story";
import type { Deck } from "../cards";
import { listed } from "../marbles";

export interface Tally {
  marbles: number;
  chain: number;
}

const NOTHING: Tally = { marbles: 0, chain: 0 };

export class Stage extends AnyStage<Position, Told> {
  override readonly sounds = SOUNDS;
  override readonly voice = VOICE;
  /** A key for each visible marble, so that it stays the same element while it rolls. */
  keys = $state.raw<number[][]>(TRACKS.map(() => []));
  bursts = $state.raw<Burst[]>([]);
  /** What potions at work are just doing. */
  elixirs = $state.raw<Elixir[]>([]);
  /** The potion that is being drunk. */
  working = $state<string | null>(null);
  /** The gap that the last pick or explosion left. */
  gap: Gap | null = null;
  /** What the pick of this turn has brought so far: marbles, and the number of explosions. */
  tally = $state.raw<Tally>(NOTHING);
  #next = 0;
  #goal: Position | null = null;

  constructor(
    readonly deck: Deck,
    onTold?: (happening: Happening, among: readonly Happening[]) => void,
  ) {
    super(onTold);
  }

  override settle(view: Position): void {
    const poured = this.position !== null && this.position.tracks.every((track) => track.length === 0);
    this.keys = view.tracks.map((track, n) => track.map((_, index) => this.keys[n]?.[index] ?? this.#next++));
    this.working = view.drunk;
    if (!view.picked) this.tally = NOTHING;
    super.settle(view);
    if (poured) void this.#pour();
  }

  override play(view: Position, deeds: readonly Deed[], shown?: Shown): Promise<void> {
    this.#goal = view;
    return super.play(view, deeds, (deed) => {
      shown?.(deed);
      if (deed) this.#stow(view);
    });
  }

  /** Marbles that fit into the pool go there without an event. */
  #stow(view: Position): void {
    const { seat, hand } = this.position!;
    const put = unsaid(this.position!, view);
    if (!put) return;
    const from = boxed(this.hand(seat));
    void this.gain(
      listed(hand).map((colour) => ({ colour, from })),
      this.spot(`pool-${seat}`),
    );
    this.position = put;
  }

  protected groups(happenings: readonly Happening[]): Told[][] {
    return together(this.position!.tracks, happenings.filter(isTold));
  }

  protected async step(group: readonly Told[]): Promise<void> {
    await played(this, group, group[0]!);
  }

  protected override rested(): void {
    this.gap = null;
  }

  /** Count further marbles of a pick; a new pick starts at 0. */
  count(marbles: number, exploded: boolean): void {
    const { marbles: before, chain } = exploded ? this.tally : NOTHING;
    this.tally = { marbles: before + marbles, chain: exploded ? chain + 1 : 0 };
  }

  /** Show the position after a group of events. Marbles keep their keys. */
  show(group: readonly Told[]): void {
    const shift = shiftOf(this.position!, this.gap, group);
    this.position = after(this.position!, this.gap, group, this.deck);
    this.keys = this.position.tracks.map((track, n) => {
      const old = this.keys[n] ?? [];
      const kept =
        shift?.track === n
          ? shifted(
              old,
              shift,
              shift.come.map(() => this.#next++),
            )
          : old;
      return track.map((_, index) => kept[index] ?? this.#next++);
    });
    if (shift) this.gap = gapAfter(shift);
  }

  marble(track: number, index: number): Element | null {
    const key = this.keys[track]?.[index];
    return key === undefined ? null : (this.root?.querySelector(`[data-marble="${key}"]`) ?? null);
  }

  /** The target of marbles that a seat gains: my hand, or another player's desk. */
  hand(seat: number | null): Element | null {
    return this.spot(`hand-${seat}`) ?? this.seat(seat);
  }

  /** Show a group of events, and let the marbles of the track roll to their new places. */
  async roll(group: readonly Told[], shift: Shift): Promise<void> {
    const before = new Map(this.keys[shift.track]!.map((key, index) => [key, index]));
    this.show(group);
    await tick();
    const now = this.keys[shift.track]!;
    const come = now.filter((key) => !before.has(key)).length;
    if (now.length > 0) play("roll", this.tally.chain);
    // Measured once: each animation that begins makes the next measurement lay the page out again.
    const box = this.#dispenser();
    await Promise.all(
      now.map((key, index) => this.#rollOne(shift.track, index, before.get(key) ?? index + come + 1, box)),
    );
  }

  #dispenser(): { width: number; height: number } {
    return this.root?.querySelector(".dispenser")?.getBoundingClientRect() ?? { width: 0, height: 400 };
  }

  async #rollOne(track: number, to: number, from: number, box: { width: number; height: number }): Promise<void> {
    const ball = from === to ? null : this.marble(track, to)?.querySelector(".ball");
    if (!ball) return;
    const [start, goal] = [spot(track, from), spot(track, to)];
    const [x, y] = [((start.x - goal.x) * box.width) / 100, ((start.y - goal.y) * box.height) / 100];
    const far = from - to;
    const time = 190 + 70 * Math.min(4, far);
    const falling = [
      { transform: `translate(${x}px, ${y}px)`, easing: "cubic-bezier(0.5, 0.05, 0.85, 0.6)" },
      { transform: "none", offset: 0.82, easing: "ease-out" },
      { transform: `translateY(${-2 - Math.min(4, far)}px)`, offset: 0.91, easing: "ease-in" },
      { transform: "none" },
    ];
    const turning = [{ transform: `rotate(${-110 * far}deg)` }, { transform: "none" }];
    await Promise.all([
      this.motion.animate(ball, falling, time, "linear"),
      this.motion.animate(ball.querySelector(".sign"), turning, time, "ease-in"),
    ]);
  }

  /** Marbles fly one after the other to the player who gained them. */
  async gain(spots: readonly { colour: Colour; from: Element | null }[], place: Element | null): Promise<void> {
    // Measured once: between two flights the page changes, and would be laid out again for each.
    const to = boxed(place);
    await Promise.all(
      spots.map(async ({ colour, from }, n) => {
        await this.motion.rest(n * 45);
        await this.flights.fly(`pe-marble-${colour}`, from, to, 34);
      }),
    );
  }

  burst(burst: Omit<Burst, "id" | "motion">): number {
    const id = this.#next++;
    this.bursts = [...this.bursts, { ...burst, id, motion: this.motion }];
    return id;
  }

  unburst(id: number): void {
    this.bursts = this.bursts.filter((other) => other.id !== id);
  }

  works(elixir: Omit<Elixir, "id">): number {
    const id = this.#next++;
    // A potion that works takes the place of what the one before has left.
    this.elixirs = [...(elixir.pour ? [] : this.elixirs), { ...elixir, id }];
    return id;
  }

  worked(id: number): void {
    this.elixirs = this.elixirs.filter((other) => other.id !== id);
  }

  /** A potion on its shelf; one that was not drunk yet, if there is one. */
  bottle(seat: number | null, kind: Kind): Element | null {
    const drunk = this.spot(`shelf-${seat}`)?.querySelector(`[data-kind="${kind}"]`);
    return this.spot(`bottle-${seat}-${kind}`) ?? drunk ?? null;
  }

  /** The pool of a seat; where its desk is behind a tab, its score. */
  pool(seat: number): Element | null {
    const pool = this.spot(`pool-${seat}`);
    return pool && pool.getBoundingClientRect().width > 0 ? pool : (this.spot(`score-${seat}`) ?? this.seat(seat));
  }

  /** The dispenser is filled for the first time; the marbles are in the next view. */
  async fill(): Promise<void> {
    if (!this.#goal || this.motion.still) return;
    this.settle({ ...this.position!, tracks: this.#goal.tracks, lids: this.#goal.lids });
    await this.motion.rest(700);
  }

  async #pour(): Promise<void> {
    await tick();
    const { height } = this.#dispenser();
    await Promise.all(this.keys.flatMap((track, n) => track.map((_, index) => this.#drop(n, index, height))));
  }

  async #drop(track: number, index: number, high: number): Promise<void> {
    const ball = this.marble(track, index)?.querySelector(".ball");
    const frames = [
      {
        transform: `translateY(${(-high * (95 - 9 * index)) / 100}px)`,
        opacity: 0,
        easing: "cubic-bezier(0.5, 0, 0.9, 0.6)",
      },
      { transform: "none", opacity: 1 },
    ];
    await this.motion.animate(ball, frames, 300 + index * 70 + track * 40, "linear");
  }
}
