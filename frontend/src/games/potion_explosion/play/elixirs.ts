/** A potion at work, as it is shown: where its bottle goes, and the places at which it acts. */
import type { Motion } from "$kit/ui/motion";
import type { DeskPosition } from "../position";
import { BURNERS, type Kind, TRACKS } from "../rows";
import { total } from "../marbles";
import type { Stage } from "./stage.svelte";

export interface Point {
  x: number;
  y: number;
}

export interface Pour {
  /** Where the bottle comes from, where it works, and where it goes then. */
  from: Point;
  at: Point;
  to: Point;
  /** The size of the bottle at work. */
  size: number;
}

export interface Elixir {
  id: number;
  kind: Kind;
  /** Null: only the places light up. */
  pour: Pour | null;
  places: readonly Point[];
  motion: Motion;
  /** It stands for a moment and does not move. */
  still: boolean;
}

/** How long a bottle works, how long a place is lit, and how long both stand without movement, in milliseconds. */
export const WORKS = 1050;
export const LIT = 520;
const STANDS = 1400;

export function middleOf(element: Element | null | undefined): Point | null {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}

/** The bottle leaves the shelf, does its work over the dispenser, and goes to its place beside it. */
export async function pours(stage: Stage, kind: Kind, who: number | null, shown: () => void): Promise<void> {
  const pour = pourOf(stage, kind, who);
  const places = PLACES[kind](stage, who).flatMap((place) => middleOf(place) ?? []);
  shown();
  if (pour) await runs(stage, { kind, pour, places }, WORKS);
}

/** Light up what a potion has just worked on; nothing waits for it. */
export function touches(stage: Stage, kind: string | null, places: readonly (Element | null | undefined)[]): void {
  if (kind === null) return;
  const seen = places.flatMap((place) => middleOf(place) ?? []);
  if (seen.length > 0) void runs(stage, { kind: kind as Kind, pour: null, places: seen }, LIT);
}

async function runs(stage: Stage, shown: Pick<Elixir, "kind" | "pour" | "places">, time: number): Promise<void> {
  const { motion } = stage;
  if (motion.hurried) return;
  const id = stage.works({ ...shown, motion, still: motion.still });
  setTimeout(() => stage.worked(id), motion.still ? STANDS : motion.lasts(time) + 60);
  if (shown.pour) await motion.rest(time);
}

function pourOf(stage: Stage, kind: Kind, who: number | null): Pour | null {
  const box = stage.root?.querySelector(".dispenser")?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const at = { x: box.x + box.width / 2, y: box.y + box.height * 0.46 };
  const from = middleOf(stage.bottle(who, kind)) ?? middleOf(stage.seat(who)) ?? at;
  return { from, at, to: middleOf(stage.spot("working")) ?? at, size: Math.min(150, box.width * 0.36) };
}

type Places = (stage: Stage, who: number | null) => (Element | null)[];

/** One marble of each track, at these heights. */
function marbles(...heights: readonly number[]): Places {
  return (stage) => TRACKS.map((_, track) => stage.marble(track, heights[track]!)?.querySelector(".ball") ?? null);
}

function rivals(stage: Stage, who: number | null): DeskPosition[] {
  return stage.position!.desks.filter(({ pool }, seat) => seat !== who && total(pool) > 0);
}

/** Where a potion will act, or may. */
const PLACES: Readonly<Record<Kind, Places>> = {
  wisdom: marbles(2, 5, 3, 6, 1),
  love: (stage, who) => rivals(stage, who).map((desk) => stage.pool(stage.position!.desks.indexOf(desk))),
  magnetical: marbles(3, 1, 5, 2, 4),
  prismatic: (stage, who) =>
    BURNERS.map((which) => stage.spot(`burner-${who}-${which}`)?.querySelector(".well, .holes") ?? null),
  abyssal: marbles(0, 0, 0, 0, 0),
  sands: (stage, who) => [...(stage.spot(`shelf-${who}`)?.querySelectorAll(".drunk") ?? [])].slice(0, 6),
  balm: marbles(4, 2, 3, 1, 5),
  lavamancing: marbles(1, 3, 2, 4, 2),
};
