import { FORECAST_HOURS, type Forecast, type RideForecast } from "../../../contract/dispatch/forecast.ts";
import { OPEN } from "../../../contract/rides/ride-states.ts";
import { HOUR_MS } from "../../../contract/time-units.ts";
import type { Db } from "../../database/connect.ts";
import { type Reading, type RosterDriver, readRoster } from "../../drivers/roster.ts";
import { toMinute } from "../../drivers/to-minute.ts";
import { type Caller, signedIn } from "../../http/caller.ts";
import type { RoutesPort } from "../../places/ports.ts";
import { listRidesDue } from "../../rides/reading/list-rides-due.ts";
import { listRefusals } from "../dispatch.queries.ts";
import { guessDrive, knownPosition } from "../estimate-drives.ts";
import { type DriveMinutes, type ExpectedPickup, expectPickups, lostBy, pickupOf } from "./expect-pickups.ts";
import { nameRisks } from "./name-risks.ts";
import { thinkOfDriver, withPlanned } from "./think-of-drivers.ts";

/** What was wanted longer ago is no forecast any more. */
const LOOK_BACK_HOURS = 12;
/** A paper's end is told a day ahead. */
const LOOK_AHEAD_HOURS = 24;
/** So many drives are asked of the map at once, the soonest; the others are a guess. */
const ROUTED = 60;
/** For so many rides without a driver somebody is thought of, the soonest first. */
const THOUGHT_OF = 100;

type Asked = Reading & { db: Db; routes: RoutesPort; caller: Caller };

/** When somebody will be at each pickup of the next hours against what was promised, and what will go wrong. */
export async function readForecast({ db, routes, caller, now, positions }: Asked): Promise<Forecast> {
  const until = toMinute(new Date(now.getTime() + FORECAST_HOURS * HOUR_MS));
  const all = await listRidesDue(db, {
    from: new Date(now.getTime() - LOOK_BACK_HOURS * HOUR_MS),
    to: new Date(now.getTime() + LOOK_AHEAD_HOURS * HOUR_MS),
    statuses: OPEN,
    caller: signedIn(caller),
    now,
  });
  const drivers = await readRoster(db, { now, positions });
  const rides = all.filter((ride) => new Date(ride.ride_datetime) <= until);
  const driveMinutes = drivesBy(routes, now);
  const expected: ExpectedPickup[] = [];
  for (const driver of drivers) {
    const own = rides.filter((ride) => ride.driver_id === driver.id && ride.status !== "Pending");
    if (own.length === 0) continue;
    expected.push(...(await expectPickups(own, knownPosition(driver, now), { now, driveMinutes })));
  }
  const waiting = rides
    .filter((ride) => ride.status === "Pending" && ride.held !== true)
    .slice(0, THOUGHT_OF);
  const refusals = await listRefusals(
    db,
    waiting.map(({ id }) => id),
  );
  const pickups = new Map(all.map((ride) => [ride.id, pickupOf(ride)]));
  const company = { now, driveMinutes, pickupOf: (id: number) => pickups.get(id) ?? null };
  const thought: RideForecast[] = [];
  let planned: readonly RosterDriver[] = drivers;
  for (const ride of waiting) {
    const refusers = new Map(
      refusals.flatMap(({ ride_id, driver_id, why }) => (ride_id === ride.id ? [[driver_id, why]] : [])),
    );
    const forecast = await thinkOfDriver(ride, { ...company, drivers: planned, refusers });
    planned = withPlanned(planned, ride, { forecast, now });
    thought.push(forecast);
  }
  return {
    at: toMinute(now).toISOString(),
    until: until.toISOString(),
    rides: [...expected.map(given), ...thought],
    risks: nameRisks({ rides: all, expected, drivers, now }),
  };
}

function given(one: ExpectedPickup): RideForecast {
  const { id: ride_id, driver_id, driver_name, ride_datetime: promised_at } = one.ride;
  return {
    ride_id,
    driver_id,
    driver_name,
    is_given: true,
    minutes_away: null,
    promised_at,
    expected_at: one.expected && toMinute(one.expected).toISOString(),
    minutes_lost: lostBy(one),
  };
}

/** By road while that is cheap; a map service that is down must not leave the desk without a forecast. */
function drivesBy(routes: RoutesPort, now: Date): DriveMinutes {
  let asked = 0;
  return async (from, to) => {
    asked += 1;
    if (asked > ROUTED) return guessDrive(from, to).minutes;
    try {
      return (await routes.route({ from, to, at: now })).durationMin;
    } catch {
      return guessDrive(from, to).minutes;
    }
  };
}
