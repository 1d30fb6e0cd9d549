/** How everybody stands: in words for those who listen, in signs for small screens. Partners have one score. */
import type { Standing as Row, Team } from "$kit/table/shell";
import { listed, t } from "$kit/words/words.svelte";
import type { Deck } from "../cards";
import type { Position } from "../position";

export class Standing {
  constructor(
    readonly deck: Deck,
    readonly nameOf: (seat: number | null) => string,
  ) {}

  words(position: Position): string {
    if (position.variant === "solo") return t("apotheca-score", { points: position.score });
    const sides = (this.deck.teams(position) ?? []).filter((seats) => seats.length > 1);
    const shared = sides.map((seats) =>
      t("apotheca-table-team-standing", {
        names: listed(seats.map(this.nameOf)),
        count: this.deck.satisfied(position, seats[0]!),
      }),
    );
    return [...shared, ...position.gems.map((_, seat) => this.#one(position, seat))].join(" ");
  }

  /** The others, my partners first, and alone my own points. */
  parts(position: Position, eyes: number | null): Row[] {
    if (position.variant === "solo")
      return [{ seat: 0, words: this.words(position), parts: [{ symbol: "k-star", value: position.score }] }];
    const first = (eyes ?? 0) + 1;
    const seats = Array.from({ length: position.seats }, (_, n) => (first + n) % position.seats);
    const mine = eyes === null ? [] : this.deck.side(position, eyes);
    const sides = new Set([mine, ...seats.map((seat) => this.deck.side(position, seat))].map((side) => side.join()));
    return [...sides].flatMap((side) => {
      const others = seats.filter((seat) => seat !== eyes && this.deck.side(position, seat).join() === side);
      return this.#rows(position, others, eyes);
    });
  }

  /** The rows of one side, with its stars once. */
  #rows(position: Position, seats: readonly number[], eyes: number | null): Row[] {
    const team = seats.length === 0 ? undefined : this.#team(position, seats[0]!, eyes);
    return seats.map((seat) => ({
      seat,
      words: this.#one(position, seat),
      parts: [
        ...(team ? [] : [{ symbol: "k-star", value: this.#won(position, seat) }]),
        ...(position.gems[seat] ?? []).map((value, gem) => ({ symbol: `ap-gem-${gem}`, value })),
      ],
      team,
    }));
  }

  #team(position: Position, seat: number, eyes: number | null): Team | undefined {
    const side = this.deck.side(position, seat);
    if (side.length === 1) return undefined;
    const won = this.#won(position, seat);
    return {
      colour: this.deck.teamColour(position, seat)!,
      words: t("apotheca-table-team-standing", { names: listed(side.map(this.nameOf)), count: won }),
      also: side.filter((mate) => mate === eyes),
      won: { symbol: "k-star", value: won },
    };
  }

  #won(position: Position, seat: number): number {
    if (this.deck.isMaster(position, seat)) return position.kept.filter((count) => count > 0).length;
    return this.deck.satisfied(position, seat);
  }

  #one(position: Position, seat: number): string {
    const [ruby = 0, sapphire = 0, topaz = 0] = position.gems[seat] ?? [];
    const count = this.#won(position, seat);
    const alone = this.deck.partners(position, seat).length === 0;
    const message = alone ? "apotheca-table-standing" : "apotheca-table-standing-gems";
    return t(message, { name: this.nameOf(seat), ruby, sapphire, topaz, ...(alone ? { count } : {}) });
  }
}
