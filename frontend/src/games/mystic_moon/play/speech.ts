/** Describes choices and scores, for keys, screen readers and the line of scores. */
import type { Standing } from "$kit/table/shell";
import { t } from "$kit/words/words.svelte";
import type { Night } from "./night.svelte";

/** If there are more choices, only their controls are announced. */
const FEW = 24;

export function optionsWords(night: Night): string {
  if (!night.room.asked) return night.prompt;
  const { choices } = night.table;
  const told =
    choices.length <= FEW
      ? choices.map((choice) => night.choiceWords(choice))
      : night.sitting.controls
          .filter((control) => control.reason === null)
          .map((control) => controlWords(night, control.name));
  return [night.prompt.replace(/\.$/, ""), ...told].join(". ");
}

function controlWords({ deck }: Night, name: string): string {
  if (deck.potion(name)) return deck.name("potion", name);
  if (deck.formula(name)) return deck.name("formula", name);
  return t(`mystic_moon-table-control-${name}`);
}

function standing({ position, room }: Night, seat: number): string {
  const witch = position.players[seat]!;
  return t("mystic_moon-table-standing", {
    name: room.nameOf(seat),
    stars: witch.stars,
    tokens: witch.satchel.reduce((sum, count) => sum + count, 0),
    fate: !position.zodiac ? "none" : witch.cursed ? "cursed" : "blessed",
  });
}

export function standingWords(night: Night): string {
  return night.position.players.map((_, seat) => standing(night, seat)).join(" ");
}

export function standings(night: Night): Standing[] {
  const { position } = night;
  return night.sitting.neighbours(position.seats).map(({ seat }) => {
    const witch = position.players[seat]!;
    const gold = position.alchemy ? [{ symbol: "mm-gold", value: witch.gold }] : [];
    return { seat, words: standing(night, seat), parts: [{ symbol: "mm-star", value: witch.stars }, ...gold] };
  });
}

/** The elements that letter keys focus: garden, satchel, shop, cauldron, brew. */
export const SPOTS: Record<string, readonly string[]> = {
  g: [".garden .place[tabindex='0']"],
  s: [".satchel .thing.offered", ".desk .satchel button", ".strip .satchel button"],
  r: [".shop .usable", ".shop .ware.offered", ".shop button"],
  c: [".desk .cauldron [tabindex='0']"],
  b: [".brew .commit", ".brew button"],
};
