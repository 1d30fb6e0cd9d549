/** The laboratory on the stage: marbles that stay the same thing while they roll, and how each happening is played. */
import { tick } from "svelte";
import { play } from "$kit/ui/sound";
import type { Shown } from "$kit/table/following.svelte";
import { Stage as AnyStage } from "$kit/table/stage.svelte";
import type { Deed, Happening } from "$wire";
import type { Burst } from "./bursts";
import { spot } from "./geometry";
import { type Colour, type Events, isTold, type Told, TRACKS } from "../rows";
import type { Position } from "../position";
import { after, burnerOf, type Gap, gapAfter, type Shift, shifted, shiftOf, together } from "./story";
import { type Deck, kindNumber } from "../cards";
import { SOUNDS, VOICE } from "./sounds";

export class Stage extends AnyStage<Position, Told> {
  override readonly sounds = SOUNDS;
  override readonly voice = VOICE;
  /** A key for each visible marble, so that it stays the same element while it rolls. */
  keys = $state.raw<number[][]>(TRACKS.map(() => []));
  bursts = $state.raw<Burst[]>([]);
  /** The potion that is being drunk. */
  working = $state<string | null>(null);
  /** Where the last pick or explosion left a gap, and how many explosions there were. */
  gap: Gap | null = null;
  steps = 0;
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
    super.settle(view);
    if (poured) void this.#pour();
  }

  override play(view: Position, deeds: readonly Deed[], shown?: Shown): Promise<void> {
    this.#goal = view;
    return super.play(view, deeds, shown);
  }

  protected groups(happenings: readonly Happening[]): Told[][] {
    return together(this.position!.tracks, happenings.filter(isTold));
  }

  protected async step(group: readonly Told[]): Promise<void> {
    await played(this, group, group[0]!);
  }

  protected override rested(): void {
    this.gap = null;
    this.steps = 0;
  }

  /** Show the position after a group of events; marbles keep their keys. */
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

  /** Where marbles fly that a seat gains: my hand, or another player's desk. */
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
    if (now.length > 0) play("roll");
    await Promise.all(now.map((key, index) => this.#rollOne(shift.track, index, before.get(key) ?? index + come + 1)));
  }

  async #rollOne(track: number, to: number, from: number): Promise<void> {
    if (from === to) return;
    const element = this.marble(track, to);
    const ball = element?.querySelector(".ball");
    const [start, goal] = [spot(track, from), spot(track, to)];
    const box = element?.closest(".dispenser")?.getBoundingClientRect();
    if (!ball || !box) return;
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
  async gain(spots: readonly { colour: Colour; from: Element | null }[], to: Element | null): Promise<void> {
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

  /** The dispenser is filled for the first time; its marbles come with the next view. */
  async fill(): Promise<void> {
    if (!this.#goal || this.motion.still) return;
    this.settle({ ...this.position!, tracks: this.#goal.tracks, lids: this.#goal.lids });
    await this.motion.rest(700);
  }

  async #pour(): Promise<void> {
    await tick();
    await Promise.all(this.keys.flatMap((track, n) => track.map((_, index) => this.#drop(n, index))));
  }

  async #drop(track: number, index: number): Promise<void> {
    const ball = this.marble(track, index)?.querySelector(".ball");
    const high = this.root?.querySelector(".dispenser")?.getBoundingClientRect().height ?? 400;
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

/** How each event is played; `group` is what happens with it, `first` the event itself. */
type Step<E extends keyof Events> = (stage: Stage, group: readonly Told[], first: Told<E>) => Promise<void>;

async function played<E extends keyof Events>(stage: Stage, group: readonly Told[], first: Told<E>): Promise<void> {
  const step = STEPS[first.event];
  if (step) await step(stage, group, first);
  else stage.show(group);
}

const take: Step<"picked" | "took"> = async (stage, group, first) => {
  const shift = shiftOf(stage.position!, stage.gap, group)!;
  const tracks = stage.position!.tracks[shift.track]!;
  const spots = shift.gone.map((index) => ({
    colour: tracks[index]!,
    from: boxed(stage.marble(shift.track, index)?.querySelector(".ball")),
  }));
  const away = stage.gain(spots, stage.hand(first.who));
  await Promise.all([away, stage.roll(group, shift)]);
};

/** A thing keeps its place for a flight that begins after it is gone. */
function boxed(element: Element | null | undefined): Element | null {
  const box = element?.getBoundingClientRect();
  return box ? ({ getBoundingClientRect: () => box } as Element) : null;
}

const STEPS: { [E in keyof Events]?: Step<E> } = {
  "turn-began": async (stage, group) => {
    stage.show(group);
    await stage.motion.rest(220);
  },
  chose: async (stage, group, first) => {
    const kind = kindNumber(first.details.kind);
    await stage.flights.fly(
      `pe-bottle-${kind}`,
      stage.spot(`starter-${first.details.kind}`),
      stage.seat(first.who),
      64,
    );
    stage.show(group);
  },
  "dispenser-filled": async (stage, group) => {
    stage.show(group);
    await stage.fill();
  },
  picked: take,
  took: take,
  exploded: explode,
  melted: async (stage, group) => {
    const shift = shiftOf(stage.position!, stage.gap, group)!;
    const sink = [
      { transform: "none", filter: "brightness(1.4)" },
      { transform: "translateY(30%) scale(0.3)", filter: "brightness(2.4) saturate(2)", opacity: 0 },
    ];
    await Promise.all(
      shift.gone.map((index) =>
        stage.motion.animate(stage.marble(shift.track, index)?.querySelector(".ball"), sink, 360, "ease-in"),
      ),
    );
    await stage.roll(group, shift);
  },
  returned: async (stage, group, first) => {
    const from = stage.seat(first.who);
    await Promise.all(
      group.map(async (happening, n) => {
        if (happening.event !== "returned") return;
        const { colour, track } = happening.details;
        await stage.motion.rest(n * 40);
        await stage.flights.fly(`pe-marble-${colour}`, from, stage.spot(`lid-${track}`), 26);
      }),
    );
    stage.show(group);
  },
  helped: async (stage, group, first) => {
    await stage.flights.fly("pe-help", stage.spot("helps"), stage.seat(first.who), 44);
    stage.show(group);
  },
  completed: async (stage, group, first) => {
    const symbol = `pe-bottle-${kindNumber(first.details.kind)}`;
    const burner = stage.spot(`burner-${first.who}-${burnerOf(first)}`);
    await stage.motion.animate(
      burner,
      [
        { transform: "none", filter: "brightness(1)" },
        { transform: "scale(1.05)", filter: "brightness(1.35)" },
        { transform: "none", filter: "brightness(1)" },
      ],
      320,
    );
    const from = boxed(burner);
    stage.show(group);
    await stage.flights.fly(symbol, from, stage.spot(`shelf-${first.who}`) ?? stage.seat(first.who), 72);
  },
  drank: async (stage, group, first) => {
    stage.working = first.details.kind;
    const bottle = stage.spot(`bottle-${first.who}-${stage.working}`);
    await stage.motion.animate(
      bottle,
      [
        { transform: "none" },
        { transform: "translateY(-30%) rotate(-24deg) scale(1.2)", offset: 0.4 },
        { transform: "translateY(-10%) rotate(-180deg)" },
      ],
      460,
      "ease-in-out",
    );
    stage.show(group);
    await stage.motion.rest(160);
  },
  repeated: async (stage, group, first) => {
    stage.working = first.details.kind;
    stage.show(group);
    await stage.motion.rest(240);
  },
  stole: async (stage, group, first) => {
    const from = boxed(stage.spot(`pool-${first.details.to}`) ?? stage.seat(first.details.to));
    const marbles = first.details.marbles.map((colour) => ({ colour, from }));
    const away = stage.gain(marbles, stage.hand(first.who));
    stage.show(group);
    await away;
  },
  "put-on": async (stage, group, first) => {
    await stage.flights.fly(
      `pe-marble-${first.details.colour}`,
      stage.hand(first.who),
      stage.spot(`burner-${first.who}-${burnerOf(first)}`),
      30,
    );
    play("glass");
    stage.show(group);
  },
  placed: async (stage, group, first) => {
    const { colour, first: one, second: other } = first.details;
    const from = stage.hand(first.who);
    await Promise.all(
      [one, other].map((count, burner) => {
        return stage.gain(
          Array.from({ length: count }, () => ({ colour, from })),
          stage.spot(`burner-${first.who}-${burner}`),
        );
      }),
    );
    if (one + other > 0) play("glass");
    stage.show(group);
  },
  drew: async (stage, group, first) => {
    const symbol = `pe-bottle-${kindNumber(first.details.kind)}`;
    const to = stage.spot(`burner-${first.who}-${burnerOf(first)}`) ?? stage.seat(first.who);
    await stage.flights.fly(symbol, stage.spot(`stack-${first.details.stack}`), to, 60);
    stage.show(group);
  },
  earned: async (stage, group, first) => {
    await stage.flights.fly("pe-skill", stage.spot("tokens"), stage.seat(first.who), 64);
    stage.show(group);
    await stage.motion.rest(320);
  },
  "last-round": async (stage, group) => {
    stage.show(group);
    await tick();
    await stage.motion.animate(
      stage.spot("last-round"),
      [
        { transform: "scale(1.5)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      420,
    );
  },
  "game-over": async (stage, group) => {
    stage.show(group);
    await stage.motion.rest(300);
  },
};

/** Two of a colour have met: a jolt, ink and sparks, and all of the run is somebody's. */
async function explode(stage: Stage, group: readonly Told[], { who, details }: Told<"exploded">): Promise<void> {
  const shift = shiftOf(stage.position!, stage.gap, group)!;
  const { colour, count } = details;
  stage.steps += 1;
  const balls = shift.gone.map((index) => stage.marble(shift.track, index)?.querySelector(".ball"));
  const swell = [
    { transform: "none", filter: "brightness(1)" },
    { transform: "scale(1.18)", filter: "brightness(1.7)" },
  ];
  await Promise.all(balls.map((ball) => stage.motion.animate(ball, swell, 110, "ease-in")));
  const spots = shift.gone.map((index) => spot(shift.track, index));
  const id = stage.motion.still ? null : stage.burst({ spots, colour, count, step: stage.steps });
  play("boom", stage.steps);
  shake(stage, count + stage.steps);
  const from = balls.map(boxed);
  const marbles = Array.from({ length: count }, (_, n) => ({
    colour,
    from: from[n % Math.max(1, from.length)] ?? stage.spot(`lid-${TRACKS[shift.track]}`),
  }));
  const away = stage.gain(marbles, stage.hand(who));
  await Promise.all([stage.motion.rest(150).then(() => stage.roll(group, shift)), away]);
  if (id !== null) setTimeout(() => stage.unburst(id), 500);
}

function shake(stage: Stage, force: number): void {
  const by = Math.min(7, 1 + force);
  const frames = [0, -by, by * 0.8, -by * 0.5, by * 0.3, 0].map((x, n) => ({
    transform: `translate(${x}px, ${n % 2 === 0 ? 0 : by * 0.3}px)`,
  }));
  void stage.motion.animate(stage.root?.querySelector(".dispenser"), frames, 260, "linear");
}
