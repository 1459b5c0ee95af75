import { type InferResult, type RawBuilder, type SqlBool, sql } from "kysely";
import type { RideStatus } from "../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../database/connect.ts";
import { isOneOf } from "../database/is-one-of.ts";
import { unconnected } from "../database/unconnected.ts";
import { RIDE_COLUMNS } from "./ride-columns.ts";
import type { WaitMinutes } from "./waiting/free-wait.ts";

/** A ride with its driver's card, as the tables have it. */
export type RideRow = InferResult<ReturnType<typeof selectRides>>[number];

/** Whether the office asks drivers for the passenger's code now. */
export const startCodeOn = sql<
  boolean | null
>`(select start_code from company_profile where company_profile.id = 1)`;

/** How long the company's drivers wait free of charge, by where the pickup is. */
const waits = sql<WaitMinutes | null>`(select jsonb_build_object(
    'airport', profile -> 'airport_wait_minutes', 'pier', profile -> 'pier_wait_minutes', 'other', profile -> 'other_wait_minutes'
  ) from company_profile where company_profile.id = 1)`;
/** Until so many hours before the pickup a passenger changes an accepted ride. */
export const changeHours = sql<
  number | null
>`(select change_hours from company_profile where company_profile.id = 1)`;

/** The hotel or firm on whose account the ride goes. */
const partnerName = sql<string | null>`(select name from partners where partners.id = rides.partner_id)`;

/** The contract that the ride comes of. */
const contractOf = sql<{ id: number; name: string } | null>`(
  select jsonb_build_object('id', contracts.id, 'name', contracts.name)
  from contract_rides join contracts on contracts.id = contract_rides.contract_id
  where contract_rides.ride_id = rides.id)`;

/** The ride that was booked at once with this one. */
const otherWay = sql<{
  id: number;
  reference: string;
  tracking_code: string;
  ride_datetime: string;
  fare_cents: number;
} | null>`(
  select jsonb_build_object(
    'id', other.id, 'reference', other.reference, 'tracking_code', other.tracking_code,
    'ride_datetime', other.ride_datetime, 'fare_cents', other.fare_cents)
  from rides as other where other.id = rides.other_way_id)`;

/** Every ride with what is shown of its driver: what all other reads of rides start from. */
export function selectRides(db: Db | Trx) {
  return db
    .selectFrom("rides")
    .leftJoin("drivers", "drivers.account_id", "rides.driver_id")
    .leftJoin("accounts as driver", "driver.id", "rides.driver_id")
    .select(RIDE_COLUMNS)
    .select([
      "driver.first_name as driver_first_name",
      "driver.last_name as driver_last_name",
      "driver.username as driver_username",
      "driver.phone as driver_phone",
      "drivers.vehicle_name as driver_vehicle",
      "drivers.plate as driver_plate",
      "drivers.vehicle_type as driver_vehicle_type",
      "drivers.on_shift as driver_on_shift",
      "drivers.shares_location as driver_shares_location",
    ])
    .leftJoin("ride_flights", "ride_flights.ride_id", "rides.id")
    .leftJoin("flight_board", (join) => join.on("flight_board.id", "=", sql.lit(1)))
    .select([
      "ride_flights.asked_number as flight_asked_number",
      "ride_flights.number as flight_board_number",
      "ride_flights.direction as flight_direction",
      "ride_flights.state as flight_state",
      "ride_flights.scheduled_at as flight_scheduled_at",
      "ride_flights.estimated_at as flight_estimated_at",
      "ride_flights.booked_for as flight_booked_for",
      "ride_flights.pickup_at as flight_pickup_at",
      "flight_board.read_at as flight_read_at",
      "flight_board.failing_since as flight_failing_since",
    ])
    .select(startCodeOn.as("start_code_on"))
    .select(waits.as("waits"))
    .select(changeHours.as("change_hours"))
    .select(partnerName.as("partner_name"))
    .select(contractOf.as("contract"))
    .select(otherWay.as("other_way"))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("dispatch_offers")
          .select("dispatch_offers.id")
          .whereRef("dispatch_offers.ride_id", "=", "rides.id")
          .where("dispatch_offers.outcome", "is", null),
      ).as("is_on_offer"),
    );
}

/** The same as text: a hundred and twenty columns take longer to put together than most of what a call does. */
const RIDE = sql.raw(selectRides(unconnected).compile().sql);

export async function findRide(db: Db | Trx, id: number): Promise<RideRow | undefined> {
  const { rows } = await sql<RideRow>`${RIDE} where rides.id = ${id}`.execute(db);
  return rows[0];
}

export async function findRideByCode(db: Db | Trx, trackingCode: string): Promise<RideRow | undefined> {
  const { rows } = await sql<RideRow>`${RIDE} where rides.tracking_code = ${trackingCode}`.execute(db);
  return rows[0];
}

/** A ride with what a driver has had to do with it. */
export async function findRideOfDriver(
  db: Db | Trx,
  asked: { rideId: number; driverId: number },
): Promise<{ ride: RideRow; past: DriverPast } | undefined> {
  const [ride, past] = await Promise.all([findRide(db, asked.rideId), findDriverPast(db, asked)]);
  return ride && { ride, past };
}

