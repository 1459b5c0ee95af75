import type { Rejection } from "../../../contract/rides/reject-reason.ts";
import type { RideNotificationKind } from "../../../contract/rides/ride-message.ts";
import { ENDED, type RideAction, type RideParty, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Trx } from "../../database/connect.ts";
import { viewersOf } from "../../events/event-audience.ts";
import { messagesOfOpenRide, messagesToDrivers } from "../../notifications/messages-to-drivers.ts";
import { mergeChanges } from "../../notifications/merge-changes.ts";
import type { EarlierFacts, FlightFacts } from "../../notifications/notification-kinds.ts";
import type { NewMessage } from "../../notifications/outbox.queries.ts";
import { readPeopleToReach } from "../../notifications/people-to-reach.ts";
import { messagesToPassenger } from "../../notifications/queue-ride-notification.ts";
import { withholdMailOfRide } from "../../notifications/withhold-mails.ts";
import { type RideActor, SYSTEM, isDispatcher } from "../ride-actor.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { findLastGiver } from "./ride-changes.queries.ts";

export type StepToSend = {
  action: RideAction;
  actor: RideActor;
  /** The parties to the ride that the actor is. */
  parties: readonly RideParty[];
  before: RideRow;
  after: RideRow;
  /** The fields that an edit changed. */
  changed?: readonly string[] | undefined;
  /** Why dispatch does not take the booking. */
  rejection?: Rejection | undefined;
  /** The flight that has moved the pickup. */
  flight?: FlightFacts | undefined;
  /** An offer of the product that its driver has hours to answer. */
  standsForHours?: boolean | undefined;
  now: Date;
};

/**
 * Messages to the passenger and the drivers about a step, whoever took it: the one place that says who hears of what.
 * Messages of a step that can still be undone wait for that, save for pushes to drivers.
 */
export async function messagesOfStep(trx: Trx, step: StepToSend): Promise<NewMessage[]> {
  const { action, actor, before, after, now, changed } = step;
  const reach = await readPeopleToReach(trx, [after.rider_id, before.driver_id, after.driver_id]);
  const ride = {
    ...after,
    account_email: reach(after.rider_id)?.email ?? null,
    vehicle_name: after.driver_vehicle,
    plate: after.driver_plate,
  };
  const turn = {
    now: viewersOf(after),
    before: viewersOf(before),
    actorId: actor.accountId,
    at: now,
    notBefore: after.undo_until,
    edited: changed !== undefined,
    undone: action === "undo",
    standsForHours: step.standsForHours === true,
  };
  const toPool = await messagesOfOpenRide(trx, ride, turn);
  const toDrivers = [...toPool, ...messagesToDrivers(ride, turn, reach)];
  const kind = await newsForPassenger(trx, step);
  if (kind === null) return toDrivers;
  const byPassenger = isPassenger(step);
  const told = {
    kind,
    now,
    notBefore: after.undo_until,
    rejection: step.rejection,
    flight: step.flight,
    unpaidDeposit: kind === "cancelled" && isSystem(step),
    byPassenger,
    ...(kind === "changed" || kind === "flight_moved" ? { earlier: earlierOf(step) } : {}),
  };
  const toPassenger = messagesToPassenger(ride, reach(after.rider_id)?.browsers ?? [], told);
  const toPhone =
    kind === "changed" && toPassenger.phone !== null
      ? await mergeChanges(trx, toPassenger.phone, { byPassenger })
      : toPassenger.phone;
  const mail = toPassenger.mail && (await withholdMailOfRide(trx, toPassenger.mail, { byPassenger }));
  // It was told by the other ways when it was booked.
  if (action === "add_email") return [...toDrivers, ...(mail ? [mail] : [])];
  return [...toDrivers, ...[mail, toPhone].filter((message) => message !== null), ...toPassenger.browsers];
}

async function newsForPassenger(trx: Trx, step: StepToSend): Promise<RideNotificationKind | null> {
  const { action, before, after } = step;
  if (step.flight !== undefined) return "flight_moved";
  // How it was paid is on the receipt, or between driver and office.
  if (step.changed !== undefined && !isOneOf(ENDED, after.status)) {
    return isNewsToPassenger(step) ? "changed" : null;
  }
  // With the fare that holds, and the correction as a line of it.
  if (action === "correct_fare") return "receipt";
  if (action === "prove" || action === "release") return "booked";
  // A held one is told of once it is proved or released.
  if (action === "add_email") return after.held ? null : "booked";
  if (action === "set_out") return "driver_set_out";
  if (action === "arrived") return "driver_arrived";
  // In the place of the message without it, or after that where it has gone.
  if (action === "give_reason") return "cancelled";
  // The message of an undone step is withdrawn instead.
  if (action === "undo") return null;
  if (action === "accept") return (await knowsDriver(trx, step)) ? null : "driver_assigned";
  // An offer that the product makes in turn is no news: a driver who accepts it is.
  if (action === "assign" || action === "reassign") return isSystem(step) ? null : "driver_assigned";
  if (before.status === after.status) return null;
  switch (after.status) {
    case "Pending":
      return (await knowsDriver(trx, step)) ? "driver_left" : null;
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
async function knowsDriver(trx: Trx, { before }: StepToSend): Promise<boolean> {
  if (before.driver_id === null) return false;
  return before.accepted_at !== null || (await findLastGiver(trx, before.id)) !== SYSTEM.kind;
}

/** Their own words to the driver are no news to them; a time, place or price is confirmed even to who asked for it. */
function isNewsToPassenger(step: StepToSend): boolean {
  return !isPassenger(step) || Object.keys(earlierOf(step)).length > 0;
}

function isPassenger({ actor, parties }: StepToSend): boolean {
  return !isDispatcher(actor) && (parties.includes("its_rider") || parties.includes("code_holder"));
}

function isSystem({ actor }: StepToSend): boolean {
  return actor.kind === SYSTEM.kind;
}

/** The facts for the passenger of the ride as it was, where they differ. */
function earlierOf({ before, after }: StepToSend): EarlierFacts {
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
    ...(ride.vehicle_asked ? { vehicleType: ride.vehicle_type } : {}),
    fareCents: ride.fare_cents,
  };
}
