/** Describes choices and scores, for keys and screen readers. */
import type { Standing } from "$kit/table/shell";
import { t } from "$kit/words/words.svelte";
import type { Bench } from "./bench.svelte";
import { choiceWords } from "./lines";
import { isPrompt } from "../rows";

/** If there are more choices, they are not announced one by one. */
const FEW = 16;

export function optionsWords(bench: Bench): string {
  const { prompt, picker, sitting, table } = bench;
  if (!bench.room.asked) return prompt;
  const on = sitting.controls.filter((control) => control.reason === null).map(({ name }) => controlWords(name));
  const few = picker.choices.length <= FEW ? picker.choices.map((choice) => choiceWords(choice, bench.nameOf)) : [];
  return [prompt.replace(/\.$/, ""), ...(isPrompt(table.prompt, "action") ? on : few)].join(". ");
}

function controlWords(name: string): string {
  if (name.startsWith("drink-"))
    return t("potion_explosion-do-drink", { kind: t(`potion_explosion-said-kind-${name.slice(6)}`) });
  if (name.startsWith("fill-")) return t("potion_explosion-table-complete-burner", { burner: name.slice(5) });
  return t(`potion_explosion-table-${name}`);
}

function standing({ position, nameOf }: Bench, seat: number): string {
  const desk = position.desks[seat]!;
  return t("potion_explosion-table-standing", {
    name: nameOf(seat),
    points: desk.points,
    potions: desk.potions.length,
    tokens: desk.skill.length,
  });
}

/** The scores of players whose desk is not on stage. */
export function standings(bench: Bench, seats: readonly number[]): Standing[] {
  return seats.map((seat) => {
    const desk = bench.position.desks[seat]!;
    const tokens = { symbol: "pe-skill", value: desk.skill.length };
    return { seat, words: standing(bench, seat), parts: [{ symbol: "k-star", value: desk.points }, tokens] };
  });
}

export function standingWords(bench: Bench): string {
  const { desks, tokens, last_round } = bench.position;
  const given = desks.reduce((sum, desk) => sum + desk.skill.length, 0);
  return [
    ...desks.map((_, seat) => standing(bench, seat)),
    t("potion_explosion-countdown", { given, goal: tokens }),
    ...(last_round ? [t("potion_explosion-last-round")] : []),
  ].join(". ");
}
