import type {
  OwnPlan,
  OwnPlannedRide,
  OwnRequest,
  OwnToldMove,
  UnheardOffer,
} from "../../../contract/dispatch/own-plan.ts";
import { isOneOf, UNDER_WAY } from "../../../domain/rides/ride-states.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import type { PlannedStop } from "../../planning/plan.ts";
import type { DayPlanner, SolvedDay } from "../plan/day-planner.ts";
import { listMovesOf, listUnheardOffers } from "./own-plan.queries.ts";
import { ownHours } from "./own-hours.ts";
import { DriverJudge } from "../plan/driver-judge.ts";

/** One more than a driver is shown: the first of them may be the one under way. */
const RIDES = 3;
/** So many requests are judged, the soonest first: nobody looks further down a list. */
const REQUESTS = 60;
/** So far back a driver is told why a ride moved, and of an offer they never heard of. */
const MOVES_HOURS = 12;
const UNHEARD_HOURS = 1;

type Asking = {
  readonly db: Db;
  readonly planner: DayPlanner;
  readonly driverId: number;
  readonly now: Date;
};

/** A driver's own day by the plan, with nothing of rides that they weren't told of. */
export async function readOwnPlan({ db, planner, driverId, now }: Asking): Promise<OwnPlan> {
  const solved = await planner.present();
  const judge = new DriverJudge(solved, planner.travel(solved), driverId);
  const since = (hours: number) => ({ driverId, since: new Date(now.getTime() - hours * HOUR_MS) });
  return {
    rides: nextRides(solved, judge),
    ...ownHours(solved, judge, driverId),
    requests: requestsOf(solved, judge),
    moves: movesOf(await listMovesOf(db, since(MOVES_HOURS)), driverId),
    unheard_offers: unheardOffers(await listUnheardOffers(db, since(UNHEARD_HOURS)), driverId),
  };
}

function nextRides({ day }: SolvedDay, judge: DriverJudge): OwnPlannedRide[] {
  const next = judge.cars.flatMap((car) => {
    const { stops } = judge.driveOf(car);
    return stops.map((stop, index) => ({ stop, toPickup: judge.wayTo(car, stops, index) }));
  });
  return next
    .filter(({ stop }) => !hasBegun(day, stop))
    .slice(0, RIDES)
    .map(({ stop, toPickup }) => {
      const ride = day.rides.get(stop.ride);
      const at = (minute: number) => day.clock.instantOf(minute).toISOString();
      return {
        ride_id: stop.ride,
        leave_at: at(stop.leave),
        there_at: at(stop.arrive),
        pickup_at: at(stop.pickup),
        done_at: at(stop.end),
        minutes_late: Math.round(stop.late),
        spare_minutes: Math.round(Math.min(stop.slack, 24 * 60)),
        to_pickup: toPickup,
        km: Math.round((ride?.distance_m ?? 0) / 100) / 10,
        minutes: ride?.duration_min ?? 0,
      };
    });
}

/** Its driver is on the way or there: that is no next ride any more. */
function hasBegun({ rides }: SolvedDay["day"], { ride: id }: PlannedStop): boolean {
  const ride = rides.get(id);
  return !ride || ride.set_out_at !== null || ride.arrived_at !== null;
}

/** The rides that wait for an answer: those given to this driver, and the pool. */
function requestsOf({ day }: SolvedDay, judge: DriverJudge): OwnRequest[] {
  const given = judge.cars.flatMap((car) => {
    const { stops } = judge.driveOf(car);
    return stops.flatMap((stop, index) =>
      day.rides.get(stop.ride)?.status === "Assigned"
        ? [{ id: stop.ride, stop, toPickup: judge.wayTo(car, stops, index), cannot: null }]
        : [],
    );
  });
  const pool = day.problem.rides
    .filter(({ id }) => day.rides.get(id)?.status === "Pending")
    .toSorted((one, other) => one.pickup - other.pickup || one.id - other.id)
    .slice(0, REQUESTS)
    .flatMap((ride) => {
      const taking = judge.judge(ride);
      return taking ? [{ id: ride.id, ...taking }] : [];
    });
  return [...given, ...pool].map(({ id, stop, toPickup, cannot }) => ({
    ride_id: id,
    to_pickup: toPickup,
    pickup_at: stop ? day.clock.instantOf(stop.pickup).toISOString() : null,
    minutes_late: stop ? Math.round(stop.late) : null,
    cannot,
  }));
}

/** The last move of each ride, as far as it is still so. */
function movesOf(rows: Awaited<ReturnType<typeof listMovesOf>>, driverId: number): OwnToldMove[] {
  const seen = new Set<number>();
  return rows.flatMap((row) => {
    if (seen.has(row.ride_id)) return [];
    seen.add(row.ride_id);
    const came = row.to_driver_id === driverId;
    if (came !== (row.holder_id === driverId)) return [];
    return [{ ride_id: row.ride_id, came, why: row.why, moved_at: row.moved_at.toISOString() }];
  });
}

/** The last offer of each ride that they couldn't hear of, and what is of it now: whose it is stays with the others. */
function unheardOffers(
  rows: Awaited<ReturnType<typeof listUnheardOffers>>,
  driverId: number,
): UnheardOffer[] {
  const seen = new Set<number>();
  return rows.flatMap((row) => {
    if (seen.has(row.ride_id)) return [];
    seen.add(row.ride_id);
    const { ride_id, pickup_location, offered_at } = row;
    return [{ ride_id, pickup_location, offered_at: offered_at.toISOString(), now: stateNow(row, driverId) }];
  });
}

function stateNow(
  { status, held, holder_id: holder }: Awaited<ReturnType<typeof listUnheardOffers>>[number],
  driverId: number,
): UnheardOffer["now"] {
  if (status === "Pending") return held ? "over" : "free";
  if (holder === driverId) return "yours";
  return isOneOf(UNDER_WAY, status) || status === "Completed" ? "taken" : "over";
}
