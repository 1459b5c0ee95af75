import type { Trx } from "../database/connect.ts";
import { recordAudit } from "../database/audit-log.ts";
import { recordEvent } from "../events/record-event.ts";
import { writeSettings } from "./dispatch.queries.ts";

type Switching = { autoAssign: boolean; by: number; now: Date };

/** Turns auto-assign on or off; offers that are open run out by themselves. */
export async function switchAutoAssign(trx: Trx, switching: Switching): Promise<void> {
  await writeSettings(trx, switching);
  await recordAudit(trx, {
    actorId: switching.by,
    action: switching.autoAssign ? "switch_auto_assign_on" : "switch_auto_assign_off",
    subject: "dispatch",
    at: switching.now,
  });
  await recordEvent(trx, { type: "dispatch.changed", at: switching.now });
}
