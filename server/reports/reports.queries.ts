import { UNDER_WAY } from "../../domain/rides/ride-states.ts";
import { type SqlBool, sql } from "kysely";
import type { InstantRange } from "../../domain/curacao-time.ts";
import type { VehicleType } from "../../domain/fares/vehicles.ts";
import type { PaidBy } from "../../domain/payments/payment.ts";
import { LATE_SLACK_MINUTES } from "../../domain/dispatch/lateness.ts";
import type { TrendStep } from "../../domain/reports/trend.ts";
import type { Db } from "../database/connect.ts";
import { PARTS, cashGuilderCents, guilderCents } from "../payments/guilders.sql.ts";
import { type Mentioned, mentions } from "../rides/archive/mentions.sql.ts";

/** How a point of a trend is written, by its step. */
const LABEL_FORMAT: Readonly<Record<TrendStep, string>> = {
  hour: 'HH24":00"',
  day: "YYYY-MM-DD",
  month: "YYYY-MM",
};

/** The point of a trend that an instant belongs to, by the island's clock: UTC−4 all year. */
function islandLabel(column: "completed_at", step: TrendStep) {
  return sql<string>`to_char(${sql.ref(column)} at time zone interval '-04:00', ${sql.lit(LABEL_FORMAT[step])})`;
}

type DriverDays = { driverId: number; range: InstantRange };

/** How long a ride took its driver's time; nothing where it was only told that it is over. */
const SECONDS_DRIVEN = sql<number>`
  coalesce(sum(greatest(extract(epoch from
    completed_at - coalesce(set_out_at, arrived_at, picked_up_at, completed_at)), 0)), 0)::double precision`;

/** The sums of a driver's completed rides, by point of the trend and type of car. */
export function sumDriverRides(db: Db, { driverId, range, step }: DriverDays & { step: TrendStep }) {
  const label = islandLabel("completed_at", step);
  return db
    .selectFrom("rides")
    .select((eb) => [
      label.as("label"),
      "vehicle_type",
      eb.fn.countAll<number>().as("rides"),
      eb.fn.sum<number>("fare_cents").as("fare_cents"),
      eb.fn.sum<number>("distance_m").as("distance_m"),
      SECONDS_DRIVEN.as("seconds_driven"),
    ])
    .where("driver_id", "=", driverId)
    .where("status", "=", "Completed")
    .where("completed_at", ">=", range.start)
    .where("completed_at", "<", range.end)
    .groupBy([label, "vehicle_type"])
    .execute();
}

/** The part of a fare that a row of `PARTS` is about: what was paid by link is with the first way. */
const FARE_OF_PART = sql<number>`(part.part_cents + case when part.is_first then least(link_cents, fare_cents) else 0 end)`;

/** How a driver's completed rides were paid, with their tips. */
export function sumDriverPayments(db: Db, { driverId, range }: DriverDays) {
  return db
    .selectFrom("rides")
    .innerJoinLateral(PARTS.as("part"), (join) => join.onTrue())
    .select((eb) => [
      "part.way as paid_by",
      eb.fn.countAll<number>().filterWhere("part.is_first", "=", true).as("rides"),
      sql<number>`sum(${FARE_OF_PART})::integer`.as("fare_cents"),
      sql<number>`coalesce(sum(tip_cents) filter (where part.is_first), 0)`.as("tip_cents"),
      sql<number>`coalesce(sum(least(link_cents, fare_cents)) filter (where part.is_first), 0)::integer`.as(
        "link_cents",
      ),
    ])
    .where("driver_id", "=", driverId)
    .where("status", "=", "Completed")
    .where("completed_at", ">=", range.start)
    .where("completed_at", "<", range.end)
    .groupBy("part.way")
    .execute();
}

