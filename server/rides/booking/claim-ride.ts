import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { getRideByCode } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { lockRide } from "../steps/ride-changes.queries.ts";
import { rideConflict } from "../steps/ride-conflict.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { takeStep } from "../steps/take-step.ts";

/** A rider adds a ride that was booked without an account to their own; claiming it twice has the same result. */
export async function claimRide(
  trx: Trx,
  { trackingCode, rider, now }: { trackingCode: string; rider: SignedIn; now: Date },
): Promise<RideRow> {
  await lockRide(trx, (await getRideByCode(trx, trackingCode)).id);
  const ride = await getRideByCode(trx, trackingCode);
  if (ride.rider_id === rider.accountId) return ride;
  if (ride.rider_id !== null) throw rideConflict(ride, "This ride already belongs to an account.");
  const { after } = await takeStep(trx, {
    action: "claim",
    actor: actorOf(rider),
    now,
    find: async () => ride,
    parties: () => ["other_rider"],
    prepare: async () => ({ changes: { rider_id: rider.accountId } }),
  });
  return after;
}
