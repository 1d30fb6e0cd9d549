/** What the screen reader is told: politely, in order, nothing lost when two lines come at once. */
class Live {
  text = $state("");
  #lines: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(line: string): void {
    this.#lines.push(line);
    if (this.#timer === undefined) this.#timer = setTimeout(() => this.#speak(), 60);
  }

  /** Forget what was told and what waits. */
  hush(): void {
    this.#lines = [];
    this.text = "";
  }

  #speak(): void {
    this.#timer = undefined;
    this.text = this.#lines.join(" ");
    this.#lines = [];
  }
}

export const live = new Live();
