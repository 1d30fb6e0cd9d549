/** What an analysis says about the moments of a replay. Values go from 0 (lost) to 1 (won). */
import type { Analysis, Choice, Judged } from "$wire";

/** A move in a list: the best ones, and the one that was played. */
export interface Candidate {
  choice: Choice | null;
  value: number;
  played: boolean;
}

/** A point of a curve. */
export interface Point {
  version: number;
  value: number;
}

/** What was decided at this moment and stands. */
export function decidedAt(analysis: Analysis, version: number): Judged | null {
  return analysis.decisions.find((decision) => decision.version === version) ?? null;
}

/** Each seat's chance at a moment: as at the last decision, and at the end what it got. */
export function chancesAt(analysis: Analysis, version: number, last: number): number[] {
  if (version >= last && analysis.ending) return analysis.ending;
  const before = analysis.decisions.filter((decision) => decision.version <= version);
  return (before.at(-1) ?? analysis.decisions[0])?.values ?? [];
}

/** A seat's chance at every decision, and at the end what it got. */
export function curveOf(analysis: Analysis, seat: number, last: number): Point[] {
  const points = analysis.decisions.map(({ version, values }) => ({ version, value: values[seat] ?? 0 }));
  return analysis.ending ? [...points, { version: last, value: analysis.ending[seat] ?? 0 }] : points;
}

/** Seats whose chances are the same throughout share a curve: partners win and lose together. */
export function togetherOf(analysis: Analysis, seats: number): number[][] {
  const values = (seat: number) =>
    JSON.stringify([...analysis.decisions.map((decision) => decision.values[seat]), analysis.ending?.[seat]]);
  const found = new Map<string, number[]>();
  for (let seat = 0; seat < seats; seat++) found.set(values(seat), [...(found.get(values(seat)) ?? []), seat]);
  return [...found.values()];
}

/** The best moves, and the one that was played if it is not among them. */
export function candidates({ best, played, seat }: Judged): Candidate[] {
  const same = (choice: Choice | null) => choice?.id === played.choice?.id;
  const rows = best.map(({ choice, values }) => ({ choice, value: values[seat] ?? 0, played: same(choice) }));
  return rows.some((row) => row.played)
    ? rows
    : [...rows, { choice: played.choice, value: played.values[seat] ?? 0, played: true }];
}

/** Where the winner's chance rose most between two decisions: what it was, and what it was then. */
export interface Turn {
  decision: Judged;
  from: number;
  to: number;
}

/** The turning point of a game; null where nobody won, or where nothing turned. */
export function turningPoint(analysis: Analysis, winner: number | undefined): Turn | null {
  if (winner === undefined) return null;
  const values = analysis.decisions.map((decision) => decision.values[winner] ?? 0);
  const turns = analysis.decisions.map((decision, n) => {
    const from = values[n]!;
    return { decision, from, to: values[n + 1] ?? analysis.ending?.[winner] ?? from };
  });
  const most = turns.reduce<Turn | null>((best, turn) => (best && rise(best) >= rise(turn) ? best : turn), null);
  return most && rise(most) >= LEAST_TURN ? most : null;
}

function rise({ from, to }: Turn): number {
  return to - from;
}

/** A smaller rise turns nothing, and a smaller lead over the next best makes no move the best of a game. */
const LEAST_TURN = 0.05;
const LEAST_LEAD = 0.03;

/** The move that was furthest ahead of all others its seat could think of; null if none stands out. */
export function bestMove(analysis: Analysis): { decision: Judged; lead: number } | null {
  const found = analysis.decisions
    .filter(({ best, played, loss }) => loss === 0 && best.length > 1 && best[0]!.choice?.id === played.choice?.id)
    .map((decision) => ({ decision, lead: leadOf(decision) }));
  const most = found.reduce<(typeof found)[number] | null>(
    (best, move) => (best && best.lead >= move.lead ? best : move),
    null,
  );
  return most && most.lead >= LEAST_LEAD ? most : null;
}

/** How much the best is worth more than the next best. */
export function leadOf({ best, seat }: Judged): number {
  return (best[0]?.values[seat] ?? 0) - (best[1]?.values[seat] ?? 0);
}

/** The largest mistakes, the largest first. */
export function mistakesOf(analysis: Analysis): Judged[] {
  return analysis.mistakes.map((place) => analysis.decisions[place]!);
}

/** The next mistake after a moment, in the order of the game; after the last one the first. */
export function mistakeAfter(analysis: Analysis, version: number): Judged | null {
  const inOrder = mistakesOf(analysis).sort((a, b) => a.version - b.version);
  return inOrder.find((decision) => decision.version > version) ?? inOrder[0] ?? null;
}
