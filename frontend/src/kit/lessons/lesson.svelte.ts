/** A room without a server: follows a lesson that the engine has written, step by step. */
import type { Choice, Control, Happening, Hint, Previewed, Table } from "$wire";
import { Following } from "$kit/table/following.svelte";
import type { TableRoom } from "$kit/table/tableroom";

export interface Lesson {
  /** The words: `<game>-tutorial-<key>`. */
  key: string;
  /** What the pupil is to play, in notation; null: only to read. */
  play: string | null;
  table: Table;
  /** What the text names: see spots.ts. */
  spot?: string[];
  preview: { action: number; happenings: Happening[] } | null;
  /** Where several actions are made at once: this one and those after it. */
  rest?: string[];
  /** Where several actions are made at once: the preview of some of them, by their ids: `3,7,12`. */
  tries?: Record<string, { happenings: Happening[]; prompt: string | null; choices: Choice[] }>;
}

export class LessonRoom extends Following implements TableRoom {
  step = $state(0);
  /** How often the pupil did something else, so that the coach can repeat the task. */
  missed = $state(0);
  readonly cardsOf = null;
  readonly lesson = true;
  /** The lesson that was heard last; it is on the screen once what led to it was played. */
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

  /** Lessons as the pupil counts them: one per text, however many actions it takes. */
  get number(): number {
    return new Set(this.lessons.slice(0, this.step + 1).map((lesson) => lesson.key)).size;
  }

  get count(): number {
    return new Set(this.lessons.map((lesson) => lesson.key)).size;
  }

  /** What the pupil is to play, in notation; several actions where they belong together. */
  get guide(): readonly string[] {
    return this.now.rest ?? (this.now.play === null ? [] : [this.now.play]);
  }

  get last(): boolean {
    return this.step === this.lessons.length - 1;
  }

  override get asked(): boolean {
    return this.now.play !== null && super.asked;
  }

  /** Go to the next lesson, once what happened meanwhile was seen. */
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
    // Anything tried that the lesson does not contain is a miss.
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
