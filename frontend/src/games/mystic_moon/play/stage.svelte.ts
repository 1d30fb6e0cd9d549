/** Mystic Moon on the stage: tokens fly the way the rules move them. */
import { play } from "$kit/ui/sound";
import { Stage as AnyStage } from "$kit/table/stage.svelte";
import type { Happening } from "$wire";
import type { Deck } from "../cards";
import { type Cell, isTold, MUSHROOM, type Events, type Told } from "../rows";
import type { Position } from "../position";
import { after, emptied, together } from "./story";
import { SOUNDS, VOICE } from "./sounds";

/** A brew that is shown large: its seat, the cauldron, and the potion that is being played, from 0. */
export interface Feat {
  seat: number;
  cells: readonly (string | null)[];
  brews: readonly { potion: string; cells: readonly Cell[]; stars: number }[];
  at: number;
}

/** The most stars that fly for one potion. */
const MOST_STARS = 6;

export class Stage extends AnyStage<Position, Told> {
  override readonly sounds = SOUNDS;
  override readonly voice = VOICE;
  /** The slots of the potion that is being brewed, which glow, and their seat. */
  brewing = $state.raw<{ seat: number | null; cells: readonly Cell[] }>({ seat: null, cells: [] });
  feat = $state.raw<Feat | null>(null);

  constructor(
    readonly deck: Deck,
    onTold?: (happening: Happening) => void,
  ) {
    super(onTold);
  }

  protected groups(happenings: readonly Happening[]): Told[][] {
    return together(happenings.filter(isTold));
  }

  protected async step(group: readonly Told[]): Promise<void> {
    await played(this, group, group[0]!);
  }

  protected override rested(): void {
    this.brewing = { seat: null, cells: [] };
  }

  /** The slots that glow in this seat's cauldron. */
  glow(seat: number | null): readonly Cell[] {
    return this.brewing.seat === seat ? this.brewing.cells : [];
  }

  /** The element of a thing that is shown twice: on the main stage, otherwise the visible one. */
  override spot(name: string): Element | null {
    const all = [...(this.root?.querySelectorAll(`[data-spot="${name}"]`) ?? [])];
    const seen = all.filter(inView);
    return seen.find((one) => one.closest(".desk-scene")) ?? seen[0] ?? all[0] ?? null;
  }

  /** The first of these that is on the screen; if none is, the sentence about it. */
  seen(...names: readonly string[]): Element | null {
    for (const name of names) {
      const found = this.spot(name);
      if (found && inView(found)) return found;
    }
    return this.root?.querySelector(".question") ?? null;
  }

  /** Where a seat's star power is shown. */
  score(seat: number | null): Element | null {
    if (this.feat?.seat === seat) return this.spot("feat-score");
    return this.seen(`stars-${seat}`, `score-${seat}`);
  }

  /** The desk of a seat; where it is behind a tab, its score. */
  home(seat: number | null): Element | null {
    return this.seen(`seat-${seat}`, `score-${seat}`, `satchel-${seat}`);
  }

  show(group: readonly Told[]): void {
    this.position = after(this.position!, group, this.deck);
  }

  satchel(seat: number | null): Element | null {
    return this.seen(`satchel-${seat}`, `seat-${seat}`, `score-${seat}`);
  }

  book(seat: number | null): Element | null {
    return this.seen(`book-${seat}`, `seat-${seat}`, `score-${seat}`, `satchel-${seat}`);
  }

  cauldron(seat: number | null): Element | null {
    return this.seen(`cauldron-${seat}`, `seat-${seat}`, `score-${seat}`);
  }

  /** A token on its way. */
  toss(kind: string, from: Element | null, to: Element | null, size = 34): Promise<void> {
    return this.flights.fly(this.deck.drawing("kind", kind), from, to, size);
  }
}

function inView(element: Element): boolean {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}

/** How each event is played; `group` is what happens with it, `first` the event itself. */
type Step<E extends keyof Events> = (stage: Stage, group: readonly Told[], first: Told<E>) => Promise<void>;

async function played<E extends keyof Events>(stage: Stage, group: readonly Told[], first: Told<E>): Promise<void> {
  const step = STEPS[first.event];
  if (step) await step(stage, group, first);
  else stage.show(group);
}

/** An animation, then the new state. */
function then<E extends keyof Events>(flight: (stage: Stage, happening: Told<E>) => Promise<unknown>): Step<E> {
  return async (stage, group, first) => {
    await flight(stage, first);
    stage.show(group);
  };
}

function pulse(stage: Stage, element: Element | null): Promise<void> {
  return stage.motion.animate(
    element,
    [{ transform: "scale(1)" }, { transform: "scale(1.25)" }, { transform: "none" }],
    300,
  );
}

