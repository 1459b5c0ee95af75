import { type Insertable, sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { DriverShiftsTable, ShiftDaysTable } from "../database/tables/shift-tables.ts";

/** The drivers who may be given rides, each with what is written of their hours; or the one with this number, whoever they are. */
export function listWrittenWeeks(db: Db | Trx, driverId?: number) {
  const listing = db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .leftJoin("driver_shifts", "driver_shifts.driver_id", "drivers.account_id")
    .leftJoin("accounts as changer", "changer.id", "driver_shifts.changed_by")
    .select([
      "drivers.account_id as driver_id",
      "accounts.first_name",
      "accounts.last_name",
      "driver_shifts.week",
      "driver_shifts.home_name",
      "driver_shifts.home_lat",
      "driver_shifts.home_lng",
      "driver_shifts.version",
      "driver_shifts.changed_at",
      "changer.first_name as changer_first_name",
      "changer.last_name as changer_last_name",
    ])
    .orderBy("accounts.first_name")
    .orderBy("accounts.last_name")
    .orderBy("accounts.id");
  const asked =
    driverId === undefined
      ? listing.where("accounts.state", "=", "active").where("drivers.approved_at", "is not", null)
      : listing.where("accounts.state", "!=", "deleted").where("drivers.account_id", "=", driverId);
  return asked.execute();
}
export type WrittenWeekRow = Awaited<ReturnType<typeof listWrittenWeeks>>[number];

type Days = { from: string; before: string; driverId?: number };

/** The days that are otherwise than the week, the end left out. */
export function listShiftDays(db: Db | Trx, { from, before, driverId }: Days) {
  return db
    .selectFrom("shift_days")
    .select(["driver_id", "day", "shifts", "note"])
    .where("day", ">=", from)
    .where("day", "<", before)
    .$if(driverId !== undefined, (query) => query.where("driver_id", "=", driverId ?? 0))
    .orderBy("driver_id")
    .orderBy("day")
    .execute();
}
export type ShiftDayRow = Awaited<ReturnType<typeof listShiftDays>>[number];

/** Minutes that each driver drove passengers between two moments. */
export function sumDrivenMinutes(db: Db | Trx, { from, before }: { from: Date; before: Date }) {
  return db
    .selectFrom("rides")
    .select(["driver_id", sql<number>`cast(sum(duration_min) as integer)`.as("minutes")])
    .where("status", "=", "Completed")
    .where("ended_at", ">=", from)
    .where("ended_at", "<", before)
    .where("driver_id", "is not", null)
    .groupBy("driver_id")
    .execute();
}

/** Writes the first week of a driver; false where there is one already. */
export async function insertDriverShifts(trx: Trx, row: Insertable<DriverShiftsTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto("driver_shifts")
    .values(row)
    .onConflict((conflict) => conflict.column("driver_id").doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Writes a driver's week over the version that was read; false where it is another by now. */
export async function updateDriverShifts(
  trx: Trx,
  { driver_id, version, ...row }: Insertable<DriverShiftsTable>,
): Promise<boolean> {
  const updated = await trx
    .updateTable("driver_shifts")
    .set({ ...row, version: version + 1 })
    .where("driver_id", "=", driver_id)
    .where("version", "=", version)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export async function writeShiftDay(trx: Trx, row: Insertable<ShiftDaysTable>): Promise<void> {
  const { driver_id: _driver, day: _day, ...values } = row;
  await trx
    .insertInto("shift_days")
    .values(row)
    .onConflict((conflict) => conflict.columns(["driver_id", "day"]).doUpdateSet(values))
    .execute();
}

/** False where the day was as the week says. */
export async function deleteShiftDay(trx: Trx, { driverId, day }: { driverId: number; day: string }) {
  const deleted = await trx
    .deleteFrom("shift_days")
    .where("driver_id", "=", driverId)
    .where("day", "=", day)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function deleteShiftsOf(trx: Trx, driverId: number): Promise<void> {
  await trx.deleteFrom("driver_shifts").where("driver_id", "=", driverId).execute();
  await trx.deleteFrom("shift_days").where("driver_id", "=", driverId).execute();
}
