/** Dragging a marble to a hole with finger or mouse; everything works without it too. */
import type { Attachment } from "svelte/attachments";

/** Where it was dropped: a burner, perhaps a colour of its holes; null: nowhere. */
export type Drop = { burner: number; hole: string | null } | null;

const FAR = 8;

export function drag(ondrop: (drop: Drop) => void): Attachment {
  return (element) => {
    const start = (event: Event) => begin(element as HTMLElement, event as PointerEvent, ondrop);
    element.addEventListener("pointerdown", start);
    return () => element.removeEventListener("pointerdown", start);
  };
}

function begin(element: HTMLElement, down: PointerEvent, ondrop: (drop: Drop) => void): void {
  if (down.button !== 0) return;
  let ghost: HTMLElement | null = null;
  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > FAR;
    if (far) ghost ??= lifted(element);
    if (ghost) ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
  };
  const end = (event: PointerEvent) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!ghost) return;
    ghost.remove();
    if (event.type === "pointerup") ondrop(under(event.clientX, event.clientY));
    // The click that follows a drag is not a tap.
    addEventListener("click", swallow, true);
    setTimeout(() => removeEventListener("click", swallow, true));
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

function swallow(event: Event): void {
  event.stopPropagation();
}

function lifted(element: HTMLElement): HTMLElement {
  const ball = element.querySelector(".ball")!;
  const ghost = ball.cloneNode(true) as HTMLElement;
  const size = ball.getBoundingClientRect().width;
  Object.assign(ghost.style, {
    position: "fixed",
    left: `${-size / 2}px`,
    top: `${-size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    zIndex: "70",
    pointerEvents: "none",
    scale: "1.2",
  });
  document.body.append(ghost);
  return ghost;
}

function under(x: number, y: number): Drop {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset["drop"]?.split("-");
  if (!found) return null;
  return { burner: Number(found[1]), hole: found[0] === "hole" ? found[2]! : null };
}
