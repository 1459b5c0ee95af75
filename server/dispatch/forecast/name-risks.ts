import { RISK_KINDS, type Risk, type RiskKind } from "../../../contract/dispatch/forecast.ts";
import { LATE_SLACK_MINUTES, NO_DRIVER_MINUTES } from "../../../domain/dispatch/lateness.ts";
import { needsTheOffice } from "../../../contract/flights/flight.ts";
import { outFor } from "../../../domain/drivers/out-of-service.ts";
import { paperThatHoldsFrom } from "../../../domain/papers/papers.ts";
import { PROMISED, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { RosterDriver } from "../../drivers/roster.ts";
import { type ExpectedPickup, startsLateBy } from "./expected-pickup.ts";

/** People are told of a pickup that moves by more. */
const MOVED_MINUTES = 10;

type Known = {
  readonly rides: readonly Ride[];
  readonly expected: readonly ExpectedPickup[];
  readonly drivers: readonly RosterDriver[];
  readonly now: Date;
};

/** Risks that come true if nobody does anything: by kind, and in a kind the soonest first. */
export function nameRisks({ rides, expected, drivers, now }: Known): Risk[] {
  return [
    ...expected.flatMap((one) => lateByPlan(one)),
    ...rides.flatMap((ride) => withoutDriver(ride, now)),
    ...rides.flatMap((ride) => papersEnd(ride, drivers, now)),
    ...rides.flatMap((ride) => carOut(ride, drivers, now)),
    ...rides.flatMap((ride) => flightMoved(ride)),
  ].toSorted(
    (one, other) =>
      RISK_KINDS.indexOf(one.kind) - RISK_KINDS.indexOf(other.kind) ||
      Date.parse(one.ride_datetime) - Date.parse(other.ride_datetime) ||
      one.ride_id - other.ride_id,
  );
}

function lateByPlan(one: ExpectedPickup): Risk[] {
  const lost = startsLateBy(one);
  if (lost === null || lost <= LATE_SLACK_MINUTES || one.ride.arrived_at !== null) return [];
  return [riskOf("late_by_plan", one.ride, { minutes: lost })];
}

function withoutDriver(ride: Ride, now: Date): Risk[] {
  const left = Date.parse(ride.ride_datetime) - now.getTime();
  if (ride.status !== "Pending" || ride.held === true || left > NO_DRIVER_MINUTES * MINUTE_MS) return [];
  return [riskOf("no_driver", ride, {})];
}

/** A ride that its driver still has, on a day on which they may not be given it. */
function papersEnd(ride: Ride, drivers: readonly RosterDriver[], now: Date): Risk[] {
  if (!isOneOf(PROMISED, ride.status)) return [];
  const driver = drivers.find(({ id }) => id === ride.driver_id);
  const rideDatetime = new Date(ride.ride_datetime);
  const paper = driver ? paperThatHoldsFrom(driver.papers, { rideDatetime, now }) : null;
  return paper === null ? [] : [riskOf("papers_end", ride, { paper })];
}

/** A ride that its driver still has, in a time in which their car is out of service. */
function carOut(ride: Ride, drivers: readonly RosterDriver[], now: Date): Risk[] {
  if (!isOneOf(PROMISED, ride.status) || ride.arrived_at !== null) return [];
  const outages = drivers.find(({ id }) => id === ride.driver_id)?.outOfService ?? [];
  const when = { rideDatetime: new Date(ride.ride_datetime), durationMin: ride.duration_min, now };
  const outage = outFor(outages, when);
  return outage === null ? [] : [riskOf("car_out", ride, { outage })];
}

/** The pickup has followed a flight far, or the flight will not come: somebody has to call. */
function flightMoved(ride: Ride): Risk[] {
  const { flight, status } = ride;
  if (!flight || ride.arrived_at !== null || (status !== "Pending" && !isOneOf(PROMISED, status))) return [];
  if (needsTheOffice(flight.state)) return [riskOf("flight_moved", ride, { flight: flight.number })];
  if (flight.booked_for === null) return [];
  const moved = Date.parse(ride.ride_datetime) - Date.parse(flight.booked_for);
  const minutes = Math.round(moved / MINUTE_MS);
  if (Math.abs(minutes) <= MOVED_MINUTES) return [];
  return [riskOf("flight_moved", ride, { flight: flight.number, minutes })];
}

function riskOf(
  kind: RiskKind,
  ride: Ride,
  {
    minutes = null,
    paper = null,
    flight = null,
    outage = null,
  }: Partial<Pick<Risk, "minutes" | "paper" | "flight" | "outage">>,
): Risk {
  const { id: ride_id, ride_datetime, pickup_location, rider_phone, driver_id, driver_name } = ride;
  return {
    kind,
    ride_id,
    ride_datetime,
    pickup_location,
    rider_phone,
    driver_id,
    driver_name,
    minutes,
    paper,
    flight,
    outage,
  };
}
