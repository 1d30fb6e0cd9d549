import type { Say } from "$kit/replay/shown";
import type { Plain } from "$wire";
import { Deck } from "../cards";

/** Describes moves. */
export default function sayer(plain: Plain): Say {
  const deck = new Deck(plain);
  return (choice, _view, nameOf) => deck.choiceWords(choice, nameOf);
}
