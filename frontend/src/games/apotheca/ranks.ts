/** The solo ranks, read from the game's own content file so that they are written down once. */
type Rank = [name: string, from: number];

export function ranks(content: string): Rank[] {
  const line = /^ranks = (.*)$/m.exec(content);
  if (!line) throw new Error("content.toml has no ranks");
  return JSON.parse(line[1]!) as Rank[];
}

export function rankOf(content: string, score: number): string {
  return ranks(content).findLast(([, from]) => score >= from)![0];
}
