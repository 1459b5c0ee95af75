import { type Expression, type SqlBool, sql } from "kysely";
import type { VehicleType } from "../../contract/fares/vehicles.ts";
import type { ArchiveSort } from "../../contract/rides/ride-archive.ts";
import type { Db } from "../database/connect.ts";
import { selectRides, statusIs } from "./ride-rows.queries.ts";

/** Which completed rides are meant. */
export type ArchiveScope = {
  text: string | null;
  from: Date | null;
  until: Date | null;
  driverId: number | null;
  vehicleType: VehicleType | null;
  /** A zone's key; "none" for rides without one. */
  zone: string | null;
};

export type ArchiveFigures = { rides: number; fareCents: number; distanceM: number };
export type BusiestDriver = { id: number; rides: number };

/** One page of the archive. */
export function listArchivePage(
  db: Db,
  { scope, sort, limit, offset }: { scope: ArchiveScope; sort: ArchiveSort; limit: number; offset: number },
) {
  return selectRides(db)
    .where(inScope(scope))
    .orderBy(orderOf(sort))
    .orderBy("rides.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The ids of all that the filter lets through, in order. */
export async function listArchiveIds(
  db: Db,
  { scope, sort }: { scope: ArchiveScope; sort: ArchiveSort },
): Promise<number[]> {
  const rows = await db
    .selectFrom("rides")
    .leftJoin("accounts as driver", "driver.id", "rides.driver_id")
    .select("rides.id")
    .where(inScope(scope))
    .orderBy(orderOf(sort))
    .orderBy("rides.id", "desc")
    .execute();
  return rows.map((row) => row.id);
}

export function listRidesById(db: Db, ids: readonly number[]) {
  return selectRides(db).where("rides.id", "in", ids).execute();
}

/** What all that the filter lets through comes to, counted ride by ride. */
export async function sumArchive(db: Db, scope: ArchiveScope): Promise<ArchiveFigures> {
  const sums = await db
    .selectFrom("rides")
    .leftJoin("accounts as driver", "driver.id", "rides.driver_id")
    .select((eb) => [
      eb.fn.countAll().as("rides"),
      eb.fn.sum("rides.fare_cents").as("fare_cents"),
      eb.fn.sum("rides.distance_m").as("distance_m"),
    ])
    .where(inScope(scope))
    .executeTakeFirst();
  return {
    rides: Number(sums?.rides ?? 0),
    fareCents: Number(sums?.fare_cents ?? 0),
    distanceM: Number(sums?.distance_m ?? 0),
  };
}

/** The driver with the most of them. */
export async function findBusiestDriver(db: Db, scope: ArchiveScope): Promise<BusiestDriver | undefined> {
  const found = await db
    .selectFrom("rides")
    .leftJoin("accounts as driver", "driver.id", "rides.driver_id")
    .select((eb) => ["rides.driver_id", eb.fn.countAll().as("rides")])
    .where(inScope(scope))
    .groupBy("rides.driver_id")
    .orderBy("rides", "desc")
    .orderBy("rides.driver_id")
    .limit(1)
    .executeTakeFirst();
  return found?.driver_id ? { id: found.driver_id, rides: Number(found.rides) } : undefined;
}

/** The same of all completed rides or one driver's, from the running totals: flat however many there are. */
export async function sumTotals(db: Db, driverId: number | null): Promise<ArchiveFigures> {
  const sums = await db
    .selectFrom("ride_totals")
    .select((eb) => [
      eb.fn.sum("rides").as("rides"),
      eb.fn.sum("fare_cents").as("fare_cents"),
      eb.fn.sum("distance_m").as("distance_m"),
    ])
    .where("status", "=", "Completed")
    .$if(driverId !== null, (query) => query.where("driver_id", "=", driverId ?? 0))
    .executeTakeFirst();
  return {
    rides: Number(sums?.rides ?? 0),
    fareCents: Number(sums?.fare_cents ?? 0),
    distanceM: Number(sums?.distance_m ?? 0),
  };
}

export async function findBusiestOfTotals(
  db: Db,
  driverId: number | null,
): Promise<BusiestDriver | undefined> {
  const found = await db
    .selectFrom("ride_totals")
    .select(["driver_id", "rides"])
    .where("status", "=", "Completed")
    .where("rides", ">", 0)
    .$if(driverId !== null, (query) => query.where("driver_id", "=", driverId ?? 0))
    .orderBy("rides", "desc")
    .orderBy("driver_id")
    .limit(1)
    .executeTakeFirst();
  return found && { id: found.driver_id, rides: found.rides };
}

export async function findDriverName(db: Db, driverId: number): Promise<string> {
  const account = await db
    .selectFrom("accounts")
    .select(["first_name", "last_name"])
    .where("id", "=", driverId)
    .executeTakeFirst();
  return `${account?.first_name ?? ""} ${account?.last_name ?? ""}`.trim();
}

function inScope({ text, from, until, driverId, vehicleType, zone }: ArchiveScope): Expression<SqlBool> {
  const parts = [statusIs("Completed")];
  if (from) parts.push(sql<SqlBool>`rides.completed_at >= ${from}`);
  if (until) parts.push(sql<SqlBool>`rides.completed_at < ${until}`);
  if (driverId !== null) parts.push(sql<SqlBool>`rides.driver_id = ${driverId}`);
  if (vehicleType) parts.push(sql<SqlBool>`rides.vehicle_type = ${vehicleType}`);
  if (zone === "none") parts.push(sql<SqlBool>`rides.zone is null`);
  else if (zone !== null) parts.push(sql<SqlBool>`rides.zone = ${zone}`);
  if (text !== null) parts.push(mentions(text));
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** The text as it is typed, anywhere in what names the ride, its passenger, its places or its driver. */
function mentions(text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<SqlBool>`(rides.rider_name ilike ${pattern} or rides.rider_phone like ${pattern} or rides.pickup_location ilike ${pattern} or rides.dropoff_location ilike ${pattern} or rides.reference ilike ${pattern} or driver.first_name || ' ' || driver.last_name ilike ${pattern} or driver.username ilike ${pattern})`;
}

const SORT_COLUMNS: Readonly<Record<string, string>> = {
  completed_at: "rides.completed_at",
  id: "rides.id",
  calculated_fare: "rides.fare_cents",
  distance_km: "rides.distance_m",
  rider_name: "lower(rides.rider_name)",
  driver_name: "lower(driver.first_name || ' ' || driver.last_name)",
};

function orderOf(sort: ArchiveSort) {
  const column = SORT_COLUMNS[sort.replace(/^-/, "")] ?? "rides.completed_at";
  return sql`${sql.raw(column)} ${sql.raw(sort.startsWith("-") ? "desc" : "asc")}`;
}
