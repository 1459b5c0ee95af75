import type { Db } from "../../database/connect.ts";
import type { RideRow } from "../../rides/ride-rows.queries.ts";
import { findRideByNumber } from "../../rides/tracking/find-booking.ts";
import { isForgotten } from "../kept-passes.ts";
import type { PassName } from "../pass-serial.ts";

/** The ride of a pass; none where its passes are taken back. */
export async function findRideOfPass(
  db: Db,
  { reference }: PassName,
  now: Date,
): Promise<RideRow | undefined> {
  const ride = await findRideByNumber(db, reference);
  return ride && !isForgotten(ride, now) ? ride : undefined;
}
