/** How each event is played on the stage. */
import { tick } from "svelte";
import { settings } from "$kit/app/settings.svelte";
import { play } from "$kit/ui/sound";
import { kindNumber } from "../cards";
import { total } from "../marbles";
import { type Colour, type Events, type Kind, type Told, TRACKS } from "../rows";
import { brimful, burnerOf } from "./changes";
import { pours, touches } from "./elixirs";
import { boxed, spot } from "./geometry";
import type { Stage } from "./stage.svelte";
import { shiftOf } from "./story";

/** `group` is what happens with an event, `first` the event itself. */
type Scene<E extends keyof Events> = (stage: Stage, group: readonly Told[], first: Told<E>) => Promise<void>;

export async function played<E extends keyof Events>(
  stage: Stage,
  group: readonly Told[],
  first: Told<E>,
): Promise<void> {
  const scene = SCENES[first.event];
  if (scene) await scene(stage, group, first);
  else stage.show(group);
}

/** The marbles that leave a track. */
function leaving(stage: Stage, group: readonly Told[]): (Element | null)[] {
  const shift = shiftOf(stage.position!, stage.gap, group);
  return shift?.gone.map((index) => stage.marble(shift.track, index)?.querySelector(".ball") ?? null) ?? [];
}

/** A potion shows what it does. */
async function drinks(stage: Stage, group: readonly Told[], who: number | null, kind: Kind): Promise<void> {
  await pours(stage, kind, who, () => stage.show(group));
  stage.working = kind;
}

/** Marbles fly from a track to a player. */
async function takes(stage: Stage, group: readonly Told[], who: number | null): Promise<void> {
  const shift = shiftOf(stage.position!, stage.gap, group)!;
  const track = stage.position!.tracks[shift.track]!;
  const spots = shift.gone.map((index) => ({
    colour: track[index]!,
    from: boxed(stage.marble(shift.track, index)?.querySelector(".ball")),
  }));
  const away = stage.gain(spots, stage.hand(who));
  await Promise.all([away, stage.roll(group, shift)]);
}

