import { type Expression, type SqlBool, sql } from "kysely";
import type { VehicleType } from "../../../domain/fares/vehicles.ts";
import type { RideStatus } from "../../../domain/rides/ride-states.ts";
import type { ArchiveSort } from "../../../contract/rides/ride-archive.ts";
import type { Db } from "../../database/connect.ts";
import { type Mentioned, mentions } from "./mentions.sql.ts";
import { selectRides, statusIs } from "../ride-rows.queries.ts";

/** Which ended rides are meant. */
export type ArchiveScope = {
  statuses: readonly RideStatus[];
  text: Mentioned | null;
  from: Date | null;
  until: Date | null;
  driverId: number | null;
  vehicleType: VehicleType | null;
  /** A zone's key; "none" for rides without one. */
  zone: string | null;
};

/** Sums of some completed rides of one driver. */
export type DriverFigures = { driverId: number; rides: number; fareCents: number; distanceM: number };

/** One page of the archive. */
export function listArchivePage(
  db: Db,
  { scope, sort, limit, offset }: { scope: ArchiveScope; sort: ArchiveSort; limit: number; offset: number },
) {
  return selectRides(db)
    .where(inScope(scope))
    .orderBy(orderOf(sort, scope))
    .orderBy("rides.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** The ids of all rides that match the filter, in order. */
export async function listArchiveIds(
  db: Db,
  { scope, sort }: { scope: ArchiveScope; sort: ArchiveSort },
): Promise<number[]> {
  const rows = await db
    .selectFrom("rides")
    .leftJoin("accounts as driver", "driver.id", "rides.driver_id")
    .select("rides.id")
    .where(inScope(scope))
    .orderBy(orderOf(sort, scope))
    .orderBy("rides.id", "desc")
    .execute();
  return rows.map((row) => row.id);
}

export function listRidesById(db: Db, ids: readonly number[]) {
  return selectRides(db).where("rides.id", "in", ids).execute();
}

/** The totals of all rides in the scope, counted ride by ride. */
export async function sumRidesByDriver(db: Db, scope: ArchiveScope): Promise<DriverFigures[]> {
  const rows = await db
    .selectFrom("rides")
    .select((eb) => [
      "rides.driver_id",
      eb.fn.countAll().as("rides"),
      eb.fn.sum("rides.fare_cents").as("fare_cents"),
      eb.fn.sum("rides.distance_m").as("distance_m"),
    ])
    .where(inScope(scope))
    .groupBy("rides.driver_id")
    .execute();
  return rows.map(toFigures);
}

export type MonthScope = {
  /** The first of the first month, and of the one after the last; null is open. */
  from: string | null;
  until: string | null;
  driverId: number | null;
  vehicleType: VehicleType | null;
  zone: string | null;
};

/** The same of whole months from the running totals, which know a type or a zone, and of all time both: flat in the rides. */
export async function sumMonthsByDriver(db: Db, scope: MonthScope): Promise<DriverFigures[]> {
  const { from, until, driverId } = scope;
  const ofAllTime = from === null && until === null;
  const rows = await db
    .selectFrom("completed_totals")
    .select((eb) => [
      "driver_id",
      eb.fn.sum("rides").as("rides"),
      eb.fn.sum("fare_cents").as("fare_cents"),
      eb.fn.sum("distance_m").as("distance_m"),
    ])
    .where("vehicle_type", "=", scope.vehicleType ?? "")
    .where("zone", "=", scope.zone ?? "")
    .where("month", ofAllTime ? "=" : ">", ALL_TIME)
    .$if(from !== null, (query) => query.where("month", ">=", from ?? ""))
    .$if(until !== null, (query) => query.where("month", "<", until ?? ""))
    .$if(driverId !== null, (query) => query.where("driver_id", "=", driverId ?? 0))
    .groupBy("driver_id")
    .execute();
  return rows.map(toFigures);
}

/** The month under which the totals keep all time. */
const ALL_TIME = "0001-01-01";

function toFigures(row: Record<"driver_id" | "rides" | "fare_cents" | "distance_m", unknown>): DriverFigures {
  return {
    driverId: Number(row.driver_id),
    rides: Number(row.rides),
    fareCents: Number(row.fare_cents),
    distanceM: Number(row.distance_m),
  };
}

export async function findDriverName(db: Db, driverId: number): Promise<string> {
  const account = await db
    .selectFrom("accounts")
    .select(["first_name", "last_name"])
    .where("id", "=", driverId)
    .executeTakeFirst();
  return `${account?.first_name ?? ""} ${account?.last_name ?? ""}`.trim();
}

function inScope(scope: ArchiveScope): Expression<SqlBool> {
  const { text, from, until, driverId, vehicleType, zone } = scope;
  const ended = sql.ref(endOf(scope));
  const parts = [statusIs(...scope.statuses)];
  if (from) parts.push(sql<SqlBool>`${ended} >= ${from}`);
  if (until) parts.push(sql<SqlBool>`${ended} < ${until}`);
  if (driverId !== null) parts.push(sql<SqlBool>`rides.driver_id = ${driverId}`);
  if (vehicleType) parts.push(sql<SqlBool>`rides.vehicle_type = ${vehicleType}`);
  if (zone !== null) parts.push(sql<SqlBool>`coalesce(rides.zone, 'none') = ${zone}`);
  if (text !== null) parts.push(mentions(text));
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`;
}

/** Each kind of end has its own index. */
function endOf({ statuses }: ArchiveScope): "rides.completed_at" | "rides.ended_at" {
  return statuses.includes("Completed") ? "rides.completed_at" : "rides.ended_at";
}

const SORT_COLUMNS: Readonly<Record<string, string>> = {
  id: "rides.id",
  calculated_fare: "rides.fare_cents",
  distance_km: "rides.distance_m",
  rider_name: "lower(rides.rider_name)",
  driver_name: "lower(driver.first_name || ' ' || driver.last_name)",
};

function orderOf(sort: ArchiveSort, scope: ArchiveScope) {
  const column = SORT_COLUMNS[sort.replace(/^-/, "")] ?? endOf(scope);
  return sql`${sql.raw(column)} ${sql.raw(sort.startsWith("-") ? "desc" : "asc")}`;
}
