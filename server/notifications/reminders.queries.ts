import { type Insertable, sql } from "kysely";
import { HOUR_MS } from "../../domain/time-units.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

type Near = {
  hours: number;
  until: number;
  now: Date;
  /** Only this one, locked. */
  rideId?: number;
};

/** The rides that wait for their passenger within so many hours, and of whose time that passenger is to be reminded. */
export function listRidesToRemind(db: Db | Trx, { hours, until, now, rideId }: Near) {
  const later = (ahead: number) => new Date(now.getTime() + ahead * HOUR_MS);
  const asked = db
    .selectFrom("rides")
    .select(["id", "ride_datetime"])
    .where("status", "in", ["Pending", "Assigned", "Accepted"])
    .where("held", "=", false)
    .where("ride_datetime", ">", later(until))
    .where("ride_datetime", "<=", later(hours))
    .where(sql<boolean>`coalesce(time_told_at, created_at) <= ride_datetime - ${hours} * interval '1 hour'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("ride_reminders")
            .select("ride_reminders.ride_id")
            .whereRef("ride_reminders.ride_id", "=", "rides.id")
            .whereRef("ride_reminders.pickup_at", "=", "rides.ride_datetime")
            .where("ride_reminders.hours_before", "=", hours),
        ),
      ),
    )
    .orderBy("id");
  return rideId === undefined
    ? asked.limit(200).execute()
    : asked.where("id", "=", rideId).forUpdate().execute();
}

export async function keepReminder(trx: Trx, row: Insertable<Database["ride_reminders"]>): Promise<void> {
  await trx.insertInto("ride_reminders").values(row).execute();
}
