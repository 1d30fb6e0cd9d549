/** Explanations of cards: on hover, on focus and on a long press; one at a time. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

interface Tip {
  id: string;
  box: DOMRect;
}

/** Before words that are themselves what is shown. */
export const WHY = "why:";
const LONG = 450;
const HOVER = 300;

class Tips {
  shown = $state.raw<Tip | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** An attachment for controls whose title says why they cannot be used: a browser shows no title to the keyboard. */
  why: Attachment<HTMLElement> = (element) => {
    const show = () => {
      if (element.title && element.matches(":focus-visible"))
        this.shown = { id: `${WHY}${element.title}`, box: element.getBoundingClientRect() };
    };
    const hide = () => {
      if (this.shown?.id.startsWith(WHY)) this.shown = null;
    };
    const gone = new AbortController();
    for (const [name, listener] of [
      ["focus", show],
      ["blur", hide],
      ["pointerdown", hide],
    ] as const)
      element.addEventListener(name, () => untrack(listener), { signal: gone.signal });
    return () => {
      gone.abort();
      untrack(hide);
    };
  };

  /** An attachment for elements with an explanation. */
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
      // A long press shows the explanation. A mouse click is an action, so it hides it.
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
      // Not with Svelte's `on`, because that would keep removed elements in memory.
      // Untracked, because an element may lose the focus while Svelte removes it, when state must not be set.
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