/** A score that has changed; with how much, if there is something to cheer about or to regret. */
async function shine(stage: Stage, group: readonly Told[], seat: number | null, stars = 0): Promise<void> {
  stage.show(group);
  play("glass");
  if (stars !== 0) stage.flights.cheer(stars > 0 ? `+${stars}` : `−${-stars}`, stage.score(seat), stars < 0);
  await pulse(stage, stage.score(seat));
}

const STEPS: { [E in keyof Events]?: Step<E> } = {
  "turn-began": async (stage, group) => {
    stage.show(group);
    await stage.motion.rest(160);
  },
  "round-began": async (stage, group) => {
    await turned(stage, () => stage.show(group));
    await stage.motion.rest(300);
  },
  entered: async (stage, group, first) => {
    const position = stage.position!;
    const places = emptied(position, first);
    await stage.flights.fly("mm-hat", stage.home(first.who), stage.spot(`place-${first.details.place}`), 44);
    const satchel = stage.satchel(first.who);
    const flights = places.flatMap((place) => {
      const from = stage.spot(`place-${place + 1}`);
      return (position.garden[place] ?? []).map((kind) => stage.toss(kind, from, satchel));
    });
    stage.show(group);
    await Promise.all(flights);
  },
  grew: async (stage, group) => {
    const takes = 420 + BLOOM_BEAT * group.length;
    const turning = [
      stage.motion.animate(stage.spot("moon"), FULL_TURN, takes, "ease-in-out"),
      stage.motion.animate(stage.spot("beam"), SWEEP, takes, "ease-in-out"),
    ];
    for (const h of group) {
      if (h.event !== "grew") continue;
      const flight = stage.toss(h.details.kind, stage.spot("moon"), stage.spot(`place-${h.details.place}`));
      turning.push(flight.then(() => stage.show([h])));
      await stage.motion.rest(BLOOM_BEAT);
    }
    await Promise.all(turning);
  },
  stole: then((stage, h) => stage.toss(h.details.kind, stage.satchel(h.details.rival), stage.satchel(h.who), 44)),
  drew: then((stage, h) => stage.toss(h.details.kind, stage.spot("bag"), stage.satchel(h.who))),
  sought: then((stage, h) => stage.toss(h.details.kind, stage.spot("bag"), stage.satchel(h.who))),
  discarded: then((stage, h) => stage.toss(h.details.kind, stage.satchel(h.who), stage.spot("bag"))),
  dropped: then((stage, h) => stage.toss(h.details.kind, stage.satchel(h.who), stage.spot("bag"))),
  burned: then((stage, h) => stage.toss(h.details.kind, stage.satchel(h.who), stage.cauldron(h.who))),
  fetched: then((stage, h) => stage.toss(h.details.kind, stage.spot(`shop-${h.details.kind}`), stage.satchel(h.who))),
  plucked: then((stage, h) => stage.toss(h.details.kind, stage.spot(`place-${h.details.place}`), stage.satchel(h.who))),
  withered: then((stage, h) => stage.toss(h.details.kind, stage.spot(`place-${h.details.place}`), stage.spot("bag"))),
  salvaged: then((stage, h) => stage.toss(h.details.kind, stage.cauldron(h.who), stage.satchel(h.who))),
  ladled: then((stage, h) => stage.toss(h.details.kind, stage.cauldron(h.who), stage.satchel(h.who))),
  spilled: then((stage, h) =>
    stage.flights.fly("mm-sludge", stage.home(h.who), stage.spot(`place-${h.details.place}`), 40),
  ),
  learned: async (stage, group, first) => {
    const potion = first.details.potion;
    await stage.flights.fly(
      stage.deck.drawing("potion", potion),
      stage.spot(`card-${potion}`),
      stage.book(first.who),
      84,
    );
    stage.show(group);
  },
  traded: then((stage, h) => exchangeWithShop(stage, h)),
  bartered: then((stage, h) => exchangeWithShop(stage, h)),
  exchanged: then(async (stage, h) => {
    const { "kind-given": given, "kind-got": got } = h.details;
    const [mine, theirs] = [stage.satchel(h.who), stage.satchel(h.details.rival)];
    await Promise.all([stage.toss(given, mine, theirs), stage.toss(got, theirs, mine)]);
  }),
  performed: async (stage, group, first) => {
    const purse = stage.seen(`gold-${first.who}`, `score-${first.who}`);
    await stage.flights.fly("mm-gold", stage.seen(`formula-${first.details.formula}`), purse, 44);
    stage.show(group);
    play("glass");
    await pulse(stage, purse);
  },
  added: async (stage, group, first) => {
    const { "kind-added": kind } = first.details;
    await stage.toss(kind, stage.satchel(first.who), stage.cauldron(first.who));
    stage.show(group);
  },
  brewed: async (stage, group, first) => {
    const brews = group.filter((h): h is Told<"brewed"> => h.event === "brewed");
    await brewed(stage, brews, first.who ?? 0);
  },
  mushroomed: async (stage, group, first) => {
    await stage.toss(MUSHROOM, stage.home(first.who), stage.cauldron(first.details.rival), 48);
    stage.show(group);
    await stage.motion.animate(stage.cauldron(first.details.rival), shaken(), 320);
  },
  gained: async (stage, group, first) => shine(stage, group, first.who, first.details.stars),
  lost: async (stage, group, first) => shine(stage, group, first.who, -first.details.stars),
  drained: async (stage, group, first) => {
    await stage.flights.fly("mm-star", stage.score(first.details.rival), stage.score(first.who));
    await shine(stage, group, first.who, first.details.stars);
  },
  "crystal-shone": async (stage, group, first) => shine(stage, group, first.who, first.details.stars),
  "counted-gold": async (stage, group, first) => shine(stage, group, first.who, first.details.stars),
  lifted: async (stage, group, first) => {
    await stage.flights.award("mm-blessed", stage.cauldron(first.who), stage.score(first.who));
    await shine(stage, group, first.who);
  },
  poured: async (stage, group, first) => {
    await stage.motion.animate(
      stage.cauldron(first.who),
      [{ transform: "none" }, { transform: "rotate(-7deg)" }, { transform: "none" }],
      320,
    );
    stage.show(group);
  },
  "showed-sign": async (stage, group) => {
    stage.show(group);
    await stage.motion.rest(400);
  },
  "game-over": async (stage, group) => {
    stage.show(group);
    await stage.motion.rest(300);
  },
};

