import type { Forecast, RideForecast } from "../../../contract/dispatch/forecast.ts";
import { FORECAST_HOURS } from "../../../domain/dispatch/lateness.ts";
import { ABOARD, OPEN, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import { toMinute } from "../../drivers/to-minute.ts";
import { type Caller, signedIn } from "../../http/caller.ts";
import { listRidesDue } from "../../rides/reading/list-rides-due.ts";
import type { DayPlanner, SolvedDay } from "../plan/day-planner.ts";
import { type ExpectedPickup, expectedPickup, startsLateBy, plannedStop } from "./expected-pickup.ts";
import { nameRisks } from "./name-risks.ts";

/** A ride wanted longer ago is no forecast any more. */
const LOOK_BACK_HOURS = 12;
/** A paper's end is told a day ahead. */
const LOOK_AHEAD_HOURS = 24;

type Asked = { db: Db; planner: DayPlanner; caller: Caller; now: Date };

/** When somebody will be at each pickup of the next hours against what was promised, by the plan, and what will go wrong. */
export async function readForecast({ db, planner, caller, now }: Asked): Promise<Forecast> {
  const until = toMinute(new Date(now.getTime() + FORECAST_HOURS * HOUR_MS));
  const all = await listRidesDue(db, {
    from: new Date(now.getTime() - LOOK_BACK_HOURS * HOUR_MS),
    to: new Date(now.getTime() + LOOK_AHEAD_HOURS * HOUR_MS),
    statuses: OPEN,
    caller: signedIn(caller),
    now,
  });
  const solved = await planner.present();
  const rides = all.filter((ride) => new Date(ride.ride_datetime) <= until && !isOneOf(ABOARD, ride.status));
  const expected = rides
    .filter(({ status }) => status !== "Pending")
    .map((ride) => expectedPickup(ride, solved, now));
  return {
    at: toMinute(now).toISOString(),
    until: until.toISOString(),
    rides: [
      ...expected.map(given),
      ...rides
        .filter((ride) => ride.status === "Pending" && ride.held !== true)
        .map((ride) => thought(ride, solved)),
    ],
    risks: nameRisks({ rides: all, expected, drivers: [...solved.day.drivers.values()], now }),
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
    minutes_lost: startsLateBy(one),
  };
}

/** The forecast of a ride of which nobody was told yet. */
function thought(ride: Ride, solved: SolvedDay): RideForecast {
  const planned = plannedStop(ride, solved);
  const isCertain = planned?.isCertain === true;
  return {
    ride_id: ride.id,
    driver_id: planned?.driver.id ?? null,
    driver_name: planned?.driver.name ?? null,
    is_given: false,
    minutes_away: isCertain ? Math.round(planned.stop.emptyMinutes) : null,
    promised_at: ride.ride_datetime,
    expected_at: isCertain ? toMinute(solved.day.clock.instantOf(planned.stop.pickup)).toISOString() : null,
    minutes_lost: isCertain ? Math.round(planned.stop.late) : null,
  };
}
