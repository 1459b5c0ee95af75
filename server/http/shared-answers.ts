/** So many addresses are told apart in one moment, and no longer ones: what nobody else will ask is not worth keeping. */
const MOST_KEPT = 1_000;
const LONGEST_ADDRESS = 512;

/** While it is the same object, what a guest is told holds for all guests; null while nobody can say. */
export type Moment = object | null;

/** Answers to guests, given again to whoever asks the very same in the same moment. */
export class SharedAnswers {
  readonly #present: () => Moment;
  #moment: Moment = null;
  #bodies = new Map<string, string>();

  constructor(present: () => Moment) {
    this.#present = present;
  }

  /** To be taken before an answer is worked out: one that belongs to a moment that is over is not kept. */
  get moment(): Moment {
    return this.#present();
  }

  find(address: string): string | undefined {
    const moment = this.#present();
    return moment !== null && moment === this.#moment ? this.#bodies.get(address) : undefined;
  }

  keep(address: string, { moment, body }: { moment: Moment; body: string }): void {
    if (moment === null || moment !== this.#present() || address.length > LONGEST_ADDRESS) return;
    if (moment !== this.#moment) this.#bodies = new Map();
    this.#moment = moment;
    if (this.#bodies.size < MOST_KEPT) this.#bodies.set(address, body);
  }
}
