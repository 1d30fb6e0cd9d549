/** Describes moves of a finished game, with the names of its cards. */
import type { Say } from "$kit/replay/shown";
import { Deck } from "../cards";
import type { Cards } from "../position";
import { choiceWords } from "./lines";

export default function sayer(cards: Cards): Say {
  const deck = new Deck(cards);
  return (choice, _view, nameOf) => choiceWords(choice, deck, nameOf);
}
