import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";
import type { ProofWay } from "../../../domain/rides/proof-ways.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { ApiError } from "../../http/api-error.ts";
import { canTextCode } from "../../notifications/ways-to-passenger.ts";
import { getRideByCode } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { lockRide } from "../change/ride-changes.queries.ts";
import { rideConflict } from "../ride-conflict.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { takeStep } from "../change/take-step.ts";
import { findConfirmedEmail, wasEmailAdded } from "./claim-ride.queries.ts";
import { codeWaysOf } from "./code-proof.ts";
import { claimCodes, countTry, expectSentCode, sendCode } from "./sent-codes.ts";

type Claim = { trackingCode: string; rider: SignedIn; gateways: readonly PhoneGateway[]; now: Date };

/**
 * A rider adds a ride that was booked without an account to their own; claiming it twice has the same result. Everybody
 * who follows a ride has its link, so its phone or mailbox decides whose it is: by a code sent there, or because the
 * account has shown that the mailbox is its owner's.
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
  await claimCodes(ride.id, rider.accountId).delete(trx);
  return after;
}

/** Sends a new code to the ride's phone or mailbox. */
export async function sendClaimCode(trx: Trx, claim: Claim & { way: ProofWay }): Promise<string> {
  const { trackingCode, rider, way, gateways, now } = claim;
  const ride = await getRideByCode(trx, trackingCode);
  refuseTaken(ride);
  const ways = await claimWaysOf(trx, ride, gateways);
  return sendCode(trx, claimCodes(ride.id, rider.accountId), { ride, way, ways, now });
}

/** Counts a try of a code, but for a ride that is the rider's already. */
export async function countTryOfClaim(
  db: Db,
  { trackingCode, rider }: Pick<Claim, "trackingCode" | "rider">,
): Promise<void> {
  const ride = await getRideByCode(db, trackingCode);
  if (ride.rider_id !== rider.accountId) await countTry(db, claimCodes(ride.id, rider.accountId));
}

/** How the rider has shown that the ride is theirs; null where they have not. */
async function proofOf(
  trx: Trx,
  ride: RideRow,
  { rider, code, now }: Claim & { code: string | undefined },
): Promise<ProofWay | null> {
  if (code !== undefined) return expectSentCode(trx, claimCodes(ride.id, rider.accountId), { code, now });
  if (await wasEmailAdded(trx, ride.id)) return null;
  const own = await findConfirmedEmail(trx, rider.accountId);
  return own !== null && ride.rider_email?.normalize("NFKC").toLowerCase() === own ? "email" : null;
}

/** An address that was added by the ride's link shows only that its owner had the link, as everybody has who follows it. */
async function claimWaysOf(trx: Trx, ride: RideRow, gateways: readonly PhoneGateway[]): Promise<ProofWay[]> {
  const ways = codeWaysOf(ride, await canTextCode(trx, ride, gateways));
  return (await wasEmailAdded(trx, ride.id)) ? ways.filter((way) => way !== "email") : ways;
}

async function proofNeeded(trx: Trx, ride: RideRow, { gateways }: Claim): Promise<ApiError> {
  const ways = await claimWaysOf(trx, ride, gateways);
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
