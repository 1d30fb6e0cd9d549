/** All texts, from the same Fluent files as the server's, in one locale at a time, which can be switched. */
import { alone } from "$kit/app/place";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Locale = "en" | "fr";
export const LOCALES: readonly Locale[] = ["en", "fr"];
/** Names by message ids, in each language. */
export type Titles = Readonly<Record<string, Readonly<Record<string, string>>>>;
export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(["../../../../src/philtre/locales/*/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
});
const FOLDER = "../../../../src/philtre/locales";

/** Topics every page needs; a game's own are added when the game is first shown. */
const COMMON = ["core", "server", "web", "lessons"];

const PRONOUNS = "je|tu|il|elle|on|ce|nous|vous|ils|elles|moi|toi|le|la|les|lui|leur|y|en";
/** A hyphen before a pronoun, as in touchez-la, or in au-delà. */
const HELD = new RegExp(`(\\p{L}-)(?=(?:t|${PRONOUNS}|ci|là|delà|dessus|dessous)(?!\\p{L}))`, "gu");
const JOINER = "\u2060";

/** No line ends at such a hyphen. The joiner after it is invisible; our fonts have no hyphen that does not break. */
export function french(text: string): string {
  return text.replace(HELD, `$1${JOINER}`);
}

/** A number as it is shown, with a minus sign rather than a hyphen. */
export function figure(value: number): string {
  return String(value).replace("-", "−");
}

/** A number below zero in a sentence. */
class Negative extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

function figures(args: Args): Args {
  const shown = ([name, value]: [string, FluentVariable]) =>
    [name, typeof value === "number" && value < 0 ? new Negative(value) : value] as const;
  return Object.fromEntries(Object.entries(args).map(shown));
}

export class Words {
  locale = $state<Locale>("en");
  #bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
  #topics = new Set<string>(COMMON);
  #titles: Titles = {};
  #taught = new Map<string, Readonly<Record<string, string>>>();
  #wanted: Locale = "en";
  #latest: Promise<void> = Promise.resolve();
  #turn = 0;

  /** Load a locale with all topics in use before switching, so that no page mixes two languages. */
  speak(locale: Locale): Promise<void> {
    this.#wanted = locale;
    this.#latest = this.#load(locale, ++this.#turn);
    return this.#latest;
  }

  async #load(locale: Locale, turn: number): Promise<void> {
    const bundle = new FluentBundle(locale, {
      useIsolating: false,
      ...(locale === "fr" && { transform: french }),
    });
    await Promise.all([...this.#topics].map((topic) => add(bundle, locale, topic)));
    for (const texts of this.#taught.values()) bundle.addResource(new FluentResource(texts[locale] ?? ""));
    // A later request includes all topics of this one, so wait for that instead.
    if (turn !== this.#turn) return this.#latest;
    for (const [id, title] of Object.entries(this.#titles))
      bundle.addResource(literal(id, title[locale] ?? id), { allowOverrides: true });
    this.#bundle = bundle;
    this.locale = locale;
    document.documentElement.lang = locale;
  }

  /** Load the messages of some topics. */
  async learn(...topics: string[]): Promise<void> {
    const fresh = topics.filter((topic) => !this.#topics.has(topic));
    if (fresh.length === 0) return this.#latest;
    fresh.forEach((topic) => this.#topics.add(topic));
    await this.speak(this.#wanted);
  }

  /** Use the messages of a game from another package, which came from the server, by language. */
  async teach(topic: string, texts: Readonly<Record<string, string>>): Promise<void> {
    if (this.#taught.has(topic)) return this.#latest;
    this.#taught.set(topic, texts);
    await this.speak(this.#wanted);
  }

  /** Use the names of a content pack; without an argument, our own names again. */
  async retitle(game: string, names: Titles): Promise<void> {
    const titles = Object.fromEntries(Object.entries(names).map(([key, title]) => [`${game}-${key}`, title]));
    if (Object.keys(titles).length === 0 && Object.keys(this.#titles).length === 0) return;
    this.#titles = titles;
    await this.speak(this.#wanted);
  }

  /** The message in the current locale. A missing one shows its id; a test finds those. */
  say(id: string, args?: Args): string {
    const message = this.#bundle.getMessage(id);
    return message?.value ? this.#bundle.formatPattern(message.value, args ? figures(args) : null, []) : id;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A number of things, as in a sentence: `2 ferns`. Names from a content pack have no plural. */
  thing(game: string, sort: string, id: string, count = 1): string {
    const [plain, said] = [`${game}-${sort}-${id}`, `${game}-said-${sort}-${id}`];
    if (!(plain in this.#titles) && this.has(said)) return this.say(said, { count });
    return times(count, this.has(plain) ? this.say(plain) : id);
  }
}

/** A message with exactly this text, whatever characters it contains. */
function literal(id: string, text: string): FluentResource {
  return new FluentResource(`${id} = {${JSON.stringify(text)}}`);
}

async function add(bundle: FluentBundle, locale: Locale, topic: string): Promise<void> {
  const load = files[`${FOLDER}/${locale}/${topic}.ftl`];
  if (load) bundle.addResource(new FluentResource(await load()));
}

export function times(count: number, name: string): string {
  return count === 1 ? name : `${count} × ${name}`;
}

export const words = new Words();

export function t(id: string, args?: Args): string {
  return words.say(id, args);
}

/** A list in words: `Ada, Ben and Eve`. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? t("nothing");
  return t("listed", { first: items.slice(0, -1).join(", "), last: items.at(-1)! });
}

/** Each different thing once, with its number. */
export function counted(items: readonly string[]): [item: string, count: number][] {
  const found = new Map<string, number>();
  for (const item of items) found.set(item, (found.get(item) ?? 0) + 1);
  return [...found];
}

/**
 * A share of one as people of the present locale write it. Halves go to the even number: two shares still make a
 * whole.
 */
export function percent(value: number): string {
  return new Intl.NumberFormat(words.locale, { style: "percent", roundingMode: "halfEven" }).format(value);
}

/** The difference of two shares of one, in points of percentage. */
export function percentagePoints(difference: number): number {
  return Math.round(100 * difference);
}

/** The language of the browser, if we have it. */
export function preferred(): Locale {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LOCALES.find((locale) => wanted.find((tag) => LOCALES.includes(tag as Locale)) === locale) ?? "en";
}

/** A message about an error as a sentence, with its capital and its full stop. */
function sentence(said: string): string {
  const ended = /[.!?…]$/.test(said) ? said : `${said}.`;
  return ended.charAt(0).toUpperCase() + ended.slice(1);
}

/** The text of a refusal: our message for it, the server's text, or a general one. */
export function refusalWords({ code, details }: { code: string; details: Record<string, string | number> }): string {
  const ids = [...(alone ? [`web-alone-${code}`] : []), `web-failed-${code}`, `error-${code}`];
  const id = ids.find((known) => words.has(known));
  return sentence(id ? t(id, details) : t("web-failed-unknown"));
}
