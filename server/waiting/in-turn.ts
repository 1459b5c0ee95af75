import { setTimeout as wait } from "node:timers/promises";

/** Between two that wait under one name the server is left to others for so many times as long as the first took, up to so long. */
const RESTS = 2;
const MOST_REST_MS = 200;

/** The most that wait under one name. */
const MOST_WAITING = 50;

/**
 * Work that is done one after another under each name, in the order in which it came; too much of it is refused. Waiting work of one name takes a
 * third of a server at most, however quickly it is sent.
 */
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
    let began = 0;
    const working = line.ended.then(() => {
      began = performance.now();
      return work();
    });
    const rest = async () => {
      // The one that has just ended is counted until its caller hears of it.
      if (line.waiting > 1) await wait(Math.min(MOST_REST_MS, (performance.now() - began) * RESTS));
    };
    line.ended = working.then(rest, rest);
    this.#last.set(name, line);
    try {
      return await working;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) this.#last.delete(name);
    }
  }
}
