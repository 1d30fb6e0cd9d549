/** How each potion works: how its bottle moves, what leaves it, and the way that takes. */
import type { Point } from "../../play/elixirs";
import type { Kind } from "../../rows";

interface Manner {
  /** The colour of its light. */
  hue: string;
  /** Transforms of the bottle at work, at equal distances. The last one stands where nothing moves. */
  bottle: readonly string[];
  /** Where the bottle is open then: 1 below, -1 above, 0 on all sides. */
  mouth: -1 | 0 | 1;
  way: Way;
  /** How many leave it for each place. */
  drops: number;
}

/** The places, between 0 and 1 of the way, at which it is computed. */
const STEPS = [0, 0.25, 0.5, 0.75, 1];

interface Step {
  x: number;
  y: number;
  /** Behind the translation: turn and size. */
  shape: string;
}
type Way = (from: Point, to: Point, part: number, n: number) => Step;

function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Up and over. */
function over(height: number, turn: number): Way {
  return (from, to, part, n) => {
    const { x, y } = between(from, to, part);
    return { x, y: y - height * 4 * part * (1 - part), shape: `rotate(${turn * part * (n % 2 ? -1 : 1)}deg)` };
  };
}

/** On a line that waves to both sides. */
function waves(width: number): Way {
  return (from, to, part, n) => {
    const { x, y } = between(from, to, part);
    const side = Math.sin(part * 2 * Math.PI) * width * (n % 2 ? -1 : 1);
    return { x: x + side, y, shape: `rotate(${side}deg) scale(${0.7 + 0.5 * part})` };
  };
}

/** Straight on, slowly at first, and longer the faster it is. */
function falls(from: Point, to: Point, part: number): Step {
  const { x } = between(from, to, Math.sqrt(part));
  return { x, y: between(from, to, part * part).y, shape: `scale(${1 - 0.25 * part}, ${1 + 0.7 * part})` };
}

/** A ray that points to its goal. */
function shines(from: Point, to: Point, part: number): Step {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90;
  return { ...between(from, to, part), shape: `rotate(${turn}deg) scale(1, ${1 + 1.4 * Math.sin(part * Math.PI)})` };
}

/** From the place to the bottle. */
function draws(from: Point, to: Point, part: number): Step {
  return { ...shines(from, to, 1 - part), shape: `${shines(from, to, part).shape} scale(${1.5 - part})` };
}

export const MANNERS: Readonly<Record<Kind, Manner>> = {
  wisdom: {
    hue: "var(--art-gold)",
    bottle: ["none", "rotate(-24deg)", "rotate(-24deg)", "rotate(22deg)", "rotate(22deg)", "scale(1.08)"],
    mouth: -1,
    way: waves(26),
    drops: 1,
  },
  love: {
    hue: "var(--art-rose)",
    bottle: ["none", "scale(1.22)", "scale(0.96)", "scale(1.26)", "scale(0.98)", "scale(1.1)"],
    mouth: 0,
    way: waves(34),
    drops: 4,
  },
  magnetical: {
    hue: "var(--marble-red)",
    bottle: [
      "rotate(180deg)",
      "rotate(172deg) scale(1.1)",
      "rotate(188deg)",
      "rotate(174deg) scale(1.1)",
      "rotate(180deg)",
    ],
    mouth: 1,
    way: draws,
    drops: 2,
  },
  prismatic: {
    hue: "var(--spark)",
    bottle: ["none", "rotate(-14deg) scale(1.1)", "rotate(12deg) scale(1.16)", "rotate(-6deg) scale(1.1)", "none"],
    mouth: 0,
    way: shines,
    drops: 4,
  },
  abyssal: {
    hue: "var(--art-sea)",
    bottle: [
      "none",
      "translateY(12%) rotate(120deg)",
      "translateY(22%) rotate(172deg)",
      "translateY(26%) rotate(180deg)",
    ],
    mouth: 1,
    way: falls,
    drops: 2,
  },
  sands: {
    hue: "var(--art-gold)",
    bottle: ["none", "rotate(-14deg)", "rotate(150deg)", "rotate(184deg)", "rotate(180deg)"],
    mouth: 1,
    way: over(18, 0),
    drops: 4,
  },
  balm: {
    hue: "var(--art-leaf)",
    bottle: ["none", "rotate(-8deg)", "rotate(118deg)", "rotate(146deg)", "rotate(140deg)"],
    mouth: 1,
    way: falls,
    drops: 1,
  },
  lavamancing: {
    hue: "var(--ember)",
    bottle: [
      "none",
      "translate(-4%, 3%) rotate(-3deg)",
      "translate(4%, 2%) rotate(3deg)",
      "translate(-4%, 4%)",
      "translate(3%, -9%) scale(1.12)",
      "scale(1.06)",
    ],
    mouth: -1,
    way: over(110, 200),
    drops: 2,
  },
};

