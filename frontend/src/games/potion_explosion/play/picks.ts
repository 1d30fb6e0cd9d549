/**
 * What is touched for each legal choice: `place:c4`, `kind:wisdom`, `stack:3`, `seat:1`, `marble:red`, `hole:1:blue`,
 * `button:end`, … No rule is tested here.
 */
import type { Target, Way } from "$kit/table/ways";
import type { Choice } from "$wire";
import { doing } from "./told";

/** Answers that are gathered piece by piece and only done when one says so. */
export const GATHERED: ReadonlySet<string> = new Set(["scrape", "keep"]);

export function ways(choice: Choice): Way[] {
  return steps(choice).map((list) => ({ choice, steps: list }));
}

function steps(choice: Choice): Target[][] {
  const { verb, details } = doing(choice);
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
      return [[`deal:${choice.id}`]];
    default:
      return [[`button:${verb}`]];
  }
}

/** A run is taken from its lowest marble up to the one that is touched; the lowest alone means the shortest. */
function stick(places: string[]): Target[][] {
  const whole = [[`place:${places.at(-1)}`]];
  return places.length === 2 ? [...whole, [`place:${places[0]}`]] : whole;
}

/** All orders of some things, those that look alike only once. */
function orders(things: readonly Target[]): Target[][] {
  if (things.length < 2) return [[...things]];
  const found = [...new Set(things)].flatMap((first) =>
    orders(things.toSpliced(things.indexOf(first), 1)).map((rest) => [first, ...rest]),
  );
  return found;
}
