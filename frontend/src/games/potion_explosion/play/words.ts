/** Describes tiles and marbles for screen readers. */
import { t } from "$kit/words/words.svelte";
import type { Happening } from "$wire";
import type { Counts } from "../marbles";
import { type Colour, COLOURS, isTold, isForeseen } from "../rows";
import type { Deck } from "../cards";

/** "2 red, 1 blue", or nothing. */
export function heap(counts: Counts): string {
  const some = COLOURS.flatMap((colour, n) =>
    counts[n]! > 0
      ? [t("potion_explosion-table-some", { count: counts[n]!, colour: t(`potion_explosion-colour-${colour}`) })]
      : [],
  );
  return some.length > 0 ? some.join(", ") : t("potion_explosion-table-none");
}

export function tileWords(name: string, deck: Deck): string {
  const { kind, points, holes } = deck.tile(name);
  return t("potion_explosion-table-tile", { kind: t(`potion_explosion-kind-${kind}`), points, holes: heap(holes) });
}

export function short(kind: string): string {
  return t(`potion_explosion-table-short-${kind}`);
}

/** The number of marbles that a pick gives, as far as the preview says. */
export function gained(happenings: readonly Happening[]): number {
  return parts(happenings).reduce((sum, { count }) => sum + count, 0);
}

/** The marble that is picked and each group that explodes after it. */
export function parts(happenings: readonly Happening[]): { colour: Colour; count: number }[] {
  return happenings.filter(isTold).flatMap(({ event, details }) => {
    if (event === "picked") return [{ colour: details.colour, count: 1 }];
    return event === "exploded" ? [{ colour: details.colour, count: details.count }] : [];
  });
}

export function gainWords(happenings: readonly Happening[]): string {
  const more = happenings.some((happening) => isForeseen(happening, "perhaps-more"));
  return t("potion_explosion-table-gain", { count: gained(happenings), more: more ? "yes" : "no" });
}
