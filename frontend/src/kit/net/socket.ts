/** The connection to a room: requests are sent again until they are answered, and lost connections are reopened. */
import { FINAL, PROTOCOL, type FromClient, type FromServer, type Hello } from "$wire";
import { Refusal } from "./api";
import { LOST } from "./closing";
import { link, type Line as Wire } from "./link";

export type Line = "connecting" | "open" | "lost" | "closed";
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
export type Asking = Unnumbered<Exclude<FromClient, Hello>>;

interface Waiting {
  text: string;
  resolve: (answer: FromServer) => void;
  reject: (reason: Refusal) => void;
}

export interface Listener {
  heard(message: FromServer): void;
  line(state: Line, code: number): void;
  /** The last version that this page has seen, to get the story since then. */
  seen(): { table: string; version: number } | null;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const PULSE = 20_000;
const PATIENCE = 8_000;

export type Connect = (code: string) => Wire;

export class RoomSocket {
  #socket: Wire | null = null;
  #waiting = new Map<string, Waiting>();
  #counter = 0;
  #pause = FIRST_PAUSE;
  #stopped = false;
  #again: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  readonly #tag = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly code: string,
    readonly watch: boolean,
    readonly listener: Listener,
    readonly connect: Connect = (code) => link.connect(code),
  ) {}

  open(): void {
    if (this.#stopped) return;
    clearTimeout(this.#again);
    this.listener.line("connecting", 0);
    const socket = this.connect(this.code);
    this.#socket = socket;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  /** Reconnect at once, because the browser says that the network is back. */
  hurry(): void {
    if (this.#socket === null) this.open();
  }

  /** Treat the connection as lost, even if it looks open. */
  lose(): void {
    const socket = this.#socket;
    socket?.close();
    if (socket) this.#lost(socket, LOST);
  }

  close(): void {
    this.#stopped = true;
    clearTimeout(this.#again);
    clearTimeout(this.#pulse);
    this.#socket?.close();
    this.#fail(new Refusal("closed", "the page was left"));
  }

  /** Send a request; it is sent again after every lost connection until the answer comes. */
  ask(message: Asking): Promise<FromServer> {
    const id = `${this.#tag}-${++this.#counter}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { text, resolve, reject });
      this.#send(text);
    });
  }

  #send(text: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(text);
  }

  #greet(socket: Wire): void {
    const seen = this.listener.seen();
    const hello: Hello = {
      type: "hello",
      id: `${this.#tag}-${++this.#counter}`,
      protocol: PROTOCOL,
      watch: this.watch,
    };
    if (seen) Object.assign(hello, seen);
    socket.send(JSON.stringify(hello));
  }

  #heard(message: FromServer): void {
    this.#beat();
    if (message.type === "welcome") this.#welcome();
    // Update the state before resolving, so that code that awaits the answer sees the new state.
    this.listener.heard(message);
    const waiting = message.answers ? this.#waiting.get(message.answers) : undefined;
    if (!waiting || !message.answers) return;
    this.#waiting.delete(message.answers);
    if (message.type === "refused") waiting.reject(new Refusal(message.code, message.message, message.details));
    else waiting.resolve(message);
  }

  #welcome(): void {
    this.#pause = FIRST_PAUSE;
    this.listener.line("open", 0);
    for (const { text } of this.#waiting.values()) this.#send(text);
  }

  #lost(socket: Wire, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#pulse);
    if (this.#stopped) return;
    if (FINAL.has(code)) {
      this.#stopped = true;
      this.listener.line("closed", code);
      this.#fail(new Refusal("closed", `closed with ${code}`));
      return;
    }
    this.listener.line("lost", code);
    this.#again = setTimeout(() => this.open(), this.#pause * (0.75 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #fail(reason: Refusal): void {
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }

  /**
   * After some silence, ask whether the server is there; no answer means the connection is dead although it looks
   * open.
   */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#send(JSON.stringify({ type: "ping", id: `${this.#tag}-${++this.#counter}` }));
      this.#pulse = setTimeout(() => this.lose(), PATIENCE);
    }, PULSE);
  }
}
