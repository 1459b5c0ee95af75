import { fullName } from "../../domain/accounts/full-name.ts";
import { toHundredths } from "../../domain/dated-rates.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { companyPartOf } from "../../domain/settlements/settlement.ts";
import type { CommissionPreview, NewCommissionRule } from "../../contract/settlements/commission-rules.ts";
import type { Db } from "../database/connect.ts";
import { type ChangedRide, differenceOf, fareOf, readCommissionChanges } from "./commission-changes.ts";
import { wireScopeOf } from "./commission-rules.ts";
import { readRules } from "./commissions.ts";

type Asked = Omit<NewCommissionRule, "reason" | "back_dated">;

/** The changes that a commission would make to rides that are over: in days that are open, and as entries of those that are closed. */
export async function previewCommission(db: Db, asked: Asked): Promise<CommissionPreview> {
  const before = await readRules(db);
  const scope = wireScopeOf(asked);
  const rule = {
    ...scope,
    // The last added counts.
    id: Number.POSITIVE_INFINITY,
    validFrom: asked.valid_from,
    lastDay: asked.last_day ?? null,
    hundredths: asked.percent === undefined ? null : toHundredths(asked.percent),
  };
  const since = asked.valid_from;
  const changes = { before, after: [...before, rule], since, driverId: scope.driverId };
  const { open, closed } = await readCommissionChanges(db, changes);
  return {
    rides: open.length,
    before: toDollarString(sumOf(open, "before")),
    after: toDollarString(sumOf(open, "after")),
    closed: closed
      .map(([settlement, rides]) => ({
        settlement_id: settlement.settlement_id,
        driver_name: fullName(settlement),
        first_day: settlement.first_day ?? "",
        last_day: settlement.last_day ?? "",
        difference: toDollarString(differenceOf(rides)),
      }))
      .filter(({ difference }) => Number(difference) !== 0),
  };
}

function sumOf(rides: readonly ChangedRide[], which: "before" | "after"): number {
  return rides.reduce((sum, ride) => sum + companyPartOf(fareOf(ride), ride[which]), 0);
}
