import type { Db } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { getRideByCode } from "../rides/get-ride.ts";
import type { RideRow } from "../rides/ride-rows.queries.ts";
import { isForgotten } from "./kept-passes.ts";

/** The ride that a new pass is made of: one that is booked for good and isn't long over. */
export async function getRideForPass(db: Db, trackingCode: string, now: Date): Promise<RideRow> {
  const ride = await getRideByCode(db, trackingCode);
  if (ride.held || isForgotten(ride, now)) throw notFound("There is no pass of this ride.");
  return ride;
}
