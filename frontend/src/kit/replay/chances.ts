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

/** The decision at this moment, if it was not taken back. */
export function decidedAt(analysis: Analysis, version: number): Judged | null {
  return analysis.decisions.find((decision) => decision.version === version) ?? null;
}

/** Each seat's chance at a moment: that of the last decision, or the result at the end. */
export function chancesAt(analysis: Analysis, version: number, last: number): number[] {
  if (version >= last && analysis.ending) return analysis.ending;
  const before = analysis.decisions.filter((decision) => decision.version <= version);
  return (before.at(-1) ?? analysis.decisions[0])?.values ?? [];
}

/** A seat's chance at every decision, then its result. */
export function curveOf(analysis: Analysis, seat: number, last: number): Point[] {
  const points = analysis.decisions.map(({ version, values }) => ({ version, value: values[seat] ?? 0 }));
  return analysis.ending ? [...points, { version: last, value: analysis.ending[seat] ?? 0 }] : points;
}

/** Groups of seats with the same chances, such as partners, which share a curve. */
export function togetherOf(analysis: Analysis, seats: number): number[][] {
  const values = (seat: number) =>
    JSON.stringify([...analysis.decisions.map((decision) => decision.values[seat]), analysis.ending?.[seat]]);
  const found = new Map<string, number[]>();
  for (let seat = 0; seat < seats; seat++) found.set(values(seat), [...(found.get(values(seat)) ?? []), seat]);
  return [...found.values()];
}

/** The best moves, followed by the played one if it is not among them. */
export function candidates({ best, played, seat }: Judged): Candidate[] {
  const same = (choice: Choice | null) => choice?.id === played.choice?.id;
  const rows = best.map(({ choice, values }) => ({ choice, value: values[seat] ?? 0, played: same(choice) }));
  return rows.some((row) => row.played)
    ? rows
    : [...rows, { choice: played.choice, value: played.values[seat] ?? 0, played: true }];
}

/** The largest rise of the winner's chance between two decisions. */
export interface Turn {
  decision: Judged;
  from: number;
  to: number;
}

/** The turning point of a game; null if nobody won or there was none. */
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

/** The smallest rise for a turning point, and the smallest lead over the next best for the best move of a game. */
const LEAST_TURN = 0.05;
const LEAST_LEAD = 0.03;

/** The move with the largest lead over the next best one; null if none stands out. */
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

/** The lead of the best move over the next best. */
export function leadOf({ best, seat }: Judged): number {
  return (best[0]?.values[seat] ?? 0) - (best[1]?.values[seat] ?? 0);
}

/** The mistakes, the largest first. */
export function mistakesOf(analysis: Analysis): Judged[] {
  return analysis.mistakes.map((place) => analysis.decisions[place]!);
}

/** The next mistake after a moment, in the order of the game; after the last one the first. */
export function mistakeAfter(analysis: Analysis, version: number): Judged | null {
  const inOrder = mistakesOf(analysis).sort((a, b) => a.version - b.version);
  return inOrder.find((decision) => decision.version > version) ?? inOrder[0] ?? null;
}
