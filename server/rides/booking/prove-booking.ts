import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";
import type { ProofWay } from "../../../domain/rides/proof-ways.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { Caller, SignedIn } from "../../http/caller.ts";
import { canTextCode } from "../../notifications/ways-to-passenger.ts";
import { getRide, getRideByCode } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { waitsForDeposit } from "../trip-of.ts";
import { rideConflict } from "../ride-conflict.ts";
import { takeStep } from "../change/take-step.ts";
import { codeWaysOf } from "./code-proof.ts";
import { bookingCodes, countTry, expectSentCode, sendCode } from "./sent-codes.ts";

/** Where a code can be sent for a held booking. */
export function proofWaysOf(
  ride: Pick<RideRow, "held" | "status" | "deposit_due_at" | "rider_email" | "rider_phone">,
  canText: boolean,
): ProofWay[] {
  return ride.held && !waitsForDeposit(ride) ? codeWaysOf(ride, canText) : [];
}

type Sending = { trackingCode: string; way: ProofWay; gateways: readonly PhoneGateway[]; now: Date };

/** Sends a new code to a held booking's phone or mailbox. */
export async function sendBookingCode(
  trx: Trx,
  { trackingCode, way, gateways, now }: Sending,
): Promise<string> {
  const ride = await getRideByCode(trx, trackingCode);
  if (!ride.held || ride.status !== "Pending") throw rideConflict(ride);
  const ways = proofWaysOf(ride, await canTextCode(trx, ride, gateways));
  return sendCode(trx, bookingCodes(ride.id), { ride, way, ways, now });
}

/** Counts a try of a code, as long as the booking is held. */
export async function countProofTry(db: Db, trackingCode: string): Promise<void> {
  const ride = await getRideByCode(db, trackingCode);
  if (!ride.held) throw rideConflict(ride);
  await countTry(db, bookingCodes(ride.id));
}

type Proof = { trackingCode: string; code: string; caller: Caller; now: Date };

/** Shows a held booking to the drivers once the code that was sent comes back; the way back that was booked with it, too. */
export async function proveBooking(trx: Trx, { trackingCode, code, caller, now }: Proof): Promise<RideRow> {
  const ride = await getRideByCode(trx, trackingCode);
  const way = ride.held ? await expectSentCode(trx, bookingCodes(ride.id), { code, now }) : null;
  const after = await prove(trx, { trackingCode, way, caller, now });
  const other = ride.other_way && (await getRideByCode(trx, ride.other_way.tracking_code));
  if (other && isProvedWith(ride, other)) {
    await prove(trx, { trackingCode: other.tracking_code, way, caller, now });
  }
  return after;
}

type Proved = Omit<Proof, "code"> & { way: ProofWay | null };

async function prove(trx: Trx, { trackingCode, way, caller, now }: Proved): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "prove",
    actor: actorOf(caller),
    now,
    find: () => getRideByCode(trx, trackingCode),
    parties: () => ["code_holder"],
    prepare: async () => ({ changes: { held: false, proved_by: way } }),
  });
  await bookingCodes(after.id).delete(trx);
  return after;
}

/** Whether the other way waits for the same person: the same phone, and neither a deposit nor anything else. */
function isProvedWith(ride: RideRow, other: RideRow): boolean {
  const waits = other.held && other.status === "Pending" && !waitsForDeposit(other);
  return waits && other.rider_phone === ride.rider_phone && other.rider_email === ride.rider_email;
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
  await bookingCodes(rideId).delete(trx);
  return after;
}
