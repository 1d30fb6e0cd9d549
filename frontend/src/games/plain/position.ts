/** A position of whatever form: fields by their names. */
export type Value = null | boolean | number | string | readonly Value[] | { readonly [field: string]: Value };
export type Position = Readonly<Record<string, Value>>;

export function isThing(value: Value): value is { readonly [field: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** How many seats there are, by the fields with an entry for each. */
export function seatsOf(position: Position, desks: readonly string[]): number {
  return Math.max(0, ...desks.map((name) => (Array.isArray(position[name]) ? position[name].length : 0)));
}
