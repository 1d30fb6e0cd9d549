/** The worker of the bots, as Python's `Thinkers` sees it. */
import { plain, type Python } from "./python";

interface Answer {
  id: number;
  bytes?: Uint8Array;
  fault?: string;
}

interface Waiting {
  resolve: (bytes: unknown) => void;
  reject: (reason: Error) => void;
}

export class Thinker {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #counter = 0;

  constructor(
    readonly folder: string,
    readonly python: Python,
  ) {}

  warm(): void {
    this.#started();
  }

  ask(question: unknown): Promise<unknown> {
    const id = ++this.#counter;
    const bytes = plain(question);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#started().postMessage({ id, bytes });
    });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error("stopped"));
    this.#waiting.clear();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => this.#heard(data);
    worker.onerror = () => this.stop();
    worker.postMessage({ folder: this.folder });
    this.#worker = worker;
    return worker;
  }

  #heard({ id, bytes, fault }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (bytes) waiting?.resolve(this.python.toPy(bytes));
    else waiting?.reject(new Error(fault));
  }
}
