/** What is new on the market since my last move. */
import { lastOwn } from "$kit/table/own";
import type { Deed, Happening } from "$wire";
import { spacesOf } from "./story";
import { isEvent } from "../rows";

/** The spaces that others have changed since this seat's last move. */
export function marked(deeds: readonly Deed[], eyes: number | null): Set<number> {
  const last = lastOwn(deeds, eyes);
  const found = new Set<number>();
  for (const deed of deeds.slice(last + 1)) deed.happenings.forEach((happening) => mark(found, happening));
  return found;
}

function mark(found: Set<number>, happening: Happening): void {
  const spaces = spacesOf(happening);
  if (isEvent(happening, "matched", "removed")) spaces.forEach((space) => found.delete(space));
  else if (isEvent(happening, "moved")) {
    found.delete(spaces[0]!);
    found.add(spaces[1]!);
  } else spaces.forEach((space) => found.add(space));
}
