import type { Forget } from "../../accounts/own-account/delete-account.ts";
import {
  blankHistoryOf,
  blankRidesOfRider,
  deleteClaimCodesOf,
  listOpenBookingCodes,
  releaseUnprovedClaims,
} from "./blank-rides.queries.ts";
import { cancelTrackedRide } from "../steps/cancel-ride.ts";

/**
 * Cancels what a rider has booked and removes their name, phone and exact places from everything their rides left behind;
 * totals stay.
 */
export const forgetRider: Forget = async (trx, { owner: rider, now }) => {
  await releaseUnprovedClaims(trx, { rider_id: rider.accountId, now });
  for (const { tracking_code } of await listOpenBookingCodes(trx, rider.accountId)) {
    await cancelTrackedRide(trx, { trackingCode: tracking_code, caller: rider, now });
  }
  await blankRidesOfRider(trx, { rider_id: rider.accountId, now });
  await blankHistoryOf(trx, { rider_id: rider.accountId });
  await deleteClaimCodesOf(trx, rider.accountId);
};
