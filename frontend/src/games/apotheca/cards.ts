/** Numbers of the rules: ranks, prices, goals, and sides. */
import { deckOf } from "$kit/table/cards";
import type { Cards, Position, Rank, Way } from "./position";

export class Deck {
  constructor(readonly cards: Cards) {}

  /** The rank for a score. */
  rankOf(score: number): Rank {
    return this.cards.ranks.findLast(({ least }) => score >= least)!;
  }

  /** The next higher rank; null at the top. */
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

  /** The seats that win together with this one, including itself. */
  side(position: Position, seat: number): number[] {
    const { sides, master } = this.way(position);
    const all = Array.from({ length: position.seats }, (_, n) => n);
    if (master) return all.filter((other) => (other === position.start) === (seat === position.start));
    return all.filter((other) => other % sides === seat % sides);
  }

  /** The sides with several seats. */
  teams(position: Position): number[][] | null {
    const sides = Array.from({ length: position.seats }, (_, seat) => this.side(position, seat));
    if (sides.every((side) => side.length === 1)) return null;
    return sides.filter((side, seat) => side[0] === seat);
  }

  /** The partners of a seat. */
  partners(position: Position, seat: number): number[] {
    return this.side(position, seat).filter((mate) => mate !== seat);
  }

  /** The colour of a seat's team, which is that of its first seat. */
  teamColour(position: Position, seat: number): string | null {
    const team = this.teams(position)?.find((seats) => seats.includes(seat));
    return team ? `var(--seat-${team[0]! % 4})` : null;
  }

  /** The number of apothecaries that a seat's side has satisfied. */
  satisfied(position: Position, seat: number): number {
    return this.side(position, seat).reduce((sum, mate) => sum + (position.satisfied[mate]?.length ?? 0), 0);
  }

  /** The stars up to the goal: whether each is won. */
  stars(position: Position, seat: number): boolean[] {
    const won = this.satisfied(position, seat);
    return Array.from({ length: this.cards.goal }, (_, step) => step < won);
  }
}

/** The cards of the table that contains a component. */
export const useDeck = deckOf((cards: Cards) => new Deck(cards));
