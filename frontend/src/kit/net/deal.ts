/** Whether the luck was fixed before the game: the seed's SHA-256 must be what was given out at the start. */
export type Promised = "kept" | "broken" | "closed" | "unable";

export async function verify(commitment: string, seed: string | null): Promise<Promised> {
  if (seed === null) return "closed";
  // Browsers hash only on secure pages: https, or this machine itself.
  if (!globalThis.crypto?.subtle) return "unable";
  const hash = await crypto.subtle.digest("SHA-256", bytes(seed));
  return hex(new Uint8Array(hash)) === commitment.toLowerCase() ? "kept" : "broken";
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((text.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
}

function hex(values: Uint8Array): string {
  return [...values].map((value) => value.toString(16).padStart(2, "0")).join("");
}
