/** A page's connection to the engine in this browser. */
import { home } from "$kit/app/place";
import { EVERYBODY, type FromEngine, newName, placeOf, type State, type ToEngine } from "../../engine/channel";
import { settings } from "$kit/app/settings.svelte";
import type { Start } from "../../engine/engine.worker";
import { LOST, NORMAL } from "./closing";
import type { Line, Link } from "./link";

type Unsigned<T> = T extends unknown ? Omit<T, "to" | "from"> : never;
type Message = Unsigned<ToEngine>;

/** The minimum time for a bot's move in milliseconds, so that people can follow. */
const PACE = 800;

interface Asked {
  head: (status: number) => void;
  piece: (bytes: Uint8Array<ArrayBuffer>) => void;
  end: () => void;
  fail: () => void;
}

/** The state of the engine, for all pages. */
class Engine {
  state = $state.raw<State>({ engine: "", phase: "loading", share: 0, kept: true });
}

export const engine = new Engine();

export class EngineLink implements Link {
  readonly #me = newName();
  readonly #channel: BroadcastChannel;
  readonly #asked = new Map<number, Asked>();
  readonly #lines = new Map<number, EngineLine>();
  #queue: Message[] = [];
  #counter = 0;

  /** A browser that denies locks denies storage, too: then this page has its own engine. */
  static async begin(): Promise<EngineLink> {
    const place = placeOf(home());
    try {
      await navigator.locks.query();
      return new EngineLink(place, true);
    } catch {
      return new EngineLink(`${place} ${newName()}`, false);
    }
  }

  constructor(place: string, shared: boolean) {
    this.#channel = new BroadcastChannel(place);
    this.#channel.onmessage = ({ data }: MessageEvent<FromEngine>) => {
      if (data.to === this.#me || data.to === EVERYBODY) this.#heard(data);
    };
    const worker = new Worker(new URL("../../engine/engine.worker.ts", import.meta.url), { type: "module" });
    const start: Start = { place, shared, folder: new URL("engine/", home()).href, pace: settings.pace(PACE) / 1000 };
    worker.postMessage(start);
    this.#post({ kind: "hello" });
    addEventListener("pagehide", () => {
      this.#post({ kind: "gone" });
      this.#lose();
    });
  }

  ask(path: string, init: RequestInit = {}): Promise<Response> {
    const id = ++this.#counter;
    const body = new TextEncoder().encode(typeof init.body === "string" ? init.body : "");
    return new Promise((resolve, reject) => {
      const stream = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
      const writer = stream.writable.getWriter();
      const fail = () => {
        this.#asked.delete(id);
        reject(new TypeError("the engine was closed"));
        writer.abort().catch(() => undefined);
      };
      init.signal?.addEventListener("abort", () => {
        this.#send({ kind: "drop", id });
        fail();
      });
      this.#asked.set(id, {
        head: (status) => resolve(new Response(stream.readable, { status })),
        piece: (bytes) => void writer.write(bytes).catch(() => undefined),
        end: () => {
          this.#asked.delete(id);
          writer.close().catch(() => undefined);
        },
        fail,
      });
      this.#send({ kind: "ask", id, method: init.method ?? "GET", path, body });
    });
  }

  connect(code: string): Line {
    // There is something to store now: ask the browser not to delete it when space gets short.
    void navigator.storage?.persist?.().catch(() => false);
    const id = ++this.#counter;
    const line = new EngineLine(
      (text) => this.#send({ kind: "say", id, text }),
      () => {
        this.#lines.delete(id);
        this.#send({ kind: "leave", id });
      },
    );
    this.#lines.set(id, line);
    this.#send({ kind: "open", id, code });
    this.#settle();
    return line;
  }

  /** Send a message; before the engine is ready, it is queued. */
  #send(message: Message): void {
    if (engine.state.phase === "ready") this.#post(message);
    else if (engine.state.phase === "loading") this.#queue.push(message);
    else this.#lose();
  }

  #post(message: Message): void {
    this.#channel.postMessage({ ...message, to: "engine", from: this.#me });
  }

  #heard(message: FromEngine): void {
    if (message.kind === "state") this.#know(message.state);
    else if (message.kind === "head") this.#asked.get(message.id)?.head(message.status);
    else if (message.kind === "piece") this.#asked.get(message.id)?.piece(message.bytes);
    else if (message.kind === "end") this.#asked.get(message.id)?.end();
    else if (message.kind === "heard")
      this.#lines.get(message.id)?.onmessage?.(new MessageEvent("message", { data: message.text }));
    else this.#close(message.id, message.code);
  }

  #know(state: State): void {
    const before = engine.state;
    // Another page's engine has taken over, which does not know our earlier requests.
    if (before.phase === "ready" && before.engine !== state.engine) this.#lose();
    engine.state = state;
    if (state.phase === "broken") this.#lose();
    if (state.phase !== "ready") return;
    for (const message of this.#queue.splice(0)) this.#post(message);
    this.#settle();
  }

  /** Open the lines once the engine is ready. */
  #settle(): void {
    if (engine.state.phase === "ready") for (const line of this.#lines.values()) line.begin();
  }

  #lose(): void {
    this.#queue = [];
    for (const asked of [...this.#asked.values()]) asked.fail();
    for (const id of [...this.#lines.keys()]) this.#close(id, LOST);
  }

  #close(id: number, code: number): void {
    const line = this.#lines.get(id);
    this.#lines.delete(id);
    line?.end(code);
  }
}

class EngineLine implements Line {
  readyState = 0;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  constructor(
    readonly send: (text: string) => void,
    readonly leave: () => void,
  ) {}

  /** Fire events later, as sockets do, so that the creator of the line can set its handlers first. */
  begin(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    queueMicrotask(() => this.onopen?.(new Event("open")));
  }

  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    queueMicrotask(() => this.onclose?.(new CloseEvent("close", { code })));
  }

  close(): void {
    if (this.readyState !== 3) this.leave();
    this.end(NORMAL);
  }
}
