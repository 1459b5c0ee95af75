import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import { dialledPhone } from "../../../contract/accounts/phone-number.ts";
import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";
import { PROOF_WAYS, type ProofWay } from "../../../contract/rides/ride.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../contract/time-units.ts";
import { type Db, type Trx, inTransaction } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Caller, SignedIn } from "../../http/caller.ts";
import { canTextCode } from "../../notifications/ways-to-passenger.ts";
import { queueBookingCode } from "../../notifications/queue-booking-code.ts";
import { getRide, getRideByCode } from "../get-ride.ts";
import { maskedEmail, maskedPhone } from "../../notifications/masked-recipient.ts";
import { actorOf } from "../ride-actor.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { waitsForDeposit } from "../trip-of.ts";
import { rideConflict } from "../steps/ride-conflict.ts";
import { takeStep } from "../steps/take-step.ts";
import { countCodeTry, deleteBookingCode, findBookingCode, saveBookingCode } from "./booking.queries.ts";

/** A code is for the person who has the phone in their hand now. */
const CODE_LIFE_MS = 15 * MINUTE_MS;
const MOST_CODES = 3;
const MOST_TRIES = 5;

/** Where a code can be sent for a held booking: to its phone where the company has a gateway, to its e-mail where one was left. */
export function proofWaysOf(
  ride: Pick<RideRow, "held" | "status" | "deposit_due_at" | "rider_email" | "rider_phone">,
  canText: boolean,
): ProofWay[] {
  if (!ride.held || waitsForDeposit(ride)) return [];
  const can: Record<ProofWay, boolean> = {
    phone: canText && dialledPhone(ride.rider_phone) !== null,
    email: ride.rider_email !== null,
  };
  return PROOF_WAYS.filter((way) => can[way]);
}

type Sending = { trackingCode: string; way: ProofWay; gateways: readonly PhoneGateway[]; now: Date };

/** Sends a new code; the one before it no longer counts. */
export async function sendBookingCode(
  trx: Trx,
  { trackingCode, way, gateways, now }: Sending,
): Promise<string> {
  const ride = await getRideByCode(trx, trackingCode);
  if (!ride.held || ride.status !== "Pending") throw rideConflict(ride);
  const recipient = way === "phone" ? ride.rider_phone : ride.rider_email;
  const canText = await canTextCode(trx, ride, gateways);
  if (!proofWaysOf(ride, canText).includes(way) || recipient === null) {
    const sentence = "We cannot send a code there. Please call us.";
    throw new ApiError("invalid_input", sentence, { fields: { way: sentence } });
  }
  const before = await findBookingCode(trx, ride.id);
  if (before && before.times_sent >= MOST_CODES) throw tooManyCodes();
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await saveBookingCode(trx, {
    ride_id: ride.id,
    code_hash: hashOf(ride.id, code),
    sent_by: way,
    sent_at: now,
  });
  const { id: rideId, reference, language } = ride;
  const queued = await queueBookingCode(trx, { rideId, reference, code, way, recipient, language, now });
  if (!queued) throw tooManyCodes();
  return way === "phone" ? maskedPhone(recipient) : maskedEmail(recipient);
}

/** Counts a try before it is looked at, in a transaction of its own, so that a refused one counts too. */
export async function countProofTry(db: Db, trackingCode: string): Promise<void> {
  const ride = await getRideByCode(db, trackingCode);
  if (!ride.held) throw rideConflict(ride);
  const counted = await inTransaction(db, (trx) => countCodeTry(trx, { rideId: ride.id, most: MOST_TRIES }));
  if (!counted) throw wrongCode("Please ask for a new code.");
}

type Proof = { trackingCode: string; code: string; caller: Caller; now: Date };

/** Shows a held booking to the drivers once the code that was sent comes back. */
export async function proveBooking(trx: Trx, { trackingCode, code, caller, now }: Proof): Promise<RideRow> {
  const ride = await getRideByCode(trx, trackingCode);
  const sent = await findBookingCode(trx, ride.id);
  const isFresh = sent !== undefined && now.getTime() - sent.sent_at.getTime() <= CODE_LIFE_MS;
  if (ride.held && (!isFresh || !isSame(sent.code_hash, hashOf(ride.id, code)))) {
    throw wrongCode(isFresh ? "That is not the code we sent." : "Please ask for a new code.");
  }
  const { after } = await takeStep(trx, {
    action: "prove",
    actor: actorOf(caller),
    now,
    find: () => getRideByCode(trx, trackingCode),
    parties: () => ["code_holder"],
    prepare: async () => ({ changes: { held: false, proved_by: sent?.sent_by ?? null } }),
  });
  await deleteBookingCode(trx, ride.id);
  return after;
}

/** Dispatch says that a held booking is meant. */
export async function releaseRide(
  trx: Trx,
  { rideId, caller, now }: { rideId: number; caller: SignedIn; now: Date },
): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "release",
    actor: actorOf(caller),
    now,
    find: () => getRide(trx, rideId),
    parties: (ride) => partiesOf(ride, caller),
    prepare: async () => ({ changes: { held: false, proved_by: "office" } }),
  });
  await deleteBookingCode(trx, rideId);
  return after;
}

function tooManyCodes(): ApiError {
  const sentence = "We have sent enough codes there for today. Please call us.";
  return new ApiError("rate_limited", sentence, { retry_after: HOUR_MS / SECOND_MS });
}

function wrongCode(sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { code: sentence } });
}

function hashOf(rideId: number, code: string): string {
  return createHash("sha256").update(`booking ${rideId} ${code}`).digest("base64url");
}

function isSame(first: string, second: string): boolean {
  return first.length === second.length && timingSafeEqual(Buffer.from(first), Buffer.from(second));
}
