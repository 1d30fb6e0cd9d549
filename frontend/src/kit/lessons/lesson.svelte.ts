/** A room without a server: follows a lesson that the engine has written, step by step. */
import type { Choice, Control, Deed, Happening, Hint, Previewed, Table } from "$wire";
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

export class LessonRoom implements TableRoom {
  step = $state(0);
  table = $state.raw<Table | null>(null);
  deeds = $state.raw<Deed[]>([]);
  /** How often the pupil did something else, so that the coach can repeat the task. */
  missed = $state(0);
  onTable: ((table: Table) => void) | null = null;
  readonly cardsOf = null;
  readonly lesson = true;

  constructor(
    readonly lessons: readonly Lesson[],
    readonly names: () => string[],
  ) {
    this.table = lessons[0]!.table;
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

  get asked(): boolean {
    return this.now.play !== null && this.table?.seat === this.table?.eyes;
  }

  /** Go to the next lesson; what happened meanwhile is in its story. */
  next(): void {
    if (this.last) return;
    this.step += 1;
    this.missed = 0;
    const table = this.now.table;
    this.deeds = [...this.deeds, ...table.story];
    this.table = table;
    this.onTable?.(table);
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
    const wanted = this.now.table.choices.find((choice) => choice.notation === this.now.play);
    if (wanted?.id !== action) {
      this.missed += 1;
      return false;
    }
    this.next();
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
