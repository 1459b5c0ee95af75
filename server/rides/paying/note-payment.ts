import type { Trx } from "../../database/connect.ts";
import { recordRideEvent } from "../../events/record-event.ts";
import { type LinkPart, setClosing, setLinkCents, setNoShowFee, setStatement } from "./paying.queries.ts";

/** Notes in a ride how much of its fare was paid by link, given back of it by link or in cash, or tipped, and tells everybody who sees the ride. */
export async function notePaidByLink(
  trx: Trx,
  rideId: number,
  part: LinkPart & { now: Date },
): Promise<void> {
  const { now, ...changes } = part;
  await setLinkCents(trx, { rideId, ...changes, updated_at: now });
  await recordRideEvent(trx, { type: "ride.changed", rideId, at: now });
}

/** Notes the fee for a passenger who wasn't there as it was first asked; what a ride has already stays. */
export function noteNoShowFee(trx: Trx, fee: { rideId: number; cents: number }): Promise<void> {
  return setNoShowFee(trx, fee);
}

/** Counts rides in a driver's closing: from then on their payment stays as it is. */
export async function countInClosing(
  trx: Trx,
  counted: { rideIds: readonly number[]; closingId: number },
): Promise<void> {
  if (counted.rideIds.length > 0) await setClosing(trx, counted);
}

/** Puts rides on a hotel's statement: how they were paid stays as it is from then on. */
export async function putOnStatement(
  trx: Trx,
  billed: { rideIds: readonly number[]; statementId: number },
): Promise<void> {
  if (billed.rideIds.length > 0) await setStatement(trx, billed);
}
