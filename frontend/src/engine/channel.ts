/** The messages between pages and the engine, over a BroadcastChannel. One engine serves all pages. */

export type ToEngine =
  | { to: "engine"; from: string; kind: "hello" }
  | { to: "engine"; from: string; kind: "ask"; id: number; method: string; path: string; body: Uint8Array }
  | { to: "engine"; from: string; kind: "drop"; id: number }
  | { to: "engine"; from: string; kind: "open"; id: number; code: string }
  | { to: "engine"; from: string; kind: "say"; id: number; text: string }
  | { to: "engine"; from: string; kind: "leave"; id: number }
  | { to: "engine"; from: string; kind: "gone" };

/** The state of the engine. `kept` is false if this browser does not let us store anything. */
export interface State {
  /** The id of this start of the engine: requests to an earlier start will get no answer. */
  engine: string;
  phase: "loading" | "ready" | "broken";
  /** The progress of loading, from 0 to 1. */
  share: number;
  kept: boolean;
  /** Why it failed: a code with details, like those of refusals. */
  code?: string;
  details?: Record<string, string>;
}

export type FromEngine =
  | { to: string; kind: "state"; state: State }
  | { to: string; kind: "head"; id: number; status: number }
  | { to: string; kind: "piece"; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { to: string; kind: "end"; id: number }
  | { to: string; kind: "heard"; id: number; text: string }
  | { to: string; kind: "closed"; id: number; code: number };

export const EVERYBODY = "pages";

/** Each folder of a web space has its own games. */
export function placeOf(home: string): string {
  return `philtre ${new URL(home).pathname}`;
}

/** A name that nothing else has. Browsers offer `crypto.randomUUID` only on secure pages. */
export function newName(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
