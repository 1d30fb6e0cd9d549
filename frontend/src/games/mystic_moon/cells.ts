/** The names of the cauldron's cells in messages, and the places of recipes on them. */
import type { Recipe } from "./position";
import { type Cell, CELLS, COLUMNS, SIDE } from "./rows";

/** `a1` is 0, the bottom of the left column; `c3` is 8. */
export function cellNumber(name: string): number {
  return CELLS.findIndex((cell) => cell === name);
}

export function cellName(cell: number): Cell {
  return CELLS[cell]!;
}

export function columnOf(cell: number): number {
  return Math.floor(cell / SIDE);
}

/** From the bottom. */
export function rowOf(cell: number): number {
  return cell % SIDE;
}

/** Cells as they are drawn: row by row from the top. */
export const DRAWN: readonly number[] = Array.from({ length: SIDE }, (_, n) => SIDE - 1 - n).flatMap((row) =>
  COLUMNS.map((_, column) => SIDE * column + row),
);

type Rows = Recipe["rows"];

/** The drawing, turned to the right by 90 degrees. */
export function turned(rows: Rows): Rows {
  return rows[0]!.map((_, column) => rows.map((row) => row[column]!).reverse());
}

/** The drawing on the nine cells at an offset from the left and the bottom, kept inside the cauldron. */
export function laidOut(rows: Rows, right: number, up: number): (string | null)[] {
  const cells: (string | null)[] = CELLS.map(() => null);
  const column = Math.max(0, Math.min(right, SIDE - rows[0]!.length));
  const lift = Math.max(0, Math.min(up, SIDE - rows.length));
  rows.forEach((row, n) => row.forEach((kind, m) => (cells[SIDE * (column + m) + lift + rows.length - 1 - n] = kind)));
  return cells;
}
