/** Real addresses and a working back button, by the browser's own history. */
import { find } from "./routes";

class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  route = $derived(find(this.path));

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", path);
    this.#read();
    scrollTo(0, 0);
  }

  asked(name: string): string | null {
    return new URLSearchParams(this.query).get(name);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  /** Handle plain clicks on our own links; leave everything else to the browser. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
