import type { AuditAction } from "../../../contract/audit/audit-actions.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { recordEvent } from "../../events/record-event.ts";
import type { DriverRow } from "./read-driver-records.ts";

/** Notes a change of a driver's record in the log, and tells who watches the driver. */
export async function noteDriverChange(
  trx: Trx,
  change: { action: AuditAction; driver: DriverRow; by: number; now: Date; detail?: Record<string, unknown> },
): Promise<void> {
  const { action, driver, by, now, detail } = change;
  await recordAudit(trx, {
    actorId: by,
    action,
    subject: accountSubject(driver.account_id),
    ...(detail ? { detail } : {}),
    at: now,
  });
  await recordEvent(trx, { type: "driver.changed", driverId: driver.account_id, at: now });
}
