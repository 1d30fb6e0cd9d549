/** The state of a page's table: the stage, the picks, the hand, and the highlights. */
import { live } from "$kit/ui/live.svelte";
import type { TableRoom } from "$kit/table/tableroom";
import type { Target } from "$kit/table/ways";
import { t } from "$kit/words/words.svelte";
import type { Choice, Happening } from "$wire";
import { effectWords, type Deck } from "../cards";
import { columnOf } from "../cells";
import { COLUMNS, isPrompt, isVerb } from "../rows";
import type { Witch } from "../position";
import { Drag } from "./drag.svelte";
import { Draft } from "./draft.svelte";
import { guidance } from "./guide";
import { Hand } from "./hand.svelte";
import { choiceWords, lineWords, quietWords } from "./lines";
import { cardOf, cellsOf, fresh, harms, marked, placesOf } from "./marks";
import { Picker } from "./picker.svelte";
import { Sitting } from "./sitting.svelte";
import { Stage } from "./stage.svelte";
import { sceneOf, stepOf } from "./steps";

export type CardState = "idle" | "usable" | "chosen" | "off" | "guided" | "pointed";

export class Night {
  readonly stage: Stage;
  readonly picker: Picker;
  readonly sitting: Sitting;
  readonly draft: Draft;
  readonly hand: Hand;
  readonly drag: Drag;
  /** The part of the table that the person wants to see, until the turn continues. */
  wanted = $state<string | null>(null);

  constructor(
    readonly room: TableRoom,
    readonly deck: Deck,
    /** What the coach asks for, in notation. The next target is highlighted. */
    readonly guide: () => readonly string[],
  ) {
    const line = (happening: Happening) => this.line(happening);
    this.stage = new Stage(deck, (happening) => {
      const words = line(happening);
      if (words) live.tell(words);
    });
    this.picker = new Picker(room, () => this.stage.motion.skip());
    this.sitting = new Sitting(room, this.stage, this.picker, line, quietWords);
    this.draft = new Draft(room, this.picker, () => this.sitting.why(t("mystic_moon-table-not-so")));
    this.hand = new Hand(room, deck, this.picker, this.sitting, this.draft, () => this.mine);
    this.drag = new Drag(this.hand);
  }

  get table() {
    return this.sitting.table;
  }
  get position() {
    return this.sitting.position;
  }
  get eyes() {
    return this.sitting.eyes;
  }
  get active() {
    return this.sitting.active;
  }
  get mine(): Witch | null {
    return this.eyes === null ? null : this.position.players[this.eyes]!;
  }

