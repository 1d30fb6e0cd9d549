/** Coach marks: what a control does and brings, said at the control itself during the first game. */
import type { Deed, Table } from "$wire";

export interface Mark {
  /** Its words: `<game>-mark-<name>`. */
  name: string;
  /** The control: see spots.ts. */
  spot: string;
  /** The questions at which it can be used; without them, at any. */
  prompts?: readonly string[];
  /** The game modes in which it is so; without them, in all. */
  variants?: readonly string[];
  /** Events that show that it was used. */
  uses: readonly string[];
}

/** Marks that the deeds of a seat show to be known. */
export function usedIn(marks: readonly Mark[], deeds: readonly Deed[], seat: number | null): string[] {
  const mine = deeds.filter((deed) => deed.deed === "action" && deed.seat === seat);
  const events = new Set(mine.flatMap((deed) => deed.happenings.map((happening) => happening.event)));
  return marks.filter((mark) => mark.uses.some((event) => events.has(event))).map((mark) => mark.name);
}

/** Marks that fit the game mode and what is asked, in their order. */
export function fitting(marks: readonly Mark[], table: Table, known: (name: string) => boolean): Mark[] {
  const { variant } = table.view as { variant?: string };
  return marks.filter(
    ({ name, prompts, variants }) =>
      !known(name) &&
      (prompts === undefined || prompts.includes(table.prompt ?? "")) &&
      (variants === undefined || variants.includes(variant ?? "")),
  );
}
