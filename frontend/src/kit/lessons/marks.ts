/** Coach marks: explanations beside controls during the first game. */
import type { Deed, Table } from "$wire";

export interface Mark<P extends string = string, E extends string = string> {
  /** Its text: `<game>-mark-<name>`. */
  name: string;
  /** The control, see spots.ts. */
  spot: string;
  /** The prompts at which it can be used; by default all. */
  prompts?: readonly P[];
  /** The game modes to which it applies; by default all. */
  variants?: readonly string[];
  /** Events that show that it was used. */
  uses: readonly E[];
}

/** The marks whose controls a seat has used. */
export function usedIn(marks: readonly Mark[], deeds: readonly Deed[], seat: number | null): string[] {
  const mine = deeds.filter((deed) => deed.deed === "action" && deed.seat === seat);
  const events = new Set(mine.flatMap((deed) => deed.happenings.map((happening) => happening.event)));
  return marks.filter((mark) => mark.uses.some((event) => events.has(event))).map((mark) => mark.name);
}

/** The marks for the game mode and the prompt, in order. */
export function fitting(marks: readonly Mark[], table: Table, known: (name: string) => boolean): Mark[] {
  const { variant } = table.view as { variant?: string };
  return marks.filter(
    ({ name, prompts, variants }) =>
      !known(name) &&
      (prompts === undefined || prompts.includes(table.prompt ?? "")) &&
      (variants === undefined || variants.includes(variant ?? "")),
  );
}
