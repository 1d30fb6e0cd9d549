/** What a person did at the table. */
import type { Deed } from "$wire";

/** The place of a seat's last action in person: what came after is new to them, also what a bot did for them. */
export function lastOwn(deeds: readonly Deed[], seat: number | null): number {
  return deeds.findLastIndex((deed) => deed.seat === seat && deed.deed === "action" && deed.by === "person");
}
