import type { Db, Trx } from "../database/connect.ts";
import { type OneDriver, findSomeDrivers } from "./one-driver.queries.ts";

type Asked = { readonly id: number; readonly day: { readonly start: Date; readonly end: Date } };
type Waiting = Asked & {
  resolve: (driver: OneDriver | undefined) => void;
  reject: (error: unknown) => void;
};

/** So many statements read drivers at a time; whoever comes meanwhile shares the next one. */
const AT_ONCE = 2;
const MOST_IN_ONE = 200;

/**
 * Reads drivers one by one for whoever asks: those who ask while others are read wait for these and then share one statement, which
 * begins after each of them came.
 */
class OneDriverReads {
  readonly #db: Db;
  #waiting: Waiting[] = [];
  #underWay = 0;

  constructor(db: Db) {
    this.#db = db;
  }

  find(asked: Asked): Promise<OneDriver | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...asked, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    const [first] = this.#waiting;
    if (this.#underWay >= AT_ONCE || !first) return;
    this.#underWay += 1;
    const some = this.#waiting.slice(0, MOST_IN_ONE).filter((one) => isSameDay(one, first));
    const taken = new Set(some);
    this.#waiting = this.#waiting.filter((one) => !taken.has(one));
    void this.#answer(some, first);
  }

  async #answer(asked: readonly Waiting[], { day }: Asked): Promise<void> {
    try {
      const ids = [...new Set(asked.map(({ id }) => id))];
      const found = new Map(
        (await findSomeDrivers(this.#db, { ids, day })).map((driver) => [driver.account_id, driver]),
      );
      for (const { id, resolve } of asked) resolve(found.get(id));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    } finally {
      this.#underWay -= 1;
      this.#next();
    }
  }
}

function isSameDay(one: Asked, other: Asked): boolean {
  return one.day.start.getTime() === other.day.start.getTime();
}

const readsOf = new WeakMap<Db, OneDriverReads>();

/** One of the drivers that dispatch works with. In a transaction they are read there, by themselves. */
export async function findOneDriver(db: Db | Trx, asked: Asked): Promise<OneDriver | undefined> {
  if (db.isTransaction) return (await findSomeDrivers(db, { ids: [asked.id], day: asked.day }))[0];
  const reads = readsOf.get(db) ?? new OneDriverReads(db);
  readsOf.set(db, reads);
  return reads.find(asked);
}
