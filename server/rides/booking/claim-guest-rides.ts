import type { Trx } from "../../database/connect.ts";
import { lockRide } from "../change/ride-changes.queries.ts";
import { takeStep } from "../change/take-step.ts";
import { getRide } from "../get-ride.ts";
import { listGuestRidesOf } from "./claim-ride.queries.ts";
import { claimCodes } from "./sent-codes.ts";

/** More rides than somebody has booked without an account; the latest of them come first. */
const MOST_RIDES = 100;

type Proved = { accountId: number; way: "email" | "phone"; address: string; now: Date };

/** Adds to an account the rides that were booked without one for a mailbox or a phone which it has just shown to be its owner's. */
export async function claimGuestRides(trx: Trx, { accountId, way, address, now }: Proved): Promise<void> {
  for (const { id } of await listGuestRidesOf(trx, { way, address, limit: MOST_RIDES })) {
    await lockRide(trx, id);
    const ride = await getRide(trx, id);
    if (ride.rider_id !== null) continue;
    await takeStep(trx, {
      action: "claim",
      actor: { kind: "rider", accountId },
      now,
      find: async () => ride,
      parties: () => ["other_rider"],
      prepare: async () => ({
        changes: {
          rider_id: accountId,
          claimed_at: now,
          ...(way === "phone" && ride.proved_by === null ? { proved_by: "phone" as const } : {}),
        },
      }),
    });
    await claimCodes(id, accountId).delete(trx);
  }
}
