import type { PlanMode } from "../../domain/dispatch/company-plan.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { readSettings, writeSettings } from "./dispatch.queries.ts";

type By = { by: number; now: Date };

/** Turns auto-assign on, or off to what the plan did before: suggest, or nothing. Offers that are open run out by themselves. */
export async function switchAutoAssign(
  trx: Trx,
  { autoAssign, ...by }: By & { autoAssign: boolean },
): Promise<void> {
  const { suggests } = await readSettings(trx);
  const off = suggests ? "suggest" : "off";
  await switchMode(trx, { mode: autoAssign ? "auto" : off, ...by });
}

/** Sets what the plan does with what is due: tell drivers, say whom dispatch should tell, or neither. */
export async function switchMode(trx: Trx, { mode, by, now }: By & { mode: PlanMode }): Promise<void> {
  const { suggests } = await readSettings(trx);
  const autoAssign = mode === "auto";
  await writeSettings(trx, { autoAssign, suggests: autoAssign ? suggests : mode === "suggest", by, now });
  await recordAudit(trx, {
    actorId: by,
    action: autoAssign ? "switch_auto_assign_on" : "switch_auto_assign_off",
    subject: "dispatch",
    ...(autoAssign ? {} : { detail: { mode } }),
    at: now,
  });
  await recordEvent(trx, { type: "dispatch.changed", at: now });
}

export function modeOf({ auto_assign, suggests }: { auto_assign: boolean; suggests: boolean }): PlanMode {
  if (auto_assign) return "auto";
  return suggests ? "suggest" : "off";
}
