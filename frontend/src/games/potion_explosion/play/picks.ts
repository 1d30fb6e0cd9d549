/**
 * What is touched for each legal choice: `place:c4`, `kind:wisdom`, `stack:3`, `seat:1`, `marble:red`, `hole:1:blue`,
 * `button:end`, … No rule is tested here.
 */
import type { Target, Way } from "$kit/table/ways";
import type { Choice } from "$wire";
import { type Doing, isDoing } from "../rows";

/** Answers that are gathered piece by piece and need a confirmation. */
export const GATHERED: ReadonlySet<string> = new Set<Doing["verb"]>(["scrape", "keep"]);

export function ways(choice: Choice): Way[] {
  return (isDoing(choice) ? steps(choice) : [[`button:${choice.verb}`]]).map((list) => ({ choice, steps: list }));
}

function steps({ id, verb, details }: Doing): Target[][] {
  switch (verb) {
    case "pick":
    case "take":
    case "melt":
      return [[`place:${details.place}`]];
    case "attract":
    case "scrape":
      return orders(details.places.map((place) => `place:${place}`));
    case "stick":
      return stick(details.places);
    case "choose":
    case "drink":
    case "repeat":
      return [[`kind:${details.kind}`]];
    case "fill":
      return [[`burner:${details.burner}`]];
    case "draw":
      return [[`stack:${details.stack}`]];
    case "steal":
      return [[`seat:${details.to}`]];
    case "keep":
      return orders(details.marbles.map((colour) => `marble:${colour}`));
    case "put":
      return orders([`marble:${details.colour}`, `hole:${details.burner}:${details.hole}`]);
    case "deal":
      return [[`deal:${id}`]];
    default:
      return [[`button:${verb}`]];
  }
}

/** The places from which a choice takes marbles. */
export function placesOf(choice: Choice): readonly string[] {
  if (!isDoing(choice)) return [];
  if ("places" in choice.details) return choice.details.places;
  return "place" in choice.details ? [choice.details.place] : [];
}

/** A run is taken from its lowest marble up to the one that is touched; the lowest alone means the shortest. */
function stick(places: string[]): Target[][] {
  const whole = [[`place:${places.at(-1)}`]];
  return places.length === 2 ? [...whole, [`place:${places[0]}`]] : whole;
}

/** All orders of some things; equal things are not distinguished. */
function orders(things: readonly Target[]): Target[][] {
  if (things.length < 2) return [[...things]];
  const found = [...new Set(things)].flatMap((first) =>
    orders(things.toSpliced(things.indexOf(first), 1)).map((rest) => [first, ...rest]),
  );
  return found;
}
