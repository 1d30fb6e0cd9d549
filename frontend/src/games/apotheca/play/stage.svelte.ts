/**
 * Apotheca's market on the stage: potions that stay the same thing while they move, and how each happening is played.
 */
import { tick } from "svelte";
import { play } from "$kit/ui/sound";
import { Stage as AnyStage } from "$kit/table/stage.svelte";
import type { Happening } from "$wire";
import { type Card, CARDS, type Colour, COLOURS, type Events, isTold, SPACES, type Told } from "../rows";
import type { Position } from "../position";
import { spaceNumber } from "../spaces";
import { arrive, gather, leave, serve, toast, travel, turned } from "./movements";
import { after, carried, movesIn, together } from "./story";
import { SOUNDS, VOICE } from "./sounds";

/** Whose potions move as knights do in chess. */
const KNIGHTS: ReadonlySet<Card> = new Set<Card>(["karinne", "qwixly"]);

export class Stage extends AnyStage<Position, Told> {
  override readonly sounds = SOUNDS;
  override readonly voice = VOICE;
  /** A key for each potion in the market, so that it stays the same element while it moves. */
  keys = $state.raw<(number | null)[]>(SPACES.map(() => null));
  /** The colour that was just drawn in an overload. */
  overload = $state<Colour | null>(null);
  /** The card whose power is being used. */
  working = $state<Card | null>(null);
  #next = 0;

