/**
 * What is touched for each legal choice: `space:a1`, `turn:b2`, `shift:2 right`, `wind:up`, `hire:ruby`,
 * `card:merten`, … No rule is tested here.
 */
import type { Target, Way } from "$kit/table/ways";
import type { Choice } from "$wire";
import { detailsOf } from "./told";

const MOVES = new Set(["glide", "juggle", "leap", "pounce", "waltz"]);
const SWAPS = new Set(["flip", "spin", "switch", "swap"]);

function words(choice: Choice): string {
  return String(detailsOf(choice).words ?? "");
}

function space(name: string): Target {
  return `space:${name}`;
}

/** All ways to reach a choice by touches; the control that leads to it is not one of the steps. */
export function ways(choice: Choice): Way[] {
  return steps(choice).map((list) => ({ choice, steps: list }));
}

function steps(choice: Choice): Target[][] {
  const text = words(choice);
  const verb = choice.verb;
  if (MOVES.has(verb)) return [text.split(">").map(space)];
  if (SWAPS.has(verb)) return both(text.split(" ").map(space));
  if (verb === "charge") return [charge(text)];
  if (verb === "dive") return dive(text);
  if (verb === "rush") return rush(choice);
  if (verb === "float") return [[`shift:${text}`]];
  if (verb === "twist") return [[`turn:${text}`]];
  if (verb === "winds") return [[`wind:${text}`]];
  if (verb === "hire") return [[`hire:${text}`]];
  if (verb === "match") return [[`match:${choice.id}`]];
  if (verb === "satisfy") return [[`card:${text}`]];
  if (verb === "decree") return [[`decree:${text}`]];
  if (["reveal", "place", "stack", "outside"].includes(verb)) return [[space(text)]];
  return [[`button:${verb}`]];
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
function rush(choice: Choice): Target[][] {
  const from = detailsOf(choice).from as string[];
  const to = detailsOf(choice).to as string[];
  return from.flatMap((source, index) => (near(source, to[index]!) ? [[space(source), space(to[index]!)]] : []));
}

function near(a: string, b: string): boolean {
  return Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1 && Math.abs(a.charCodeAt(1) - b.charCodeAt(1)) <= 1;
}

/** The control a choice belongs to, by the names the server uses for controls. */
export function controlOf(choice: Choice): string {
  const card = detailsOf(choice).card;
  return detailsOf(choice).power !== undefined && typeof card === "string" ? card : choice.verb;
}
