/** How somebody stands, in short: signs with a number each, and the same in words. */
export interface Standing {
  seat: number;
  words: string;
  parts: readonly { symbol: string; value: number }[];
}
