/** The cards that are played with: asked of the server once, read by the game's own Deck. */
import { getContext, setContext } from "svelte";

/** Filled before anything that needs cards is shown. */
interface Holder {
  cards: object | null;
}

const KEY = Symbol("cards");

/** For whoever asks the server for the cards; what lies inside of it finds them. */
export function holder(): Holder {
  return setContext<Holder>(KEY, { cards: null });
}

/** How the components of a game get their deck: one for each set of cards. */
export function deckOf<Cards extends object, Deck>(read: (cards: Cards) => Deck): () => Deck {
  const decks = new WeakMap<object, Deck>();
  return () => {
    const cards = getContext<Holder>(KEY).cards as Cards;
    const deck = decks.get(cards) ?? read(cards);
    decks.set(cards, deck);
    return deck;
  };
}
