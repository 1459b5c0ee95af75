import { PAY_LINK } from "../../contract/notifications/message-kinds.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import type { Trx } from "../database/connect.ts";
import { countMessagesTo, lockMailsTo, wasMailed } from "./message-limits.queries.ts";
import type { NewMessage } from "./outbox.queries.ts";

/** More than a person needs in a day, and too few to trouble somebody whose address a stranger types. */
export const MOST_MAILS_A_DAY = 10;

/** The reason in the row of a message that was withheld; `counted_as` in the database knows it by this word. */
export const WITHHELD = "withheld";

type RideMail = NewMessage & { created_at: Date };

/**
 * The mail as it is to be queued: due, or withheld. A passenger's booking (with a deposit to pay), changing and calling
 * off count to ten a day for a recipient, which no erasure takes back. Past that the booking stands, and of a ride
 * whose booking was not mailed nothing later is. Steps of drivers and dispatch on the other rides are mailed however
 * often: nobody loses a receipt to the rides they took before.
 */
export async function withholdPastADay(
  trx: Trx,
  told: {
    mail: RideMail;
    /** The passenger did it, or whoever books in their name. */
    byPassenger: boolean;
    /** The mail of the ride's booking was withheld, and the office has not sent it all the same. */
    bookingWithheld: boolean;
  },
): Promise<NewMessage> {
  const { mail, byPassenger, bookingWithheld } = told;
  const { recipient, created_at: now } = mail;
  const withheld = { ...mail, failed_at: now, last_error: WITHHELD };
  if (bookingWithheld) return withheld;
  if (!byPassenger) return mail;
  return (await hadEnough(trx, { recipient, purpose: "mail", most: MOST_MAILS_A_DAY, now }))
    ? withheld
    : mail;
}

/** The same of a mail about a ride that was booked before. */
export async function withholdMailOfRide(
  trx: Trx,
  mail: RideMail & { ride_id: number },
  { byPassenger }: { byPassenger: boolean },
): Promise<NewMessage> {
  const { ride_id: rideId, recipient } = mail;
  const booking = { rideId, recipient, kinds: ["booked", PAY_LINK], outcome: WITHHELD };
  return withholdPastADay(trx, { mail, byPassenger, bookingWithheld: await wasMailed(trx, booking) });
}

type Recipient = { recipient: string; purpose: "mail" | "link" | "code"; most: number; now: Date };

/** Whether a recipient was sent so many messages of a purpose within a day. Others that count them wait until this one is queued. */
export async function hadEnough(trx: Trx, asked: Recipient): Promise<boolean> {
  await lockMailsTo(trx, asked.recipient);
  return hasHadEnough(trx, asked);
}

/** The same, for whoever holds the lock of the recipient's mails already. */
export async function hasHadEnough(trx: Trx, { recipient, purpose, most, now }: Recipient): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS);
  return (await countMessagesTo(trx, { recipient, purpose, since, until: now })) >= most;
}
