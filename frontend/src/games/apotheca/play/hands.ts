/** What touches of spaces, cards and actions mean at this table. */
import type { Sitting } from "$kit/table/sitting.svelte";
import type { Target } from "$kit/table/ways";
import { t } from "$kit/words/words.svelte";
import type { Choice } from "$wire";
import type { Position } from "../position";
import { isControl, isDoing, isPrompt } from "../rows";
import { spaceNumber } from "../spaces";
import { isCard, type Picker } from "./picker.svelte";
import type { Sights } from "./sights.svelte";
import type { Stage } from "./stage.svelte";
import { cardOf } from "./story";

/** The state of a card on the desk. */
export type CardState = "guided" | "working" | "usable" | "chosen" | "idle" | "off";

export class Hands {
  constructor(
    readonly sitting: Sitting<Position>,
    readonly stage: Stage,
    readonly picker: Picker,
    readonly sights: Sights,
  ) {}

  /** The choice of the list under the pointer. */
  readonly aim = (choice: Choice | null): void => {
    this.sights.aimed = choice && isDoing(choice) && choice.verb === "match" ? choice.details.spaces : [];
  };

  readonly tapSpace = (target: Target): void => {
    const { sitting, picker } = this;
    if (!sitting.room.asked) return;
    const above = sitting.position.market[spaceNumber(target.slice("space:".length))];
    const needsPower = isPrompt(sitting.table.prompt, "action") && picker.control === null && !picker.nexts.has(target);
    sitting.notice = needsPower && above?.up ? t("apotheca-table-choose-power") : "";
    void picker.tap(target);
  };

  readonly useCard = (card: string): void => {
    const { sitting, picker } = this;
    sitting.notice = "";
    const satisfy = `card:${card}`;
    if (picker.nexts.has(satisfy) || picker.picked.includes(satisfy)) return void picker.tap(satisfy);
    const reason = this.sights.reasons.get(card);
    if (reason) sitting.why(reason);
    else if (reason === null) picker.choose(card);
  };

  /** Select the only usable card, or ask for one. */
  readonly usePower = (): void => {
    const { sitting, picker } = this;
    const usable = sitting.controls.filter((c) => isCard(c.name) && c.reason === null);
    if (usable.length === 1) return picker.choose(usable[0]!.name);
    sitting.notice = t("apotheca-table-choose-apothecary");
    const { eyes, position } = sitting;
    sitting.tab = eyes !== null && this.sights.deck.isMaster(position, eyes) ? "alley" : "me";
    this.stage.spot(`card-${usable[0]?.name}`)?.closest<HTMLElement>("button")?.focus();
  };

  /** Restock needs no target: the first press selects it, the second does it. */
  readonly choose = (control: string): void => {
    const { sitting, picker } = this;
    sitting.notice = "";
    if (isControl(control, "restock") && isControl(picker.control, "restock")) return void picker.commit();
    picker.choose(control);
    if (isControl(control, "restock")) void picker.tap("button:restock");
  };

  readonly cardState = (card: string): CardState => {
    const { sitting, picker, sights } = this;
    const reason = sights.reasons.get(card);
    if (sights.guided === `control:${card}`) return "guided";
    if (this.stage.working === card) return "working";
    if (picker.nexts.has(`card:${card}`) && sitting.active) return "usable";
    if (picker.picked.includes(`card:${card}`) || picker.control === card) return "chosen";
    if (reason === undefined) return sitting.pointed && cardOf(sitting.pointed) === card ? "chosen" : "idle";
    return reason === null && sitting.active ? "usable" : "off";
  };
}
