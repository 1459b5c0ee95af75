import type { Trx } from "../database/connect.ts";
import { recordRideEvent } from "../events/record-event.ts";
import { getRide } from "../rides/get-ride.ts";
import { SYSTEM } from "../rides/ride-actor.ts";
import { afterReschedule } from "../rides/change/after-reschedule.ts";
import { takeStep } from "../rides/change/take-step.ts";
import { directionOf, findFlight } from "./find-flight.ts";
import type { BoardFlight } from "./flight-board.ts";
import { type FlightMove, flightMove, landingOf } from "./flight-move.ts";
import { lockRideWithFlight, removeRideFlight, saveRideFlight } from "./flights.queries.ts";

type Row = NonNullable<Awaited<ReturnType<typeof lockRideWithFlight>>>;
type Situation = {
  rideId: number;
  flights: readonly BoardFlight[];
  landingMinutes: number;
  now: Date;
};

/** Whether a flight has been found for a ride. */
export function isFollowed(ride: Pick<Row, "asked_number">): boolean {
  return ride.asked_number !== null;
}

/** Brings one ride up to what the board says of its flight; does nothing where that is what the ride has already. */
export async function followRide(
  trx: Trx,
  { rideId, flights, landingMinutes, now }: Situation,
): Promise<void> {
  const ride = await lockRideWithFlight(trx, rideId);
  if (!ride || ride.flight_number === null) return;
  const direction = directionOf(ride);
  if (direction === null) {
    if (!isFollowed(ride)) return;
    await removeRideFlight(trx, rideId);
    return recordChange(trx, rideId, now);
  }
  const flight = findFlight(flights, { typed: ride.flight_number, direction, about: aboutWhen(ride) });
  if (flight === null) return;
  const move = flightMove(ride, flight, landingMinutes);
  const facts = factsOf(ride.flight_number, flight, move);
  if (isKnown(ride, facts)) return;
  await saveRideFlight(trx, { ride_id: rideId, ...facts });
  if (move.moves) await movePickup(trx, { ride, flight, move, now });
  else await recordChange(trx, rideId, now);
}

/** The flight that was found stays the one, however late; a new number or a new time is looked up anew. */
function aboutWhen(ride: Row): Date {
  const isSame =
    ride.asked_number === ride.flight_number && ride.pickup_at?.getTime() === ride.ride_datetime.getTime();
  return (isSame ? ride.scheduled_at : null) ?? ride.ride_datetime;
}

function factsOf(asked_number: string, flight: BoardFlight, move: FlightMove) {
  return {
    asked_number,
    number: flight.numbers[0] ?? asked_number,
    direction: flight.direction,
    state: flight.state,
    scheduled_at: flight.scheduled,
    estimated_at: flight.estimated,
    booked_for: move.bookedFor,
    pickup_at: move.pickupAt,
    told_at: move.toldAt,
    kept_at: move.keptAt,
  };
}

type Facts = ReturnType<typeof factsOf>;

function isKnown(ride: Row, facts: Facts): boolean {
  const names = Object.keys(facts) as (keyof Facts)[];
  return names.every((name) => {
    const [before, after] = [ride[name], facts[name]];
    return before instanceof Date && after instanceof Date
      ? before.getTime() === after.getTime()
      : before === after;
  });
}

type Moving = { ride: Row; flight: BoardFlight; move: FlightMove; now: Date };

/** Moves the pickup and what hangs on it, and tells driver, desk and passenger where it is far. The fare stays. */
async function movePickup(trx: Trx, { ride, flight, move, now }: Moving): Promise<void> {
  const rideId = ride.id;
  const ride_datetime = move.pickupAt;
  const from = ride.ride_datetime.toISOString();
  await takeStep(trx, {
    action: "update",
    actor: SYSTEM,
    now,
    find: () => getRide(trx, rideId),
    parties: () => ["auto_dispatch"],
    prepare: async () => ({
      changes: { ride_datetime, ...afterReschedule({ ride_datetime }, now) },
      ...(move.tells && !ride.held ? { changed: ["ride_datetime"], flight: flightFacts(flight) } : {}),
      values: [{ field: "ride_datetime", from, to: ride_datetime.toISOString() }],
    }),
  });
}

function flightFacts(flight: BoardFlight) {
  return { number: flight.numbers[0] ?? "", lands: landingOf(flight).toISOString() };
}

async function recordChange(trx: Trx, rideId: number, now: Date): Promise<void> {
  await recordRideEvent(trx, { type: "ride.changed", rideId, at: now });
}
