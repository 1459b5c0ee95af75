import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import {
  blankAlertsAbout,
  blankHistoryOf,
  blankRidesOfRider,
  deleteMessagesAbout,
  listOpenBookingCodes,
  releaseUnprovedClaims,
} from "./blank-rides.queries.ts";
import { cancelTrackedRide } from "../steps/cancel-ride.ts";

/**
 * Cancels what a rider has booked and removes their name, phone and exact places from everything their rides left behind;
 * totals stay.
 */
export async function forgetRider(trx: Trx, { rider, now }: { rider: SignedIn; now: Date }): Promise<void> {
  await releaseUnprovedClaims(trx, { rider_id: rider.accountId, now });
  for (const { tracking_code } of await listOpenBookingCodes(trx, rider.accountId)) {
    await cancelTrackedRide(trx, { trackingCode: tracking_code, caller: rider, now });
  }
  await blankRidesOfRider(trx, { rider_id: rider.accountId, now });
  await blankHistoryOf(trx, { rider_id: rider.accountId });
  await deleteMessagesAbout(trx, rider.accountId);
  await blankAlertsAbout(trx, rider.accountId);
}
