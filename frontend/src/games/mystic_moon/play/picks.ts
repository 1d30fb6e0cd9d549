/** The touches that lead to each legal choice, in order. No rules are checked here. */
import type { Target, Way } from "$kit/table/ways";
import type { Choice } from "$wire";
import { type Doing, isDoing } from "../rows";

/** Choices with their own buttons. */
export const BUTTONS: ReadonlySet<string> = new Set<Doing["verb"]>([
  "use",
  "done",
  "refresh",
  "leave",
  "empty",
  "bloom",
  "effect",
]);

/** All sequences of touches for a choice. */
export function ways(choice: Choice, all: readonly Choice[]): Way[] {
  return [{ choice, steps: isDoing(choice) ? steps(choice, all.filter(isDoing)) : [`button:${choice.notation}`] }];
}

function steps(choice: Doing, all: readonly Doing[]): Target[] {
  switch (choice.verb) {
    case "hut":
      return [`hut:${choice.details.hut}`];
    case "garden":
      return [`${choice.details.glyph === "waived" ? "plain" : "place"}:${choice.details.place}`];
    case "steal":
    case "exchange":
      return [`rival:${choice.details.rival}:${choice.details.kind}`];
    case "drain":
      return [`seat:${choice.details.rival}`];
    case "mushroom":
      return [`column:${choice.details.rival}:${choice.details.column}`];
    case "learn": {
      const card = `card:${choice.details.potion}`;
      return isCheapest(choice, all) ? [card] : [card, `gold:${choice.details.gold}`];
    }
    case "forget":
      return [`card:${choice.details.potion}`];
    case "trade":
    case "barter": {
      const { "kind-given": given, "kind-got": got } = choice.details;
      return [`mine:${given}`, `shop:${got}`];
    }
    case "alchemy":
    case "keep":
      return [`formula:${choice.details.formula}`];
    case "sludge":
      return [`place:${choice.details.place}`];
    case "discard":
    case "give":
      return [`mine:${choice.details.kind}`];
    case "fetch":
      return [`shop:${choice.details.kind}`];
    case "salvage":
    case "ladle":
      return [`pot:${choice.details.kind}`];
    case "seek":
    case "wither":
      return [`kind:${choice.details.kind}`];
    case "pluck": {
      const place = `place:${choice.details.place}`;
      return isAlone(choice, all) ? [place] : [place, `kind:${choice.details.kind}`];
    }
    default:
      return [`button:${choice.notation}`];
  }
}

/** Whether a choice uses the least possible gold; more gold is a second touch. */
function isCheapest({ details }: Doing<"learn">, all: readonly Doing[]): boolean {
  return !all.some(
    (other) => other.verb === "learn" && other.details.potion === details.potion && other.details.gold < details.gold,
  );
}

/** Whether only one kind can be taken there. */
function isAlone({ details }: Doing<"pluck">, all: readonly Doing[]): boolean {
  return all.filter((other) => other.verb === "pluck" && other.details.place === details.place).length === 1;
}
