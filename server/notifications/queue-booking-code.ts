import { BOOKING_CODE } from "../../contract/rides/ride-message.ts";
import { DAY_MS } from "../../contract/time-units.ts";
import type { ProofWay } from "../../contract/rides/ride.ts";
import type { Trx } from "../database/connect.ts";
import type { CodeFacts } from "./notification-kinds.ts";
import { countMessagesTo, lockMailsTo } from "./message-limits.queries.ts";
import { insertNotifications } from "./outbox.queries.ts";

type BookingCode = CodeFacts & {
  rideId: number;
  way: ProofWay;
  recipient: string;
  language: string;
  now: Date;
};

/** More than the phone of somebody who books needs, and too few to trouble one that a stranger types. */
const MOST_CODES_A_DAY = 6;

/**
 * Puts the code that proves a booking into the outbox, in the transaction that keeps it; it is wiped once it has gone.
 * False where its recipient has had enough of them for a day.
 */
export async function queueBookingCode(trx: Trx, message: BookingCode): Promise<boolean> {
  const { reference, code, recipient, now } = message;
  await lockMailsTo(trx, recipient);
  const since = new Date(now.getTime() - DAY_MS);
  const had = await countMessagesTo(trx, {
    channel: message.way,
    recipient,
    kinds: [BOOKING_CODE],
    since,
    until: now,
    except: "",
  });
  if (had >= MOST_CODES_A_DAY) return false;
  await insertNotifications(trx, [
    {
      kind: BOOKING_CODE,
      channel: message.way,
      recipient,
      language: message.language,
      payload: JSON.stringify({ reference, code } satisfies CodeFacts),
      ride_id: message.rideId,
      next_attempt_at: now,
      created_at: now,
    },
  ]);
  return true;
}
