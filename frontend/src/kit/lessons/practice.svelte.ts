/** A practice position. The server carries out what the pupil tries, and judges it. */
import type { Control, Hint, Practised, Previewed } from "$wire";
import { api, Refusal } from "$kit/net/api";
import { Following } from "$kit/table/following.svelte";
import type { TableRoom } from "$kit/table/tableroom";

export class PracticeRoom extends Following implements TableRoom {
  /** How often the table was reset; each time it is drawn anew. */
  round = $state(0);
  solved = $state(false);
  over = $state(false);
  /** The rest of a solution, as long as the pupil follows it. */
  onward = $state.raw<readonly string[]>([]);
  /** How often the turn ended without a solution. */
  missed = $state(0);
  failed = $state.raw<Refusal | null>(null);
  readonly cardsOf = null;
  readonly lesson = true;
  #done: number[] = [];

  constructor(
    readonly game: string,
    readonly name: string,
    readonly names: () => string[],
  ) {
    super();
  }

  override get asked(): boolean {
    return !this.over && super.asked;
  }

  /** Start again from the beginning. */
  async restart(): Promise<void> {
    this.#done = [];
    await this.#ask(null);
  }

  async act(action: number): Promise<boolean> {
    const since = this.#done.length;
    this.#done = [...this.#done, action];
    if (await this.#ask(since)) return true;
    this.#done = this.#done.slice(0, -1);
    return false;
  }

  async undo(): Promise<boolean> {
    this.#done = this.#done.slice(0, -1);
    return this.#ask(null);
  }

  async preview(action: number, then: readonly number[] = []): Promise<Previewed | null> {
    const wish = { actions: this.#done, preview: [action, ...then] };
    return api.practise(this.game, this.name, wish).then(
      (answer) => answer.previewed,
      () => null,
    );
  }

  async #ask(since: number | null): Promise<boolean> {
    try {
      this.#take(await api.practise(this.game, this.name, { actions: this.#done, since }), since);
    } catch (reason) {
      this.failed = reason instanceof Refusal ? reason : new Refusal("unreachable", "");
      return false;
    }
    return true;
  }

  #take({ table, solved, over, onward }: Practised, since: number | null): void {
    this.failed = null;
    if (over && !solved && !this.over) this.missed += 1;
    this.solved = solved;
    this.over = over;
    this.onward = onward;
    // Whoever would play next does not: the position ends with the pupil's turn.
    this.hear(over ? { ...table, seat: null } : table);
    if (since === null) this.round += 1;
  }

  seat(): { present: boolean; holder: "bot" | "person" } {
    return { present: true, holder: "person" };
  }

  nameOf(number: number | null): string {
    return this.names()[number === this.table?.eyes ? 0 : 1]!;
  }

  mean(name: string): Control | undefined {
    return this.table?.means.find((mean) => mean.name === name);
  }

  async hints(): Promise<Hint[]> {
    return [];
  }

  async plan(): Promise<number[]> {
    return [];
  }
}
