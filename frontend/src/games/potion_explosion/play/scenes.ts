/** How each event is played on the stage. */
import { tick } from "svelte";
import { settings } from "$kit/app/settings.svelte";
import { play } from "$kit/ui/sound";
import { kindNumber } from "../cards";
import { total } from "../marbles";
import { type Colour, type Events, type Told, TRACKS } from "../rows";
import { brimful, burnerOf } from "./changes";
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
  took: async (stage, group, { who }) => takes(stage, group, who),
  exploded: explodes,
  melted: async (stage, group) => {
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
    await stage.flights.fly("pe-help", stage.spot("helps"), stage.seat(who), 44);
    stage.flights.cheer(`−${-stage.deck.cards.help_points}`, stage.seat(who), true);
    stage.show(group);
  },
  completed: completes,
  drank: drinks,
  repeated: async (stage, group, { details }) => {
    stage.working = details.kind;
    stage.show(group);
    await stage.motion.rest(240);
  },
  stole: async (stage, group, { who, details }) => {
    const from = boxed(stage.spot(`pool-${details.to}`) ?? stage.seat(details.to));
    const away = stage.gain(
      details.marbles.map((colour) => ({ colour, from })),
      stage.hand(who),
    );
    stage.show(group);
    await away;
  },
  "put-on": async (stage, group, first) => {
    const symbol = `pe-marble-${first.details.colour}`;
    await stage.flights.fly(symbol, stage.hand(first.who), burner(stage, first.who, burnerOf(first)), 30);
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
  const from = stage.hand(who);
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
  await pours(stage, place);
  const from = boxed(place?.querySelector(".pic") ?? place);
  stage.flights.cheer(`+${first.details.points}`, place);
  stage.show(group);
  const to = stage.spot(`shelf-${who}`) ?? stage.seat(who);
  await stage.flights.fly(`pe-bottle-${kindNumber(first.details.kind)}`, from, to, 72);
}

const POUR = 380;
const APART = 55;

async function pours(stage: Stage, place: Element | null): Promise<void> {
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

/** The bottle flies from the shelf to the cabinet, tips over, and stays there during its effect. */
async function drinks(stage: Stage, group: readonly Told[], { who, details }: Told<"drank">): Promise<void> {
  const bottle = stage.spot(`bottle-${who}-${details.kind}`);
  await stage.motion.animate(
    bottle,
    [{ transform: "none" }, { transform: "translateY(-34%) rotate(-16deg) scale(1.2)" }],
    220,
    "ease-out",
  );
  await stage.flights.fly(`pe-bottle-${kindNumber(details.kind)}`, bottle, stage.spot("working"), 88);
  stage.working = details.kind;
  stage.show(group);
  await tick();
  await stage.motion.animate(
    stage.spot("working")?.querySelector(".bottle"),
    [{ transform: "none" }, { transform: "rotate(-118deg)", offset: 0.55 }, { transform: "rotate(-104deg)" }],
    620,
    "ease-in-out",
  );
}
