import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import { ApiError } from "../../http/api-error.ts";
import { deleteWaitingChanges, lockDriverChanges } from "./driver-changes.queries.ts";

type Withdrawing = { driverId: number; ids: readonly number[]; now: Date };

/** A driver takes back what they wanted changed, while it waits: all that is named, or nothing. */
export async function withdrawChanges(trx: Trx, { driverId, ids, now }: Withdrawing): Promise<void> {
  await lockDriverChanges(trx, driverId);
  const withdrawn = await deleteWaitingChanges(trx, { driverId, ids });
  if (withdrawn.length < new Set(ids).size) {
    throw new ApiError("edit_conflict", "The office has decided on this meanwhile. Please reload.");
  }
  await recordAudit(trx, {
    actorId: driverId,
    action: "withdraw_driver_change",
    subject: accountSubject(driverId),
    detail: Object.fromEntries(
      withdrawn.map(({ field, old_value: from, new_value: to }) => [field, { from, to }]),
    ),
    at: now,
  });
  await recordEvent(trx, { type: "driver.changed", driverId, at: now });
}
