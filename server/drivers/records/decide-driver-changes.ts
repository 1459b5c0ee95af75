import { driverEditSchema } from "../../../contract/drivers/driver.ts";
import type { HeldField } from "../../../contract/drivers/driver-changes.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import { ApiError } from "../../http/api-error.ts";
import { editDriverRecord } from "./change-driver-record.ts";
import { getDriverRow } from "./read-driver-records.ts";
import { closeWaitingChanges, lockDriverChanges } from "../changes/driver-changes.queries.ts";

type Deciding = {
  id: number;
  ids: readonly number[];
  approve: boolean;
  reason?: string | undefined;
  by: number;
  now: Date;
};

/** Approves what a driver wants changed, so that it is, or declines it. One of two who decide at once is told. */
export async function decideDriverChanges(trx: Trx, deciding: Deciding): Promise<void> {
  const { id, ids, approve, by, now } = deciding;
  const reason = deciding.reason || null;
  await getDriverRow(trx, id);
  const state = approve ? "approved" : "declined";
  const changes = await closeChanges(trx, { driverId: id, ids, state, reason, by, now });
  if (approve) await apply(trx, { id, changes, by, now });
  await recordAudit(trx, {
    actorId: by,
    action: approve ? "approve_driver_change" : "decline_driver_change",
    subject: accountSubject(id),
    detail: {
      ...Object.fromEntries(
        changes.map(({ field, old_value: from, new_value: to }) => [field, { from, to }]),
      ),
      ...(reason !== null && { reason }),
    },
    at: now,
  });
  await recordEvent(trx, { type: "driver.changed", driverId: id, at: now });
}

type Applying = {
  id: number;
  changes: readonly { field: HeldField; old_value: string | null; new_value: string }[];
  by: number;
  now: Date;
};

/** Does to the record what was approved, as if the staff had typed it, where it still is what the driver saw. */
async function apply(trx: Trx, { id, changes, by, now }: Applying): Promise<void> {
  const record = await getDriverRow(trx, id);
  const present = { ...record, vehicle: record.vehicle_name };
  const stale = changes.find(({ field, old_value }) => present[field] !== old_value);
  if (stale) {
    const sentence = "This has been changed since the driver asked for it, so it was not applied.";
    throw new ApiError("change_outdated", sentence, { field: stale.field });
  }
  const edit = driverEditSchema.parse(Object.fromEntries(changes.map((one) => [one.field, one.new_value])));
  await editDriverRecord(trx, { id, edit: { ...edit, version: record.version }, by, now });
}

/** Takes changes of a driver for decided, and says what they were. All of them still wait, or none is taken. */
async function closeChanges(trx: Trx, closing: Parameters<typeof closeWaitingChanges>[1]) {
  await lockDriverChanges(trx, closing.driverId);
  const closed = await closeWaitingChanges(trx, closing);
  if (closed.length < new Set(closing.ids).size) {
    throw new ApiError(
      "edit_conflict",
      "Someone else decided on this, or the driver changed it. Please reload.",
    );
  }
  return closed;
}
