import {
  addDealEndpoint,
  changeDealEndpoint,
  getDealReportEndpoint,
  listDealsEndpoint,
  listPublicDealsEndpoint,
} from "../../contract/deals/deals.endpoints.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Db } from "../database/connect.ts";
import type { PriceRules } from "../fares/price-rules.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import { addDeal, changeDeal } from "./make-deal.ts";
import { readDealReport, readDeals, readShownDeals } from "./read-deals.ts";

type Dependencies = { db: Db; clock: Clock; rules: PriceRules };

/** Two who give one code to two deals do it one after the other. */
const CODES = { locks: ["codes of deals"] };

/** Deals of the company. The price rules are told to read again once a change is committed. */
export function dealsRoutes(serve: Serve, { db, clock, rules }: Dependencies): void {
  serve(listPublicDealsEndpoint, async () => readShownDeals(db, curacaoDate(clock.now())));

  serve(listDealsEndpoint, async () => readDeals(db));

  serve(getDealReportEndpoint, async ({ query }) => readDealReport(db, query));

  serve(addDealEndpoint, async ({ body, caller, transact }) => {
    const change = { by: signedIn(caller).accountId, now: clock.now() };
    const deal = await transact((trx) => addDeal(trx, body, change), CODES);
    rules.forget();
    return deal;
  });

  serve(changeDealEndpoint, async ({ params: { id }, body: { version, ...input }, caller, transact }) => {
    const change = { by: signedIn(caller).accountId, now: clock.now() };
    const deal = await transact((trx) => changeDeal(trx, { id, version, input }, change), CODES);
    rules.forget();
    return deal;
  });
}
