/** What the player on this device knows: finished games, and controls of games that were used or explained. */
import { keep, kept } from "$kit/app/keep";

const KEY = "learnt";
/** The entry for a finished game. */
const GAME = "game";

type Known = Readonly<Record<string, readonly string[]>>;

/** The stored entries; invalid ones are ignored. */
export function read(text: string | null): Known {
  try {
    const found = Object.entries(JSON.parse(text ?? "{}") as object);
    return Object.fromEntries(found.filter(([, names]) => Array.isArray(names)).map(([g, n]) => [g, n.map(String)]));
  } catch {
    return {};
  }
}

class Learnt {
  #known = $state.raw<Known>(read(kept(KEY)));

  has(game: string, name: string): boolean {
    return this.#known[game]?.includes(name) ?? false;
  }

  learn(game: string, ...names: string[]): void {
    const fresh = names.filter((name) => !this.has(game, name));
    if (fresh.length === 0) return;
    this.#known = { ...this.#known, [game]: [...(this.#known[game] ?? []), ...fresh] };
    keep(KEY, JSON.stringify(this.#known));
  }

  /** Whether this game was never finished on this device. */
  isNew(game: string): boolean {
    return !this.has(game, GAME);
  }

  finish(game: string): void {
    this.learn(game, GAME);
  }
}

export const learnt = new Learnt();
