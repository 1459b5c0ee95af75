import type { Db, Trx } from "../database/connect.ts";
import { readTogetherUnlessInTransaction } from "../database/read-together.ts";
import { type OneDriver, findSomeDrivers } from "./one-driver.queries.ts";

type Asked = { readonly id: number; readonly day: { readonly start: Date; readonly end: Date } };

/** One of the drivers that dispatch works with, read together with those whom others ask for at the time. */
export const findOneDriver = readTogetherUnlessInTransaction(
  async (db: Db | Trx, asked: readonly Asked[]) => {
    const found = new Map<string, OneDriver>();
    // All ask for the same day, but for a moment at midnight.
    const days = new Map(asked.map(({ day }) => [day.start.getTime(), day]));
    for (const [start, day] of days) {
      const ids = new Set(asked.filter((one) => one.day.start.getTime() === start).map(({ id }) => id));
      const drivers = await findSomeDrivers(db, { ids: [...ids], day });
      for (const driver of drivers) found.set(`${driver.account_id} ${start}`, driver);
    }
    return ({ id, day }: Asked) => found.get(`${id} ${day.start.getTime()}`);
  },
);
