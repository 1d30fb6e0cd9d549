/** Typed access to the details of an event. */
import type { Happening } from "$wire";

export function text(happening: Happening, name: string): string {
  return String(happening.details[name] ?? "");
}

export function amount(happening: Happening, name: string): number {
  return Number(happening.details[name] ?? 0);
}

export function list(happening: Happening, name: string): string[] {
  const value = happening.details[name];
  return Array.isArray(value) ? value.map(String) : [];
}
