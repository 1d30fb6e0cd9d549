/** Values in the browser's storage or, if it is denied, in memory until the page is closed. */
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

/** The same until this tab is closed; null deletes the value. */
export function keptHere(key: string): string | null {
  try {
    return sessionStorage.getItem(`philtre.${key}`);
  } catch {
    return memory.get(`here.${key}`) ?? null;
  }
}

export function keepHere(key: string, value: string | null): void {
  if (value === null) memory.delete(`here.${key}`);
  else memory.set(`here.${key}`, value);
  try {
    if (value === null) sessionStorage.removeItem(`philtre.${key}`);
    else sessionStorage.setItem(`philtre.${key}`, value);
  } catch {
    // Storage is denied or full: the value stays in memory.
  }
}
