import { DAY_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import { forgetClaimCodes } from "./claim-ride.queries.ts";

/** Deletes the codes that nobody typed; they count for a quarter of an hour, and how many were sent for a day. */
export async function forgetCodes(db: Db, now: Date): Promise<void> {
  await forgetClaimCodes(db, new Date(now.getTime() - DAY_MS));
}
