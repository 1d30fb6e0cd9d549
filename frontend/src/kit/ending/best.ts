/** The best solo scores on this device, by game and variant. */
import { keep, kept } from "$kit/app/keep";

interface Best {
  points: number;
  table: string;
}

/** The best score before this table; null if there is none. Stores this score if it is better. */
export function bestBefore(game: string, variant: string, table: string, points: number): number | null {
  const key = `best.${game}.${variant}`;
  const known = read(kept(key));
  const others = known.filter((one) => one.table !== table);
  const best = others.length > 0 ? Math.max(...others.map((one) => one.points)) : null;
  // The last table is stored, too, because a reloaded page must not compare a table with itself.
  const top = others.filter((one) => one.points === best).slice(0, 1);
  keep(key, JSON.stringify([...top, { points, table }]));
  return best;
}

function read(text: string | null): Best[] {
  try {
    const found = JSON.parse(text ?? "[]") as Best[];
    return found.filter((one) => typeof one.points === "number" && typeof one.table === "string");
  } catch {
    return [];
  }
}
