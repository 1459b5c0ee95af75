import type { Trx } from "../database/connect.ts";
import type { SignedIn } from "../http/caller.ts";
import { blankRidesOfRider, deleteMessagesToRider, listOpenBookingCodes } from "./blank-rides.queries.ts";
import { cancelTrackedRide } from "./cancel-ride.ts";

/**
 * Calls off what a rider has booked and takes his name, phone and exact places out of everything his rides left behind;
 * totals stay.
 */
export async function forgetRider(trx: Trx, { rider, now }: { rider: SignedIn; now: Date }): Promise<void> {
  for (const { tracking_code } of await listOpenBookingCodes(trx, rider.accountId)) {
    await cancelTrackedRide(trx, { trackingCode: tracking_code, caller: rider, now });
  }
  await blankRidesOfRider(trx, { rider_id: rider.accountId, now });
  await deleteMessagesToRider(trx, rider.accountId);
}
