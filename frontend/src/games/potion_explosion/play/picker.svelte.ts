/** The picker of Potion Explosion: everything is touched directly; a first touch shows a choice, a second does it. */
import { Picker as AnyPicker } from "$kit/table/picker.svelte";
import type { TableRoom } from "$kit/table/tableroom";
import { settled, type Target, type Way } from "$kit/table/ways";
import type { Choice } from "$wire";
import { answer, Draft } from "./draft.svelte";
import type { Counts } from "../marbles";
import { GATHERED, ways } from "./picks";
import type { Position } from "../position";
import { isPrompt, isVerb, type Prompt } from "../rows";

/** Milliseconds before a preview is requested, so that a passing pointer requests none. */
const DWELL = 140;
/** The prompts at the end of a turn, after which no marbles can be placed. */
const ENDING = new Set<string>(["deal", "keep", "draw"] satisfies Prompt[]);

export class Picker extends AnyPicker {
  readonly draft = new Draft();
  #promise: readonly Counts[] | null = null;
  #dwell: ReturnType<typeof setTimeout> | undefined;

  constructor(room: TableRoom, ready: () => Promise<void>) {
    super(room, ready);
  }

  waysOf(choice: Choice): Way[] {
    return ways(choice);
  }

  controlOf(choice: Choice): string {
    return choice.verb;
  }

  isOpen(): boolean {
    return true;
  }

  get byControl(): boolean {
    return false;
  }

  /** Whether several things are being gathered for an answer. */
  get gathering(): boolean {
    return this.choices.some((choice) => GATHERED.has(choice.verb));
  }

  override async commit(): Promise<void> {
    if (this.armed && isVerb(this.armed, "end")) return this.ends(this.armed);
    await super.commit();
  }

  override get armed(): Choice | null {
    return super.armed ?? (isPrompt(this.prompt, "deal") ? answer(this.draft.laid, this.choices) : null);
  }

  /** A pick under the pointer is previewed like a touched one. */
  override get shown(): Choice | null {
    if (this.armed || this.near === null || this.picked.length > 0) return super.shown;
    return settled(this.ways, [this.near]);
  }

  override async tap(target: Target): Promise<void> {
    const again = this.armed !== null && this.picked.at(-1) === target;
    if (this.gathering && this.picked.includes(target) && !this.nexts.has(target) && !again) {
      await this.ready();
      this.picked = this.picked.toSpliced(this.picked.lastIndexOf(target), 1);
      return;
    }
    await super.tap(target);
  }

  /** End the turn. The placed marbles also answer how they are dealt out. */
  async ends(choice: Choice): Promise<void> {
    this.#promise = this.draft.laid;
    await this.does(choice);
  }

  /** The answer to the present prompt, from the marbles that were placed before. */
  promised(): Choice | null {
    return this.#promise === null ? null : answer(this.#promise, this.choices);
  }

  /** Cancel what was touched, otherwise what was placed. */
  override cancel(): void {
    if (this.picked.length === 0) this.draft.clear();
    super.cancel();
  }

  /** Take back one gathered marble. */
  drop(target: Target): void {
    this.picked = this.picked.toSpliced(this.picked.lastIndexOf(target), 1);
  }

  override follow(): void {
    super.follow();
    const table = this.room.table;
    if (!table || table.eyes === null) return;
    const position = table.view as Position;
    if (!ENDING.has(position.prompt ?? "")) this.#promise = null;
    if (position.seat !== table.eyes || isPrompt(position.prompt, "draft")) this.draft.clear();
    else this.draft.follow(position, table.eyes);
  }

  override point(target: Target | null): void {
    clearTimeout(this.#dwell);
    if (target === null) super.point(null);
    else this.#dwell = setTimeout(() => super.point(target), DWELL);
  }
}
