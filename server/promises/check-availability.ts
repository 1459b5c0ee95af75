import type { Availability } from "../../contract/promises/availability.ts";
import { VEHICLE_TYPES } from "../../domain/fares/vehicles.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import type { DayPlanner, SolvedDay } from "../dispatch/plan/day-planner.ts";
import { BOARD_MINUTES, PATIENCE_MINUTES } from "../dispatch/plan/ride-of.ts";
import { PLANNED_HOURS } from "../dispatch/plan/read-day.ts";
import type { RideRequest } from "../planning/promise.ts";
import type { PromiseDesk } from "../planning/promise-desk.ts";
import { SOON_MINUTES, type WantedTrip } from "./wanted-trip.ts";

/** A car may be promised so much later to who wants one now. */
export const SOON_FLEX_MINUTES = 60;

/** Whether a car will be there, by the plan; of a time that isn't planned yet a car is taken to be free. */
export async function checkAvailability(
  planner: DayPlanner,
  trip: WantedTrip,
  now: Date,
): Promise<Availability> {
  const solved = await planner.present();
  return asCompanySays(availabilityBy(planner.promiseDesk(solved), { planner, solved, trip, now }), solved);
}

/** Nothing is known, and nothing is said against the trip. */
const UNKNOWN: Availability = { state: "unknown", pickup_at: null, minutes: null, free_times: [] };

/** The same at once, by the plan that this server has at hand: what is asked beside a price never waits for one. */
export function availabilityAtHand(planner: DayPlanner, trip: WantedTrip, now: Date): Availability {
  const solved = planner.atHand;
  if (solved === null) return UNKNOWN;
  return asCompanySays(availabilityBy(planner.promiseDesk(solved), { planner, solved, trip, now }), solved);
}

/** A company may say nothing of a full time, or take it as a request that dispatch confirms. */
function asCompanySays(availability: Availability, { whenFull }: SolvedDay): Availability {
  if (availability.state !== "full") return availability;
  if (whenFull === "silent") return UNKNOWN;
  return whenFull === "request" ? { ...availability, as_request: true } : availability;
}

type Asked = { planner: DayPlanner; solved: SolvedDay; trip: WantedTrip; now: Date };

export function availabilityBy(desk: PromiseDesk, { planner, solved, trip, now }: Asked): Availability {
  const minutesAhead = (trip.at.getTime() - now.getTime()) / MINUTE_MS;
  const isSoon = minutesAhead <= SOON_MINUTES;
  const request = minutesAhead > PLANNED_HOURS * 60 ? null : requestOf(planner, solved, trip);
  if (!request) {
    return { state: "free", pickup_at: trip.at.toISOString(), minutes: null, free_times: [] };
  }
  const { clock } = solved.day;
  const answer = desk.answer({ ...request, flex: isSoon ? SOON_FLEX_MINUTES : 0 });
  const pickup = answer.pickup === null ? null : clock.instantOf(answer.pickup);
  return {
    state: answer.status,
    pickup_at: pickup?.toISOString() ?? null,
    minutes:
      isSoon && pickup ? Math.max(0, Math.round((pickup.getTime() - now.getTime()) / MINUTE_MS)) : null,
    free_times:
      answer.status === "full"
        ? answer.otherTimes.map((minute) => clock.instantOf(minute).toISOString()).toSorted()
        : [],
  };
}

/** A trip as the planner is asked it; null where nobody knows where it begins or ends. */
export function requestOf(planner: DayPlanner, { day }: SolvedDay, trip: WantedTrip): RideRequest | null {
  const places = planner.places();
  const from = trip.pickup && places.numberOf(trip.pickup);
  const to = trip.dropoff && places.numberOf(trip.dropoff);
  if (from === null || to === null) return null;
  const isOffered = (need: string) => day.problem.cars.some(({ offers }) => offers.includes(need));
  return {
    from,
    to,
    pickup: day.clock.minuteOf(trip.at),
    flex: 0,
    patience: PATIENCE_MINUTES,
    takes: trip.durationMin + BOARD_MINUTES,
    passengers: trip.passengers,
    bags: trip.bagsBehind,
    rank: trip.vehicleType === null ? 0 : VEHICLE_TYPES.indexOf(trip.vehicleType),
    needs: trip.needs.filter(isOffered),
  };
}
