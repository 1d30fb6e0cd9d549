/**
 * An analysis as a page asks for it: how far it is, what came of it. It ends when the page does not want it any more.
 */
import type { Analysing, Analysis } from "$wire";
import { api, Refusal } from "$kit/net/api";

export class Insight {
  line = $state.raw<Analysing | null>(null);
  failed = $state.raw<Refusal | null>(null);
  #asked: AbortController | null = null;

  get analysis(): Analysis | null {
    return this.line?.analysis ?? null;
  }

  /** The analysis; null if there is none. */
  async ask(table: string): Promise<Analysis | null> {
    this.stop();
    this.failed = null;
    const asked = (this.#asked = new AbortController());
    try {
      await api.analyse(table, asked.signal, (line) => (this.line = line));
      if (!this.analysis) throw new Refusal("unreachable", "");
    } catch (reason) {
      if (asked.signal.aborted) return null;
      this.line = null;
      this.failed = reason instanceof Refusal ? reason : new Refusal("unreachable", "");
    }
    return this.analysis;
  }

  /** Stop waiting; a result that has arrived stays. */
  stop(): void {
    this.#asked?.abort();
    this.#asked = null;
    if (!this.analysis) this.line = null;
  }
}
