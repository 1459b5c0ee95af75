import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Trx } from "../database/connect.ts";
import { findEntryOfCost, insertDriverEntry } from "./driver-accounts.queries.ts";
import { findDriverToSettle } from "./settlements.queries.ts";

type Made = { note: string; by: number; now: Date };
type Paid = Made & { driverId: number; costId: number; day: string; usdCents: number; xcgCents: number };

/** Enters what a driver paid for a car of the company: they get it back in the settlement of its day or the next one. */
export async function creditCarCost(trx: Trx, paid: Paid): Promise<void> {
  await insertDriverEntry(trx, {
    driver_id: paid.driverId,
    kind: "car",
    day: paid.day,
    usd_cents: paid.usdCents,
    xcg_cents: paid.xcgCents,
    note: paid.note,
    vehicle_cost_id: paid.costId,
    made_by: paid.by,
    made_at: paid.now,
  });
}

/** Takes that back with the cost, by an opposite entry. */
export async function uncreditCarCost(
  trx: Trx,
  { costId, note, by, now }: Made & { costId: number },
): Promise<void> {
  const entry = await findEntryOfCost(trx, costId);
  if (!entry) return;
  await findDriverToSettle(trx, entry.driver_id, { locked: true });
  const today = curacaoDate(now);
  await insertDriverEntry(trx, {
    driver_id: entry.driver_id,
    kind: entry.kind,
    day: entry.day > today ? entry.day : today,
    usd_cents: -entry.usd_cents,
    xcg_cents: -entry.xcg_cents,
    note,
    takes_back: entry.id,
    made_by: by,
    made_at: now,
  });
}
