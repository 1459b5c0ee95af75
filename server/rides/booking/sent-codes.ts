import type { ProofWay } from "../../../domain/rides/proof-ways.ts";
import { type Db, type Trx, inTransaction } from "../../database/connect.ts";
import { maskedEmail, maskedPhone } from "../../notifications/masked-recipient.ts";
import { queueBookingCode } from "../../notifications/queue-booking-code.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { countCodeTry, deleteBookingCode, findBookingCode, saveBookingCode } from "./booking.queries.ts";
import { countClaimTry, deleteClaimCodes, findClaimCode, saveClaimCode } from "./claim-ride.queries.ts";
import {
  MOST_CODES,
  MOST_TRIES,
  codeHash,
  drawCode,
  expectCode,
  recipientOf,
  tooManyCodes,
  wrongCode,
} from "./code-proof.ts";

type SentCode = { readonly code_hash: string; readonly sent_by: ProofWay; readonly sent_at: Date };

/** The codes that were sent for a ride with one purpose. The last one alone counts. */
export type SentCodes = {
  /** The purpose, which a code's hash is made with: a code proves nothing else. */
  readonly purpose: string;
  /** They are sent to somebody who adds the ride to their account. */
  readonly claims: boolean;
  find(trx: Trx): Promise<(SentCode & { readonly times_sent: number }) | undefined>;
  save(trx: Trx, code: SentCode): Promise<void>;
  /** False where there have been too many tries. */
  countTry(trx: Trx, most: number): Promise<boolean>;
  /** Deletes them once the ride needs none any more. */
  delete(trx: Trx): Promise<void>;
};

/** Those that prove a held booking. */
export function bookingCodes(rideId: number): SentCodes {
  return {
    purpose: `booking ${rideId}`,
    claims: false,
    find: (trx) => findBookingCode(trx, rideId),
    save: (trx, code) => saveBookingCode(trx, { ride_id: rideId, ...code }),
    countTry: (trx, most) => countCodeTry(trx, { rideId, most }),
    delete: (trx) => deleteBookingCode(trx, rideId),
  };
}

/** Those by which an account claims a ride; one that was sent for it adds the ride to no other. */
export function claimCodes(rideId: number, accountId: number): SentCodes {
  return {
    purpose: `claim ${rideId} ${accountId}`,
    claims: true,
    find: (trx) => findClaimCode(trx, { rideId, accountId }),
    save: (trx, code) => saveClaimCode(trx, { ride_id: rideId, account_id: accountId, ...code }),
    countTry: (trx, most) => countClaimTry(trx, { rideId, accountId, most }),
    delete: (trx) => deleteClaimCodes(trx, rideId),
  };
}

type Sending = { ride: RideRow; way: ProofWay; ways: readonly ProofWay[]; now: Date };

/** Sends a new code to the ride's phone or mailbox, and says where that is; the code before it no longer counts. */
export async function sendCode(
  trx: Trx,
  codes: SentCodes,
  { ride, way, ways, now }: Sending,
): Promise<string> {
  const recipient = recipientOf(ride, { way, ways });
  const before = await codes.find(trx);
  if (before && before.times_sent >= MOST_CODES) throw tooManyCodes();
  const code = drawCode();
  await codes.save(trx, { code_hash: codeHash(codes.purpose, code), sent_by: way, sent_at: now });
  const { id: rideId, reference, language } = ride;
  const message = { rideId, reference, code, claims: codes.claims, way, recipient, language, now };
  if (!(await queueBookingCode(trx, message))) throw tooManyCodes();
  return way === "phone" ? maskedPhone(recipient) : maskedEmail(recipient);
}

/** Counts a try before it is looked at, in a transaction of its own, so that a refused one counts too. */
export async function countTry(db: Db, codes: SentCodes): Promise<void> {
  const mayTry = await inTransaction(db, (trx) => codes.countTry(trx, MOST_TRIES));
  if (!mayTry) throw wrongCode("Please ask for a new code.");
}

/** Refuses a code that isn't the one that was sent last, or is too old; says how that one was sent. */
export async function expectSentCode(
  trx: Trx,
  codes: SentCodes,
  { code, now }: { code: string; now: Date },
): Promise<ProofWay | null> {
  const sent = await codes.find(trx);
  expectCode(sent, { of: codes.purpose, code, now });
  return sent?.sent_by ?? null;
}
