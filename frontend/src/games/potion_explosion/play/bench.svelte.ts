/** A player at this table: what is shown and offered, and what touches do. No rules are checked here. */
import { live } from "$kit/ui/live.svelte";
import { Sitting } from "$kit/table/sitting.svelte";
import type { TableRoom } from "$kit/table/tableroom";
import type { Target } from "$kit/table/ways";
import { refusalWords, t } from "$kit/words/words.svelte";
import type { Choice, Happening } from "$wire";
import type { Deck } from "../cards";
import { placeName, placeOf, total } from "../marbles";
import type { Position } from "../position";
import { BURNERS, type Colour, COLOURS, isTold, isPrompt, isVerb } from "../rows";
import type { Drop } from "./drag";
import { choiceWords, lineWords } from "./lines";
import { Picker } from "./picker.svelte";
import { placesOf as placesOfChoice, ways } from "./picks";
import { Stage } from "./stage.svelte";
import { chain, placesOf } from "./story";

/** Always the same list, so that nothing is drawn anew for it. */
const NOTHING: never[] = [];

export class Bench {
  readonly stage: Stage;
  readonly picker: Picker;
  readonly sitting: Sitting<Position>;
  readonly nameOf = (seat: number | null) => this.room.nameOf(seat);

  constructor(
    readonly room: TableRoom,
    deck: Deck,
    /** What the coach asks for, in notation. */
    readonly guide: () => readonly string[],
  ) {
    const line = (happening: Happening) => lineWords(happening, this.nameOf);
    this.stage = new Stage(deck, (happening) => {
      const words = line(happening);
      if (words) live.tell(words);
    });
    this.picker = new Picker(room, () => this.stage.motion.skip());
    this.sitting = new Sitting(room, this.stage, this.picker, line);
    this.sitting.tab = "board";
  }

  readonly table = $derived.by(() => this.sitting.table);
  readonly position = $derived.by(() => this.sitting.position);
  readonly eyes = $derived.by(() => this.sitting.eyes);
  readonly active = $derived.by(() => this.sitting.active);
  readonly asked = $derived.by(() => (this.active ? this.table.prompt : null));
  readonly offered = $derived.by(() => (this.active ? new Set(this.picker.nexts.keys()) : new Set<Target>()));
  /** The seat whose desk is below the dispenser: mine, or that of the rival in turn. */
  readonly onStage = $derived.by(() => Math.min(this.sitting.onStage, this.position.seats - 1));

  /** Why a control is disabled, in words; null if it is enabled. */
  reasonOf(name: string): string | null {
    const control = this.sitting.controls.find((other) => other.name === name);
    if (!control) return refusalWords({ code: "not-my-turn", details: {} });
    return control.reason === null ? null : t(`potion_explosion-why-${control.reason}`);
  }

  choiceOf(verb: string): Choice | undefined {
    return this.picker.choices.find((choice) => choice.verb === verb);
  }

  burnerReason(which: number): string | null {
    return this.active && this.offered.has(`burner:${which + 1}`) ? null : this.reasonOf(`fill-${which + 1}`);
  }

  /** Why each kind cannot be drunk; null: it can. */
  readonly drinks = $derived.by(() => {
    const drinks = this.sitting.controls.filter(({ name }) => name.startsWith("drink-"));
    return new Map(drinks.map(({ name }) => [name.slice(6), this.reasonOf(name)]));
  });

  /** The shown choice, its place in the dispenser, and the chain that it would start. */
  readonly shown = $derived.by(() => (this.active ? this.picker.shown : null));
  readonly taken = $derived.by(() => (this.shown ? placesOfChoice(this.shown) : NOTHING));
  readonly foreseen = $derived.by(() =>
    this.shown && isVerb(this.shown, "pick") ? (this.picker.preview?.happenings ?? NOTHING) : NOTHING,
  );
  readonly groups = $derived.by(() => {
    if (this.foreseen.length === 0) return NOTHING;
    const { track } = placeOf(this.taken[0]!);
    return chain(this.position.tracks[track]!, this.foreseen.filter(isTold)).map((group) =>
      group.map((index) => placeName(track, index)),
    );
  });

  readonly canLay = $derived.by(() => BURNERS.some((which) => COLOURS.some((colour) => this.fits(which, colour))));
  /** The marbles that were gathered for an answer. */
  readonly gathered = $derived.by(() =>
    this.active && isPrompt(this.asked, "keep", "pool")
      ? this.picker.picked.filter((target) => target.startsWith("marble:")).map((target) => target.slice(7) as Colour)
      : null,
  );

