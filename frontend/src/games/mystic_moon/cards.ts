/** The content of the cards in play, by name, with texts in the reader's language. */
import { deckOf } from "$kit/table/cards";
import { t, times, words } from "$kit/words/words.svelte";
import type { Cards, Charm, FormulaCard, HutCard, PotionCard, Recipe, SignCard, Verb } from "./position";
import { CRYSTAL, DOTTED, FROG, LIFT, MUSHROOM, WILD } from "./rows";

/** Things that content packs cannot name. */
const PLAIN: ReadonlySet<string> = new Set([WILD, FROG, CRYSTAL, MUSHROOM, LIFT]);

/** Ids with drawings; other cards of packs get a plain one. */
const DRAWN: Record<string, ReadonlySet<string>> = {
  kind: new Set([
    "fern",
    "acorn",
    "quill",
    "snail",
    "root",
    "berry",
    "moonflower",
    "dragonscale",
    WILD,
    FROG,
    CRYSTAL,
    MUSHROOM,
  ]),
  hut: new Set(["greenhouse", "market-cart", "copper-kitchen", "attic", "magpie-nest", "observatory"]),
  sign: new Set([
    "aries",
    "taurus",
    "gemini",
    "cancer",
    "leo",
    "virgo",
    "libra",
    "scorpio",
    "sagittarius",
    "capricorn",
    "aquarius",
    "pisces",
  ]),
  formula: new Set([
    "sunbeam",
    "honeycomb",
    "bog-iron",
    "weathercock",
    "old-coin",
    "moonbeam",
    "frozen-dew",
    "geode",
    "dragon-hoard",
  ]),
  potion: new Set([
    "gossip-gargle",
    "cobweb-cordial",
    "endless-porridge",
    "candle-tea",
    "mud-mask",
    "big-snack",
    "hiccup-syrup",
    "lullaby-lotion",
    "sleepwalkers-stew",
    "giants-gruel",
    "bonfire-brandy",
    "sneezing-powder",
    "poisoners-aid",
    "owl-draught",
    "moonlight-mead",
    "rotten-roux",
    "invisibility-ink",
    "thunder-toddy",
    "truth-tonic",
    "comet-cocktail",
    "spore-sherry",
    "dragons-breath",
    "elixir-of-echoes",
    "thieves-tincture",
    "wishing-well",
    "witching-hour",
    "phoenix-punch",
    LIFT,
  ]),
};

export type Sort = "kind" | "potion" | "hut" | "sign" | "formula";

export class Deck {
  readonly kinds: readonly string[];
  readonly #potions: ReadonlyMap<string, PotionCard>;
  readonly #huts: ReadonlyMap<string, HutCard>;
  readonly #signs: ReadonlyMap<string, SignCard>;
  readonly #formulas: ReadonlyMap<string, FormulaCard>;

  constructor(readonly cards: Cards) {
    this.kinds = cards.kinds.map((kind) => kind.id);
    this.#potions = byId(cards.potions);
    this.#huts = byId(cards.huts);
    this.#signs = byId(cards.signs);
    this.#formulas = byId(cards.formulas);
  }

  /** The kinds in a satchel, in order. */
  get ingredients(): readonly string[] {
    return this.cards.satchel;
  }

  get wares(): readonly string[] {
    return this.cards.wares;
  }

  potion(id: string): PotionCard | undefined {
    return this.#potions.get(id);
  }

  hut(id: string): HutCard | undefined {
    return this.#huts.get(id);
  }

  sign(id: string): SignCard | undefined {
    return this.#signs.get(id);
  }

  formula(id: string): FormulaCard | undefined {
    return this.#formulas.get(id);
  }

  glyphs(round: number): readonly string[] {
    return this.cards.tiles[Math.max(1, round) - 1] ?? [];
  }

  isRare(kind: string): boolean {
    return this.cards.kinds.find((other) => other.id === kind)?.rare ?? false;
  }

  /** The name of a card or token, from the pack or ours. */
  name(sort: Sort, id: string): string {
    const own = `mystic_moon-${sort}-${id}`;
    return this.#titled(sort, id) ?? (words.has(own) ? t(own) : id);
  }

  /** A number of it, as in a sentence: `2 ferns`. */
  said(sort: Sort, id: string, count = 1): string {
    const title = this.#titled(sort, id);
    return title === undefined ? words.thing("mystic_moon", sort, id, count) : times(count, title);
  }

  #titled(sort: Sort, id: string): string | undefined {
    if (PLAIN.has(id)) return undefined;
    return this.cards.titles?.[`${sort === "kind" ? "ingredient" : sort}-${id}`]?.[words.locale];
  }

  /** The name with a capital letter, for headings, because names may be in lower case with an article. */
  title(sort: Sort, id: string): string {
    const name = this.name(sort, id);
    return name.charAt(0).toLocaleUpperCase(words.locale) + name.slice(1);
  }

  /** The symbol of a card's or token's drawing. */
  drawing(sort: Sort, id: string): string {
    if (DRAWN[sort]!.has(id)) return `mm-${sort}-${id}`;
    return sort === "kind" ? `mm-kind-other-${Math.max(0, this.kinds.indexOf(id))}` : `mm-${sort}-other`;
  }

  /** The letter of a kind without a drawing. */
  letter(kind: string): string | null {
    if (DRAWN["kind"]!.has(kind)) return null;
    return this.cards.kinds.find((other) => other.id === kind)?.letter ?? null;
  }

  /** `attic-talent`, `leo-curse`, `leo-blessing`. */
  charmName(charm: string): string {
    const [, id = "", sort] = /^(.*)-(talent|curse|blessing)$/.exec(charm) ?? [];
    const of = sort === "talent" ? "hut" : "sign";
    const own = `mystic_moon-charm-${charm}`;
    return words.has(own) && this.#titled(of, id) === undefined
      ? t(own)
      : t(`mystic_moon-table-charm-${sort}`, { name: this.name(of, id) });
  }
}

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** The cards of the table that contains a component. */
export const useDeck = deckOf((cards: Cards) => new Deck(cards));

export function effectWords(effect: readonly Verb[]): string {
  return effect.map(({ verb, n, s }) => t(`mystic_moon-verb-${verb}`, { n, s })).join(" ");
}

export function charmWords({ numbers, when, effect }: Charm): string {
  const said = numbers.map(({ name, n }) => t(`mystic_moon-number-${name}`, { n }));
  if (when !== null) {
    const done = effectWords(effect);
    said.push(t(`mystic_moon-when-${when}`), done.charAt(0).toLocaleLowerCase(words.locale) + done.slice(1));
  }
  return said.join(" ");
}

/** A recipe in words, row by row from the top. */
export function recipeWords(recipe: Recipe, deck: Deck): string {
  const cell = (kind: string | null) =>
    kind === null
      ? t("mystic_moon-table-nothing")
      : kind === DOTTED
        ? t("mystic_moon-table-dotted")
        : deck.name("kind", kind);
  const rows = recipe.rows.map((row) => row.map(cell).join(", ")).join("; ");
  return t("mystic_moon-table-recipe", { rows, turn: recipe.turn ? "yes" : "no" });
}
