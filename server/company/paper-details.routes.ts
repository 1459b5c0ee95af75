import {
  addTaxRateEndpoint,
  getPaperDetailsEndpoint,
  listTaxRatesEndpoint,
  setPaperDetailsEndpoint,
  withdrawTaxRateEndpoint,
} from "../../contract/company/paper-details.endpoints.ts";
import type { Db } from "../database/connect.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import { getPaperDetails, setPaperDetails } from "./paper-details.ts";
import { TAX_OF_STATEMENTS, addTaxRate, listTaxRates, withdrawTaxRate } from "./tax-rates.ts";

/** The company's numbers and the turnover tax, as its papers say them. */
export function paperDetailsRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  const change = (caller: Caller) => ({ by: signedIn(caller).accountId, now: clock.now() });
  const locks = [TAX_OF_STATEMENTS];

  serve(getPaperDetailsEndpoint, () => getPaperDetails(db));
  serve(setPaperDetailsEndpoint, ({ body: details, caller, transact }) =>
    transact((trx) => setPaperDetails(trx, { details, ...change(caller) })),
  );
  serve(listTaxRatesEndpoint, () => listTaxRates(db, clock.now()));
  serve(addTaxRateEndpoint, ({ body: rate, caller, transact }) =>
    transact((trx) => addTaxRate(trx, { rate, ...change(caller) }), { locks }),
  );
  serve(withdrawTaxRateEndpoint, ({ params: { id }, body: { reason }, caller, transact }) =>
    transact(
      async (trx) => {
        await withdrawTaxRate(trx, { id, reason, ...change(caller) });
        return null;
      },
      { locks },
    ),
  );
}
