import type { Trx } from "../database/connect.ts";
import type { SignedIn } from "../http/caller.ts";
import { Refusal, notFound } from "../http/refusal.ts";
import { queueRideMessage } from "../notifications/queue-ride-message.ts";
import { getOwnRide } from "./get-ride.ts";
import { actorOf } from "./ride-actor.ts";
import { partiesOf } from "./ride-parties.ts";
import { type RideRow, findRide } from "./ride-rows.queries.ts";
import { takeStep } from "./take-step.ts";

type Completion = { rideId: number; caller: SignedIn; now: Date };

/** Its driver has brought his passenger. */
export async function finishRide(
  trx: Trx,
  { rideId, caller, happenedAt, now }: Completion & { happenedAt?: string | undefined },
): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "finish",
    actor: actorOf(caller),
    now,
    happenedAt: happenedAt === undefined ? null : new Date(happenedAt),
    find: () => getOwnRide(trx, rideId, caller),
    parties: (ride) => partiesOf(ride, caller),
  });
  await queueRideMessage(trx, { kind: "receipt", rideId, now });
  return after;
}

const GONE = "Ride not found or already completed";

/** The office completes a ride in its driver's place. The spec has one answer for a ride that is missing or over. */
export async function operatorCompleteRide(trx: Trx, { rideId, caller, now }: Completion): Promise<RideRow> {
  try {
    const { after } = await takeStep(trx, {
      action: "operator_complete",
      actor: actorOf(caller),
      now,
      find: async () => {
        const ride = await findRide(trx, rideId);
        if (!ride) throw notFound(GONE);
        return ride;
      },
      parties: (ride) => partiesOf(ride, caller),
    });
    await queueRideMessage(trx, { kind: "receipt", rideId, now });
    return after;
  } catch (error) {
    if (error instanceof Refusal && error.code === "ride_conflict") throw notFound(GONE);
    throw error;
  }
}