/** Of a driver's rides due in a range: how many were accepted, and how many of those were not completed. */
export function countTakenRides(db: Db, { driverId, range }: DriverDays) {
  const takenOn = sql<SqlBool>`coalesce(accepted_at, arrived_at, picked_up_at) is not null`;
  return db
    .selectFrom("rides")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(takenOn).as("taken"),
      eb.fn
        .countAll<number>()
        .filterWhere(takenOn)
        .filterWhere("status", "in", ["Cancelled", "NoShow"])
        .as("came_to_nothing"),
    ])
    .where("driver_id", "=", driverId)
    .where("ride_datetime", ">=", range.start)
    .where("ride_datetime", "<", range.end)
    .executeTakeFirstOrThrow();
}

/** How often a driver turned a ride down, gave one back or let an offer run out. */
export function countRefusals(db: Db, { driverId, range }: DriverDays) {
  return db
    .selectFrom("ride_refusals")
    .select((eb) => ["why", eb.fn.countAll<number>().as("times")])
    .where("driver_id", "=", driverId)
    .where("at", ">=", range.start)
    .where("at", "<", range.end)
    .groupBy("why")
    .execute();
}

/** A driver whom dispatch works with or not. */
export function findReportedDriver(db: Db, driverId: number) {
  return db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .select([
      "accounts.username",
      "accounts.first_name",
      "accounts.last_name",
      "drivers.license_number",
      "drivers.vehicle_type",
      "drivers.approved_at",
    ])
    .where("drivers.account_id", "=", driverId)
    .where("accounts.state", "<>", "deleted")
    .executeTakeFirst();
}

