import type { VipRule } from "../../domain/accounts/vip-level.ts";
import type { PayLinkSettings } from "../../contract/pay-links/pay-link-schemas.ts";
import { OPEN } from "../../domain/rides/ride-states.ts";
import { COUNTS_TO_VIP } from "./counts-to-vip.sql.ts";
import type { Db, Trx } from "../database/connect.ts";

type CompanyRules = { vip: VipRule; payLinks: Partial<PayLinkSettings> };
type NewTariff = { valid_from: string; rules: string; created_by: number; created_at: Date };
type NewHoliday = { day: string; name: string; from_time: string };

export function findTariffOf(db: Db, day: string) {
  return tariffOf(db, day).select(["id", "valid_from", "rules", "created_at"]).executeTakeFirst();
}

/** The number of that tariff alone: its rules never change, so whoever keeps what they come to asks for no more. */
export async function findTariffIdOf(db: Db, day: string): Promise<number | null> {
  const row = await tariffOf(db, day).select("id").executeTakeFirst();
  return row?.id ?? null;
}

/** The tariff of a day: the one with the latest date not after it; of several with one date, the last added. */
function tariffOf(db: Db, day: string) {
  return db
    .selectFrom("tariffs")
    .where("valid_from", "<=", day)
    .where("withdrawn_at", "is", null)
    .orderBy("valid_from", "desc")
    .orderBy("id", "desc")
    .limit(1);
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
    .where("withdrawn_at", "is", null)
    .orderBy("valid_from")
    .orderBy("id")
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Those that count or will; one that was withdrawn is only found by its number, for the rides booked by it. */
export function findTariffs(db: Db) {
  return db
    .selectFrom("tariffs")
    .select(["id", "valid_from", "rules", "created_at"])
    .where("withdrawn_at", "is", null)
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

/** How many rides that are not over were priced by each tariff. */
export function countOpenRidesByTariff(db: Db) {
  return db
    .selectFrom("rides")
    .select((one) => ["tariff_id", one.fn.countAll<number>().as("rides")])
    .where("status", "in", OPEN)
    .groupBy("tariff_id")
    .execute();
}

/** The facts that prices came from, of rides completed from one moment to just before another. */
export function findCompletedTrips(db: Db, { from, until }: { from: Date; until: Date }) {
  return db
    .selectFrom("rides")
    .select([
      "pickup_lat",
      "pickup_lng",
      "dropoff_lat",
      "dropoff_lng",
      "stops",
      "ride_datetime",
      "passenger_count",
      "luggage_count",
      "wait_minutes",
      "distance_m",
      "breakdown",
      "vehicle_type",
      "vehicle_asked",
    ])
    .where("status", "=", "Completed")
    .where("ride_datetime", ">=", from)
    .where("ride_datetime", "<", until)
    .execute();
}

/** Takes a tariff away before its day; false where it has begun, is gone already or never was. */
export async function withdrawTariffRow(
  trx: Trx,
  change: { id: number; by: number; today: string; now: Date },
): Promise<boolean> {
  const updated = await trx
    .updateTable("tariffs")
    .set({ withdrawn_at: change.now, withdrawn_by: change.by })
    .where("id", "=", change.id)
    .where("withdrawn_at", "is", null)
    .where("valid_from", ">", change.today)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
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

/**
 * The areas for pickups on a day: of each the one drawn last of those that hold by then, where it wasn't taken away. With `drawnBy`, as they
 * were at that moment.
 */
export function findAreasOf(db: Db, { day, drawnBy }: { day: string; drawnBy: Date | null }) {
  return db
    .selectFrom((select) =>
      select
        .selectFrom("area_versions")
        .selectAll()
        .distinctOn("area_id")
        .where("valid_from", "<=", day)
        .$if(drawnBy !== null, (query) => query.where("drawn_at", "<=", drawnBy ?? new Date(0)))
        .orderBy("area_id")
        .orderBy("number", "desc")
        .as("latest"),
    )
    .select(["area_id", "names", "corners", "airport_cents", "pier_cents", "surcharge_cents"])
    .where("gone", "=", false)
    .orderBy("area_id")
    .execute();
}

/** The company's discount for VIPs, and its settings of payments by link. */
export async function getCompanyRules(db: Db): Promise<CompanyRules> {
  const row = await db
    .selectFrom("company_profile")
    .select(["profile", "pay_links"])
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return { vip: row.profile as VipRule, payLinks: row.pay_links as Partial<PayLinkSettings> };
}

/** How many rides a rider has completed, counted up to so many. */
export async function countCompletedRides(
  db: Db,
  { riderId, most }: { riderId: number; most: number },
): Promise<number> {
  const { rides } = await db
    .selectFrom((select) =>
      select
        .selectFrom("rides")
        .select("id")
        .where("rider_id", "=", riderId)
        .where("status", "=", "Completed")
        .where(COUNTS_TO_VIP)
        .limit(most)
        .as("completed"),
    )
    .select((select) => select.fn.countAll<number>().as("rides"))
    .executeTakeFirstOrThrow();
  return rides;
}
