import { type Insertable, sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { RadioTextsTable } from "../database/tables/radio-tables.ts";

const TEXT = [
  "radio_texts.id",
  "radio_texts.driver_id",
  "radio_texts.from_driver",
  "radio_texts.phrase",
  "radio_texts.body",
  "radio_texts.to_all",
  "radio_texts.happened_at",
  "radio_texts.read_at",
  "author.first_name as author_first_name",
  "author.last_name as author_last_name",
] as const;

function texts(db: Db | Trx) {
  return db
    .selectFrom("radio_texts")
    .leftJoin("accounts as author", (join) =>
      join.onRef("author.id", "=", "radio_texts.author_id").on("author.state", "<>", "deleted"),
    )
    .select(TEXT);
}

/** The last texts with a driver, the newest first. */
export function listTextsWith(db: Db | Trx, { driverId, limit }: { driverId: number; limit: number }) {
  return texts(db)
    .where("radio_texts.driver_id", "=", driverId)
    .orderBy("radio_texts.id", "desc")
    .limit(limit)
    .execute();
}
export type RadioTextRow = Awaited<ReturnType<typeof listTextsWith>>[number];

/** The last text with each driver since then or that dispatch hasn't read, with how many those are. */
export function listLastTexts(db: Db | Trx, since: Date) {
  const unread = sql<number>`(
    select cast(count(*) as integer) from radio_texts as waiting
    where waiting.driver_id = radio_texts.driver_id and waiting.from_driver and waiting.read_at is null)`;
  return texts(db)
    .innerJoin("accounts as driver", "driver.id", "radio_texts.driver_id")
    .distinctOn("radio_texts.driver_id")
    .select(["driver.first_name", "driver.last_name", unread.as("unread")])
    .where((is) =>
      is.or([
        is("radio_texts.at", ">=", since),
        is.and([is("radio_texts.from_driver", "=", true), is("radio_texts.read_at", "is", null)]),
      ]),
    )
    .where("driver.state", "<>", "deleted")
    .orderBy("radio_texts.driver_id")
    .orderBy("radio_texts.id", "desc")
    .execute();
}

/** How many texts of the other side wait to be read. */
export async function countUnread(
  db: Db | Trx,
  { driverId, fromDriver }: { driverId: number; fromDriver: boolean },
): Promise<number> {
  const { unread } = await db
    .selectFrom("radio_texts")
    .select(sql<number>`cast(count(*) as integer)`.as("unread"))
    .where("driver_id", "=", driverId)
    .where("from_driver", "=", fromDriver)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Whether dispatch works with this driver. */
export async function isDriver(db: Db | Trx, driverId: number): Promise<boolean> {
  const driver = await db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .select("drivers.account_id")
    .where("drivers.account_id", "=", driverId)
    .where("drivers.approved_at", "is not", null)
    .where("accounts.state", "<>", "deleted")
    .executeTakeFirst();
  return driver !== undefined;
}

/** Every driver who works now. */
export async function listDriversOnShift(trx: Trx): Promise<number[]> {
  const drivers = await trx
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .select("drivers.account_id")
    .where("drivers.on_shift", "=", true)
    .where("drivers.inactive", "=", false)
    .where("drivers.approved_at", "is not", null)
    .where("accounts.state", "=", "active")
    .where("accounts.role", "=", "driver")
    .orderBy("drivers.account_id")
    .execute();
  return drivers.map(({ account_id }) => account_id);
}

export async function insertTexts(
  trx: Trx,
  rows: readonly Insertable<RadioTextsTable>[],
): Promise<readonly number[]> {
  const added = await trx.insertInto("radio_texts").values(rows).returning("id").execute();
  return added.map(({ id }) => id);
}

export function getText(trx: Trx, id: number) {
  return texts(trx).where("radio_texts.id", "=", id).executeTakeFirstOrThrow();
}

type Reading = { driverId: number; fromDriver: boolean; upTo: number; now: Date };

/** Notes that the other side's texts were read; false where none was new. */
export async function markRead(trx: Trx, { driverId, fromDriver, upTo, now }: Reading): Promise<boolean> {
  const read = await trx
    .updateTable("radio_texts")
    .set({ read_at: now })
    .where("driver_id", "=", driverId)
    .where("from_driver", "=", fromDriver)
    .where("id", "<=", upTo)
    .where("read_at", "is", null)
    .executeTakeFirst();
  return read.numUpdatedRows > 0n;
}

export async function deleteTextsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("radio_texts").where("at", "<", before).execute();
}

export async function deleteTextsOf(trx: Trx, driverId: number): Promise<void> {
  await trx.deleteFrom("radio_texts").where("driver_id", "=", driverId).execute();
}
