/** What pages and the engine say to each other over a channel of the browser. One engine serves all pages. */

export type ToEngine =
  | { to: "engine"; from: string; kind: "hello" }
  | { to: "engine"; from: string; kind: "ask"; id: number; method: string; path: string; body: Uint8Array }
  | { to: "engine"; from: string; kind: "drop"; id: number }
  | { to: "engine"; from: string; kind: "open"; id: number; code: string }
  | { to: "engine"; from: string; kind: "say"; id: number; text: string }
  | { to: "engine"; from: string; kind: "leave"; id: number }
  | { to: "engine"; from: string; kind: "gone" };

/** How far the engine is. `kept` is false where this browser lets us keep nothing. */
export interface State {
  /** Which start of it this is: whatever was asked of an earlier one gets no answer any more. */
  engine: string;
  phase: "loading" | "ready" | "broken";
  /** How much has been loaded, from 0 to 1. */
  share: number;
  kept: boolean;
  /** Why it is broken: a code with details, as refusals have them. */
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

/** Each folder of a web space is a place of its own, with its own games. */
export function placeOf(home: string): string {
  return `philtre ${new URL(home).pathname}`;
}