/** When the first ride of a driver, or of anybody, was completed. */
export function findFirstCompletion(db: Db, { driverId }: { driverId?: number }) {
  return db
    .selectFrom("rides")
    .select("completed_at")
    .$if(driverId !== undefined, (query) => query.where("driver_id", "=", driverId ?? 0))
    .where("status", "=", "Completed")
    .where("completed_at", "is not", null)
    .orderBy("completed_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

export function countPending(db: Db) {
  return db
    .selectFrom("rides")
    .select((eb) => eb.fn.countAll<number>().as("rides"))
    .where("status", "=", "Pending")
    .executeTakeFirstOrThrow();
}

export function countUnderWay(db: Db) {
  return db
    .selectFrom("rides")
    .select((eb) => eb.fn.countAll<number>().as("rides"))
    .where("status", "in", UNDER_WAY)
    .executeTakeFirstOrThrow();
}

export function countCompleted(db: Db, { start, end }: InstantRange) {
  return db
    .selectFrom("rides")
    .select((eb) => eb.fn.countAll<number>().as("rides"))
    .where("status", "=", "Completed")
    .where("completed_at", ">=", start)
    .where("completed_at", "<", end)
    .executeTakeFirstOrThrow();
}

/** Minutes from booking to a driver, on average, of the rides due in a range that were wanted within the hour. */
export async function averageResponseMinutes(db: Db, { start, end }: InstantRange): Promise<number | null> {
  const { minutes } = await db
    .selectFrom("rides")
    .select(
      sql<number | null>`
        avg(extract(epoch from least(assigned_at, accepted_at) - created_at))::double precision / 60`.as(
        "minutes",
      ),
    )
    .where("ride_datetime", ">=", start)
    .where("ride_datetime", "<", end)
    .where(sql<SqlBool>`coalesce(assigned_at, accepted_at) is not null`)
    .where(sql<SqlBool>`ride_datetime - created_at <= interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return minutes;
}

export type AnalyticsFilter = {
  range: InstantRange;
  step: TrendStep;
  /** The columns that name the ride, its passenger, its places or its driver, or part of it. */
  text?: Mentioned | undefined;
  driverId?: number | undefined;
  vehicleType?: VehicleType | undefined;
  /** Null for rides without a fixed rate; undefined for all. */
  zone?: string | null | undefined;
};

export type AnalyticsRow = {
  label: string | null;
  driver_id: number | null;
  vehicle_type: VehicleType | null;
  zone: string | null;
  paid_by: PaidBy | null;
  /** Which of the five a row is grouped by, as PostgreSQL says it: a bit is 0 for the one that counts. */
  grouped: number;
  rides: number;
  fare_cents: number;
  tip_cents: number;
  distance_m: number;
};

/** The sums of completed rides in one pass: by point of the trend, driver, type, zone and payment, and in all. */
export async function sumCompletedRides(db: Db, filter: AnalyticsFilter): Promise<AnalyticsRow[]> {
  const { range, step, text, driverId, vehicleType, zone } = filter;
  const label = islandLabel("completed_at", step);
  const { rows } = await sql<AnalyticsRow>`
    select label, driver_id, vehicle_type, zone, paid_by,
      grouping(label, driver_id, vehicle_type, zone, paid_by) as grouped, count(*) filter (where is_first) as rides,
      coalesce(sum(fare_cents), 0) as fare_cents, coalesce(sum(tip_cents) filter (where is_first), 0) as tip_cents,
      coalesce(sum(distance_m) filter (where is_first), 0) as distance_m
    from (
      select ${label} as label, driver_id, vehicle_type, zone, part.way as paid_by, part.is_first,
        ${FARE_OF_PART} as fare_cents, tip_cents, distance_m
      from rides cross join lateral ${PARTS} as part
      where status = 'Completed' and completed_at >= ${range.start} and completed_at < ${range.end}
        ${text === undefined ? sql`` : sql`and ${mentions(text)}`}
        ${driverId === undefined ? sql`` : sql`and driver_id = ${driverId}`}
        ${vehicleType === undefined ? sql`` : sql`and vehicle_type = ${vehicleType}`}
        ${zone === undefined ? sql`` : zone === null ? sql`and zone is null` : sql`and zone = ${zone}`}
    ) as completed
    group by grouping sets ((label), (driver_id), (vehicle_type), (zone), (paid_by), ())`.execute(db);
  return rows;
}

export type IncomeRow = {
  day: string | null;
  /** "00" to "23" */
  hour: string | null;
  zone: string | null;
  vehicle_type: VehicleType | null;
  paid_by: PaidBy | null;
  contract_id: number | null;
  contract: string | null;
  /** Which of them a row is grouped by, as PostgreSQL says it: a bit is 0 for the one that counts. */
  grouped: number;
  rides: number;
  fare_cents: number;
  tip_cents: number;
  link_cents: number;
  given_back_cents: number;
  unpaid_cents: number;
  unpaid_rides: number;
  xcg_cents: number;
};

/** The income of completed rides in one pass: by day, hour, zone, type, payment and contract, and in all. */
export async function sumIncome(db: Db, range: InstantRange): Promise<IncomeRow[]> {
  const islandText = (format: string) =>
    sql<string>`to_char(completed_at at time zone interval '-04:00', ${sql.lit(format)})`;
  const { rows } = await sql<IncomeRow>`
    select day, hour, zone, vehicle_type, paid_by, contract_id, max(contract) as contract,
      grouping(day, hour, zone, vehicle_type, paid_by, contract_id) as grouped,
      count(*) filter (where is_first) as rides,
      coalesce(sum(fare_cents), 0) as fare_cents, coalesce(sum(tip_cents), 0) as tip_cents,
      coalesce(sum(link_cents), 0) as link_cents, coalesce(sum(given_back_cents), 0) as given_back_cents,
      coalesce(sum(unpaid_cents), 0) as unpaid_cents,
      count(*) filter (where is_first and unpaid_cents is not null) as unpaid_rides,
      coalesce(sum(xcg_cents), 0)::bigint as xcg_cents
    from (
      select ${islandText("YYYY-MM-DD")} as day, ${islandText("HH24")} as hour, zone, vehicle_type,
        part.way as paid_by, part.is_first,
        (select contract_id from contract_rides where contract_rides.ride_id = rides.id) as contract_id,
        (select contracts.name from contract_rides join contracts on contracts.id = contract_rides.contract_id
          where contract_rides.ride_id = rides.id) as contract,
        ${FARE_OF_PART} as fare_cents,
        case when is_first then tip_cents end as tip_cents,
        case when is_first then least(fare_cents, link_cents) end as link_cents,
        case when is_first then link_given_back_cents + cash_given_back_cents end as given_back_cents,
        case when unpaid_reason is not null and part.way is null then part.part_cents end as unpaid_cents,
        case when part.way = 'cash_xcg' then ${cashGuilderCents(sql.ref("part.part_cents"))}
          + case when is_first then coalesce(tip_xcg_cents, ${guilderCents(sql.ref("tip_cents"))}, 0) else 0 end
          end as xcg_cents
      from rides cross join lateral ${PARTS} as part
      where status = 'Completed' and completed_at >= ${range.start} and completed_at < ${range.end}
    ) as completed
    group by grouping sets ((day), (hour), (zone), (vehicle_type), (paid_by), (contract_id), ())`.execute(db);
  return rows;
}

/**
 * The income of completed rides by how they were paid, tips left out: in the car, in the car in guilders, and by link.
 */
export function sumFaresByPayment(db: Db, { start, end }: InstantRange) {
  return db
    .selectFrom("rides")
    .innerJoinLateral(PARTS.as("part"), (join) => join.onTrue())
    .select((eb) => [
      "part.way as paid_by",
      eb.fn.countAll<number>().filterWhere("part.is_first", "=", true).as("rides"),
      sql<number>`sum(part.part_cents)::bigint`.as("car_cents"),
      sql<number>`sum(${cashGuilderCents(sql.ref("part.part_cents"))})::bigint`.as("car_xcg_cents"),
      sql<number>`coalesce(sum(least(fare_cents, link_cents)) filter (where part.is_first), 0)::bigint`.as(
        "link_cents",
      ),
      sql<number>`coalesce(sum(link_given_back_cents) filter (where part.is_first), 0)::bigint`.as(
        "given_back_cents",
      ),
      sql<number>`coalesce(sum(cash_given_back_cents) filter (where part.is_first), 0)::bigint`.as(
        "cash_back_cents",
      ),
      sql<number>`coalesce(sum(part.part_cents) filter (where unpaid_reason is not null and part.way is null), 0)::bigint`.as(
        "unpaid_cents",
      ),
    ])
    .where("status", "=", "Completed")
    .where("completed_at", ">=", start)
    .where("completed_at", "<", end)
    .groupBy("part.way")
    .execute();
}

/** When the driver was at the pickup, where that is known. */
const THERE_AT = sql<Date>`coalesce(rides.arrived_at, rides.picked_up_at)`;
/** In whole minutes, as `minutesLost` works it out. */
const MINUTES_LATE = sql<number>`round(extract(epoch from ${THERE_AT} - rides.ride_datetime) / 60)::integer`;
const IS_LATE = sql<SqlBool>`${MINUTES_LATE} > ${sql.lit(LATE_SLACK_MINUTES)}`;

/** Of the rides completed in a range whose pickup is known: how many there are, and for how many the driver was late. */
export function countPickups(db: Db, { start, end }: InstantRange) {
  return db
    .selectFrom("rides")
    .select((eb) => [
      eb.fn.count<number>(THERE_AT).as("picked_up"),
      eb.fn.countAll<number>().filterWhere(IS_LATE).as("late"),
    ])
    .where("status", "=", "Completed")
    .where("completed_at", ">=", start)
    .where("completed_at", "<", end)
    .executeTakeFirstOrThrow();
}

/** Those that the driver was late for, the latest first. */
export function listLatePickups(db: Db, { start, end, limit }: InstantRange & { limit: number }) {
  return db
    .selectFrom("rides")
    .leftJoin("accounts", "accounts.id", "rides.driver_id")
    .select([
      "rides.id",
      "rides.ride_datetime",
      "rides.pickup_location",
      "accounts.first_name",
      "accounts.last_name",
      MINUTES_LATE.as("minutes"),
    ])
    .where("rides.status", "=", "Completed")
    .where("rides.completed_at", ">=", start)
    .where("rides.completed_at", "<", end)
    .where(IS_LATE)
    .orderBy("minutes", "desc")
    .orderBy("rides.id", "desc")
    .limit(limit)
    .execute();
}

export function selectDriverNames(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("accounts")
    .select(["id", "first_name", "last_name"])
    .where("id", "in", ids.length === 0 ? [0] : ids)
    .execute();
}
