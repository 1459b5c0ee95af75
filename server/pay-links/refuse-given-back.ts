import { fareGivenBack } from "../../domain/pay-links/fare-given-back.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { listPaidTowardsFare } from "./pay-links.queries.ts";

/** Refuses another fare where a part of the fare was given back by link: that part would be taken off twice. */
export async function refuseGivenBack(
  trx: Trx,
  { rideId, fareCents }: { rideId: number; fareCents: number },
): Promise<void> {
  const payments = await listPaidTowardsFare(trx, rideId);
  const isGivenBack = payments.some(({ refunded_cents }) => refunded_cents > 0);
  if (!isGivenBack || (fareGivenBack(fareCents, payments) === 0 && !isOfFare(payments))) return;
  const sentence = "A part of this fare was given back by link. Correct what is left by another refund.";
  throw new ApiError("invalid_input", sentence, { fields: { fare: sentence } });
}

type Payments = Awaited<ReturnType<typeof listPaidTowardsFare>>;

/** Whether more was given back of a payment than what was paid beyond the part that counts. */
function isOfFare(payments: Payments): boolean {
  return payments.some(
    ({ amount_cents, applied_cents, refunded_cents }) => refunded_cents > amount_cents - applied_cents,
  );
}
