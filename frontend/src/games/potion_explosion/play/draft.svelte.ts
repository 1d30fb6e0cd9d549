/**
 * Marbles laid on holes before anything is decided: they can be taken back, and answer the question how they are
 * dealt out.
 */
import type { Choice } from "$wire";
import { type Counts, minus, NONE, number, plus, total } from "../marbles";
import type { Burner, Position } from "../position";
import { type Colour, COLOURS, isDoing } from "../rows";

export class Draft {
  /** For each burner, the marbles that were placed on holes of each colour. */
  laid = $state.raw<readonly Counts[]>([NONE, NONE]);

  get any(): boolean {
    return this.laid.some((counts) => total(counts) > 0);
  }

  clear(): void {
    this.laid = [NONE, NONE];
  }

  /** The marbles in hand and pool that are not placed yet. */
  free(position: Position, seat: number): Counts {
    return minus(this.#owned(position, seat), this.laid.reduce(plus, NONE));
  }

  /** Empty holes of a burner without a placed marble. */
  open(burner: Burner | null, which: number): Counts {
    return burner ? minus(burner.empty, this.laid[which]!) : NONE;
  }

  fits(position: Position, seat: number, which: number, colour: Colour): boolean {
    const burner = position.desks[seat]?.burners[which] ?? null;
    return this.open(burner, which)[number(colour)]! > 0 && this.free(position, seat)[number(colour)]! > 0;
  }

  /** Place one more marble; if no more fit, take all of this colour back. */
  touch(position: Position, seat: number, which: number, colour: Colour): void {
    if (this.fits(position, seat, which, colour)) this.#put(which, colour, this.laid[which]![number(colour)]! + 1);
    else this.#put(which, colour, 0);
  }

  lay(position: Position, seat: number, which: number, colour: Colour): boolean {
    const fits = this.fits(position, seat, which, colour);
    if (fits) this.#put(which, colour, this.laid[which]![number(colour)]! + 1);
    return fits;
  }

  /** Place every marble that fits; the burner that lacks least comes first. */
  layAll(position: Position, seat: number): void {
    const burners = position.desks[seat]?.burners ?? [];
    const missing = (which: number) => total(this.open(burners[which] ?? null, which));
    const order = burners.map((_, which) => which).sort((a, b) => missing(a) - missing(b));
    for (const which of order) for (const colour of COLOURS) while (this.lay(position, seat, which, colour));
  }

  /** Follow the table: forget placed marbles that are gone or whose hole is taken. */
  follow(position: Position, seat: number): void {
    const before = this.laid;
    this.clear();
    before.forEach((counts, which) =>
      counts.forEach((count, n) => this.#again(position, seat, which, COLOURS[n]!, count)),
    );
  }

  #again(position: Position, seat: number, which: number, colour: Colour, count: number): void {
    for (let n = 0; n < count; n++) this.lay(position, seat, which, colour);
  }

  #put(which: number, colour: Colour, count: number): void {
    this.laid = this.laid.with(which, this.laid[which]!.with(number(colour), count) as Counts);
  }

  #owned(position: Position, seat: number): Counts {
    return position.seat === seat ? plus(position.hand, position.desks[seat]?.pool ?? NONE) : NONE;
  }
}

/** The legal choice that deals a colour as it was placed, if there is one. */
export function answer(laid: readonly Counts[], choices: readonly Choice[]): Choice | null {
  const found = choices
    .filter(isDoing)
    .filter((choice) => choice.verb === "deal")
    .find(({ details: { colour, first, second } }) => isLaid(laid, number(colour), [first, second]));
  return found ?? null;
}

function isLaid(laid: readonly Counts[], colour: number, dealt: readonly number[]): boolean {
  return dealt.some((count) => count > 0) && dealt.every((count, which) => laid[which]![colour] === count);
}
