import type { DayPlan, PlanAlarm, PlannedCar, PlannedRide } from "../../../contract/dispatch/plan.ts";
import { fullName } from "../../../domain/accounts/full-name.ts";
import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import { readExpectedByHour } from "../../demand/read-demand.ts";
import { readSettings } from "../dispatch.queries.ts";
import { modeOf } from "../switch-auto-assign.ts";
import { pausesOf } from "./missed-offers.ts";
import { listOutages } from "./plan.queries.ts";
import { quartersOf } from "./quarters.ts";
import { listPlanCars, listPlanRides, readPlanVersion } from "./plan-rows.queries.ts";
import { readPlanSettings, readShipPercent } from "./plan-settings.ts";
import { countPromisesToday, countToldToday } from "./today.queries.ts";

/** So soon a ride without a car, or late, is something to do now. */
const ALARM_HOURS = 2;
/** A driver needs so long to hear of a ride and set off: after that an alarm can't be mended in time. */
const LAST_MOMENT_MINUTES = 10;
/** Ahead of now the strip shows so many hours. */
const STRIP_HOURS = 9;
/** How many rides ahead it says whom the plan tells next. */
const TELLS_SHOWN = 6;

type RideRow = Awaited<ReturnType<typeof listPlanRides>>[number];
type CarRow = Awaited<ReturnType<typeof listPlanCars>>[number];

/** The newest plan as dispatch reads it, on whichever server. */
export async function readPlan(db: Db, now: Date): Promise<DayPlan> {
  const state = await readPlanVersion(db);
  const settings = await readPlanSettings(db);
  const mode = modeOf(await readSettings(db));
  const rideRows = await listPlanRides(db);
  const carRows = await listPlanCars(db);
  const out = new Set((await listOutages(db, now)).map(({ driver_id }) => driver_id));
  const pauses = await pausesOf(db, now);
  const expected = await readExpectedByHour(db, {
    from: new Date(now.getTime() - HOUR_MS),
    until: new Date(now.getTime() + STRIP_HOURS * HOUR_MS),
    shipPercent: await readShipPercent(db),
  });
  const rides = rideRows.map((row) => presentRide(row, settings.toldAhead));
  const alarms = rideRows.flatMap((row) => alarmOf(row, { now, grace: settings.graceMinutes }));
  const atRisk = rideRows.flatMap((row) => wrongWith(row, settings.graceMinutes) ?? []);
  const working = carRows.filter(
    (car) => !out.has(car.driver_id) && car.from_at <= now && now < car.until_at,
  );
  const free = working
    .map(({ next_free_at }) => next_free_at ?? now)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return {
    version: state.version,
    planned_at: (state.planned_at ?? now).toISOString(),
    mode,
    summary: {
      cars: working.length,
      in_use: working.filter(({ next_free_at }) => next_free_at !== null && next_free_at > now).length,
      at_risk: atRisk.filter((kind) => kind === "late").length,
      without_car: atRisk.filter((kind) => kind === "no_car").length,
      next_free_at: free[0]?.toISOString() ?? null,
    },
    rides,
    cars: carRows.map((row) => presentCar(row, { out, pauses, now })),
    alarms,
    tells: mode === "off" ? [] : tellsOf(rides),
    quarters: quartersOf({ rides, cars: carRows, now, grace: settings.graceMinutes, expected }),
    today: await readTodaySoFar(db, now),
  };
}

function presentRide(row: RideRow, toldAhead: number): PlannedRide {
  const waits = row.state === "planned" && row.leave_at !== null && row.driver_id !== null;
  return {
    ride_id: row.ride_id,
    reference: row.reference,
    state: row.state,
    driver_id: row.driver_id,
    driver_name: row.driver_id === null ? null : nameOf(row),
    promised_at: promiseOf(row).toISOString(),
    leave_at: row.leave_at?.toISOString() ?? null,
    pickup_at: row.pickup_at?.toISOString() ?? null,
    done_at: row.free_at?.toISOString() ?? null,
    minutes_late: row.minutes_late,
    tell_at:
      waits && row.leave_at ? new Date(row.leave_at.getTime() - toldAhead * MINUTE_MS).toISOString() : null,
    out_of_plan: row.out_of_plan ?? false,
    kept_driver_id: row.kept_driver_id,
    past_capacity: row.past_capacity ?? false,
    reason: row.reason,
  };
}

