import { PAY_LINK } from "../../contract/notifications/message-kinds.ts";
import type { RideNotificationKind } from "../../contract/rides/ride-message.ts";
import { DAY_MS } from "../../contract/time-units.ts";
import type { Trx } from "../database/connect.ts";
import { countMessagesTo, lockMailsTo } from "./message-limits.queries.ts";
import type { NewMessage } from "./outbox.queries.ts";

/** More than a person needs in a day, and too few to trouble somebody whose address a stranger types. */
export const MOST_MAILS_A_DAY = 10;

/** The mails that somebody without any tie to the company can cause, by booking (with a deposit to pay), changing and calling off. */
export const CAUSED_BY_ANYBODY: readonly (RideNotificationKind | typeof PAY_LINK)[] = [
  "booked",
  "changed",
  "cancelled",
  PAY_LINK,
];

/** The reason in the row of a message that was withheld. */
export const WITHHELD = "withheld";

type RideMail = NewMessage & { created_at: Date };

/**
 * The mail as it is to be queued: due, or withheld. A passenger's booking, changing and calling off count to ten a day for a
 * recipient. Past that the booking stands, and of a ride whose booking was not mailed nothing later is. What drivers and
 * dispatch do with the other rides is mailed however often: nobody loses a receipt to the rides they took before.
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
  await lockMailsTo(trx, recipient);
  const since = new Date(now.getTime() - DAY_MS);
  const kinds = CAUSED_BY_ANYBODY;
  const had = await countMessagesTo(trx, {
    channel: "email",
    recipient,
    kinds,
    since,
    until: now,
    except: WITHHELD,
  });
  return had < MOST_MAILS_A_DAY ? mail : withheld;
}
