import { fullName } from "../../domain/accounts/full-name.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { rateOn, toHundredths } from "../../domain/dated-rates.ts";
import { type CommissionScope, particularityOf } from "../../domain/settlements/commission-rules.ts";
import type { CommissionRule, NewCommissionRule } from "../../contract/settlements/commission-rules.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { settingCommission } from "./commission-changes.ts";
import { refuseUnsaidPast } from "./commission-rates.ts";
import {
  type RuleRow,
  findRule,
  insertRule,
  isScopeThere,
  listRules,
  withdrawRule,
} from "./commission-rules.queries.ts";
import { scopeOf } from "./commissions.ts";
import { listAllDriverRates } from "./driver-accounts.queries.ts";

type Change = { by: number; now: Date };
type OfScope = RuleRow & { of: CommissionRule["of"] };

/** Every commission that isn't everybody's, the most particular first, with what it is today; those of a driver alone among them. */
export async function listCommissionRules(db: Db | Trx, now: Date): Promise<CommissionRule[]> {
  const [rules, ofDrivers] = await Promise.all([listRules(db), listAllDriverRates(db)]);
  const rows: OfScope[] = [
    ...rules.map((row) => ({ ...row, of: "rule" as const })),
    ...ofDrivers.map((row) => ({ ...row, of: "driver" as const })),
  ];
  const today = curacaoDate(now);
  return rows
    .map((row) => ({ row, level: particularityOf(scopeOf(row)) }))
    .toSorted((one, other) => other.level - one.level)
    .map(({ row }) => present(row, { today, inForce: inForceOf(row, rows, today) }));
}

/** Sets the commission of a driver, a car, an account or a way of booking, or of several of these together, from a day on. */
export async function addCommissionRule(
  trx: Trx,
  { rule, by, now }: { rule: NewCommissionRule } & Change,
): Promise<CommissionRule[]> {
  refuseUnsaidPast(rule, now);
  const scope = wireScopeOf(rule);
  await refuseStrangers(trx, scope);
  const setting = { since: rule.valid_from, driverId: scope.driverId, reason: rule.reason, by, now };
  const { id } = await settingCommission(trx, setting, () =>
    insertRule(trx, {
      driver_id: scope.driverId,
      vehicle_id: scope.vehicleId,
      partner_id: scope.partnerId,
      channel: scope.channel,
      valid_from: rule.valid_from,
      last_day: rule.last_day ?? null,
      hundredths: rule.percent === undefined ? null : toHundredths(rule.percent),
      reason: rule.reason,
      created_by: by,
      created_at: now,
    }),
  );
  await recordAudit(trx, {
    actorId: by,
    action: "add_commission_rule",
    subject: `commission rule ${id}`,
    detail: rule,
    at: now,
  });
  return listCommissionRules(trx, now);
}

/** Takes a commission away before its day; it stays on the list as withdrawn. */
export async function withdrawCommissionRule(
  trx: Trx,
  { id, reason, by, now }: { id: number; reason: string } & Change,
): Promise<CommissionRule[]> {
  const row = await findRule(trx, id);
  if (!row) throw notFound();
  if (!(await withdrawRule(trx, { id, by, today: curacaoDate(now), now }))) {
    throw new ApiError("edit_conflict", "This commission has begun or is already withdrawn.");
  }
  await recordAudit(trx, {
    actorId: by,
    action: "withdraw_commission_rule",
    subject: `commission rule ${id}`,
    detail: { valid_from: row.valid_from, reason },
    at: now,
  });
  return listCommissionRules(trx, now);
}

export function wireScopeOf(
  asked: Pick<NewCommissionRule, "driver_id" | "vehicle_id" | "partner_id" | "channel">,
): CommissionScope {
  return {
    driverId: asked.driver_id ?? null,
    vehicleId: asked.vehicle_id ?? null,
    partnerId: asked.partner_id ?? null,
    channel: asked.channel ?? null,
  };
}

/** Refuses a driver, a car or an account that isn't there. */
async function refuseStrangers(trx: Trx, scope: CommissionScope): Promise<void> {
  const there = await isScopeThere(trx, scope);
  const fields = {
    ...(there.driver ? {} : { driver_id: "This driver isn't there." }),
    ...(there.vehicle ? {} : { vehicle_id: "This car isn't there." }),
    ...(there.partner ? {} : { partner_id: "This account isn't there." }),
  };
  const [sentence] = Object.values(fields);
  if (sentence !== undefined) throw new ApiError("invalid_input", sentence, { fields });
}

/** The one of a scope that counts today. */
function inForceOf(of: OfScope, rows: readonly OfScope[], today: string): OfScope | null {
  const same = rows.filter(
    (row) =>
      row.withdrawn_at === null &&
      (row.last_day === null || row.last_day >= today) &&
      row.driver_id === of.driver_id &&
      row.vehicle_id === of.vehicle_id &&
      row.partner_id === of.partner_id &&
      row.channel === of.channel,
  );
  const inOrder = same.toSorted(
    (one, other) => one.created_at.getTime() - other.created_at.getTime() || one.id - other.id,
  );
  return (
    rateOn(
      inOrder.map((row, id) => ({ id, validFrom: row.valid_from, row })),
      today,
    )?.row ?? null
  );
}

function present(
  row: OfScope,
  { today, inForce }: { today: string; inForce: OfScope | null },
): CommissionRule {
  return {
    id: row.id,
    of: row.of,
    driver_id: row.driver_id,
    driver_name:
      row.driver_id === null
        ? null
        : fullName({ first_name: row.driver_first_name ?? "", last_name: row.driver_last_name ?? "" }),
    vehicle_id: row.vehicle_id,
    plate: row.plate,
    partner_id: row.partner_id,
    partner_name: row.partner_name,
    channel: row.channel,
    valid_from: row.valid_from,
    last_day: row.last_day,
    percent: row.hundredths === null ? null : row.hundredths / 100,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    created_by: fullName(row),
    state: stateOf(row, { today, inForce }),
  };
}

function stateOf(
  row: OfScope,
  { today, inForce }: { today: string; inForce: OfScope | null },
): CommissionRule["state"] {
  if (row.withdrawn_at !== null) return "withdrawn";
  if (row.valid_from > today) return "coming";
  return inForce !== null && row.id === inForce.id && row.of === inForce.of ? "in_force" : "past";
}