/** Parts of the time of a bottle at work: it arrives, works, and leaves. */
export const ARRIVES = 0.24;
export const LEAVES = 0.82;
const FIRST = 0.36;
const LAST = 0.52;
const FLIES = 0.24;

/** The frames of one drop within the time of the whole. */
export function dropped(kind: Kind, from: Point, to: Point, n: number, all: number): Keyframe[] {
  const begins = FIRST + ((LAST - FIRST) * n) / Math.max(1, all - 1);
  const steps = STEPS.map((part) => {
    const { x, y, shape } = MANNERS[kind].way(from, to, part, n);
    return { transform: `translate(${x}px, ${y}px) ${shape}`, opacity: 1, offset: begins + FLIES * part };
  });
  return [
    hidden(steps[0]!, 0),
    hidden(steps[0]!, begins - 0.01),
    ...steps,
    hidden(steps.at(-1)!, begins + FLIES + 0.05),
  ];
}

function hidden(frame: Keyframe, offset: number): Keyframe {
  return { ...frame, opacity: 0, offset };
}

function moved({ x, y }: Point, shape: string): string {
  return `translate(${x}px, ${y}px) ${shape === "none" ? "" : shape}`;
}

/** How a bottle stands at its work where nothing moves. */
export function standing(kind: Kind, at: Point): string {
  return moved(at, MANNERS[kind].bottle.at(-1)!);
}

/** The frames of the bottle itself: from its shelf, at work, and to the place beside the dispenser. */
export function worked(kind: Kind, { from, at, to }: { from: Point; at: Point; to: Point }): Keyframe[] {
  const { bottle } = MANNERS[kind];
  const work = bottle.map((transform, n) => ({
    transform: moved(at, transform),
    offset: ARRIVES + ((LEAVES - ARRIVES) * n) / (bottle.length - 1),
    opacity: 1,
  }));
  return [
    { transform: moved(from, "scale(0.4)"), opacity: 1, offset: 0 },
    ...work,
    { transform: moved(to, "rotate(-104deg) scale(0.4)"), opacity: 0.9, offset: 1 },
  ];
}

/** The frames of a place at which it acts, lit up when the first drops are there. */
export function lit(begins: number): Keyframe[] {
  const shown = begins + (1 - begins) * 0.3;
  return [
    { transform: "scale(0.2)", opacity: 0, offset: 0 },
    { transform: "scale(0.2)", opacity: 0, offset: begins },
    { transform: "scale(1.15)", opacity: 1, offset: shown },
    { transform: "scale(1)", opacity: 1, offset: begins + (1 - begins) * 0.62 },
    { transform: "scale(1.25)", opacity: 0, offset: 1 },
  ];
}

/** When a place is lit: with a bottle at work after the first drop has come, otherwise at once. */
export function lights(poured: boolean): number {
  return poured ? FIRST + FLIES * 0.8 : 0;
}
