import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";
import type { ProofWay } from "../../../contract/rides/proof-ways.ts";
import { type Db, type Trx, inTransaction } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { ApiError } from "../../http/api-error.ts";
import { maskedEmail, maskedPhone } from "../../notifications/masked-recipient.ts";
import { queueBookingCode } from "../../notifications/queue-booking-code.ts";
import { canTextCode } from "../../notifications/ways-to-passenger.ts";
import { getRideByCode } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { lockRide } from "../steps/ride-changes.queries.ts";
import { rideConflict } from "../steps/ride-conflict.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { takeStep } from "../steps/take-step.ts";
import {
  countClaimTry,
  deleteClaimCodes,
  findClaimCode,
  findConfirmedEmail,
  saveClaimCode,
} from "./claim-ride.queries.ts";
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

type Claim = { trackingCode: string; rider: SignedIn; gateways: readonly PhoneGateway[]; now: Date };

/**
 * A rider adds a ride that was booked without an account to their own; claiming it twice has the same result. Whoever follows a ride has its
 * link, so its phone or mailbox decides whose it is: by a code sent there, or because the account has shown that the mailbox is its owner's.
 */
export async function claimRide(trx: Trx, claim: Claim & { code: string | undefined }): Promise<RideRow> {
  const { trackingCode, rider, code, now } = claim;
  await lockRide(trx, (await getRideByCode(trx, trackingCode)).id);
  const ride = await getRideByCode(trx, trackingCode);
  if (ride.rider_id === rider.accountId) return ride;
  refuseTaken(ride);
  const way = await proofOf(trx, ride, claim);
  if (code === undefined && way === null) throw await proofNeeded(trx, ride, claim);
  const { after } = await takeStep(trx, {
    action: "claim",
    actor: actorOf(rider),
    now,
    find: async () => ride,
    parties: () => ["other_rider"],
    prepare: async () => ({
      changes: {
        rider_id: rider.accountId,
        claimed_at: now,
        ...(way === "phone" && ride.proved_by === null ? { proved_by: "phone" as const } : {}),
      },
    }),
  });
  await deleteClaimCodes(trx, ride.id);
  return after;
}

/** Sends a new code to the ride's phone or mailbox; the one before it no longer counts. */
export async function sendClaimCode(trx: Trx, claim: Claim & { way: ProofWay }): Promise<string> {
  const { trackingCode, rider, way, gateways, now } = claim;
  const ride = await getRideByCode(trx, trackingCode);
  refuseTaken(ride);
  const ways = codeWaysOf(ride, await canTextCode(trx, ride, gateways));
  const recipient = recipientOf(ride, { way, ways });
  const claimed = { rideId: ride.id, accountId: rider.accountId };
  const before = await findClaimCode(trx, claimed);
  if (before && before.times_sent >= MOST_CODES) throw tooManyCodes();
  const code = drawCode();
  await saveClaimCode(trx, {
    ride_id: ride.id,
    account_id: rider.accountId,
    code_hash: codeHash(claims(ride, rider), code),
    sent_by: way,
    sent_at: now,
  });
  const { id: rideId, reference, language } = ride;
  const message = { rideId, reference, code, claims: true, way, recipient, language, now };
  if (!(await queueBookingCode(trx, message))) throw tooManyCodes();
  return way === "phone" ? maskedPhone(recipient) : maskedEmail(recipient);
}

/** Counts a try before it is looked at, in a transaction of its own, so that a refused one counts too. */
export async function countTryOfClaim(
  db: Db,
  { trackingCode, rider }: Pick<Claim, "trackingCode" | "rider">,
): Promise<void> {
  const ride = await getRideByCode(db, trackingCode);
  if (ride.rider_id === rider.accountId) return;
  const tried = { rideId: ride.id, accountId: rider.accountId, most: MOST_TRIES };
  if (!(await inTransaction(db, (trx) => countClaimTry(trx, tried)))) {
    throw wrongCode("Please ask for a new code.");
  }
}

/** How the rider has shown that the ride is theirs; null where they have not. */
async function proofOf(
  trx: Trx,
  ride: RideRow,
  { rider, code, now }: Claim & { code: string | undefined },
): Promise<ProofWay | null> {
  if (code !== undefined) {
    const sent = await findClaimCode(trx, { rideId: ride.id, accountId: rider.accountId });
    expectCode(sent, { of: claims(ride, rider), code, now });
    return sent?.sent_by ?? null;
  }
  const own = await findConfirmedEmail(trx, rider.accountId);
  return own !== null && ride.rider_email?.normalize("NFKC").toLowerCase() === own ? "email" : null;
}

async function proofNeeded(trx: Trx, ride: RideRow, { gateways }: Claim): Promise<ApiError> {
  const ways = codeWaysOf(ride, await canTextCode(trx, ride, gateways));
  return new ApiError(
    "proof_needed",
    "Show with a code sent to the ride's phone or e-mail that it is yours.",
    {
      ways,
    },
  );
}

function refuseTaken(ride: RideRow): void {
  if (ride.rider_id !== null) throw rideConflict(ride, "This ride already belongs to an account.");
}

/** A code sent for one account adds the ride to no other. */
function claims({ id }: RideRow, { accountId }: SignedIn): string {
  return `claim ${id} ${accountId}`;
}
