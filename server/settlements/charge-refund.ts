import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Db, Trx } from "../database/connect.ts";
import {
  findEntryOfRefund,
  findOppositeEntry,
  insertDriverEntry,
  listDriversOfRefunds,
} from "./driver-accounts.queries.ts";
import { findDriverToSettle } from "./settlements.queries.ts";

type Charge = {
  driverId: number;
  refundId: number;
  cents: number;
  note: string;
  by: number;
  now: Date;
  /** The tip by link of which it is given back; null where it is of a fare. */
  tipLinkId?: number | null;
};

/** Enters a refund that the driver bears: it comes into their next settlement. */
export async function chargeRefund(trx: Trx, { tipLinkId = null, ...charge }: Charge): Promise<void> {
  await insertDriverEntry(trx, {
    driver_id: charge.driverId,
    kind: tipLinkId === null ? "refund" : "tip",
    day: curacaoDate(charge.now),
    usd_cents: -charge.cents,
    xcg_cents: 0,
    note: charge.note,
    refund_id: charge.refundId,
    pay_link_id: tipLinkId,
    made_by: charge.by,
    made_at: charge.now,
  });
}

type PaidOut = Omit<Charge, "cents"> & { usdCents: number; xcgCents: number };

/** Enters what a driver gave back to a passenger in cash: they are credited for it in their next settlement. */
export async function creditPaidOut(trx: Trx, paid: PaidOut): Promise<void> {
  await insertDriverEntry(trx, {
    driver_id: paid.driverId,
    kind: "paid_out",
    day: curacaoDate(paid.now),
    usd_cents: paid.usdCents,
    xcg_cents: paid.xcgCents,
    note: paid.note,
    cash_refund_id: paid.refundId,
    made_by: paid.by,
    made_at: paid.now,
  });
}

/** Takes the driver's part back where a refund was refused, unless the office has done so already. */
export async function unchargeRefund(
  trx: Trx,
  { refundId, now }: { refundId: number; now: Date },
): Promise<void> {
  const entry = await findEntryOfRefund(trx, refundId);
  if (!entry) return;
  await findDriverToSettle(trx, entry.driver_id, { locked: true });
  if (await findOppositeEntry(trx, entry.id)) return;
  await insertDriverEntry(trx, {
    driver_id: entry.driver_id,
    kind: entry.kind,
    day: curacaoDate(now),
    usd_cents: -entry.usd_cents,
    xcg_cents: -entry.xcg_cents,
    note: entry.note,
    takes_back: entry.id,
    pay_link_id: entry.pay_link_id,
    made_by: entry.made_by,
    made_at: now,
  });
}

/** The refunds that drivers bear, of some; one that was taken back is the company's again. */
export async function readBorneByDriver(db: Db | Trx, refundIds: readonly number[]) {
  const rows = await listDriversOfRefunds(db, refundIds);
  return new Set(rows.map(({ refund_id: id }) => id));
}
