/** What the screen reader speaks: politely, in order; nothing is lost when two lines come at once. */
class Live {
  text = $state("");
  #lines: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(line: string): void {
    this.#lines.push(line);
    if (this.#timer === undefined) this.#timer = setTimeout(() => this.#speak(), 60);
  }

  /** Forget what was said and what waits to be said. */
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
