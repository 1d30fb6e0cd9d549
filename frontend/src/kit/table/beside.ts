/** What a page puts into the free column of a wide table: the chat of a room. The kit knows no pages. */
import type { Component } from "svelte";

export interface Beside {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each part has a room of its own kind
  Part: Component<any>;
  room: unknown;
}

/** The context in which a page gives a function that returns it, or null. */
export const BESIDE = Symbol("beside");
/** Whether it is seen: the others' desks may leave it no room. */
export function seen(): boolean {
  return (document.querySelector<HTMLElement>(".beside > div")?.offsetHeight ?? 0) > 0;
}

/** Wide and high enough for it. */
export const ROOMY = "(min-width: 100rem) and (min-height: 56rem)";
