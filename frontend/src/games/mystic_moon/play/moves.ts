/** Moves of a finished game in words, with the names of the cards that were played with. */
import { api } from "$kit/net/api";
import type { Say } from "../../registry";
import { Deck } from "../cards";
import { choiceWords } from "./lines";
import type { Cards } from "../position";

export default async function sayer(table: string): Promise<Say> {
  const deck = new Deck(await api.cards<Cards>("mystic_moon", table));
  return (choice, _, nameOf) => choiceWords(choice, deck, nameOf);
}