/** Plays each potion: its slots glow, its name is highlighted, its stars fly to the score. */
async function brewed(stage: Stage, brews: readonly Told<"brewed">[], seat: number): Promise<void> {
  // The button to brew may be far below the cauldron.
  if (seat === stage.eyes) stage.root?.scrollTo({ top: 0 });
  stage.brewing = { seat, cells: brews.flatMap((h) => h.details.cells) };
  if (stage.motion.still) return stage.show(brews);
  const { cauldron } = stage.position!.players[seat]!;
  const told = stage.telling;
  named(stage, told, brews.length - 1);
  stage.feat = { seat, cells: cauldron, brews: brews.map((h) => h.details), at: -1 };
  await stage.motion.rest(500);
  for (const [at, h] of brews.entries()) {
    stage.feat = { ...stage.feat, at };
    named(stage, told, brews.length - 1 - at);
    play("match", at);
    await stage.motion.rest(450);
    await starred(stage, h.details.stars, stage.spot(`feat-${at}`), stage.score(seat));
    stage.show([h]);
    play("glass");
    await pulse(stage, stage.score(seat));
  }
  await stage.motion.rest(250);
  stage.feat = null;
}

/** The sentence names the potion that is being played: the last of what is told, without those to come. */
function named(stage: Stage, told: Stage["telling"], later: number): void {
  if (told) stage.telling = { ...told, happenings: told.happenings.slice(0, told.happenings.length - later) };
}

async function starred(stage: Stage, stars: number, from: Element | null, to: Element | null): Promise<void> {
  const flights = [];
  for (let n = 0; n < Math.min(stars, MOST_STARS); n++) {
    flights.push(stage.flights.fly("mm-star", from, to, 30));
    await stage.motion.rest(90);
  }
  await Promise.all(flights);
}

/** The moon turns and shows its new phase. */
async function turned(stage: Stage, change: () => void): Promise<void> {
  await stage.motion.animate(stage.spot("moon"), [{ transform: "none" }, { transform: "scaleX(0)" }], 300, "ease-in");
  change();
  await stage.motion.animate(
    stage.spot("moon"),
    [{ transform: "scaleX(0)" }, { transform: "scale(1.2)" }, { transform: "none" }],
    600,
  );
}

/** Milliseconds from one new token to the next. */
const BLOOM_BEAT = 110;
const FULL_TURN: Keyframe[] = [
  { transform: "none" },
  { transform: "rotate(180deg) scale(1.12)" },
  { transform: "rotate(360deg)" },
];
const SWEEP: Keyframe[] = [
  { transform: "rotate(0deg)", opacity: 0 },
  { transform: "rotate(60deg)", opacity: 0.8, offset: 0.15 },
  { transform: "rotate(320deg)", opacity: 0.8, offset: 0.85 },
  { transform: "rotate(360deg)", opacity: 0 },
];

function shaken(): Keyframe[] {
  return [0, -6, 6, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
}

async function exchangeWithShop(stage: Stage, happening: Told<"traded" | "bartered">): Promise<void> {
  const { "kind-given": given, "kind-got": got } = happening.details;
  const mine = stage.satchel(happening.who);
  await Promise.all([
    stage.toss(given, mine, stage.spot(`shop-${given}`) ?? stage.spot("bag")),
    stage.toss(got, stage.spot(`shop-${got}`), mine),
  ]);
}
