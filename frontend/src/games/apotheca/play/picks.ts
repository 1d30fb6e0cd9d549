/**
 * What is touched for each legal choice: `space:a1`, `turn:b2`, `shift:2 right`, `wind:up`, `hire:ruby`,
 * `card:merten`, … No rule is tested here.
 */
import type { Target, Way } from "$kit/table/ways";
import type { Choice } from "$wire";
import { type Card, type Doing, isDoing, type Space } from "../rows";
import { columnOf, rowOf, spaceNumber } from "../spaces";

function space(name: string): Target {
  return `space:${name}`;
}

/** All ways to reach a choice by touches; the control that leads to it is not one of the steps. */
export function ways(choice: Choice): Way[] {
  return (isDoing(choice) ? steps(choice) : [[`button:${choice.verb}`]]).map((list) => ({ choice, steps: list }));
}

function steps({ id, verb, details }: Doing): Target[][] {
  switch (verb) {
    case "reveal":
    case "place":
    case "stack":
    case "outside":
      return [[space(details.space)]];
    case "hire":
      return [[`hire:${details.words}`]];
    case "match":
      return [[`match:${id}`]];
    case "satisfy":
      return [[`card:${details.card}`]];
    case "decree":
      return [[`decree:${details.colour}`]];
    case "glide":
    case "juggle":
    case "leap":
    case "pounce":
    case "waltz":
      return [details.words.split(">").map(space)];
    case "flip":
    case "spin":
    case "switch":
    case "swap":
      return both(details.words.split(" ").map(space));
    case "charge":
      return [charge(details.words)];
    case "dive":
      return dive(details.words);
    case "rush":
      return rush(details.from, details.to);
    case "float":
      return [[`shift:${details.words}`]];
    case "twist":
      return [[`turn:${details.words}`]];
    case "winds":
      return [[`wind:${details.words}`]];
    default:
      return [[`button:${verb}`]];
  }
}

function both([a, b]: Target[]): Target[][] {
  return [
    [a!, b!],
    [b!, a!],
  ];
}

/** `a1>a2 b1`: the first goes, the second follows. */
function charge(text: string): Target[] {
  const [move, follower] = text.split(" ");
  return [...move!.split(">").map(space), space(follower!)];
}

/** `a1>b1 c3>c4`: two moves, either first. */
function dive(text: string): Target[][] {
  const [one, other] = text.split(" ").map((move) => move.split(">").map(space));
  return [
    [...one!, ...other!],
    [...other!, ...one!],
  ];
}

/** A line is taken by any of its potions and pulled one space along; what wraps around cannot be pulled. */
function rush(from: readonly Space[], to: readonly Space[]): Target[][] {
  return from.flatMap((source, index) => (near(source, to[index]!) ? [[space(source), space(to[index]!)]] : []));
}

function near(a: Space, b: Space): boolean {
  const [one, other] = [spaceNumber(a), spaceNumber(b)];
  return Math.abs(columnOf(one) - columnOf(other)) <= 1 && Math.abs(rowOf(one) - rowOf(other)) <= 1;
}

/** The power that a choice uses, and the potions it moves; null where it uses none. */
export function powerOf(choice: Choice): { card: Card; from: readonly Space[]; to: readonly Space[] } | null {
  return isDoing(choice) && "power" in choice.details ? choice.details : null;
}

/** The control a choice belongs to, by the names the server uses for controls. */
export function controlOf(choice: Choice): string {
  return powerOf(choice)?.card ?? choice.verb;
}
