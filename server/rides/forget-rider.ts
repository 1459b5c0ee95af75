import type { Trx } from "../database/connect.ts";
import { blankRidesOfRider, deleteMessagesToRider } from "./blank-rides.queries.ts";

/** Takes a rider's name, phone and exact places out of everything his rides left behind; totals stay. */
export async function forgetRider(trx: Trx, { riderId, now }: { riderId: number; now: Date }): Promise<void> {
  await blankRidesOfRider(trx, { rider_id: riderId, now });
  await deleteMessagesToRider(trx, riderId);
}
