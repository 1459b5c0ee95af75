import type { PaymentInput } from "../../../contract/payments/payment-schemas.ts";
import type { UnpaidReason } from "../../../domain/payments/payment.ts";
import type { Trx } from "../../database/connect.ts";
import type { SignedIn } from "../../http/caller.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { requireOnDuty } from "../assigning/driver-duty.ts";
import { getOwnRide } from "../get-ride.ts";
import { actorOf } from "../ride-actor.ts";
import { partiesOf } from "../ride-parties.ts";
import { type RideRow, findRide } from "../ride-rows.queries.ts";
import { paymentEffects, unpaidEffects } from "./record-payment.ts";
import { startCheckOf } from "../starting/start-code.ts";
import { takeStep } from "../change/take-step.ts";

type Completion = { rideId: number; caller: SignedIn; now: Date };

type Finish = {
  happenedAt?: string | undefined;
  /** How it was paid, where the driver says it at once. */
  payment?: PaymentInput | undefined;
  /** That it wasn't paid, and why. */
  unpaid?: UnpaidReason | undefined;
};

/** The driver completes the ride at the drop-off. */
export async function finishRide(
  trx: Trx,
  { rideId, caller, happenedAt, payment, unpaid, now }: Completion & Finish,
): Promise<RideRow> {
  const { after } = await takeStep(trx, {
    action: "finish",
    actor: actorOf(caller),
    now,
    happenedAt: happenedAt === undefined ? null : new Date(happenedAt),
    find: () => getOwnRide(trx, rideId, caller),
    parties: (ride) => partiesOf(ride, caller),
    checkDriver: (locked, ride) => {
      if (ride.status === "Assigned") requireOnDuty(locked, "driver");
    },
    prepare: async (ride) => {
      // A client may finish a ride that it never called picked up, so nobody asked for the code.
      const start = ride.picked_up_at === null ? { start_check: startCheckOf(ride, {}) } : {};
      const said = payment ?? paidAlready(ride);
      const paid = said
        ? paymentEffects(ride, said, caller)
        : unpaid
          ? unpaidEffects(ride, unpaid)
          : { changes: {} };
      return { ...paid, changes: { ...paid.changes, ...start } };
    },
  });
  return after;
}

/**
 * A ride on the account of a hotel or firm is paid by it, where nobody says anything else. One that was paid by link counts
 * as paid by card, as an earlier version understands it: the company has the money.
 */
function paidAlready({ partner_id, fare_cents, link_cents }: RideRow): PaymentInput | undefined {
  if (partner_id !== null) return { paid_by: "account" };
  return link_cents > 0 && link_cents >= fare_cents ? { paid_by: "card" } : undefined;
}

const GONE = "Ride not found or already completed";

/** Dispatch completes a ride in its driver's place. The spec has one answer for a ride that is missing or over. */
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
      prepare: async (ride) => {
        const paid = paidAlready(ride);
        return paid ? paymentEffects(ride, paid, caller) : {};
      },
    });
    return after;
  } catch (error) {
    if (error instanceof ApiError && error.code === "ride_conflict") throw notFound(GONE);
    throw error;
  }
}
