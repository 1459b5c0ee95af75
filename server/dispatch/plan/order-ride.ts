import type { Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import { ApiError } from "../../http/api-error.ts";
import { getRide } from "../../rides/get-ride.ts";
import { isDriver, writeOrder } from "./plan-orders.queries.ts";

type Ordering = {
  readonly rideId: number;
  readonly outOfPlan: boolean;
  readonly keptDriverId: number | null;
  readonly by: number;
  readonly now: Date;
};

/** Dispatch takes a ride out of the plan's hands, keeps it with a driver, or gives it back to the plan. */
export async function orderRide(trx: Trx, ordering: Ordering): Promise<void> {
  await getRide(trx, ordering.rideId);
  const { keptDriverId, now } = ordering;
  if (keptDriverId !== null && !(await isDriver(trx, keptDriverId))) {
    const sentence = "There is no such driver.";
    throw new ApiError("invalid_input", sentence, { fields: { kept_driver_id: sentence } });
  }
  await writeOrder(trx, ordering);
  await recordEvent(trx, { type: "dispatch.changed", at: now });
}
