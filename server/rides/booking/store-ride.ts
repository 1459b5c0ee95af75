import { DAY_MS } from "../../../contract/time-units.ts";
import { can } from "../../../contract/roles.ts";
import type { Trx } from "../../database/connect.ts";
import { type RideAudience, viewersOf } from "../../events/event-audience.ts";
import type { Caller } from "../../http/caller.ts";
import { messagesToPool } from "../../notifications/messages-to-drivers.ts";
import { messagesToPassenger } from "../../notifications/queue-ride-notification.ts";
import { MOST_MAILS_A_DAY, WITHHELD } from "../../notifications/withhold-mails.ts";
import { actorOf } from "../ride-actor.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { type BookedRide, freshRide } from "./fresh-ride.ts";
import { drawTrackingCode } from "./ride-codes.ts";
import { type BookingFacts, type BookingToStore, storeBooking } from "./store-booking.queries.ts";

type RideToStore = Omit<BookedRide, "tracking_code">;

type Storing = {
  facts: BookingFacts;
  caller: Caller;
  now: Date;
  toKeep?: (ride: RideRow) => BookingToStore["answer"];
};

/** Stores a new ride, its history and its event, and tells those whom it concerns. */
export async function storeRide(trx: Trx, row: RideToStore, storing: Storing): Promise<RideRow> {
  const { facts, caller, now, toKeep } = storing;
  const booked = { ...row, tracking_code: drawTrackingCode() };
  const ride = freshRide(booked, facts);
  await storeBooking(trx, {
    ride: booked,
    actor: actorOf(caller),
    audience: audienceOf(ride),
    ...messagesOf(ride, storing),
    at: now,
    answer: toKeep?.(ride) ?? null,
  });
  return ride;
}

function audienceOf(ride: RideRow): RideAudience {
  const viewers = viewersOf(ride);
  return { now: viewers, before: viewers };
}

/** Who is told of a new ride. Of a held one its guest hears once it is proved or released, and no driver does. */
function messagesOf(
  row: RideRow,
  { facts, caller, now }: Storing,
): Pick<BookingToStore, "messages" | "mailLimit"> {
  if (row.held) return { messages: [], mailLimit: null };
  const ride = { ...row, account_email: null, vehicle_name: null, plate: null };
  const browsers = row.rider_id === null ? [] : facts.browsers;
  const byPassenger = caller.actor === "guest" || !can(caller.actor, "bookForCaller");
  const told = messagesToPassenger(ride, browsers, { kind: "booked", now, byPassenger });
  const { mail, phone } = told;
  const mailLimit = {
    recipient: mail?.recipient ?? "",
    since: new Date(now.getTime() - DAY_MS),
    most: MOST_MAILS_A_DAY,
    withheld: WITHHELD,
  };
  return {
    messages: [
      ...messagesToPool(facts.pool_browsers, ride, now),
      ...(mail ? [mail] : []),
      phone,
      ...told.browsers,
    ],
    mailLimit: mail && byPassenger ? mailLimit : null,
  };
}
