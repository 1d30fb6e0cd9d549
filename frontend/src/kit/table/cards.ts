/** The cards in play: requested from the server once, and read by the game's own Deck. */
import { getContext, setContext } from "svelte";

/** Filled before anything that needs cards is shown. */
interface Holder {
  cards: object | null;
}

const KEY = Symbol("cards");

/** Provide the cards to the components inside. */
export function holder(): Holder {
  return setContext<Holder>(KEY, { cards: null });
}

/** Makes the function by which a game's components get the deck, of which there is one for each card set. */
export function deckOf<Cards extends object, Deck>(read: (cards: Cards) => Deck): () => Deck {
  const decks = new WeakMap<object, Deck>();
  return () => {
    const cards = getContext<Holder>(KEY).cards as Cards;
    const deck = decks.get(cards) ?? read(cards);
    decks.set(cards, deck);
    return deck;
  };
}
