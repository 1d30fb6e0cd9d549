/** Mystic Moon on the stage: tokens fly the way the rules move them. */
import { play } from "$kit/ui/sound";
import { Stage as AnyStage } from "$kit/table/stage.svelte";
import type { Happening } from "$wire";
import type { Deck } from "../cards";
import { type Cell, isTold, MUSHROOM, type Events, type Told } from "../rows";
import type { Position } from "../position";
import { after, emptied, together } from "./story";
import { SOUNDS, VOICE } from "./sounds";

export class Stage extends AnyStage<Position, Told> {
  override readonly sounds = SOUNDS;
  override readonly voice = VOICE;
  /** The potions that are being brewed right now, for their glow. */
  brewing = $state.raw<readonly Cell[]>([]);

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
    this.brewing = [];
  }

  show(group: readonly Told[]): void {
    this.position = after(this.position!, group, this.deck);
  }

  satchel(seat: number | null): Element | null {
    return this.spot(`satchel-${seat}`) ?? this.seat(seat);
  }

  cauldron(seat: number | null): Element | null {
    return this.spot(`cauldron-${seat}`) ?? this.seat(seat);
  }

  /** A token on its way. */
  toss(kind: string, from: Element | null, to: Element | null, size = 34): Promise<void> {
    return this.flights.fly(this.deck.drawing("kind", kind), from, to, size);
  }
}

/** How each event is played; `group` is what happens with it, `first` the event itself. */
type Step<E extends keyof Events> = (stage: Stage, group: readonly Told[], first: Told<E>) => Promise<void>;

async function played<E extends keyof Events>(stage: Stage, group: readonly Told[], first: Told<E>): Promise<void> {
  const step = STEPS[first.event];
  if (step) await step(stage, group, first);
  else stage.show(group);
}

/** Something flies, then the picture changes. */
function then<E extends keyof Events>(flight: (stage: Stage, happening: Told<E>) => Promise<unknown>): Step<E> {
  return async (stage, group, first) => {
    await flight(stage, first);
    stage.show(group);
  };
}

function pulse(stage: Stage, spot: string): Promise<void> {
  return stage.motion.animate(
    stage.spot(spot),
    [{ transform: "scale(1)" }, { transform: "scale(1.25)" }, { transform: "none" }],
    300,
  );
}

async function shine(stage: Stage, group: readonly Told[], seat: number | null): Promise<void> {
  stage.show(group);
  play("glass");
  await pulse(stage, `stars-${seat}`);
}

const STEPS: { [E in keyof Events]?: Step<E> } = {
  "turn-began": async (stage, group) => {
    stage.show(group);
    await stage.motion.rest(160);
  },
  "round-began": async (stage, group) => {
    stage.show(group);
    await pulse(stage, "moon");
    await stage.motion.rest(300);
  },
  entered: async (stage, group, first) => {
    const position = stage.position!;
    const places = emptied(position, first);
    await stage.flights.fly("mm-hat", stage.seat(first.who), stage.spot(`place-${first.details.place}`), 44);
    const flights = places.flatMap((place) =>
      (position.garden[place] ?? []).map((kind) =>
        stage.toss(kind, stage.spot(`place-${place + 1}`), stage.satchel(first.who)),
      ),
    );
    stage.show(group);
    await Promise.all(flights);
  },
  grew: async (stage, group) => {
    await Promise.all(
      group.map((h) =>
        h.event === "grew"
          ? stage.toss(h.details.kind, stage.spot("bag"), stage.spot(`place-${h.details.place}`))
          : undefined,
      ),
    );
    stage.show(group);
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
    stage.flights.fly("mm-sludge", stage.seat(h.who), stage.spot(`place-${h.details.place}`), 40),
  ),
  learned: async (stage, group, first) => {
    const potion = first.details.potion;
    await stage.flights.fly(
      stage.deck.drawing("potion", potion),
      stage.spot(`card-${potion}`),
      stage.spot(`book-${first.who}`) ?? stage.seat(first.who),
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
    await stage.flights.fly("mm-gold", stage.spot(`formula-${first.details.formula}`), stage.seat(first.who));
    await shine(stage, group, first.who);
  },
  added: async (stage, group, first) => {
    const { "kind-added": kind } = first.details;
    await stage.toss(kind, stage.satchel(first.who), stage.cauldron(first.who));
    stage.show(group);
  },
  brewed: async (stage, group, first) => {
    stage.brewing = group.flatMap((h) => (h.event === "brewed" ? h.details.cells : []));
    await stage.motion.rest(500);
    await shine(stage, group, first.who);
  },
  mushroomed: async (stage, group, first) => {
    await stage.toss(MUSHROOM, stage.seat(first.who), stage.cauldron(first.details.rival), 48);
    stage.show(group);
    await stage.motion.animate(stage.cauldron(first.details.rival), shaken(), 320);
  },
  gained: async (stage, group, first) => shine(stage, group, first.who),
  lost: async (stage, group, first) => shine(stage, group, first.who),
  drained: async (stage, group, first) => {
    await stage.flights.fly("mm-star", stage.seat(first.details.rival), stage.seat(first.who));
    await shine(stage, group, first.who);
  },
  "crystal-shone": async (stage, group, first) => shine(stage, group, first.who),
  "counted-gold": async (stage, group, first) => shine(stage, group, first.who),
  lifted: async (stage, group, first) => {
    await stage.flights.fly("mm-blessed", stage.cauldron(first.who), stage.seat(first.who), 64);
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
