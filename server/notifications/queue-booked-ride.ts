import type { Trx } from "../database/connect.ts";
import { messagesToPool } from "./messages-to-drivers.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { messagesToPassenger } from "./queue-ride-notification.ts";
import { listPoolBrowsers, listSubscriptionsOf } from "./recipients.queries.ts";
import { MOST_MAILS_A_DAY, WITHHELD, hasHadEnough } from "./withhold-mails.ts";

type Booked = {
  rideId: number;
  riderId: number | null;
  email: string | null;
  /** They booked it themselves, so that it counts to their mails of a day. */
  byPassenger: boolean;
  now: Date;
};

/**
 * Reads who is told of a new ride: the browsers of its rider and of the drivers on shift, and whether its mail is one too many. Ask it with
 * the lock of the recipient's mails held.
 */
export async function readBookingRecipients(trx: Trx, { rideId, riderId, email, byPassenger, now }: Booked) {
  const mail = { recipient: email ?? "", purpose: "mail", most: MOST_MAILS_A_DAY, now } as const;
  const [pool, browsers, isPastADay] = await Promise.all([
    listPoolBrowsers(trx, rideId),
    riderId === null ? [] : listSubscriptionsOf(trx, [riderId]),
    email !== null && byPassenger && hasHadEnough(trx, mail),
  ]);
  return { pool, browsers, isPastADay };
}

type BookedRide = Omit<Parameters<typeof messagesToPassenger>[0], "account_email" | "vehicle_name" | "plate">;
type Recipients = Awaited<ReturnType<typeof readBookingRecipients>>;
type Telling = { recipients: Recipients; byPassenger: boolean; now: Date };

/** Puts into the outbox that a ride was booked: to its passenger, and to the drivers who may take it. */
export async function queueBookedRide(
  trx: Trx,
  booked: BookedRide,
  { recipients, byPassenger, now }: Telling,
): Promise<void> {
  const ride = { ...booked, account_email: null, vehicle_name: null, plate: null };
  const { pool, browsers, isPastADay } = recipients;
  const {
    mail,
    phone,
    browsers: pushes,
  } = messagesToPassenger(ride, browsers, { kind: "booked", now, byPassenger });
  const withheld = isPastADay ? { failed_at: now, last_error: WITHHELD } : {};
  await insertNotifications(trx, [
    ...messagesToPool(pool, ride, now),
    ...(mail ? [{ ...mail, ...withheld }] : []),
    ...(phone ? [phone] : []),
    ...pushes,
  ]);
}
