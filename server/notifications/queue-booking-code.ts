import { BOOKING_CODE } from "../../contract/rides/ride-message.ts";
import type { ProofWay } from "../../domain/rides/proof-ways.ts";
import type { Trx } from "../database/connect.ts";
import type { CodeFacts } from "./notification-kinds.ts";
import { insertNotifications } from "./outbox.queries.ts";
import { hadEnough } from "./withhold-mails.ts";

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
 * Puts the code that proves a booking, or whose a ride is, into the outbox, in the transaction that keeps it; it is wiped once it has gone.
 * False where its recipient has had enough of them for a day.
 */
export async function queueBookingCode(trx: Trx, message: BookingCode): Promise<boolean> {
  const { reference, code, claims, recipient, now } = message;
  if (await hadEnough(trx, { recipient, purpose: "code", most: MOST_CODES_A_DAY, now })) return false;
  await insertNotifications(trx, [
    {
      kind: BOOKING_CODE,
      channel: message.way,
      recipient,
      language: message.language,
      payload: JSON.stringify({ reference, code, ...(claims ? { claims } : {}) } satisfies CodeFacts),
      ride_id: message.rideId,
      next_attempt_at: now,
      created_at: now,
    },
  ]);
  return true;
}
