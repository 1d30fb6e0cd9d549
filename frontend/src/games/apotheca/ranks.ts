/** The solo ranks, read from the game's own content file so that they are written down once. */
type Rank = [name: string, from: number];

export function ranks(content: string): Rank[] {
  const rows = [...content.matchAll(/^\[\[rank\]\]\nid = "(.*)"\nleast = (\d+)$/gm)];
  return rows.map(([, name, least]) => [name!, Number(least)]);
}

export function rankOf(content: string, score: number): string {
  return ranks(content).findLast(([, from]) => score >= from)![0];
}