/** How a ride stands to a driver who has had to do with it, and since when they have an account. */
type PoolDriver = DriverPast & { id: number; joined_at: string };

/** How a ride stands to drivers who want it from the pool, and nothing else of it. */
export type PoolStanding = Pick<RideRow, "id" | "status" | "held" | "driver_id"> & {
  /** When it last left the pool. */
  left_pool_at: Date | null;
  pool_drivers: PoolDriver[] | null;
};

/** How rides stand to the drivers who want them. */
export function listPoolStandings(
  db: Db | Trx,
  { rideIds, driverIds }: { rideIds: readonly number[]; driverIds: readonly number[] },
): Promise<PoolStanding[]> {
  const { refused, hidden, had } = driverPast(sql<number>`asking.id`);
  return db
    .selectFrom("rides")
    .select(["rides.id", "rides.status", "rides.held", "rides.driver_id"])
    .select([
      sql<Date | null>`(select max(at) from ride_history as line where line.ride_id = rides.id
        and line.from_status = 'Pending' and line.to_status <> 'Pending')`.as("left_pool_at"),
      sql<
        PoolDriver[] | null
      >`(select jsonb_agg(jsonb_build_object('id', asking.id, 'joined_at', asking.created_at,
          'refused', ${refused}, 'hidden', ${hidden}, 'had', ${had}))
        from accounts as asking where ${isOneOf(sql`asking.id`, driverIds)})`.as("pool_drivers"),
    ])
    .where(isOneOf(sql.ref("rides.id"), rideIds))
    .execute();
}

/** The status of rides, and nothing else of them. */
export function listRideStatuses(db: Db | Trx, ids: readonly number[]) {
  return db
    .selectFrom("rides")
    .select(["id", "status"])
    .where(isOneOf(sql.ref("id"), ids))
    .execute();
}

type Refusals = { refused_by: number[]; hidden_from: number[] };

const driversIn = (table: "ride_refusals" | "ride_hidings") =>
  sql<number[]>`array(select driver_id from ${sql.table(table)} as past where past.ride_id = rides.id)`;

const RIDE_WITH_REFUSALS = sql.raw(
  selectRides(unconnected)
    .select([driversIn("ride_refusals").as("refused_by"), driversIn("ride_hidings").as("hidden_from")])
    .compile().sql,
);

/** A ride with the drivers who turned it down, and those who removed it from their lists. */
export async function findRideWithRefusals(db: Db, rideId: number) {
  const { rows } = await sql<RideRow & Refusals>`${RIDE_WITH_REFUSALS} where rides.id = ${rideId}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { refused_by: refusedBy, hidden_from: hiddenFrom, ...ride } = row;
  return { ride, refusedBy: new Set(refusedBy), hiddenFrom: new Set(hiddenFrom) };
}

export type DriverPast = { refused: boolean; hidden: boolean; had: boolean };

/** Of `rides`. */
function driverPast(driverId: number | RawBuilder<number>) {
  const by = (table: string) =>
    sql<boolean>`exists (select from ${sql.table(table)} as past where past.ride_id = rides.id and past.driver_id = ${driverId})`;
  return { refused: by("ride_refusals"), hidden: by("ride_hidings"), had: by("ride_history") };
}

/** Whether a driver has turned a ride down, removed it from their lists, or ever had it. */
export async function findDriverPast(
  db: Db | Trx,
  { rideId, driverId }: { rideId: number; driverId: number },
): Promise<DriverPast> {
  const { refused, hidden, had } = driverPast(driverId);
  const past = await db
    .selectFrom("rides")
    .select([refused.as("refused"), hidden.as("hidden"), had.as("had")])
    .where("rides.id", "=", rideId)
    .executeTakeFirst();
  return past ?? { refused: false, hidden: false, had: false };
}

/** The facts that a passenger may know of their driver, with the car's position for as long as that is shared. */
export function findRideDriver(db: Db | Trx, driverId: number) {
  return db
    .selectFrom("drivers")
    .leftJoin("driver_portraits", "driver_portraits.driver_id", "drivers.account_id")
    .select([
      "account_id",
      "version",
      "driver_portraits.mark as portrait",
      "vehicle_type",
      "languages",
      "rating_sum",
      "rating_count",
      "lat",
      "lng",
      "location_name",
      "located_at",
      "shares_location",
      "on_shift",
    ])
    .where("account_id", "=", driverId)
    .executeTakeFirst();
}

/** The pool of a driver: rides that wait for a driver and that this one has not turned down. */
export function inPoolOf(driverId: number) {
  return sql<SqlBool>`rides.status = 'Pending' and not rides.held and not exists (select 1 from ride_refusals where ride_refusals.ride_id = rides.id and ride_refusals.driver_id = ${driverId})`;
}

export function notHiddenFrom(driverId: number) {
  return sql<SqlBool>`not exists (select 1 from ride_hidings where ride_hidings.ride_id = rides.id and ride_hidings.driver_id = ${driverId})`;
}

/** A status as a literal, so that the planner sees that a partial index holds it. */
export function statusIs(...statuses: readonly RideStatus[]) {
  return sql<SqlBool>`rides.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`;
}
