import { isDeepStrictEqual } from "node:util";
import type { PlanSettingsOnTheWire } from "../../../contract/dispatch/company-plan.ts";
import { fullName } from "../../../domain/accounts/full-name.ts";
import {
  type CompanyPlan,
  COMPANY_PLAN_DEFAULTS,
  type PlanMode,
} from "../../../domain/dispatch/company-plan.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { readAtOncePercent } from "../../demand/read-demand.ts";
import { recordEvent } from "../../events/record-event.ts";
import { ApiError } from "../../http/api-error.ts";
import { readSettings } from "../dispatch.queries.ts";
import { modeOf, switchMode } from "../switch-auto-assign.ts";
import { companyPlanOf } from "./plan-settings.ts";
import { findPlanSettings, writePlanSettings } from "./plan-settings.queries.ts";

/** The plan's settings as the office reads them. */
export async function presentPlanSettings(db: Db | Trx): Promise<PlanSettingsOnTheWire> {
  const learned = await readAtOncePercent(db);
  const row = await findPlanSettings(db);
  const { first_name, last_name } = row;
  const plan = companyPlanOf(row.settings);
  return {
    ...plan,
    held_back_percent: [...plan.held_back_percent],
    mode: modeOf(await readSettings(db)),
    learned_percent: learned && [...learned],
    defaults: { ...COMPANY_PLAN_DEFAULTS, held_back_percent: [...COMPANY_PLAN_DEFAULTS.held_back_percent] },
    changed_at: row.changed_at?.toISOString() ?? null,
    changed_by: first_name === null ? null : fullName({ first_name, last_name: last_name ?? "" }),
    version: row.version,
  };
}

type Edit = {
  changes: { [Field in keyof CompanyPlan]?: CompanyPlan[Field] | undefined };
  mode: PlanMode | undefined;
  /** The version that was read; another in between is a conflict. */
  version: number | undefined;
  by: number;
  now: Date;
};

/** Changes what the plan aims at; the audit log keeps the old values, and the day is planned anew. */
export async function editPlanSettings(trx: Trx, { changes, mode, version, by, now }: Edit): Promise<void> {
  const before = await findPlanSettings(trx);
  const present = companyPlanOf(before.settings);
  const changed = Object.entries(changes).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, present[name as keyof CompanyPlan]),
  );
  const isStale = version !== undefined && version !== before.version;
  const settings = JSON.stringify({ ...before.settings, ...Object.fromEntries(changed) });
  if (
    isStale ||
    (changed.length > 0 && !(await writePlanSettings(trx, { settings, version: before.version, by, now })))
  ) {
    throw new ApiError("edit_conflict", "Someone else changed the plan's settings. Please reload.");
  }
  if (changed.length > 0) {
    await recordAudit(trx, {
      actorId: by,
      action: "edit_plan_settings",
      subject: "dispatch",
      detail: Object.fromEntries(
        changed.map(([name, value]) => [name, { from: present[name as keyof CompanyPlan], to: value }]),
      ),
      at: now,
    });
    await recordEvent(trx, { type: "dispatch.changed", at: now });
  }
  if (mode !== undefined && mode !== modeOf(await readSettings(trx)))
    await switchMode(trx, { mode, by, now });
}
