import { sql } from "kysely";
import type { DemandProfile } from "../../domain/demand/learn-demand.ts";
import type { Db, Trx } from "../database/connect.ts";

type Between = { from: Date; before: Date };

/** The island's time of a ride, by which its day and hour are told. */
const LOCAL = sql`ride_datetime at time zone interval '-04:00'`;
const DAY = sql<string>`to_char(${LOCAL}, 'YYYY-MM-DD')`;
const HOUR = sql<number>`cast(extract(hour from ${LOCAL}) as integer)`;
/** About a hundred metres: fine enough to tell the zones apart. */
const LAT = sql<number>`cast(round(cast(pickup_lat as numeric), 3) as double precision)`;
const LNG = sql<number>`cast(round(cast(pickup_lng as numeric), 3) as double precision)`;

/** How many rides were asked for in each hour of each day, by about a hundred metres of where they began. */
export function countAskedRides(db: Db | Trx, { from, before }: Between) {
  return db
    .selectFrom("rides")
    .select([
      DAY.as("day"),
      HOUR.as("hour"),
      LAT.as("lat"),
      LNG.as("lng"),
      sql<number>`cast(count(*) as integer)`.as("rides"),
      sql<number>`cast(sum(passenger_count) as integer)`.as("passengers"),
    ])
    .where("ride_datetime", ">=", from)
    .where("ride_datetime", "<", before)
    .where("status", "!=", "Cancelled")
    .groupBy([DAY, HOUR, LAT, LNG])
    .execute();
}

/** How many drivers drove in each hour of each day, and for how long they drove for who had asked at once. */
export function sumWork(db: Db | Trx, { from, before, atOnceMinutes }: Between & { atOnceMinutes: number }) {
  const atOnce = sql`ride_datetime - created_at <= ${atOnceMinutes} * interval '1 minute'`;
  return db
    .selectFrom("rides")
    .select([
      DAY.as("day"),
      HOUR.as("hour"),
      sql<number>`cast(coalesce(sum(duration_min) filter (where ${atOnce}), 0) as integer)`.as(
        "at_once_minutes",
      ),
      sql<number>`cast(count(distinct driver_id) as integer)`.as("drivers"),
    ])
    .where("ride_datetime", ">=", from)
    .where("ride_datetime", "<", before)
    .where("status", "=", "Completed")
    .where("imported_at", "is", null)
    .groupBy([DAY, HOUR])
    .execute();
}

export function findDemandProfile(db: Db | Trx) {
  return db.selectFrom("demand_profile").select(["profile", "learned_at"]).executeTakeFirstOrThrow();
}

export async function writeDemandProfile(
  db: Db | Trx,
  { profile, now }: { profile: DemandProfile; now: Date },
): Promise<void> {
  await db
    .updateTable("demand_profile")
    .set({ profile: JSON.stringify(profile), learned_at: now })
    .execute();
}