const SCENES: { [E in keyof Events]?: Scene<E> } = {
  "turn-began": async (stage, group) => {
    stage.show(group);
    await stage.motion.rest(220);
  },
  chose: async (stage, group, { who, details }) => {
    const symbol = `pe-bottle-${kindNumber(details.kind)}`;
    await stage.flights.fly(symbol, stage.spot(`starter-${details.kind}`), stage.seat(who), 64);
    stage.show(group);
  },
  "dispenser-filled": async (stage, group) => {
    stage.show(group);
    await stage.fill();
  },
  picked: async (stage, group, { who }) => {
    stage.count(1, false);
    await takes(stage, group, who);
  },
  took: async (stage, group, { who }) => {
    touches(stage, stage.working, leaving(stage, group));
    await takes(stage, group, who);
  },
  exploded: explodes,
  melted: async (stage, group) => {
    touches(stage, stage.working, leaving(stage, group));
    const shift = shiftOf(stage.position!, stage.gap, group)!;
    const sink = [{ transform: "none" }, { transform: "translateY(30%) scale(0.3)", opacity: 0 }];
    await Promise.all(
      shift.gone.map((index) =>
        stage.motion.animate(stage.marble(shift.track, index)?.querySelector(".ball"), sink, 360, "ease-in"),
      ),
    );
    await stage.roll(group, shift);
  },
  returned: async (stage, group, { who }) => {
    const from = stage.seat(who);
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
  helped: async (stage, group, { who }) => {
    stage.working = null;
    await stage.flights.fly("pe-help", stage.spot("helps"), stage.seat(who), 44);
    stage.flights.cheer(`−${-stage.deck.cards.help_points}`, stage.seat(who), true);
    stage.show(group);
  },
  completed: completes,
  drank: async (stage, group, { who, details }) => drinks(stage, group, who, details.kind),
  repeated: async (stage, group, { who, details }) => {
    touches(stage, stage.working, [stage.bottle(who, details.kind)]);
    await drinks(stage, group, who, details.kind);
  },
  stole: async (stage, group, { who, details }) => {
    const pool = stage.pool(details.to);
    touches(stage, stage.working, [pool]);
    const from = boxed(pool);
    const away = stage.gain(
      details.marbles.map((colour) => ({ colour, from })),
      stage.hand(who),
    );
    stage.show(group);
    await away;
  },
  "put-on": async (stage, group, first) => {
    const symbol = `pe-marble-${first.details.colour}`;
    const onto = burner(stage, first.who, burnerOf(first));
    await stage.flights.fly(symbol, stage.hand(first.who), onto, 30);
    touches(stage, stage.working, [onto?.querySelector(".well, .holes")]);
    play("glass");
    stage.show(group);
  },
  placed: async (stage, group, { who, details }) => {
    const { colour, first, second } = details;
    await Promise.all([first, second].map((count, which) => lays(stage, who, which, { [colour]: count })));
    stage.show(group);
  },
  drew: async (stage, group, first) => {
    const symbol = `pe-bottle-${kindNumber(first.details.kind)}`;
    const to = burner(stage, first.who, burnerOf(first)) ?? stage.seat(first.who);
    await stage.flights.fly(symbol, stage.spot(`stack-${first.details.stack}`), to, 60);
    stage.show(group);
  },
  earned: async (stage, group, { who }) => {
    await stage.flights.award("pe-skill", stage.spot("tokens"), stage.seat(who));
    stage.flights.cheer(`+${stage.deck.cards.skill_points}`, stage.seat(who));
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

/** An explosion: a shake, ink and sparks, growing during the chain; the whole run goes to the player. */
async function explodes(stage: Stage, group: readonly Told[], { who, details }: Told<"exploded">): Promise<void> {
  const shift = shiftOf(stage.position!, stage.gap, group)!;
  const { colour, count } = details;
  stage.count(count, true);
  const { chain, marbles } = stage.tally;
  const balls = shift.gone.map((index) => stage.marble(shift.track, index)?.querySelector(".ball"));
  const swell = [{ transform: "none" }, { transform: "scale(1.22)" }];
  await Promise.all(balls.map((ball) => stage.motion.animate(ball, swell, 120, "ease-in")));
  const spots = shift.gone.map((index) => spot(shift.track, index));
  const id = stage.motion.still ? null : stage.burst({ spots, colour, count, chain, marbles });
  play("boom", chain - 1);
  shake(stage, count + 2 * chain);
  const from = balls.map(boxed);
  const gone = Array.from({ length: count }, (_, n) => ({
    colour,
    from: from[n % Math.max(1, from.length)] ?? stage.spot(`lid-${TRACKS[shift.track]}`),
  }));
  const away = stage.gain(gone, stage.hand(who));
  await Promise.all([stage.motion.rest(150 + 40 * chain).then(() => stage.roll(group, shift)), away]);
  if (id !== null) setTimeout(() => stage.unburst(id), 700);
}

function shake(stage: Stage, force: number): void {
  if (!settings.chosen.shake) return;
  const by = Math.min(12, 1 + force);
  const frames = [0, -by, by * 0.8, -by * 0.5, by * 0.3, 0].map((x, n) => ({
    transform: `translate(${x}px, ${n % 2 === 0 ? 0 : by * 0.3}px) rotate(${x * 0.05}deg)`,
  }));
  void stage.motion.animate(stage.root?.querySelector(".dispenser"), frames, 280, "linear");
}

function burner(stage: Stage, who: number | null, which: number): Element | null {
  return stage.spot(`burner-${who}-${which}`);
}

/** Marbles fly from the hand to a burner. */
async function lays(
  stage: Stage,
  who: number | null,
  which: number,
  counts: Partial<Record<Colour, number>>,
): Promise<void> {
  const from = boxed(stage.hand(who));
  const marbles = Object.entries(counts).flatMap(([colour, count]) =>
    Array.from({ length: count }, () => ({ colour: colour as Colour, from })),
  );
  if (marbles.length === 0) return;
  await stage.gain(marbles, burner(stage, who, which));
  play("glass");
}

/** The last holes are filled, the marbles pour into the bottle, and the bottle flies to its shelf. */
async function completes(stage: Stage, group: readonly Told[], first: Told<"completed">): Promise<void> {
  const [who, which] = [first.who, burnerOf(first)];
  const lacking = stage.position!.desks[who ?? -1]?.burners[which]?.empty;
  if (lacking && total(lacking) > 0 && !stage.motion.still) {
    const [red, blue, black, yellow] = lacking;
    await lays(stage, who, which, { red, blue, black, yellow });
    stage.position = brimful(stage.position!, first);
    await tick();
  }
  const place = burner(stage, who, which);
  await empties(stage, place);
  const from = boxed(place?.querySelector(".pic") ?? place);
  stage.flights.cheer(`+${first.details.points}`, place);
  stage.show(group);
  const to = stage.spot(`shelf-${who}`) ?? stage.seat(who);
  await stage.flights.fly(`pe-bottle-${kindNumber(first.details.kind)}`, from, to, 72);
}

const POUR = 380;
const APART = 55;

async function empties(stage: Stage, place: Element | null): Promise<void> {
  const bottle = place?.querySelector(".pic");
  const balls = [...(place?.querySelectorAll(".hole > .marble") ?? [])];
  if (!bottle || balls.length === 0) return;
  const neck = bottle.getBoundingClientRect();
  const all = POUR + APART * (balls.length - 1);
  await Promise.all(
    balls.map((ball, n) => {
      const box = ball.getBoundingClientRect();
      const x = neck.x + neck.width / 2 - box.x - box.width / 2;
      const y = neck.y - box.y - box.height / 2;
      const [start, end] = [(APART * n) / all, (APART * n + POUR) / all];
      return stage.motion.animate(
        ball,
        [
          { transform: "none", opacity: 1 },
          { transform: "none", opacity: 1, offset: start },
          { transform: `translate(${x}px, ${y - 14}px) scale(0.7)`, opacity: 1, offset: start + (end - start) * 0.62 },
          { transform: `translate(${x}px, ${y + neck.height * 0.55}px) scale(0.25)`, opacity: 0, offset: end },
          { transform: `translate(${x}px, ${y + neck.height * 0.55}px) scale(0.25)`, opacity: 0 },
        ],
        all,
        "linear",
      );
    }),
  );
  balls.forEach((ball) => ball.setAttribute("opacity", "0"));
  play("match");
  const cheer = [{ transform: "none" }, { transform: "scale(1.28) rotate(-6deg)" }, { transform: "none" }];
  await stage.motion.animate(bottle, cheer, 300);
}
