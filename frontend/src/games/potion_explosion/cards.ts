/** What stands on the tiles: our own, read from the file the engine reads, or those of a table's pack. */
import content from "../../../../src/philtre/games/potion_explosion/content.toml?raw";
import type { Burner, Cards, Tile } from "./position";
import { type Colour, COLOURS, type Counts, KINDS, listed } from "./marbles";

/** Each `[[tile]]` of the file by its name, `wisdom-5`. */
export function tilesOf(text: string): Map<string, Tile> {
  const tiles = text.split("[[tile]]").slice(1).map(read);
  return new Map(tiles.map((tile) => [tile.name, tile]));
}

function read(text: string): Tile {
  const value = (name: string) => new RegExp(`\\b${name}\\s*=\\s*"?(\\w+)"?`).exec(text)?.[1] ?? "";
  const kind = value("kind");
  const holes = COLOURS.map((colour) => Number(value(colour))) as Counts;
  return {
    name: `${kind}-${value("size")}`,
    kind,
    size: Number(value("size")),
    holes,
    points: Number(value("points")),
  };
}

export const OWN: ReadonlyMap<string, Tile> = tilesOf(content);
let inPlay = OWN;

/** From now on tiles are these. */
export function lay(cards: Cards): void {
  inPlay = new Map(cards.tiles.map((one) => [one.name, one]));
}

export function layOwn(): void {
  inPlay = OWN;
}

export function tile(name: string): Tile {
  return inPlay.get(name) ?? { name, kind: name.replace(/-\d$/, ""), size: 0, holes: [0, 0, 0, 0], points: 0 };
}

export function kindOf(name: string): string {
  return tile(name).kind;
}

export function kindNumber(kind: string): number {
  return KINDS.indexOf(kind as (typeof KINDS)[number]);
}

/**
 * The marble in each hole of a colour, and nothing in those that are empty: own colours first, then what joy has
 * mixed in.
 */
export function filled(burner: Burner): { colour: Colour; marbles: (Colour | null)[] }[] {
  const { holes } = tile(burner.tile);
  const left = listed(burner.marbles);
  const groups = COLOURS.flatMap((colour, n) =>
    holes[n]! > 0 ? [{ colour, full: holes[n]! - burner.empty[n]!, empty: burner.empty[n]!, own: [] as Colour[] }] : [],
  );
  for (const group of groups) {
    while (group.own.length < group.full && left.includes(group.colour))
      group.own.push(...left.splice(left.indexOf(group.colour), 1));
  }
  return groups.map(({ colour, full, empty, own }) => ({
    colour,
    marbles: [...own, ...left.splice(0, full - own.length), ...Array.from({ length: empty }, () => null)],
  }));
}
