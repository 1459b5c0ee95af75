import type { LookedAt } from "../../domain/setup/setup-steps.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { stepSubject } from "./setup.queries.ts";

type Looking = { step: LookedAt; by: number; now: Date };

/** Notes that somebody looked at a step and found it right: the audit log is where it is kept. */
export async function noteLookedAt(trx: Trx, { step, by, now }: Looking): Promise<void> {
  await recordAudit(trx, { actorId: by, action: "check_setup", subject: stepSubject(step), at: now });
}