  /** The next touch on the way to what the coach wants. */
  readonly guided = $derived.by<Target | null>(() => {
    const wanted = this.guide()[0];
    const choice = this.active ? this.picker.choices.find((other) => other.notation === wanted) : undefined;
    return choice ? (ways(choice)[0]!.steps[this.picker.picked.length] ?? null) : null;
  });
  /** Places of the dispenser that the log, the coach or a hint points at. */
  readonly pointed = $derived.by(() => {
    const event = this.sitting.pointed;
    const said = event && isTold(event) ? placesOf(event) : [];
    const wanted = [this.guided, ...this.sitting.advised].filter((target) => target?.startsWith("place:"));
    return new Set([...said, ...wanted.map((target) => target!.slice(6))]);
  });

  fits(which: number, colour: Colour): boolean {
    return (
      this.eyes !== null &&
      this.active &&
      isPrompt(this.table.prompt, "action", "deal") &&
      this.picker.draft.fits(this.position, this.eyes, which, colour)
    );
  }

  /** A first touch shows what it would do, a second one does it. */
  tap(target: Target): void {
    if (!this.room.asked) return;
    this.sitting.notice = "";
    const idle = !this.picker.nexts.has(target) && !this.picker.picked.includes(target);
    if (idle && target.startsWith("place:") && isPrompt(this.table.prompt, "action"))
      return this.sitting.why(this.reasonOf("pick") ?? "");
    void this.picker.tap(target);
  }

  /** A control that is also touched twice; if it is off, it says why. */
  #control(target: Target, reason: string | null): void {
    if (reason) this.sitting.why(reason);
    else this.tap(target);
  }

  fill(which: number): void {
    this.#control(`burner:${which + 1}`, this.burnerReason(which));
  }

  help(): void {
    this.#control("button:help", this.reasonOf("help"));
  }

  drink(kind: string): void {
    const target = `kind:${kind}`;
    if (this.offered.has(target) || this.picker.picked.includes(target)) this.tap(target);
    else if (this.drinks.get(kind)) this.sitting.why(this.drinks.get(kind)!);
  }

  /** One touch ends the turn; if a potion could still be completed, the first touch says so. */
  end(): void {
    const reason = this.reasonOf("end");
    const choice = this.choiceOf("end");
    if (reason || !choice) return this.sitting.why(reason ?? "");
    if (this.choiceOf("fill") && !this.picker.picked.includes("button:end")) {
      this.picker.picked = ["button:end"];
      this.sitting.notice = t("potion_explosion-table-still-fill");
    } else void this.picker.ends(choice);
  }

  /** Place every marble that fits, for now. */
  lay(): void {
    if (this.eyes === null || !this.canLay) return this.sitting.why(t("potion_explosion-table-nothing-to-lay"));
    this.picker.draft.layAll(this.position, this.eyes);
  }

  hole(which: number, colour: Colour): void {
    this.sitting.notice = "";
    if (isPrompt(this.table.prompt, "prismatic")) void this.picker.tap(`hole:${which + 1}:${colour}`);
    else if (this.eyes !== null && this.active) this.picker.draft.touch(this.position, this.eyes, which, colour);
  }

  /** A touched marble goes where it fits; the burner that lacks least comes first. */
  marble(colour: Colour): void {
    const { draft, picked } = this.picker;
    this.sitting.notice = "";
    if (!this.active || this.eyes === null) return;
    const [eyes, target] = [this.eyes, `marble:${colour}`];
    if (this.offered.has(target) || (isPrompt(this.table.prompt, "prismatic") && picked.includes(target)))
      return void this.picker.tap(target);
    if (this.gathered) return;
    const missing = (which: number) => total(draft.open(this.position.desks[eyes]?.burners[which] ?? null, which));
    const which = BURNERS.filter((burner) => this.fits(burner, colour)).sort((a, b) => missing(a) - missing(b))[0];
    if (which === undefined) this.sitting.why(t("potion_explosion-table-no-hole"));
    else draft.lay(this.position, eyes, which, colour);
  }

  async drop(colour: Colour, where: Drop): Promise<void> {
    if (!where || !this.active || this.eyes === null) return;
    const { draft } = this.picker;
    if (!isPrompt(this.table.prompt, "prismatic"))
      return void draft.lay(this.position, this.eyes, where.burner, (where.hole as Colour | null) ?? colour);
    const goal = where.hole
      ? `hole:${where.burner + 1}:${where.hole}`
      : [...this.offered].find((target) => target.startsWith(`hole:${where.burner + 1}:`));
    this.picker.reset();
    await this.picker.tap(`marble:${colour}`);
    if (goal) await this.picker.tap(goal);
  }

  readonly prompt = $derived.by(() => {
    if (this.sitting.notice) return this.sitting.notice;
    if (this.table.phase === "over") return t("potion_explosion-event-game-over");
    if (!this.room.asked) return this.sitting.waiting;
    if (this.picker.armed) return choiceWords(this.picker.armed, this.nameOf);
    if (isPrompt(this.table.prompt, "action"))
      return t(this.position.picked ? "potion_explosion-table-after" : "potion_explosion-table-pick");
    return t(`potion_explosion-prompt-${this.table.prompt}`);
  });
}
