/**
 * How choices are tapped together: each is a list of things to touch, in order. A game says which; nothing here knows
 * a rule.
 */
import type { Choice } from "$wire";

/** The name of a thing on the table that can be touched: `space:a1`, `card:merten`, `button:end`, … */
export type Target = string;

export interface Way {
  choice: Choice;
  steps: readonly Target[];
}

/** The ways still open after some picks. */
export function open(all: readonly Way[], picked: readonly Target[]): Way[] {
  return all.filter(({ steps: list }) => picked.every((target, index) => list[index] === target));
}

/** What can be touched next. */
export function next(all: readonly Way[], picked: readonly Target[]): Map<Target, Way[]> {
  const found = new Map<Target, Way[]>();
  for (const way of open(all, picked)) {
    const target = way.steps[picked.length];
    if (target !== undefined) found.set(target, [...(found.get(target) ?? []), way]);
  }
  return found;
}

/** The choice that these picks determine, if any. */
export function settled(all: readonly Way[], picked: readonly Target[]): Choice | null {
  return open(all, picked).find(({ steps: list }) => list.length === picked.length)?.choice ?? null;
}
