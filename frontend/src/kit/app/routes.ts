/** The addresses of the pages. */
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
  ["/learn/:game/tutorial/:course", "tutorial"],
  ["/learn/:game/practice/:name", "practice"],
  ["/settings", "settings"],
  ["/shared", "shared"],
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
