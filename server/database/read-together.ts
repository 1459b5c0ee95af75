import type { Db, Trx } from "./connect.ts";

/** So many readings are under way at a time; whoever asks meanwhile shares the next one. */
const AT_ONCE = 2;
const MOST_IN_ONE = 200;

type Waiting<Asked, Found> = {
  readonly asked: Asked;
  readonly resolve: (found: Found) => void;
  readonly reject: (error: unknown) => void;
};

/** Reads what all of them asked for at once, and says what each has found. */
type ReadAll<Asked, Found> = (asked: readonly Asked[]) => Promise<(one: Asked) => Found>;

/**
 * Reads for whoever asks. Those who ask while others' answers are read wait for these and then share one reading, which begins after
 * each of them came: what was so before they asked is so for all of them.
 */
export class ReadTogether<Asked, Found> {
  readonly #read: ReadAll<Asked, Found>;
  #waiting: Waiting<Asked, Found>[] = [];
  #underWay = 0;

  constructor(read: ReadAll<Asked, Found>) {
    this.#read = read;
  }

  find(asked: Asked): Promise<Found> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ asked, resolve, reject });
      // Questions that come in the same turn of the loop are read together, too.
      if (this.#waiting.length === 1) setImmediate(() => this.#next());
    });
  }

  #next(): void {
    if (this.#underWay >= AT_ONCE || this.#waiting.length === 0) return;
    this.#underWay += 1;
    void this.#answer(this.#waiting.splice(0, MOST_IN_ONE));
  }

  async #answer(waiting: readonly Waiting<Asked, Found>[]): Promise<void> {
    try {
      const foundBy = await this.#read(waiting.map(({ asked }) => asked));
      for (const { asked, resolve } of waiting) resolve(foundBy(asked));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    } finally {
      this.#underWay -= 1;
      this.#next();
    }
  }
}

/** Makes a reading that all who ask a database share; in a transaction it is made there, by itself. */
export function readTogetherUnlessInTransaction<Asked, Found>(
  readAll: (db: Db | Trx, asked: readonly Asked[]) => Promise<(one: Asked) => Found>,
): (db: Db | Trx, asked: Asked) => Promise<Found> {
  const readsOf = new WeakMap<Db, ReadTogether<Asked, Found>>();
  return async (db, asked) => {
    if (db.isTransaction) return (await readAll(db, [asked]))(asked);
    const reads = readsOf.get(db) ?? new ReadTogether((all: readonly Asked[]) => readAll(db, all));
    readsOf.set(db, reads);
    return reads.find(asked);
  };
}
