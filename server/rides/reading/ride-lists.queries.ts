import { type SqlBool, sql } from "kysely";
import type { OutOfService } from "../../../domain/drivers/out-of-service.ts";
import type { ListOrder } from "../../../contract/list-page.ts";
import type { RideStatus } from "../../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { PAPER_COLUMNS } from "../../papers/paper-columns.sql.ts";
import { inPoolOf, notHiddenFrom, selectRides, statusIs } from "../ride-rows.queries.ts";

/** Whose rides a list holds. */
export type RideScope =
  | { readonly of: "everyone" }
  | { readonly of: "rider"; readonly accountId: number }
  | { readonly of: "driver"; readonly accountId: number }
  | { readonly of: "partner"; readonly partnerId: number }
  /** A driver's as well, with what they removed from their own list. */
  | { readonly of: "anyOfDriver"; readonly accountId: number };

/** A row's place in a list: its time, then its id. */
export type ListPlace = { readonly at: Date; readonly id: number };

export type RideListQuery = {
  scope: RideScope;
  statuses: readonly RideStatus[] | null;
  /** Completed rides are in the order they were completed, all others by their pickup time. */
  orderBy: "ride_datetime" | "completed_at";
} & ListPart;

/** So many rows from a place on, read from one end. */
export type ListPart = { before: ListPlace | null; order: ListOrder; limit: number };

/** The rides of a scope from a place on. Each shape of it reads one index from one of its ends. */
export function listRides(db: Db, { scope, statuses, orderBy, before, order, limit }: RideListQuery) {
  const key = `rides.${orderBy}` as const;
  let query = selectRides(db);
  if (scope.of === "rider") query = query.where("rides.rider_id", "=", scope.accountId);
  if (scope.of === "partner") query = query.where("rides.partner_id", "=", scope.partnerId);
  if (scope.of === "driver") {
    query = query.where("rides.driver_id", "=", scope.accountId).where(notHiddenFrom(scope.accountId));
  }
  if (scope.of === "anyOfDriver") query = query.where("rides.driver_id", "=", scope.accountId);
  if (statuses) query = query.where(statusIs(...statuses));
  if (before) query = query.where(isBehind(key, before, order));
  const direction = DIRECTION[order];
  return query.orderBy(key, direction).orderBy("rides.id", direction).limit(limit).execute();
}

/** A driver's pool: the rides that wait, up to the moment from which their papers have run out. */
export type Pool = {
  readonly driverId: number;
  readonly until: Date | null;
  /** When their car is out of service. */
  readonly outages: readonly OutOfService[];
};

/** The rides of a driver's pool from a place on. */
export function listPool(db: Db, { driverId, until, outages, before, order, limit }: ListPart & Pool) {
  const key = "rides.ride_datetime";
  let query = selectRides(db).where(inPoolOf(driverId));
  if (until) query = query.where(key, "<", until);
  for (const outage of outages) {
    const [out, back] = [new Date(outage.from), outage.until === null ? null : new Date(outage.until)];
    query = query.where((where) =>
      where.or([where(key, "<", out), ...(back === null ? [] : [where(key, ">=", back)])]),
    );
  }
  if (before) query = query.where(isBehind(key, before, order));
  const direction = DIRECTION[order];
  return query.orderBy(key, direction).orderBy("rides.id", direction).limit(limit).execute();
}

/** The papers that decide which rides a driver may be given. */
export function findPapersOf(db: Db | Trx, driverId: number) {
  return db.selectFrom("drivers").select(PAPER_COLUMNS).where("account_id", "=", driverId).executeTakeFirst();
}

/** Rides in these states whose pickup is between two moments, the soonest first. */
export function listRidesDue(
  db: Db,
  { from, to, statuses }: { from: Date; to: Date; statuses: readonly RideStatus[] },
) {
  return selectRides(db)
    .where("rides.ride_datetime", ">=", from)
    .where("rides.ride_datetime", "<", to)
    .where(statusIs(...statuses))
    .orderBy("rides.ride_datetime")
    .orderBy("rides.id")
    .execute();
}

export async function countRides(
  db: Db,
  { scope, statuses }: Pick<RideListQuery, "scope" | "statuses">,
): Promise<number> {
  let query = db.selectFrom("rides").select((eb) => eb.fn.countAll().as("rides"));
  if (scope.of === "rider") query = query.where("rides.rider_id", "=", scope.accountId);
  if (scope.of === "partner") query = query.where("rides.partner_id", "=", scope.partnerId);
  if (scope.of === "driver") {
    query = query.where("rides.driver_id", "=", scope.accountId).where(notHiddenFrom(scope.accountId));
  }
  if (statuses) query = query.where(statusIs(...statuses));
  return Number((await query.executeTakeFirst())?.rides ?? 0);
}

export async function countPool(db: Db, { driverId, until }: Pool): Promise<number> {
  let query = db.selectFrom("rides").select((eb) => eb.fn.countAll().as("rides"));
  query = query.where(inPoolOf(driverId));
  if (until) query = query.where("ride_datetime", "<", until);
  const counted = await query.executeTakeFirst();
  return Number(counted?.rides ?? 0);
}

/** How many rides ended in these ways, from the running totals: the same cost however many there are. */
export async function countEndedRides(db: Db, statuses: readonly RideStatus[]): Promise<number> {
  const counted = await db
    .selectFrom("ride_totals")
    .select((eb) => eb.fn.sum("rides").as("rides"))
    .where("status", "in", statuses)
    .executeTakeFirst();
  return Number(counted?.rides ?? 0);
}

const DIRECTION = { newest: "desc", soonest: "asc" } as const;

function isBehind(
  key: "rides.ride_datetime" | "rides.completed_at",
  { at, id }: ListPlace,
  order: ListOrder,
) {
  const behind = sql.raw(order === "newest" ? "<" : ">");
  return sql<SqlBool>`(${sql.ref(key)}, rides.id) ${behind} (${at}, ${id})`;
}