function presentCar(
  row: CarRow,
  { out, pauses, now }: { out: ReadonlySet<number>; pauses: ReadonlyMap<number, Date>; now: Date },
): PlannedCar {
  const pause = pauses.get(row.driver_id);
  return {
    driver_id: row.driver_id,
    driver_name: nameOf(row),
    from: row.on_a_shift ? row.from_at.toISOString() : null,
    until: row.on_a_shift ? row.until_at.toISOString() : null,
    break_from: row.break_from?.toISOString() ?? null,
    break_until: row.break_until?.toISOString() ?? null,
    is_out: out.has(row.driver_id),
    next_free_at: row.next_free_at?.toISOString() ?? null,
    paid_minutes: row.paid_minutes,
    asked_again_at: pause && pause > now ? pause.toISOString() : null,
  };
}

/** Alarms of rides that go wrong soon if nobody does anything; the first that nobody could mend any more stands first. */
function alarmOf(row: RideRow, { now, grace }: { now: Date; grace: number }): PlanAlarm[] {
  const promised = promiseOf(row);
  if (promised.getTime() > now.getTime() + ALARM_HOURS * 60 * MINUTE_MS) return [];
  const kind = wrongWith(row, grace);
  if (kind === null) return [];
  return [
    {
      ride_id: row.ride_id,
      reference: row.reference,
      kind,
      pickup_location: row.pickup_location,
      dropoff_location: row.dropoff_location,
      rider_phone: row.rider_phone,
      passenger_count: row.passenger_count,
      promised_at: promised.toISOString(),
      driver_id: row.driver_id,
      driver_name: row.driver_id === null ? null : nameOf(row),
      minutes_late: row.minutes_late,
      too_late_at: new Date(promised.getTime() - LAST_MOMENT_MINUTES * MINUTE_MS).toISOString(),
      reason: row.reason,
    },
  ];
}

/** The fault of a ride as things stand, however far ahead; null where its promise holds or dispatch looks after it. */
function wrongWith(row: RideRow, grace: number): PlanAlarm["kind"] | null {
  if (row.out_of_plan || row.state === "aboard") return null;
  if (row.state === "left_over") return "no_car";
  return row.minutes_late !== null && row.minutes_late > grace ? "late" : null;
}

/** The rides nobody was told of yet, the first to be told first. */
function tellsOf(rides: readonly PlannedRide[]): DayPlan["tells"] {
  return rides
    .flatMap(({ ride_id, driver_id, driver_name, tell_at: at }) =>
      driver_id !== null && driver_name !== null && at !== null
        ? [{ ride_id, driver_id, driver_name, at }]
        : [],
    )
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, TELLS_SHOWN);
}

function promiseOf(row: RideRow): Date {
  return row.promised_at ?? row.ride_datetime;
}

function nameOf({ first_name, last_name }: { first_name: string | null; last_name: string | null }): string {
  return fullName({ first_name: first_name ?? "", last_name: last_name ?? "" });
}

/** How the day has gone until now, in the figures that stand beside the plan. */
async function readTodaySoFar(db: Db, now: Date): Promise<DayPlan["today"]> {
  const since = instantOf(curacaoDate(now), "00:00:00");
  const promises = await countPromisesToday(db, { since, now });
  const told = await countToldToday(db, { since });
  return {
    promises: Number(promises.promises),
    promises_kept: Number(promises.kept ?? 0),
    empty_share: null,
    told: Number(told.told),
    told_moved: Number(told.moved),
  };
}
