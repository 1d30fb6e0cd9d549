/** The content of the tiles in play, by name. */
import { deckOf } from "$kit/table/cards";
import { listed, NONE } from "./marbles";
import type { Burner, Cards, DeskPosition, Tile } from "./position";
import { type Colour, COLOURS, KINDS, STARTER_SIZE } from "./rows";

export class Deck {
  readonly #tiles: ReadonlyMap<string, Tile>;

  constructor(readonly cards: Cards) {
    this.#tiles = new Map(cards.tiles.map((tile) => [tile.name, tile]));
  }

  /** A tile by its name, such as `wisdom-5`. Of tiles that are not in play only the kind is known. */
  tile(name: string): Tile {
    return this.#tiles.get(name) ?? { name, kind: name.replace(/-\d$/, ""), size: 0, holes: NONE, points: 0 };
  }

  /** The starter tile of a kind. */
  starter(kind: string): string {
    return this.cards.tiles.find((tile) => tile.kind === kind && tile.size === STARTER_SIZE)?.name ?? kind;
  }

  /** The index of a tile, which determines the order of shelves. */
  order(name: string): number {
    return this.cards.tiles.findIndex((tile) => tile.name === name);
  }

  kind(name: string): string {
    return this.tile(name).kind;
  }

  /**
   * The marble in each hole of a colour, and nothing in those that are empty: own colours first, then what joy has
   * mixed in.
   */
  filled(burner: Burner): { colour: Colour; marbles: (Colour | null)[] }[] {
    const { holes } = this.tile(burner.tile);
    const left = listed(burner.marbles);
    const groups = COLOURS.flatMap((colour, n) => {
      const [all, empty] = [holes[n]!, burner.empty[n]!];
      return all > 0 ? [{ colour, full: all - empty, empty, own: [] as Colour[] }] : [];
    });
    for (const group of groups) {
      while (group.own.length < group.full && left.includes(group.colour))
        group.own.push(...left.splice(left.indexOf(group.colour), 1));
    }
    return groups.map(({ colour, full, empty, own }) => ({
      colour,
      marbles: [...own, ...left.splice(0, full - own.length), ...Array.from({ length: empty }, () => null)],
    }));
  }

  /** All completed tiles, and whether each was drunk. Of two of a kind either may be the drunk one. */
  bottles(desk: DeskPosition): { tile: string; drunk: boolean }[] {
    const left = [...desk.undrunk];
    return desk.potions.map((name) => {
      const kind = kindNumber(this.kind(name));
      const drunk = (left[kind] ?? 0) <= 0;
      left[kind] = (left[kind] ?? 0) - 1;
      return { tile: name, drunk };
    });
  }
}

/** The cards of the table that contains a component. */
export const useDeck = deckOf((cards: Cards) => new Deck(cards));

export function kindNumber(kind: string): number {
  return KINDS.findIndex((other) => other === kind);
}
