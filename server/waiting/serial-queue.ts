/** Work that is asked for often and done one at a time: what is asked for meanwhile is done once more, afterwards. */
export class SerialQueue {
  readonly #work: () => Promise<void>;
  #running: Promise<void> | null = null;
  #asked = false;

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  ask(): void {
    this.#asked = true;
    this.#running ??= this.#run();
  }

  /** Resolves when nothing is being done. */
  async idle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#asked) {
      this.#asked = false;
      await this.#work();
    }
    this.#running = null;
  }
}
