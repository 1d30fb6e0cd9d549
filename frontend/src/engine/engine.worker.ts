/**
 * The server of this device. Every page starts one, but only the one that gets the lock loads Python and answers all
 * pages; when its page is closed the next one takes over, and finds on disk all that was acknowledged.
 */
import { EVERYBODY, type FromEngine, newName, type State, type ToEngine } from "./channel";
import { type Handle, mountHandles } from "./files";
import { PACKAGES, plain, type Python, startPython } from "./python";
import { Thinker } from "./thinker";

const DATA = "/data";
const DATABASE = "philtre.db";
const FILES = [DATABASE, `${DATABASE}-journal`];

interface Line {
  hear(text: string): void;
  leave(): void;
}

interface Task {
  cancel(): void;
}

type Tell = (kind: string, what: unknown) => void;

interface Device {
  request(method: string, path: string, body: unknown, tell: Tell): Task;
  connect(code: string, tell: Tell): Line;
}

/** The first message of a page to the worker that it starts. */
export interface Start {
  place: string;
  folder: string;
  /** Whether other pages may use the same engine. */
  shared: boolean;
  /** Minimum seconds for a bot's move. */
  pace: number;
}

addEventListener("message", ({ data }: MessageEvent<Start>) => {
  const run = () => new Engine(data).run();
  void (data.shared ? navigator.locks.request(data.place, run) : run());
});

class Engine {
  readonly #channel: BroadcastChannel;
  readonly #state: State = { engine: newName(), phase: "loading", share: 0, kept: true };
  readonly #tasks = new Map<string, Task>();
  readonly #lines = new Map<string, Line>();
  #device: Device | null = null;
  #python: Python | null = null;

  constructor(readonly start: Start) {
    this.#channel = new BroadcastChannel(start.place);
    this.#channel.onmessage = ({ data }: MessageEvent<ToEngine>) => {
      if (data.to === "engine") this.#heard(data);
    };
  }

  /** Never ends: the lock is held as long as the worker lives. */
  async run(): Promise<never> {
    this.#tell({});
    try {
      await this.#begin();
      this.#tell({ phase: "ready", share: 1 });
    } catch (reason) {
      console.error(String(reason).slice(-3000));
      this.#tell({ phase: "broken", ...trouble(String(reason)) });
    }
    return new Promise(() => undefined);
  }

  async #begin(): Promise<void> {
    let told = 0;
    const [python, handles] = await Promise.all([
      startPython(this.start.folder, (share) => {
        if (share - told < 0.02) return;
        told = share;
        this.#tell({ share });
      }),
      opened(this.start.place),
    ]);
    this.#python = python;
    this.#state.kept = handles !== null;
    if (handles) mountHandles(python.FS, DATA, handles);
    else python.FS.mkdirTree(DATA);
    // The migrations that make a database take a second, so an empty one is part of the package.
    if (!handles || handles.get(DATABASE)!.getSize() === 0)
      python.FS.writeFile(`${DATA}/${DATABASE}`, python.FS.readFile(`${PACKAGES}/empty.db`));
    const { begin } = python.pyimport("philtre.server.device.main");
    this.#device = (await begin!(DATA, new Thinker(this.start.folder, python), this.start.pace)) as Device;
  }

  #tell(change: Partial<State>): void {
    Object.assign(this.#state, change);
    this.#say({ to: EVERYBODY, kind: "state", state: this.#state });
  }

  #say(message: FromEngine): void {
    this.#channel.postMessage(message);
  }

  #heard(message: ToEngine): void {
    const to = message.from;
    if (message.kind === "hello") {
      this.#say({ to, kind: "state", state: this.#state });
      return;
    }
    if (message.kind === "gone") {
      this.#forget(to);
      return;
    }
    const { id } = message;
    const key = `${to} ${id}`;
    if (message.kind === "ask") this.#ask(key, message);
    else if (message.kind === "open") this.#open(key, message);
    else if (message.kind === "say") this.#lines.get(key)?.hear(message.text);
    else if (message.kind === "drop") {
      this.#tasks.get(key)?.cancel();
      this.#tasks.delete(key);
    } else {
      this.#lines.get(key)?.leave();
      this.#lines.delete(key);
    }
  }

  #ask(key: string, { from: to, id, method, path, body }: ToEngine & { kind: "ask" }): void {
    const task = this.#device?.request(method, path, this.#python!.toPy(body), (kind, what) => {
      if (kind === "head") this.#say({ to, kind, id, status: what as number });
      else if (kind === "piece") this.#say({ to, kind, id, bytes: plain(what) as Uint8Array<ArrayBuffer> });
      else {
        this.#tasks.delete(key);
        this.#say({ to, kind: "end", id });
      }
    });
    if (task) this.#tasks.set(key, task);
  }

  #open(key: string, { from: to, id, code }: ToEngine & { kind: "open" }): void {
    const line = this.#device?.connect(code, (kind, what) => {
      if (kind === "heard") this.#say({ to, kind, id, text: what as string });
      else {
        this.#lines.delete(key);
        this.#say({ to, kind: "closed", id, code: what as number });
      }
    });
    if (line) this.#lines.set(key, line);
  }

  /** A page was closed. */
  #forget(page: string): void {
    for (const [key, line] of this.#lines)
      if (key.startsWith(page)) {
        line.leave();
        this.#lines.delete(key);
      }
    for (const [key, task] of this.#tasks)
      if (key.startsWith(page)) {
        task.cancel();
        this.#tasks.delete(key);
      }
  }
}

/** The files of the games; null if the browser does not let us store any. */
async function opened(place: string): Promise<Map<string, Handle> | null> {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(place.replace(/[^a-z0-9]+/gi, "-"), { create: true });
    const handles = new Map<string, Handle>();
    for (const name of FILES) {
      const file: unknown = await folder.getFileHandle(name, { create: true });
      handles.set(name, await (file as { createSyncAccessHandle(): Promise<Handle> }).createSyncAccessHandle());
    }
    return handles;
  } catch (reason) {
    console.info(`games are not kept: ${String(reason)}`);
    return null;
  }
}

/** The reason in Python's last line: the games are from a newer Philtre, or something else. */
function trouble(reason: string): Pick<State, "code" | "details"> {
  if (reason.includes("a newer Philtre")) return { code: "engine-newer" };
  return { code: "engine-broken", details: { problem: reason.trim().split("\n").at(-1)!.slice(0, 200) } };
}
