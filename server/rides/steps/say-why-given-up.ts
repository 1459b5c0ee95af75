import type { Cancellation } from "../../../contract/rides/cancel-reason.ts";
import { REASON_WINDOW_MS } from "../../../domain/rides/cancel-reason.ts";
import type { Trx } from "../../database/connect.ts";
import { recordRideEvent } from "../../events/record-event.ts";
import type { SignedIn } from "../../http/caller.ts";
import { getOwnRide } from "../get-ride.ts";
import { reasonValues } from "./cancel-ride.ts";
import { keepSaid, lockGivenUpLine } from "./given-up.queries.ts";
import { rideConflict } from "../ride-conflict.ts";

type Saying = { rideId: number; caller: SignedIn; cancellation: Cancellation; now: Date };

/** Adds to the step with which a driver gave a ride up why they did, which nobody asks of them before. */
export async function sayWhyGivenUp(trx: Trx, { rideId, caller, cancellation, now }: Saying): Promise<void> {
  const since = new Date(now.getTime() - REASON_WINDOW_MS);
  const line = await lockGivenUpLine(trx, { rideId, driverId: caller.accountId, since });
  if (!line) throw rideConflict(await getOwnRide(trx, rideId, caller), "You have not given this ride up.");
  await keepSaid(trx, { lineId: line.id, values: reasonValues(cancellation) });
  await recordRideEvent(trx, { type: "ride.changed", rideId, at: now });
}
