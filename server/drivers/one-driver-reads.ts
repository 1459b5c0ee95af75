import type { Db, Trx } from "../database/connect.ts";
import { ReadTogether } from "../read-together.ts";
import { type OneDriver, findSomeDrivers } from "./one-driver.queries.ts";

type Asked = { readonly id: number; readonly day: { readonly start: Date; readonly end: Date } };

const readsOf = new WeakMap<Db, ReadTogether<Asked, OneDriver | undefined>>();

/**
 * One of the drivers that dispatch works with, read together with those whom others ask for at the time. In a transaction they are read
 * there, by themselves.
 */
export async function findOneDriver(db: Db | Trx, asked: Asked): Promise<OneDriver | undefined> {
  if (db.isTransaction) return (await findSomeDrivers(db, { ids: [asked.id], day: asked.day }))[0];
  const reads = readsOf.get(db) ?? new ReadTogether((all: readonly Asked[]) => readAll(db, all));
  readsOf.set(db, reads);
  return reads.find(asked);
}

async function readAll(db: Db, asked: readonly Asked[]) {
  const found = new Map<string, OneDriver>();
  // All ask for the same day, but for a moment at midnight.
  const days = new Map(asked.map(({ day }) => [day.start.getTime(), day]));
  for (const [start, day] of days) {
    const ids = new Set(asked.filter((one) => one.day.start.getTime() === start).map(({ id }) => id));
    const drivers = await findSomeDrivers(db, { ids: [...ids], day });
    for (const driver of drivers) found.set(`${driver.account_id} ${start}`, driver);
  }
  return ({ id, day }: Asked) => found.get(`${id} ${day.start.getTime()}`);
}
