/** A room without a server: follows, step by step, a lesson that the engine has played in advance. */
import type { Choice, Control, Happening, Hint, Previewed, Table } from "$wire";
import { Following } from "$kit/table/following.svelte";
import type { TableRoom } from "$kit/table/tableroom";

export interface Lesson {
  /** The text: `<game>-tutorial-<key>`. */
  key: string;
  /** What the pupil is to play, in notation; null: only to read. */
  play: string | null;
  table: Table;
  /** The things that the text names, see spots.ts. */
  spot?: string[];
  preview: { action: number; happenings: Happening[] } | null;
  /** If several actions are confirmed together: this one and those after it. */
  rest?: string[];
  /** If several actions are confirmed together: the previews of parts of them, by the actions' ids: `3,7,12`. */
  tries?: Record<string, { happenings: Happening[]; prompt: string | null; choices: Choice[] }>;
}

export class LessonRoom extends Following implements TableRoom {
  step = $state(0);
  /** How often the pupil did something else; then the coach repeats the task. */
  missed = $state(0);
  readonly cardsOf = null;
  readonly lesson = true;
  /** The latest lesson. It is shown once the events before it have been played. */
  #heard = 0;

  constructor(
    readonly lessons: readonly Lesson[],
    readonly names: () => string[],
  ) {
    super();
    this.table = this.heard = lessons[0]!.table;
  }

  get now(): Lesson {
    return this.lessons[this.step]!;
  }

  /** The number of lessons for the pupil: one for each text, even if it needs several actions. */
  get number(): number {
    return new Set(this.lessons.slice(0, this.step + 1).map((lesson) => lesson.key)).size;
  }

  get count(): number {
    return new Set(this.lessons.map((lesson) => lesson.key)).size;
  }

  /** What the pupil must play, in notation; several actions if they belong together. */
  get guide(): readonly string[] {
    return this.now.rest ?? (this.now.play === null ? [] : [this.now.play]);
  }

  get last(): boolean {
    return this.step === this.lessons.length - 1;
  }

  /** Whether the pupil has won: the end of the lesson shows it. */
  get won(): boolean {
    const { outcome = null, eyes = null } = this.table ?? {};
    return this.last && outcome !== null && eyes !== null && outcome.winners.includes(eyes);
  }

  override get asked(): boolean {
    return this.now.play !== null && super.asked;
  }

  /** Go to the next lesson once the events before it have been seen. */
  next(): void {
    if (!this.behind) this.#onward();
  }

  #onward(): void {
    if (this.#heard === this.lessons.length - 1) return;
    this.#heard += 1;
    this.hear(this.lessons[this.#heard]!.table);
  }

  protected override stands(): void {
    this.step = this.lessons.findIndex((lesson) => lesson.table === this.table);
    this.missed = 0;
  }

  seat(number: number | null): { present: boolean; holder: "bot" | "person" } {
    return { present: true, holder: number === this.table?.eyes ? "person" : "bot" };
  }

  nameOf(number: number | null): string {
    return this.names()[number ?? -1] ?? "";
  }

  mean(name: string): Control | undefined {
    return name === "preview" ? { name, reason: null } : undefined;
  }

  async act(action: number): Promise<boolean> {
    const { table, play } = this.lessons[this.#heard]!;
    const wanted = table.choices.find((choice) => choice.notation === play);
    if (wanted?.id !== action) {
      this.missed += 1;
      return false;
    }
    this.#onward();
    return true;
  }

  async undo(): Promise<boolean> {
    return false;
  }

  async preview(action: number, then: readonly number[] = [], next = false): Promise<Previewed | null> {
    const known =
      this.now.tries?.[[action, ...then].join()] ??
      (this.now.preview?.action === action && then.length === 0 ? this.now.preview : null);
    // Actions that are not in the lesson are misses.
    if (!known && next) this.missed += 1;
    if (!known) return null;
    return {
      type: "previewed",
      version: this.table!.version,
      view: null,
      answers: null,
      prompt: null,
      choices: [],
      ...known,
      action,
    };
  }

  async hints(): Promise<Hint[]> {
    return [];
  }

  async plan(): Promise<number[]> {
    return [];
  }
}
