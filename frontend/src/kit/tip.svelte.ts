/** A card explains itself: on hover, on focus, and on a long press. One explanation at a time. */
import type { Attachment } from "svelte/attachments";

interface Tip {
  id: string;
  box: DOMRect;
}

const LONG = 450;

class Tips {
  shown = $state.raw<Tip | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Attach to anything that has an explanation. */
  about(id: string): Attachment {
    return (element) => {
      const show = () => (this.shown = { id, box: element.getBoundingClientRect() });
      const hide = () => {
        clearTimeout(this.#timer);
        if (this.shown?.id === id) this.shown = null;
      };
      const over = (event: Event) => {
        const slow = (event as PointerEvent).pointerType === "mouse";
        this.#timer = setTimeout(show, slow ? 250 : LONG);
      };
      const focus = () => element.matches(":focus-visible") && show();
      const on: [string, EventListener][] = [["pointerenter", over], ["pointerdown", over], ["pointerleave", hide], ["pointerup", hide], ["focus", focus], ["blur", hide]];
      on.forEach(([name, listener]) => element.addEventListener(name, listener));
      return () => {
        on.forEach(([name, listener]) => element.removeEventListener(name, listener));
        hide();
      };
    };
  }
}

export const tips = new Tips();
