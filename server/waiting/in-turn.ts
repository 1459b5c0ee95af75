/** The most that wait under one name. */
const MOST_WAITING = 50;

/** Work that is done one after another under each name, in the order in which it came; too much of it is refused. */
export class InTurn {
  readonly #last = new Map<string, { ended: Promise<void>; waiting: number }>();
  readonly #refuse: () => never;

  constructor(refuse: () => never) {
    this.#refuse = refuse;
  }

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const line = this.#last.get(name) ?? { ended: Promise.resolve(), waiting: 0 };
    if (line.waiting >= MOST_WAITING) this.#refuse();
    line.waiting += 1;
    const working = line.ended.then(work);
    line.ended = working.then(
      () => undefined,
      () => undefined,
    );
    this.#last.set(name, line);
    try {
      return await working;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) this.#last.delete(name);
    }
  }
}
