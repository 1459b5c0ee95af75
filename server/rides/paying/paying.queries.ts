import type { Trx } from "../../database/connect.ts";

export type LinkPart =
  | { link_cents: number; paid_by?: "card" }
  | { link_given_back_cents: number; paid_by?: undefined }
  | { tip_link_cents: number; paid_by?: undefined }
  | { cash_given_back_cents: number; paid_by?: undefined };

/** Sets how much of a ride's fare was paid by link, or given back of it by link or in cash; the ride is another version of itself. */
export async function setLinkCents(
  trx: Trx,
  { rideId, ...changes }: LinkPart & { rideId: number; updated_at: Date },
): Promise<void> {
  await trx
    .updateTable("rides")
    .set(changes)
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", rideId)
    .execute();
}

/** Sets the fee for a passenger who wasn't there, where the ride doesn't know it yet. */
export async function setNoShowFee(
  trx: Trx,
  { rideId, cents }: { rideId: number; cents: number },
): Promise<void> {
  await trx
    .updateTable("rides")
    .set({ no_show_fee_cents: cents })
    .where("id", "=", rideId)
    .where("no_show_fee_cents", "is", null)
    .execute();
}

type Counted = { rideIds: readonly number[] };

/** Marks rides as counted in a closing. */
export async function setClosing(
  trx: Trx,
  { rideIds, closingId }: Counted & { closingId: number },
): Promise<void> {
  await trx
    .updateTable("rides")
    .set((eb) => ({ closing_id: closingId, version: eb("version", "+", 1) }))
    .where("id", "in", [...rideIds])
    .execute();
}

/** Marks rides as billed by a statement. */
export async function setStatement(
  trx: Trx,
  { rideIds, statementId }: Counted & { statementId: number },
): Promise<void> {
  await trx
    .updateTable("rides")
    .set((eb) => ({ statement_id: statementId, version: eb("version", "+", 1) }))
    .where("id", "in", [...rideIds])
    .execute();
}
