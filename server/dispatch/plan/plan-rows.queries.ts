import { sql } from "kysely";
import type { ToldMoveWhy } from "../../../contract/dispatch/own-plan.ts";
import type { PlanReason } from "../../../contract/dispatch/plan.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { insertMany } from "../../database/insert-many.ts";
import type { StoredPlan } from "../../database/tables/plan-tables.ts";

/** A server that plans says so again and again; silent for so long, another takes its place. */
const PLANNER_SECONDS = 4;

/** Takes the place of the planner, or keeps it; false while another server has it. The database's clock counts: servers' differ. */
export async function holdPlanner(db: Db, name: string): Promise<boolean> {
  const held = await db
    .updateTable("plan_state")
    .set({ planner: name, planner_until: sql<Date>`now() + ${PLANNER_SECONDS} * interval '1 second'` })
    .where((where) =>
      where.or([
        where("planner", "=", name),
        where("planner", "is", null),
        where("planner_until", "<", sql<Date>`now()`),
      ]),
    )
    .returning("version")
    .executeTakeFirst();
  return held !== undefined;
}

/** Gives the place up at once, when a server stops. */
export async function leavePlanner(db: Db, name: string): Promise<void> {
  await db
    .updateTable("plan_state")
    .set({ planner: null, planner_until: null })
    .where("planner", "=", name)
    .execute();
}

export function readPlanState(db: Db | Trx) {
  return db.selectFrom("plan_state").select(["version", "planned_at", "solved"]).executeTakeFirstOrThrow();
}

/** Which plan is the newest, and no more: the plan of a large fleet is half a megabyte. */
export function readPlanVersion(db: Db | Trx) {
  return db.selectFrom("plan_state").select(["version", "planned_at"]).executeTakeFirstOrThrow();
}

type NewPlan = { name: string; now: Date; stored: StoredPlan };

/** Puts a plan in the place of the last one; null when another server plans by now. */
export async function storePlan(trx: Trx, { name, now, stored }: NewPlan): Promise<number | null> {
  const row = await trx
    .updateTable("plan_state")
    .set((set) => ({ version: set("version", "+", 1), planned_at: now, solved: JSON.stringify(stored) }))
    .where("planner", "=", name)
    .returning("version")
    .executeTakeFirst();
  return row?.version ?? null;
}

export type PlanRideRow = {
  readonly ride_id: number;
  readonly driver_id: number | null;
  readonly state: string;
  readonly leave_at: Date | null;
  readonly pickup_at: Date | null;
  readonly free_at: Date | null;
  readonly minutes_late: number | null;
  readonly slack_minutes: number | null;
  readonly empty_minutes: number | null;
  readonly reason: PlanReason | null;
  readonly is_certain: boolean;
};

export type PlanCarRow = {
  readonly driver_id: number;
  readonly from_at: Date;
  readonly until_at: Date;
  readonly on_a_shift: boolean;
  readonly break_from: Date | null;
  readonly break_until: Date | null;
  readonly next_free_at: Date | null;
  readonly home_at: Date | null;
  readonly paid_minutes: number;
};

/** Writes the rides and cars of a plan over those of the last. */
export async function writePlanRows(
  trx: Trx,
  { rides, cars }: { rides: readonly PlanRideRow[]; cars: readonly PlanCarRow[] },
): Promise<void> {
  await trx.deleteFrom("plan_rides").execute();
  await insertMany(trx, "plan_rides", rides);
  await trx.deleteFrom("plan_cars").execute();
  await insertMany(trx, "plan_cars", cars);
}

export function listPlanRides(db: Db | Trx) {
  return db
    .selectFrom("plan_rides")
    .innerJoin("rides", "rides.id", "plan_rides.ride_id")
    .leftJoin("plan_orders", "plan_orders.ride_id", "plan_rides.ride_id")
    .leftJoin("ride_promises", (join) =>
      join
        .onRef("ride_promises.ride_id", "=", "rides.id")
        .onRef("ride_promises.asked_at", "=", "rides.ride_datetime"),
    )
    .leftJoin("accounts", "accounts.id", "plan_rides.driver_id")
    .select([
      "plan_rides.ride_id",
      "plan_rides.driver_id",
      "plan_rides.state",
      "plan_rides.leave_at",
      "plan_rides.pickup_at",
      "plan_rides.free_at",
      "plan_rides.minutes_late",
      "plan_rides.slack_minutes",
      "plan_rides.reason",
      "rides.reference",
      "rides.ride_datetime",
      "rides.pickup_location",
      "rides.dropoff_location",
      "rides.rider_phone",
      "rides.passenger_count",
      "plan_orders.out_of_plan",
      "plan_orders.kept_driver_id",
      "ride_promises.pickup_at as promised_at",
      "ride_promises.past_capacity",
      "accounts.first_name",
      "accounts.last_name",
    ])
    .orderBy("rides.ride_datetime")
    .orderBy("plan_rides.ride_id")
    .execute();
}

/** A plan is followed for so long after its planner's last word, so that another can take over meanwhile. */
const FOLLOWED_SECONDS = 30;

/** A ride in the newest plan; nothing where nobody plans any more, or the plan doesn't know it yet. */
export function findPlanRide(db: Db | Trx, rideId: number) {
  return db
    .selectFrom("plan_rides")
    .innerJoin("plan_state", (join) =>
      join.on("plan_state.planner_until", ">", sql<Date>`now() - ${FOLLOWED_SECONDS} * interval '1 second'`),
    )
    .select(["plan_rides.state", "plan_rides.pickup_at", "plan_rides.is_certain", "plan_rides.reason"])
    .where("plan_rides.ride_id", "=", rideId)
    .executeTakeFirst();
}

export function listPlanCars(db: Db | Trx) {
  return db
    .selectFrom("plan_cars")
    .innerJoin("accounts", "accounts.id", "plan_cars.driver_id")
    .selectAll("plan_cars")
    .select(["accounts.first_name", "accounts.last_name"])
    .orderBy("accounts.first_name")
    .orderBy("plan_cars.driver_id")
    .execute();
}

type Move = {
  rideId: number;
  fromDriverId: number;
  toDriverId: number | null;
  why: ToldMoveWhy;
  now: Date;
};

/** Keeps why a driver who was told of a ride lost it. */
export async function insertToldMove(trx: Trx, move: Move): Promise<void> {
  await trx
    .insertInto("told_moves")
    .values({
      ride_id: move.rideId,
      from_driver_id: move.fromDriverId,
      to_driver_id: move.toDriverId,
      why: move.why,
      moved_at: move.now,
    })
    .execute();
}
