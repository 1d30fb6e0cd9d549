/** What is known about a game without drawings: its texts, and the kinds of its details and fields. */
import { deckOf } from "$kit/table/cards";
import { type Args, t, words } from "$kit/words/words.svelte";
import type { Choice, Happening, Plain } from "$wire";

export type NameOf = (seat: number | null) => string;
type Kinds = Record<string, string>;
type Details = Happening["details"];

const SEAT = "seat";

export class Deck {
  constructor(readonly plain: Plain) {}

  /** The name of a thing, if the game has one. */
  named(kind: string, value: string): string {
    const id = `${this.plain.game}-${kind}-${value}`;
    return words.has(id) ? t(id) : value;
  }

  /** The name of a field of the position. */
  label(field: string): string {
    const id = `${this.plain.game}-field-${field}`;
    return words.has(id) ? t(id) : field.replaceAll("_", " ");
  }

  prompt(name: string): string {
    return t(`${this.plain.game}-prompt-${name}`);
  }

  lineWords(happening: Happening, nameOf: NameOf): string | null {
    const id = `${this.plain.game}-event-${happening.event}`;
    if (!words.has(id)) return null;
    const kinds = this.plain.events[happening.event] ?? {};
    return t(id, { who: nameOf(happening.who), ...this.#told(kinds, happening.details, nameOf) });
  }

  choiceWords(choice: Choice, nameOf: NameOf): string {
    const id = `${this.plain.game}-do-${choice.verb}`;
    const kinds = this.plain.verbs[choice.verb] ?? {};
    return words.has(id) ? t(id, this.#told(kinds, choice.details, nameOf)) : choice.notation;
  }

  #told(kinds: Kinds, details: Details, nameOf: NameOf): Args {
    return Object.fromEntries(
      Object.entries(details).map(([name, value]) => [name, this.#one(kinds[name] ?? name, value, nameOf)]),
    );
  }

  #one(kind: string, value: Details[string], nameOf: NameOf): string | number {
    if (Array.isArray(value)) return value.map((item) => String(this.#one(kind, item, nameOf))).join(", ");
    if (typeof value === "number") return kind === SEAT ? nameOf(value) : value;
    return this.named(kind, String(value));
  }
}

export const useDeck = deckOf((plain: Plain) => new Deck(plain));
