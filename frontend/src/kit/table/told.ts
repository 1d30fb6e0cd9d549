/** What happened and what can be done, read as what it is: the names of details are those of a game's own rows. */

interface Carrier {
  readonly details: object;
}

/** How a game reads details; `Details` is generated from its rows, so that no other name can be asked for. */
export function readers<Details extends object>() {
  const detailsOf = (carrier: Carrier): Details => carrier.details as Details;
  return {
    detailsOf,
    text: (carrier: Carrier, name: keyof Details): string => String(detailsOf(carrier)[name] ?? ""),
    amount: (carrier: Carrier, name: keyof Details): number => Number(detailsOf(carrier)[name] ?? 0),
    list: (carrier: Carrier, name: keyof Details): string[] => {
      const value = detailsOf(carrier)[name];
      return Array.isArray(value) ? value.map(String) : [];
    },
  };
}
