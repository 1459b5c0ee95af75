/**
 * Several who want the same at the same moment: the first goes ahead, and whoever comes meanwhile waits for its end and then goes on, all
 * at once. The one that gets it is decided elsewhere.
 */
export class FirstAhead {
  readonly #ahead = new Map<string, Promise<void>>();

  async run<T>(wanted: string, work: () => Promise<T>): Promise<T> {
    const ahead = this.#ahead.get(wanted);
    if (ahead) {
      await ahead;
      return work();
    }
    const working = work();
    const ended = working.then(
      () => undefined,
      () => undefined,
    );
    this.#ahead.set(wanted, ended);
    try {
      return await working;
    } finally {
      this.#ahead.delete(wanted);
    }
  }
}
