/** Values kept in the browser's storage; where it is denied, as long as the page lives. */
const memory = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`philtre.${key}`);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(`philtre.${key}`, value);
  } catch {
    // Storage is denied or full: keep the value in memory.
  }
}
