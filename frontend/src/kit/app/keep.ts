/** Small things kept in the browser. Where storage is denied they live as long as the page. */
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
    // Denied or full: the page goes on with its own memory.
  }
}
