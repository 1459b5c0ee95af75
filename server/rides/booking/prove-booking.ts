import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";
import type { ProofWay } from "../../../contract/rides/proof-ways.ts";
import { type Db, type Trx, inTransaction } from "../../database/connect.ts";
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
import {
  MOST_CODES,
  MOST_TRIES,
  codeHash,
  codeWaysOf,
  drawCode,
  expectCode,
  recipientOf,
  tooManyCodes,
  wrongCode,
} from "./code-proof.ts";

/** Where a code can be sent for a held booking. */
export function proofWaysOf(
  ride: Pick<RideRow, "held" | "status" | "deposit_due_at" | "rider_email" | "rider_phone">,
  canText: boolean,
): ProofWay[] {
  return ride.held && !waitsForDeposit(ride) ? codeWaysOf(ride, canText) : [];
}

type Sending = { trackingCode: string; way: ProofWay; gateways: readonly PhoneGateway[]; now: Date };

/** Sends a new code; the one before it no longer counts. */
export async function sendBookingCode(
  trx: Trx,
  { trackingCode, way, gateways, now }: Sending,
): Promise<string> {
  const ride = await getRideByCode(trx, trackingCode);
  if (!ride.held || ride.status !== "Pending") throw rideConflict(ride);
  const ways = proofWaysOf(ride, await canTextCode(trx, ride, gateways));
  const recipient = recipientOf(ride, { way, ways });
  const before = await findBookingCode(trx, ride.id);
  if (before && before.times_sent >= MOST_CODES) throw tooManyCodes();
  const code = drawCode();
  await saveBookingCode(trx, {
    ride_id: ride.id,
    code_hash: codeHash(provesBooking(ride), code),
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
  if (ride.held) expectCode(sent, { of: provesBooking(ride), code, now });
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

function provesBooking({ id }: RideRow): string {
  return `booking ${id}`;
}
