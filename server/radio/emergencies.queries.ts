import type { Insertable } from "kysely";
import { ABOARD, UNDER_WAY } from "../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { EmergenciesTable } from "../database/tables/radio-tables.ts";

function emergencies(db: Db | Trx) {
  return db
    .selectFrom("emergencies")
    .innerJoin("accounts as driver", "driver.id", "emergencies.driver_id")
    .innerJoin("drivers", "drivers.account_id", "emergencies.driver_id")
    .leftJoin("accounts as taker", "taker.id", "emergencies.taken_by")
    .leftJoin("rides", "rides.id", "emergencies.ride_id")
    .select([
      "emergencies.id",
      "emergencies.driver_id",
      "emergencies.lat",
      "emergencies.lng",
      "emergencies.called_at",
      "emergencies.taken_at",
      "driver.first_name",
      "driver.last_name",
      "driver.phone",
      "drivers.vehicle_name",
      "drivers.plate",
      "taker.first_name as taker_first_name",
      "taker.last_name as taker_last_name",
      "rides.id as ride_id",
      "rides.reference",
      "rides.rider_name",
      "rides.rider_phone",
      "rides.pickup_location",
      "rides.dropoff_location",
    ])
    .where("emergencies.ended_at", "is", null);
}

/** Every call for help that stands, those that nobody has taken first. */
export function listOpenEmergencies(db: Db | Trx) {
  return emergencies(db)
    .orderBy("emergencies.taken_at", (order) => order.desc().nullsFirst())
    .orderBy("emergencies.called_at")
    .orderBy("emergencies.id")
    .execute();
}
export type EmergencyRow = Awaited<ReturnType<typeof listOpenEmergencies>>[number];

export function findOpenEmergency(db: Db | Trx, id: number) {
  return emergencies(db).where("emergencies.id", "=", id).executeTakeFirst();
}

/** The call of a driver that stands. */
export function findEmergencyOf(db: Db | Trx, driverId: number) {
  return emergencies(db).where("emergencies.driver_id", "=", driverId).executeTakeFirst();
}

/** The position of a driver as it was last written down. */
export function findWrittenPosition(trx: Trx, driverId: number) {
  return trx
    .selectFrom("drivers")
    .select(["lat", "lng"])
    .where("account_id", "=", driverId)
    .executeTakeFirst();
}

/** The ride a driver is on: the one whose passenger is aboard, else the next of theirs. */
export async function findRideOf(trx: Trx, driverId: number): Promise<number | null> {
  const ride = await trx
    .selectFrom("rides")
    .select("id")
    .where("driver_id", "=", driverId)
    .where("status", "in", UNDER_WAY)
    .orderBy((is) => is("status", "in", ABOARD), "desc")
    .orderBy("ride_datetime")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return ride?.id ?? null;
}

/** Notes a call for help; null where one of this driver stands, which has the newer position then. */
export async function insertEmergency(trx: Trx, row: Insertable<EmergenciesTable>): Promise<number | null> {
  const { lat, lng } = row;
  const added = await trx
    .insertInto("emergencies")
    .values(row)
    .onConflict((standing) => standing.column("driver_id").where("ended_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) return added.id;
  if (lat !== null && lat !== undefined) {
    await trx
      .updateTable("emergencies")
      .set({ lat, lng })
      .where("driver_id", "=", row.driver_id)
      .where("ended_at", "is", null)
      .execute();
  }
  return null;
}

/** Takes a call for help that nobody has taken; false where somebody was quicker. */
export async function takeIfFree(trx: Trx, { id, by, now }: { id: number; by: number; now: Date }) {
  const taken = await trx
    .updateTable("emergencies")
    .set({ taken_by: by, taken_at: now })
    .where("id", "=", id)
    .where("taken_at", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Ends a call for help; false where it is over already. */
export async function endEmergencyRow(trx: Trx, { id, by, now }: { id: number; by: number; now: Date }) {
  const ended = await trx
    .updateTable("emergencies")
    .set({ ended_by: by, ended_at: now })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** The calls for help that nobody has taken and of which the desk's devices heard last before a moment. */
export function listUnheard(db: Db, before: Date) {
  return emergencies(db)
    .select(["emergencies.pushes", "emergencies.pushed_at"])
    .where("emergencies.taken_at", "is", null)
    .where((is) =>
      is.or([is("emergencies.pushed_at", "is", null), is("emergencies.pushed_at", "<=", before)]),
    )
    .orderBy("emergencies.id")
    .execute();
}

/** Notes that the desk's devices are told of a call; false where another server tells them, or somebody has taken it. */
export async function notePush(trx: Trx, { id, pushes, now }: { id: number; pushes: number; now: Date }) {
  const noted = await trx
    .updateTable("emergencies")
    .set({ pushes: pushes + 1, pushed_at: now })
    .where("id", "=", id)
    .where("pushes", "=", pushes)
    .where("taken_at", "is", null)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

export async function deleteEmergenciesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("emergencies").where("at", "<", before).execute();
}

export async function deleteEmergenciesOf(trx: Trx, driverId: number): Promise<void> {
  await trx.deleteFrom("emergencies").where("driver_id", "=", driverId).execute();
}
