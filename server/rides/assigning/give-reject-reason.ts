import type { Rejection } from "../../../contract/rides/reject-reason.ts";
import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { withdrawRideNotifications } from "../../notifications/withdraw-ride-notifications.ts";
import { getRide } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { partiesOf } from "../ride-parties.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { findLastWordOfRejection } from "../change/ride-changes.queries.ts";
import { rideConflict } from "../ride-conflict.ts";
import { takeStep } from "../change/take-step.ts";
import { saidIn } from "./reject-ride.ts";

type GivingReason = { rideId: number; rejection: Rejection; caller: SignedIn; now: Date };

/** Dispatch says, once, why it has rejected a booking; the message without the reason doesn't go where it has not gone yet. */
export async function giveRejectReason(
  trx: Trx,
  { rideId, rejection, caller, now }: GivingReason,
): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "give_reason",
    actor: actorOf(caller),
    now,
    find: () => getRide(trx, rideId),
    parties: (ride) => partiesOf(ride, caller),
    prepare: async (ride) => {
      const last = await findLastWordOfRejection(trx, rideId);
      if (!last || saysWhy(last)) throw rideConflict(ride, "The passenger has been told why already.");
      await withdrawRideNotifications(trx, { rideId, since: last.at });
      return { rejection, values: saidIn(rejection) };
    },
  });
  return after;
}

function saysWhy({ action, detail }: { action: string; detail: unknown }): boolean {
  const { values = [] } = (detail ?? {}) as { values?: readonly object[] };
  return action === "give_reason" || values.length > 0;
}
