import {
  addCommissionRateEndpoint,
  addCommissionRuleEndpoint,
  closeSettlementEndpoint,
  correctSettlementEndpoint,
  getSettlementEndpoint,
  listCommissionRatesEndpoint,
  listCommissionRulesEndpoint,
  listDriversToPayEndpoint,
  listOwnSettlementsEndpoint,
  listSettlementsEndpoint,
  previewCommissionEndpoint,
  previewSettlementEndpoint,
  withdrawCommissionRateEndpoint,
  withdrawCommissionRuleEndpoint,
} from "../../contract/settlements/settlements.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { pageOf } from "../http/page.ts";
import { closeSettlement, previewSettlement } from "./close-settlement.ts";
import { addCommissionRate, listCommissionRates, withdrawCommissionRate } from "./commission-rates.ts";
import { addCommissionRule, listCommissionRules, withdrawCommissionRule } from "./commission-rules.ts";
import { correctSettlement } from "./correct-settlement.ts";
import { readDriversToPay } from "./drivers-to-pay.ts";
import { previewCommission } from "./preview-commission.ts";
import { readOwnSettlements, readSettlement, readSettlements } from "./read-settlements.ts";
import type { Period } from "./work-out-settlement.ts";

/** The debts between drivers and the company, and the commission they go by. */
export function settlementsRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  const change = (caller: Caller) => ({ by: signedIn(caller).accountId, now: clock.now() });

  serve(listCommissionRatesEndpoint, () => listCommissionRates(db, clock.now()));

  serve(addCommissionRateEndpoint, async ({ body: rate, caller, transact }) =>
    transact((trx) => addCommissionRate(trx, { rate, ...change(caller) })),
  );

  serve(withdrawCommissionRateEndpoint, async ({ params: { id }, body: { reason }, caller, transact }) =>
    transact(async (trx) => {
      await withdrawCommissionRate(trx, { id, reason, ...change(caller) });
      return null;
    }),
  );

  serve(listCommissionRulesEndpoint, () => listCommissionRules(db, clock.now()));

  serve(addCommissionRuleEndpoint, async ({ body: rule, caller, transact }) =>
    transact((trx) => addCommissionRule(trx, { rule, ...change(caller) })),
  );

  serve(withdrawCommissionRuleEndpoint, async ({ params: { id }, body: { reason }, caller, transact }) =>
    transact((trx) => withdrawCommissionRule(trx, { id, reason, ...change(caller) })),
  );

  serve(previewCommissionEndpoint, ({ query }) => previewCommission(db, query));

  serve(listDriversToPayEndpoint, ({ query: { first_day: firstDay, last_day: lastDay } }) =>
    readDriversToPay(db, { firstDay, lastDay }, clock.now()),
  );

  serve(previewSettlementEndpoint, ({ query }) => previewSettlement(db, periodOf(query), clock.now()));

  serve(closeSettlementEndpoint, async ({ body: { seen, ...asked }, caller, transact }) =>
    transact((trx) => closeSettlement(trx, { period: periodOf(asked), seen, ...change(caller) })),
  );

  serve(listSettlementsEndpoint, async ({ query: { driver_id, ...query }, request, reply }) =>
    pageOf(query, { request, reply }, (page) => readSettlements(db, { driverId: driver_id, ...page })),
  );

  serve(listOwnSettlementsEndpoint, async ({ query, caller, request, reply }) => {
    const driverId = signedIn(caller).accountId;
    return pageOf(query, { request, reply }, (page) => readOwnSettlements(db, { driverId, ...page }));
  });

  serve(getSettlementEndpoint, ({ params: { id } }) => readSettlement(db, id));

  serve(correctSettlementEndpoint, async ({ params: { id }, body: correction, caller, transact }) =>
    transact((trx) => correctSettlement(trx, { id, correction, ...change(caller) })),
  );
}

function periodOf(asked: { driver_id: number; first_day: string; last_day: string }): Period {
  return { driverId: asked.driver_id, firstDay: asked.first_day, lastDay: asked.last_day };
}
