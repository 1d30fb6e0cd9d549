/** The fairness of deals: the numbers that this browser adds to a deal, and the check after the game. */
import { keep, kept } from "$kit/app/keep";
import type { Promise as Pledge } from "$wire";

export type Promised = "kept" | "broken" | "closed" | "unable";

/** The commitment that this browser saw for a table, and the numbers that it added, by seat. */
export interface Share {
  commitment: string;
  numbers: Record<string, string>;
}

const KEPT = "deals";
const MOST_KEPT = 50;
/** The index of the first seat's line in the terms of a deal, see docs/records.md. */
const TABLE_LINE = 1;
const FIRST_SEAT_LINE = 5;

/** The number of a seat for a deal: random, and stored until the game can be checked. */
export function share(promise: Pledge, seat: number): string {
  const all = shares();
  const mine = all[promise.table] ?? { commitment: promise.commitment, numbers: {} };
  const number = (mine.numbers[seat] ??= hex(crypto.getRandomValues(new Uint8Array(16))));
  delete all[promise.table];
  const latest = Object.entries({ ...all, [promise.table]: mine }).slice(-MOST_KEPT);
  // Without storage the number is forgotten with the page. It still counts, but cannot be checked later.
  keep(KEPT, JSON.stringify(Object.fromEntries(latest)));
  return number;
}

export function shareOf(table: string): Share | null {
  return shares()[table] ?? null;
}

/** Whether the seed matches the commitment, and everything that this browser added is part of the deal. */
export async function verify(
  commitment: string,
  seed: string | null,
  terms: readonly string[] = [],
  mine: Share | null = null,
  table = "",
): Promise<Promised> {
  if (seed === null) return "closed";
  if (mine !== null && !holds(mine, commitment, terms, table)) return "broken";
  // Browsers offer hashes only on secure pages: https or localhost.
  if (!globalThis.crypto?.subtle) return "unable";
  const hash = await crypto.subtle.digest("SHA-256", bytes(seed));
  return hex(new Uint8Array(hash)) === commitment.toLowerCase() ? "kept" : "broken";
}

function holds(mine: Share, commitment: string, terms: readonly string[], table: string): boolean {
  if (mine.commitment !== commitment || terms[TABLE_LINE] !== table) return false;
  return Object.entries(mine.numbers).every(([seat, number]) => terms[FIRST_SEAT_LINE + Number(seat)] === number);
}

function shares(): Record<string, Share> {
  try {
    return (JSON.parse(kept(KEPT) ?? "{}") ?? {}) as Record<string, Share>;
  } catch {
    return {};
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function hex(values: Uint8Array): string {
  return [...values].map((value) => value.toString(16).padStart(2, "0")).join("");
}
