/**
 * Real addresses and a working back button, by the browser's own history. In a folder of files all pages are one
 * file, and their addresses stand behind a `#`.
 */
import { FILES_ONLY } from "./place";
import { find } from "./routes";

/** How a shared game begins after the `#`, on any page. */
export const SHARED = "#game=";

function here(): string {
  if (location.hash.startsWith(SHARED)) return "/shared";
  if (!FILES_ONLY) return location.pathname + location.search;
  return location.hash.startsWith("#/") ? location.hash.slice(1) : "/";
}

/** The address of a page for the address bar. */
export function shown(path: string): string {
  return FILES_ONLY ? `#${path}` : path;
}

class Router {
  #address = $state(here());
  path = $derived(this.#address.replace(/\?.*/, ""));
  route = $derived(find(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
    if (FILES_ONLY) for (const name of ["pointerover", "focusin"]) document.addEventListener(name, dress);
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", shown(path));
    this.#read();
    scrollTo(0, 0);
  }

  asked(name: string): string | null {
    return new URLSearchParams(this.#address.replace(/^[^?]*/, "")).get(name);
  }

  /** Replace the query in the address of this page. */
  note(query: URLSearchParams): void {
    this.#address = `${this.path}?${query.toString()}`;
    history.replaceState(null, "", shown(this.#address));
  }

  #read(): void {
    this.#address = here();
  }

  /** Handle plain clicks on our own links; the browser handles all others. */
  #follow(event: MouseEvent): void {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.hasAttribute("target") || link.hasAttribute("download")) return;
    const path = link.getAttribute("href")!.replace(/^#(?=\/)/, "");
    if (!path.startsWith("/") || path.startsWith("/api/")) return;
    event.preventDefault();
    this.go(path);
  }
}

function linkOf(event: Event): Element | null {
  return (event.target as Element | null)?.closest?.("a[href]") ?? null;
}

/** Correct the address of a link in a folder of static files before it is opened in a new tab or copied. */
function dress(event: Event): void {
  const link = linkOf(event);
  const path = link?.getAttribute("href");
  if (path?.startsWith("/")) link!.setAttribute("href", shown(path));
}

export const router = new Router();
