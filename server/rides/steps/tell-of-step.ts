import type { Rejection } from "../../../contract/rides/reject-reason.ts";
import type { RideNotificationKind } from "../../../contract/rides/ride-message.ts";
import { ENDED, type RideAction, type RideParty, isOneOf } from "../../../contract/rides/ride-states.ts";
import type { Trx } from "../../database/connect.ts";
import type { RideAudience } from "../../events/event-audience.ts";
import type { EarlierFacts, FlightFacts } from "../../notifications/notification-kinds.ts";
import { queueDriverAlerts } from "../../notifications/queue-driver-alerts.ts";
import { queueRideNotification } from "../../notifications/queue-ride-notification.ts";
import { type RideActor, SYSTEM, isDispatcher } from "../ride-actor.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { findLastGiver } from "./ride-changes.queries.ts";

export type ToldStep = {
  action: RideAction;
  actor: RideActor;
  /** What the actor is to the ride. */
  parties: readonly RideParty[];
  before: RideRow;
  after: RideRow;
  viewers: RideAudience;
  /** The fields that an edit changed. */
  changed?: readonly string[] | undefined;
  /** Why dispatch does not take the booking. */
  rejection?: Rejection | undefined;
  /** The flight that has moved the pickup. */
  flight?: FlightFacts | undefined;
  now: Date;
};

/**
 * Tells the passenger and the drivers of a step, whoever took it: the one place that says who hears of what. What can
 * still be undone waits for that, save for pushes to drivers.
 */
export async function tellOfStep(trx: Trx, step: ToldStep): Promise<void> {
  const { after, viewers, now, changed } = step;
  await queueDriverAlerts(trx, {
    rideId: after.id,
    ...viewers,
    at: now,
    notBefore: after.undo_until,
    edited: changed !== undefined,
    undone: step.action === "undo",
  });
  const kind = await newsForPassenger(trx, step);
  if (kind === null) return;
  await queueRideNotification(trx, {
    kind,
    rideId: after.id,
    now,
    notBefore: after.undo_until,
    byPassenger: isPassenger(step),
    rejection: step.rejection,
    flight: step.flight,
    ...(kind === "changed" || kind === "flight_moved" ? { earlier: earlierOf(step) } : {}),
  });
}

async function newsForPassenger(trx: Trx, step: ToldStep): Promise<RideNotificationKind | null> {
  const { action, before, after } = step;
  if (step.flight !== undefined) return "flight_moved";
  // How it was paid is on the receipt, or between driver and office.
  if (step.changed !== undefined && !isOneOf(ENDED, after.status)) {
    return isNewsToPassenger(step) ? "changed" : null;
  }
  if (action === "prove" || action === "release") return "booked";
  if (action === "set_out") return "driver_set_out";
  if (action === "arrived") return "driver_arrived";
  // What an undone step would have said is withdrawn instead.
  if (action === "undo") return null;
  if (action === "accept") return (await knowsDriver(trx, before)) ? null : "driver_assigned";
  // An offer that the product makes in turn is no news: a driver who accepts it is.
  if (action === "assign" || action === "reassign") return isSystem(step) ? null : "driver_assigned";
  if (before.status === after.status) return null;
  switch (after.status) {
    case "Pending":
      return (await knowsDriver(trx, before)) ? "driver_left" : null;
    case "Completed":
      return "receipt";
    case "Cancelled":
    case "Rejected":
      return "cancelled";
    case "NoShow":
      return "no_show";
    default:
      return null;
  }
}

/** Whether the passenger has heard which driver comes. */
async function knowsDriver(trx: Trx, ride: RideRow): Promise<boolean> {
  if (ride.driver_id === null) return false;
  return ride.accepted_at !== null || (await findLastGiver(trx, ride.id)) !== SYSTEM.kind;
}

/** Their own words to the driver are no news to them; a time, place or price is confirmed even to who asked for it. */
function isNewsToPassenger(step: ToldStep): boolean {
  return !isPassenger(step) || Object.keys(earlierOf(step)).length > 0;
}

function isPassenger({ actor, parties }: ToldStep): boolean {
  return !isDispatcher(actor) && (parties.includes("its_rider") || parties.includes("code_holder"));
}

function isSystem({ actor }: ToldStep): boolean {
  return actor.kind === SYSTEM.kind;
}

/** What the passenger is told of the ride as it was, where that differs. */
function earlierOf({ before, after }: ToldStep): EarlierFacts {
  const was = tellable(before);
  const is = tellable(after);
  const differs = Object.entries(was).filter(([name, value]) => !isSame(is[name as keyof typeof is], value));
  return Object.fromEntries(differs);
}

function isSame(is: unknown, was: unknown): boolean {
  return JSON.stringify(is) === JSON.stringify(was);
}

function tellable(ride: RideRow) {
  return {
    pickup: ride.pickup_location,
    dropoff: ride.dropoff_location,
    stops: ride.stops.map(({ location }) => location),
    rideDatetime: ride.ride_datetime.toISOString(),
    passengers: ride.passenger_count,
    luggage: ride.luggage_count,
    fareCents: ride.fare_cents,
  };
}
