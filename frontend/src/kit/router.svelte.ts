/** Real addresses and a working back button, by the browser's own history. */
export interface Route {
  page: string;
  params: Record<string, string>;
}

const ROUTES: readonly [string, string][] = [
  ["/", "home"],
  ["/new", "new"],
  ["/new/:game", "new"],
  ["/room/:code", "room"],
  ["/watch/:code", "room"],
  ["/seat/:token", "seat"],
  ["/replay/:table", "replay"],
  ["/learn", "learn"],
  ["/learn/:game", "learn"],
  ["/learn/:game/tutorial", "tutorial"],
  ["/settings", "settings"],
];

/** Which page an address means. */
export function find(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  for (const [pattern, page] of ROUTES) {
    const params = fits(pattern.split("/").filter(Boolean), parts);
    if (params) return { page, params };
  }
  return { page: "lost", params: {} };
}

function fits(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, word] of pattern.entries()) {
    const part = parts[index]!;
    if (word.startsWith(":")) params[word.slice(1)] = decode(part);
    else if (word !== part) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

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

  /** Plain clicks on our own links stay in the page; everything else is the browser's. */
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
