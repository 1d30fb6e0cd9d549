/** The live region for screen readers: polite, in order; no line is lost when two come at once. */
class Live {
  text = $state("");
  #lines: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(line: string): void {
    this.#lines.push(line);
    if (this.#timer === undefined) this.#timer = setTimeout(() => this.#speak(), 60);
  }

  /** Drop everything, also what is still to be spoken. */
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
