import {
  addAgreedRateEndpoint,
  addPartnerEndpoint,
  changePartnerEndpoint,
  getPartnerFormEndpoint,
  getStatementEndpoint,
  listAgreedRatesEndpoint,
  listDeskPartnersEndpoint,
  listPartnerRidesEndpoint,
  listPartnersEndpoint,
  listStatementsEndpoint,
  mailStatementEndpoint,
  makeStatementEndpoint,
  markStatementPaidEndpoint,
  previewStatementEndpoint,
  removeAgreedRateEndpoint,
  renewPartnerCodeEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import type { Clock } from "../clock.ts";
import type { Db } from "../database/connect.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import { pageOf } from "../http/page.ts";
import type { Serve } from "../http/serve.ts";
import { addAgreedRate, readAgreedRates, removeAgreedRate } from "./agreed-rates.ts";
import { getPartnerOfCode, readDeskPartners, readPartnerRides } from "./book-on-account.ts";
import { addPartner, changePartner, readPartners, renewPartnerCode } from "./change-partners.ts";
import { mailStatement } from "./mail-statement.ts";
import {
  STATEMENT_NUMBERS,
  makeStatement,
  markStatementPaid,
  previewStatement,
  readStatement,
  readStatements,
} from "./statements.ts";

/** Hotels and firms that book on account: their own page, and what the office keeps and sends them. */
export function partnersRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  const change = (caller: Caller) => ({ by: signedIn(caller).accountId, now: clock.now() });

  serve(getPartnerFormEndpoint, async ({ params }) => {
    const { name, discount_percent, sees_rides } = await getPartnerOfCode(db, params.code);
    return { name, discount_percent, sees_rides: Boolean(sees_rides) };
  });
  serve(listPartnerRidesEndpoint, ({ params }) =>
    readPartnerRides(db, { code: params.code, now: clock.now() }),
  );

  serve(listDeskPartnersEndpoint, () => readDeskPartners(db));
  serve(listPartnersEndpoint, () => readPartners(db));
  serve(addPartnerEndpoint, ({ body: partner, caller, transact }) =>
    transact((trx) => addPartner(trx, { partner, ...change(caller) })),
  );
  serve(changePartnerEndpoint, ({ params: { id }, body, caller, transact }) =>
    transact((trx) => changePartner(trx, { id, change: body, ...change(caller) })),
  );
  serve(listAgreedRatesEndpoint, ({ params: { id } }) =>
    readAgreedRates(db, { partnerId: id, now: clock.now() }),
  );
  serve(addAgreedRateEndpoint, ({ params: { id }, body: rate, caller, transact }) =>
    transact((trx) => addAgreedRate(trx, { partnerId: id, rate, ...change(caller) })),
  );
  serve(removeAgreedRateEndpoint, ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await removeAgreedRate(trx, { id, ...change(caller) });
      return null;
    }),
  );
  serve(renewPartnerCodeEndpoint, ({ params: { id }, body: { link }, caller, transact }) =>
    transact((trx) => renewPartnerCode(trx, { id, link, ...change(caller) })),
  );

  serve(previewStatementEndpoint, ({ params: { id }, query: { month } }) =>
    previewStatement(db, { partnerId: id, month, now: clock.now() }),
  );
  serve(makeStatementEndpoint, ({ params: { id }, body, caller, transact }) =>
    transact((trx) => makeStatement(trx, { partnerId: id, ...body, ...change(caller) }), {
      locks: [STATEMENT_NUMBERS],
    }),
  );
  serve(listStatementsEndpoint, ({ query: { partner_id, ...query }, request, reply }) =>
    pageOf(query, { request, reply }, (page) => readStatements(db, { partnerId: partner_id, ...page })),
  );
  serve(getStatementEndpoint, ({ params: { id } }) => readStatement(db, id));
  serve(mailStatementEndpoint, ({ params: { id }, caller, transact }) =>
    transact((trx) => mailStatement(trx, { id, ...change(caller) })),
  );
  serve(markStatementPaidEndpoint, ({ params: { id }, body, caller, transact }) =>
    transact((trx) => markStatementPaid(trx, { id, note: body.note ?? "", ...change(caller) })),
  );
}
