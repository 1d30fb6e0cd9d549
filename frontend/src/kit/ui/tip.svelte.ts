/** Explanations of cards: on hover, on focus and on a long press; one at a time. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

interface Tip {
  id: string;
  box: DOMRect;
}

const LONG = 450;
const HOVER = 300;

class Tips {
  shown = $state.raw<Tip | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Attach this to any element that has an explanation. */
  about(id: string): Attachment {
    return (element) => {
      const show = () => (this.shown = { id, box: element.getBoundingClientRect() });
      const hide = () => {
        clearTimeout(this.#timer);
        if (this.shown?.id === id) this.shown = null;
      };
      const wait = (milliseconds: number) => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(show, milliseconds);
      };
      const over = (event: Event) => (event as PointerEvent).pointerType === "mouse" && wait(HOVER);
      // A finger that stays asks; a click of the mouse does something, and needs no explanation in its way.
      const down = (event: Event) => ((event as PointerEvent).pointerType === "mouse" ? hide() : wait(LONG));
      const focus = () => element.matches(":focus-visible") && show();
      const listened: [string, EventListener][] = [
        ["pointerenter", over],
        ["pointerdown", down],
        ["pointerleave", hide],
        ["pointerup", hide],
        ["pointercancel", hide],
        ["focus", focus],
        ["blur", hide],
      ];
      // Not by Svelte's `on`: what it leaves at an event keeps this element, and all it reaches, when it is long gone.
      // Untracked: an element that Svelte removes loses the focus while it draws, and may set nothing else.
      const gone = new AbortController();
      for (const [name, listener] of listened)
        element.addEventListener(name, (event) => untrack(() => listener(event)), { signal: gone.signal });
      return () => {
        gone.abort();
        hide();
      };
    };
  }
}

export const tips = new Tips();
