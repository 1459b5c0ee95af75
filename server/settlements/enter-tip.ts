import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Trx } from "../database/connect.ts";
import { findTipEntry, insertDriverEntry } from "./driver-accounts.queries.ts";

type Tip = { driverId: number; payLinkId: number; cents: number; note: string; now: Date };

/** Enters a tip that came by link: all of it comes into the driver's next settlement. The database takes one for a payment. */
export async function enterTip(trx: Trx, { driverId, payLinkId, cents, note, now }: Tip): Promise<void> {
  await insertDriverEntry(trx, {
    driver_id: driverId,
    kind: "tip",
    day: curacaoDate(now),
    usd_cents: cents,
    xcg_cents: 0,
    note,
    pay_link_id: payLinkId,
    made_by: null,
    made_at: now,
  });
}

/** The driver who was given the tip of a payment. */
export async function findDriverOfTip(trx: Trx, payLinkId: number): Promise<number> {
  const entry = await findTipEntry(trx, payLinkId);
  if (!entry) throw new Error("a tip that counts is no driver's");
  return entry.driver_id;
}
