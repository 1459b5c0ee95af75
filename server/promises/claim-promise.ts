import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { bagsBehind } from "../../domain/fares/vehicles.ts";
import type { Trx } from "../database/connect.ts";
import type { DayPlanner, SolvedDay } from "../dispatch/plan/day-planner.ts";
import { PLANNED_HOURS } from "../dispatch/plan/read-day.ts";
import { ApiError } from "../http/api-error.ts";
import type { Caller } from "../http/caller.ts";
import type { PromiseDesk } from "../planning/promise-desk.ts";
import { availabilityBy, requestOf } from "./check-availability.ts";
import { deskSince } from "./desk-since.ts";
import { type RideSince, holdPromises, insertPromise, listRidesSince } from "./promises.queries.ts";
import type { FullTimes } from "./refused/count-refused.ts";
import { takeInstead } from "./refused/refused-times.queries.ts";
import { takeWaiting } from "./waiting/waiting.queries.ts";
import type { WantedTrip } from "./wanted-trip.ts";

/** A ride that was just stored, and for which a car is to be there. */
type ClaimedRide = Omit<RideSince, "pickup_at" | "wants_a_car">;

export type Claim = {
  readonly ride: ClaimedRide;
  /** Without a free car it isn't booked, where the company refuses what is full. */
  readonly required: boolean;
  readonly way: "there" | "back";
  /** The end of the link of a place in the waiting list, which is taken with the ride. */
  readonly waitingCode: string | null;
  /** The full time in whose place this one was taken; `now` for as soon as possible. */
  readonly insteadOf: Date | "now" | null;
  readonly caller: Caller;
  readonly now: Date;
};

type Claiming = { readonly planner: DayPlanner; readonly fullTimes: FullTimes };

/** Clocks of two servers differ by less. */
const CLOCKS_APART_MS = MINUTE_MS;

/** A ride that was due before that is in no car's way. */
const LONGEST_AGO_MS = 6 * HOUR_MS;

const FULL_SENTENCE = "No car is free at that time.";

/**
 * Keeps with a new ride what is promised of it: a car at the time that was asked for, as far as anybody knows. One that requires a free car
 * is refused with the next free times where none is, and is alone in asking until it is stored, so that two never get the last car. By a
 * plan that is still missing or old nobody is refused.
 */
export async function claimPromise(trx: Trx, { planner, fullTimes }: Claiming, claim: Claim): Promise<void> {
  const { ride, required, way, waitingCode, insteadOf, caller, now } = claim;
  if (required) await holdPromises(trx);
  if (waitingCode !== null) await takeWaiting(trx, { code: waitingCode, rideId: ride.id });
  if (insteadOf !== null) {
    const since = new Date(now.getTime() - HOUR_MS);
    await takeInstead(trx, { wantedAt: insteadOf, takenAt: ride.ride_datetime, since });
  }
  const solved = planner.atHand;
  if (solved === null) return;
  const desk = await deskAsOfNow(trx, { planner, solved, ride });
  const trip = tripOf(ride);
  const answer = availabilityBy(desk, { planner, solved, trip, now });
  const isFull = answer.state === "full";
  if (isFull && required && solved.whenFull === "refuse") {
    fullTimes.count({ caller, trip, availability: answer, now });
    const facts = { pickup_at: ride.ride_datetime.toISOString(), free_times: answer.free_times, way };
    throw new ApiError("no_car_free", FULL_SENTENCE, facts);
  }
  await insertPromise(trx, {
    rideId: ride.id,
    askedAt: ride.ride_datetime,
    pickupAt: answer.pickup_at === null ? ride.ride_datetime : new Date(answer.pickup_at),
    pastCapacity: isFull,
    now,
  });
}

type Asking = { planner: DayPlanner; solved: SolvedDay; ride: ClaimedRide };

/** The desk of the plan at hand with all that has happened since, but for the ride that asks. */
async function deskAsOfNow(trx: Trx, { planner, solved, ride }: Asking): Promise<PromiseDesk> {
  const { day } = solved;
  const before = new Date(day.now.getTime() + PLANNED_HOURS * HOUR_MS);
  const after = new Date(day.now.getTime() - LONGEST_AGO_MS);
  const since = new Date(day.now.getTime() - CLOCKS_APART_MS);
  const changed = (await listRidesSince(trx, { since, after, before })).filter(({ id }) => id !== ride.id);
  const isAsPlanned = (one: RideSince) =>
    day.rides.get(one.id)?.ride_datetime.getTime() === one.ride_datetime.getTime();
  const came = changed.filter((one) => one.wants_a_car && !isAsPlanned(one));
  const gone = changed.filter((one) => !one.wants_a_car || !isAsPlanned(one));
  const taken = came.flatMap((one) => {
    const request = requestOf(planner, solved, tripOf(one));
    return request === null ? [] : [{ id: one.id, request }];
  });
  return deskSince(planner.promiseDesk(solved), {
    gone: gone.map(({ id }) => id).filter((id) => day.rides.has(id)),
    taken,
  });
}

function tripOf(ride: ClaimedRide & Partial<Pick<RideSince, "pickup_at">>): WantedTrip {
  return {
    pickup: pointOf(ride.pickup_lat, ride.pickup_lng),
    dropoff: pointOf(ride.dropoff_lat, ride.dropoff_lng),
    at: ride.pickup_at ?? ride.ride_datetime,
    durationMin: ride.duration_min,
    passengers: ride.passenger_count,
    bagsBehind: bagsBehind({ luggage: ride.luggage_count, pricedFor: ride.vehicle_type }),
    vehicleType: ride.vehicle_asked ? ride.vehicle_type : null,
    needs: [...(ride.wheelchair ? ["wheelchair"] : []), ...(ride.child_seat ? ["child_seat"] : [])],
  };
}

function pointOf(lat: number | null, lng: number | null) {
  return lat === null || lng === null ? null : { lat, lng };
}
