/** What the rules count by: ranks, prices, goals, and who plays together. */
import { deckOf } from "$kit/table/cards";
import type { Cards, Position, Rank, Way } from "./position";

export class Deck {
  constructor(readonly cards: Cards) {}

  /** The rank that a score earns. */
  rankOf(score: number): Rank {
    return this.cards.ranks.findLast(({ least }) => score >= least)!;
  }

  /** The rank above; null at the top. */
  rankAbove(score: number): Rank | null {
    return this.cards.ranks.find(({ least }) => score < least) ?? null;
  }

  /** The numbers of this variant and number of seats. */
  way(position: Position): Way {
    return this.cards.ways.find((way) => way.variant === position.variant && way.seats === position.seats)!;
  }

  isMaster(position: Position, seat: number): boolean {
    return this.way(position).master && seat === position.start;
  }

  /** The seats that win together with this one, itself among them. */
  side(position: Position, seat: number): number[] {
    const { sides, master } = this.way(position);
    const all = Array.from({ length: position.seats }, (_, n) => n);
    if (master) return all.filter((other) => (other === position.start) === (seat === position.start));
    return all.filter((other) => other % sides === seat % sides);
  }

  /** Those who win together, where anybody does: the seats of each side. */
  teams(position: Position): number[][] | null {
    const sides = Array.from({ length: position.seats }, (_, seat) => this.side(position, seat));
    if (sides.every((side) => side.length === 1)) return null;
    return sides.filter((side, seat) => side[0] === seat);
  }

  /** A seat's partners; nobody where all play for themselves. */
  partners(position: Position, seat: number): number[] {
    return this.side(position, seat).filter((mate) => mate !== seat);
  }

  /** The colour of a seat's team: that of its first seat. */
  teamColour(position: Position, seat: number): string | null {
    const team = this.teams(position)?.find((seats) => seats.includes(seat));
    return team ? `var(--seat-${team[0]! % 4})` : null;
  }

  /** How many apothecaries a seat's side has satisfied. */
  satisfied(position: Position, seat: number): number {
    return this.side(position, seat).reduce((sum, mate) => sum + (position.satisfied[mate]?.length ?? 0), 0);
  }

  /** The stars on the way to the goal, for each whether it is won. */
  stars(position: Position, seat: number): boolean[] {
    const won = this.satisfied(position, seat);
    return Array.from({ length: this.cards.goal }, (_, step) => step < won);
  }
}

/** The deck of the table a component lies on. */
export const useDeck = deckOf((cards: Cards) => new Deck(cards));
