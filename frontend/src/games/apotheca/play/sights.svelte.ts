/** What the table points out to whoever decides: what can be touched, what it would bring, what is advised. */
import type { Sitting } from "$kit/table/sitting.svelte";
import { settled, type Target } from "$kit/table/ways";
import { t } from "$kit/words/words.svelte";
import type { Choice, Happening } from "$wire";
import type { Deck } from "../cards";
import type { Position, Potion } from "../position";
import { COLOURS, type Doing, isDoing, isTold, STATIONS, isPrompt } from "../rows";
import { spaceNumber } from "../spaces";
import { marked } from "./marks";
import { isCard, type Picker } from "./picker.svelte";
import { controlOf, powerOf, ways } from "./picks";
import { spacesOf } from "./story";

/** A potion where it would lie. */
export interface Ghost {
  from: number;
  to: number;
  potion: Potion;
}
/** A hint on the board: the best is 1. */
export interface Advice {
  rank: number;
  from: number;
  to: number;
}

export class Sights {
  constructor(
    readonly sitting: Sitting<Position>,
    readonly picker: Picker,
    readonly deck: Deck,
    /** What the coach wants played, in notation. */
    readonly guide: () => readonly string[],
  ) {}

  offered = $derived.by(() => (this.sitting.active ? new Set(this.picker.nexts.keys()) : new Set<Target>()));
  /** Solo: the spaces whose potion outside can come in. */
  called = $derived.by(() => (isPrompt(this.sitting.table.prompt, "outside") ? this.offered : new Set<Target>()));
  marks = $derived.by(() => marked(this.sitting.room.deeds, this.sitting.eyes));
  /** For each card one could use, why not. */
  reasons = $derived.by(
    () =>
      new Map(
        this.sitting.controls
          .filter((c) => isCard(c.name))
          .map((c) => [c.name, c.reason === null ? null : t(`apotheca-why-${c.reason}`)]),
      ),
  );
  /** Potions where the shown choice would put them. */
  ghosts = $derived.by((): Ghost[] => {
    const choice = this.sitting.active ? this.picker.shown : null;
    if (!choice) return [];
    const { market, hand } = this.sitting.position;
    if (isDoing(choice) && (choice.verb === "place" || choice.verb === "outside")) {
      const space = spaceNumber(choice.details.space);
      const potion = { colour: hand?.colour ?? null, up: false, arrow: this.sitting.eyes, stack: 1 };
      return [{ from: space, to: space, potion }];
    }
    return (powerOf(choice) ? moves(choice) : []).flatMap(([from, to]) => {
      const potion = market[from];
      return potion ? [{ from, to, potion }] : [];
    });
  });
  would = $derived.by(() => matchOf(this.picker.preview?.happenings ?? []));
  /** Spaces on which the last touch would make a match. */
  lucky = $derived.by(() => {
    const found = new Set<number>();
    if (!this.sitting.active) return found;
    for (const target of this.offered) {
      const choice = settled(this.picker.ways, [...this.picker.picked, target]);
      const seen = choice ? this.picker.previews.get(choice.id) : undefined;
      if (target.startsWith("space:") && seen && matchOf(seen.happenings).length > 0)
        found.add(spaceNumber(target.slice("space:".length)));
    }
    return found;
  });
  /** The next touch on the way to what the coach wants. */
  guided = $derived.by((): Target | null => {
    const choices = this.sitting.active ? this.picker.choices : [];
    const choice = choices.find((other) => other.notation === this.guide()[0]);
    if (!choice) return null;
    const control = controlOf(choice);
    if (isPrompt(this.sitting.table.prompt, "action") && this.picker.control !== control) return `control:${control}`;
    return ways(choice)[0]!.steps[this.picker.picked.length] ?? "commit";
  });
  /** The match whose button is pointed at. */
  aimed = $state.raw<readonly string[]>([]);
  pointed = $derived.by(() => {
    const { pointed, room } = this.sitting;
    const spaces = pointed ? spacesOf(pointed, room.deeds) : [];
    const guided = this.guided?.startsWith("space:") ? [spaceNumber(this.guided.slice("space:".length))] : [];
    return new Set([...spaces, ...guided, ...this.aimed.map(spaceNumber)]);
  });
  /** Gems that the shown choice would cost. */
  pays = $derived.by((): number[] => {
    const choice = this.sitting.active ? this.picker.shown : null;
    if (!choice || !isDoing(choice) || choice.verb !== "hire") return [];
    const { station, words } = choice.details;
    if (words.endsWith("mixed")) return COLOURS.map(() => 1);
    return STATIONS.map((name) => (name === station ? this.deck.way(this.sitting.position).price : 0));
  });
  /** What is advised, with its rank; while the pointer is on one of the hints, that one alone. */
  advised = $derived.by((): { choice: Choice; rank: number }[] => {
    const { active, hints, hinted } = this.sitting;
    return (active ? (hints ?? []) : []).flatMap(({ action }, n) => {
      const choice = this.picker.choices.find((other) => other.id === action);
      return choice && (hinted ?? action) === action ? [{ choice, rank: n + 1 }] : [];
    });
  });
  /** What is advised on the market: potions that move, spaces that are touched. */
  advice = $derived.by(() =>
    this.advised.flatMap(({ choice, rank }): Advice[] => moves(choice).map(([from, to]) => ({ rank, from, to }))),
  );
  /** What is advised beside it: an action, a card, a station; the best rank of each. */
  ranks = $derived.by(() => {
    const found = new Map<string, number>();
    for (const { choice, rank } of this.advised)
      for (const name of named(choice)) if (!found.has(name)) found.set(name, rank);
    return found;
  });
}

function named(choice: Choice): string[] {
  if (isDoing(choice) && choice.verb === "hire") return ["hire", `hire:${choice.details.words.split(" ")[0]}`];
  const control = controlOf(choice);
  return isCard(control) ? ["power", control] : [control];
}

/** Where potions would move; a single space that is touched is a move on the spot. */
function moves(choice: Choice): (readonly [number, number])[] {
  const power = powerOf(choice);
  if (power) return power.from.map((from, n) => [spaceNumber(from), spaceNumber(power.to[n]!)] as const);
  const space = isDoing(choice) ? spaceOf(choice) : -1;
  return space < 0 ? [] : [[space, space]];
}

function spaceOf({ details }: Doing): number {
  return "space" in details ? spaceNumber(details.space) : -1;
}

function matchOf(happenings: readonly Happening[]): number[] {
  return happenings
    .filter(isTold)
    .flatMap((told) => (told.event === "matched" ? told.details.match.map(spaceNumber) : []));
}