  readonly offered = $derived.by(() => (this.active ? new Set(this.picker.nexts.keys()) : new Set<Target>()));
  readonly scene = $derived.by(() => this.wanted ?? sceneOf(this.position, this.table.prompt, this.room.asked));
  /** The wide table has room for garden and desk always; beside the garden stands the shop, or the brew. */
  readonly beside = $derived.by(() => {
    const { onStage } = this.sitting;
    if (onStage !== this.eyes && this.wanted === null) return "shop";
    if (this.wanted !== null) return this.wanted === "hut" ? "hut" : "shop";
    const inShop = isPrompt(this.table.prompt, "fetch", "barter");
    return !inShop && stepOf(this.position) === "hut" ? "hut" : "shop";
  });
  readonly marks = $derived.by(() => marked(this.room.deeds, this.eyes));
  readonly news = $derived.by(() => fresh(this.room.deeds, this.eyes));
  readonly harms = $derived.by(() => harms(this.room.deeds, this.eyes).map((harm) => this.line(harm) ?? ""));
  readonly guided = $derived.by(() =>
    this.active && this.guide().length > 0 ? guidance(this.guide(), this.picker, this.draft, this.hand.held) : null,
  );
  /** The garden location whose harvest is shown. */
  readonly place = $derived.by(() => (this.active ? this.picker.place : null));
  readonly pointedPlaces = $derived.by(
    () =>
      new Set([
        ...(this.sitting.pointed ? placesOf(this.sitting.pointed) : []),
        ...[this.guided, ...this.sitting.advised].flatMap((target) =>
          target?.startsWith("place:") ? [Number(target.slice(6))] : [],
        ),
        ...(isPrompt(this.table.prompt, "wither") ? [this.position.sludge.findIndex((count) => count > 0) + 1] : []),
      ]),
  );
  readonly pointedCard = $derived.by(() => {
    const advised = this.sitting.advised.find((target) => target.startsWith("card:"));
    return this.sitting.pointed ? cardOf(this.sitting.pointed) : (advised?.slice("card:".length) ?? null);
  });
  readonly effects = $derived.by(() =>
    this.active && isPrompt(this.table.prompt, "effect")
      ? this.table.choices.filter((choice) => isVerb(choice, "effect"))
      : [],
  );
  readonly lit = $derived.by(() => new Set([...this.hand.lit, ...this.#pointedCells()]));
  readonly prompt = $derived.by(() => this.#prompt());

  line(happening: Happening): string | null {
    return lineWords(happening, this.deck, (seat) => this.room.nameOf(seat));
  }

  choiceWords(choice: Choice): string {
    return choiceWords(choice, this.deck, (seat) => this.room.nameOf(seat));
  }

  /** The part of the table that the prompt is about. */
  get due(): string {
    return sceneOf(this.position, this.table.prompt, this.room.asked);
  }

  /** The offered or picked things of a sort, such as `pot` or `column:0`. */
  touchable(sort: string): Set<string> {
    const all = [...this.offered, ...this.picker.picked];
    return new Set(
      all.filter((target) => target.startsWith(`${sort}:`)).map((target) => target.slice(sort.length + 1)),
    );
  }

  tap(target: Target): void {
    if (!this.room.asked) return;
    this.sitting.notice = "";
    void this.picker.tap(target);
  }

  tapSatchel(kind: string): void {
    if (this.drag.over) return;
    this.sitting.notice = "";
    if (this.draft.adding && this.active) this.hand.take(kind);
    else this.tap(`mine:${kind}`);
  }

  async tapCell(cell: number): Promise<void> {
    const column = `column:${this.eyes}:${COLUMNS[columnOf(cell)]}`;
    const pot = `pot:${this.mine?.cauldron[cell]}`;
    const reached = [column, pot].find((one) => this.offered.has(one) || this.picker.picked.includes(one));
    if (reached) return this.tap(reached);
    if (!this.draft.adding || !this.active) return;
    this.sitting.notice = "";
    await this.hand.touch(cell);
  }

  /** Select a choice with a button; the second time, do it. */
  choose(verb: string): void {
    const choice = this.table.choices.find((other) => other.verb === verb);
    if (choice && this.active) void this.picker.select(choice);
  }

  cardState(potion: string): CardState {
    const target = `card:${potion}`;
    if (this.guided === target) return "guided";
    if (this.picker.picked.includes(target)) return "chosen";
    if (this.offered.has(target)) return "usable";
    return this.pointedCard === potion ? "pointed" : "idle";
  }

  #pointedCells(): string[] {
    const happening = this.sitting.pointed;
    if (!happening || happening.who !== this.eyes) return [];
    return cellsOf(happening);
  }

  #prompt(): string {
    const { sitting, table, picker, hand } = this;
    if (sitting.notice) return sitting.notice;
    if (table.phase === "over") return t("mystic_moon-event-game-over");
    if (!this.room.asked) return sitting.waiting;
    if (picker.armed) return this.choiceWords(picker.armed);
    if (picker.picked.length > 0) return t("mystic_moon-table-and-then");
    if (isPrompt(table.prompt, "charm")) return this.#charmAsked();
    if (hand.held !== null) return t("mystic_moon-table-where", { kind: this.deck.name("kind", hand.held) });
    return t(`mystic_moon-prompt-${table.prompt}`);
  }

  /** The talent or blessing in the prompt. */
  #charmAsked(): string {
    const charm = this.position.step.endsWith("-talent")
      ? this.deck.hut(this.mine?.hut ?? "")?.talent
      : this.deck.sign(this.position.rising ?? "")?.blessing;
    return charm ? effectWords(charm.effect) : t("mystic_moon-prompt-charm");
  }
}