  override settle(view: Position): void {
    const shown = { ...view, market: withMatch(view) };
    this.keys = shown.market.map((potion, space) => (potion ? (this.keys[space] ?? this.#next++) : null));
    super.settle(shown);
  }

  protected groups(happenings: readonly Happening[]): Told[][] {
    return together(happenings.filter(isTold));
  }

  protected async step(group: readonly Told[]): Promise<void> {
    await played(this, group, group[0]!);
  }

  protected override rested(): void {
    this.working = null;
  }

  show(group: readonly Told[]): void {
    this.position = after(this.position!, group);
    const carriedKeys = group[0]?.event === "moved" ? carried(this.keys, group) : this.keys;
    this.keys = this.position.market.map((potion, space) => (potion ? (carriedKeys[space] ?? this.#next++) : null));
  }

  /** What moves of the potion on a space: its place stays. */
  mover(space: number): Element | null {
    const key = this.keys[space];
    return key === null ? null : (this.root?.querySelector(`[data-piece="${key}"] .mover`) ?? null);
  }
}

/** The potions of a match stay in sight until it is settled what becomes of them. */
function withMatch({ market, match }: Position): Position["market"] {
  const potion = match && { colour: match.colour, up: true, arrow: null, stack: 1 };
  return market.map((there, space) => there ?? (match?.spaces.includes(space) ? potion : null));
}

/** How each event is played; `group` is what happens with it, `first` the event itself. */
type Steps = {
  [E in keyof Events]?: (stage: Stage, group: readonly Told[], first: Told<E>) => Promise<void>;
};

async function played<E extends keyof Events>(stage: Stage, group: readonly Told[], first: Told<E>): Promise<void> {
  const step = STEPS[first.event];
  if (step) await step(stage, group, first);
  else stage.show(group);
}

const STEPS: Steps = {
  "turn-began": async (stage, group) => {
    stage.show(group);
    await stage.motion.rest(160);
  },
  revealed: async (stage, group, first) => {
    const space = spaceNumber(first.details.space);
    const { motion } = stage;
    await motion.animate(stage.mover(space), turned(1, 0), 130, "ease-in");
    play("glass");
    stage.show(group);
    await tick();
    await motion.animate(stage.mover(space), turned(0, 1), 190);
  },
  "gained-gem": async (stage, group, first) => {
    const gem = `ap-gem-${COLOURS.indexOf(first.details.colour)}`;
    await stage.flights.fly(gem, stage.spot(`bank-${gem.at(-1)}`), stage.seat(first.who));
    stage.show(group);
  },
  paid: async (stage, group, first) => {
    const number = COLOURS.indexOf(first.details.colour);
    const { to } = first.details;
    const goal = to === undefined ? stage.spot(`bank-${number}`) : stage.seat(to);
    stage.show(group);
    await stage.flights.fly(`ap-gem-${number}`, stage.seat(first.who), goal);
  },
  drew: async (stage, group, first) => {
    await stage.flights.fly("ap-wrapped", stage.spot("supply"), stage.seat(first.who), 56);
    stage.show(group);
  },
  placed: async (stage, group, first) => {
    const from = stage.seat(first.who);
    stage.show(group);
    await tick();
    await arrive(stage, spaceNumber(first.details.space), from);
  },
  "came-in": async (stage, group, first) => {
    const space = spaceNumber(first.details.space);
    const from = stage.spot(`outside-${space}`);
    const box = from?.getBoundingClientRect();
    stage.show(group);
    await tick();
    await arrive(stage, space, from, box);
  },
  hired: async (stage, group, first) => hire(stage, group, first, `station-${first.details.station}`),
  "hired-from-deck": async (stage, group, first) => hire(stage, group, first, "deck"),
  refilled: async (stage, group, first) => {
    const goal = stage.spot(`station-${first.details.station}`);
    await stage.flights.fly("ap-face-back", stage.spot("deck"), goal, 64);
    stage.show(group);
  },
  "used-power": async (stage, group, first) => {
    stage.working = first.details.card;
    stage.show(group);
    const card = stage.spot(`card-${stage.working}`);
    await stage.motion.animate(card, [{ transform: "none" }, { transform: "scale(1.08)" }, { transform: "none" }], 260);
  },
  moved: async (stage, group) => {
    const moves = movesIn(group);
    const crooked = stage.working !== null && KNIGHTS.has(stage.working);
    stage.show(group);
    await tick();
    await Promise.all(moves.map(({ from, to }, n) => travel(stage, from, to, crooked, n % 2 === 1)));
    await stage.motion.rest(120);
  },
  matched: async (stage, group) => {
    stage.show(group);
    await toast(stage, stage.position!.match?.spaces ?? []);
  },
  satisfied: async (stage, group, first) => {
    const card = `card-${first.details.card}`;
    if (stage.position!.variant !== "solo") await serve(stage, stage.position!.match?.spaces ?? [], stage.spot(card));
    stage.show(group);
    await tick();
    cheerStar(stage, first.who);
    const glad = [{ transform: "scale(0.6)" }, { transform: "scale(1.25) rotate(-6deg)" }, { transform: "none" }];
    await stage.motion.animate(stage.spot(card), glad, 420);
  },
  returned: async (stage, group) => {
    await gather(stage, stage.position!.match?.spaces ?? []);
    stage.show(group);
  },
  kept: async (stage, group, first) => {
    await gather(stage, stage.position!.match?.spaces ?? []);
    stage.show(group);
    cheerStar(stage, first.who);
  },
  overloaded: async (stage, group, first) => {
    stage.overload = first.details.colour;
    stage.show(group);
    await stage.motion.rest(700);
  },
  removed: async (stage, group, first) => {
    await gather(stage, first.details.spaces.map(spaceNumber));
    stage.show(group);
    stage.overload = null;
  },
  stacked: async (stage, group, first) => {
    const goal = spaceNumber(first.details.space);
    const spaces = (stage.position!.match?.spaces ?? []).filter((space) => space !== goal);
    await Promise.all(spaces.map((space) => leave(stage, space, goal)));
    stage.show(group);
  },
  decreed: async (stage, group) => {
    stage.show(group);
    await stage.motion.rest(260);
  },
  scored: async (stage, group, first) => {
    stage.show(group);
    stage.flights.cheer(`+${first.details.points}`, stage.spot("score"));
    await stage.motion.animate(stage.spot("score"), [{ transform: "scale(1.5)" }, { transform: "none" }], 300);
  },
  "game-over": async (stage, group) => {
    stage.show(group);
    await stage.motion.rest(300);
  },
};

/** Another star lights up, where the stars of a seat are. */
function cheerStar(stage: Stage, seat: number | null): void {
  const place = stage.seat(seat);
  stage.flights.cheer("★", place?.querySelector(".goal") ?? place);
}

/** An apothecary comes from a station or off the deck. */
type Hired = Told<"hired" | "hired-from-deck">;

async function hire(stage: Stage, group: readonly Told[], first: Hired, from: string): Promise<void> {
  const face = `ap-face-${CARDS.indexOf(first.details.card)}`;
  await stage.flights.fly(face, stage.spot(from), stage.seat(first.who), 72);
  stage.show(group);
}
