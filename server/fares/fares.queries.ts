import type { Db, Trx } from "../database/connect.ts";

type NewTariff = { valid_from: string; rules: string; created_by: number; created_at: Date };
type NewHoliday = { day: string; name: string; from_time: string };

/** The tariff of a day: the one with the latest date not after it; of several with one date, the last added. */
export function findTariffOf(db: Db, day: string) {
  return db
    .selectFrom("tariffs")
    .select(["id", "valid_from", "rules", "created_at"])
    .where("valid_from", "<=", day)
    .orderBy("valid_from", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function findTariff(db: Db, id: number) {
  return db
    .selectFrom("tariffs")
    .select(["id", "valid_from", "rules", "created_at"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export function getFirstTariff(db: Db) {
  return db
    .selectFrom("tariffs")
    .select(["id", "valid_from", "rules", "created_at"])
    .orderBy("valid_from")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
}

export function findTariffs(db: Db) {
  return db
    .selectFrom("tariffs")
    .select(["id", "valid_from", "rules", "created_at"])
    .orderBy("valid_from", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function insertTariff(trx: Trx, tariff: NewTariff) {
  return trx
    .insertInto("tariffs")
    .values(tariff)
    .returning(["id", "valid_from", "rules", "created_at"])
    .executeTakeFirstOrThrow();
}

/** The staff's own holidays from one day to just before another. */
export function findExtraHolidays(db: Db, { start, end }: { start: string; end: string }) {
  return db
    .selectFrom("extra_holidays")
    .select(["day", "name", "from_time"])
    .where("day", ">=", start)
    .where("day", "<", end)
    .orderBy("day")
    .execute();
}

/** Empty when the day is on the list already. */
export function insertExtraHoliday(trx: Trx, holiday: NewHoliday) {
  return trx
    .insertInto("extra_holidays")
    .values(holiday)
    .onConflict((conflict) => conflict.column("day").doNothing())
    .returning(["day", "name", "from_time"])
    .executeTakeFirst();
}

/** Empty when the day was not on the list. */
export function deleteExtraHoliday(trx: Trx, day: string) {
  return trx.deleteFrom("extra_holidays").where("day", "=", day).returning("name").executeTakeFirst();
}
