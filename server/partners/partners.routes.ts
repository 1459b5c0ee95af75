import {
  addAgreedRateEndpoint,
  addPartnerEndpoint,
  changePartnerEndpoint,
  creditStatementEndpoint,
  getPartnerFormEndpoint,
  getStatementEndpoint,
  listAgreedRatesEndpoint,
  listDebtorsEndpoint,
  listDeskPartnersEndpoint,
  listPartnerRidesEndpoint,
  listPartnersEndpoint,
  listStatementsEndpoint,
  mailStatementEndpoint,
  makeStatementEndpoint,
  makeUnbilledStatementsEndpoint,
  markStatementPaidEndpoint,
  previewStatementEndpoint,
  removeAgreedRateEndpoint,
  remindOfStatementEndpoint,
  renewPartnerCodeEndpoint,
  takeBackStatementEntryEndpoint,
} from "../../contract/partners/partners.endpoints.ts";
import { orAskSecondPerson } from "../approvals/second-person.ts";
import { TAX_OF_STATEMENTS } from "../company/tax-rates.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { type Caller, signedIn } from "../http/caller.ts";
import { pageOf } from "../http/page.ts";
import type { Serve } from "../http/serve.ts";
import type { PlacesPort } from "../places/ports.ts";
import { placeOfPartner } from "./place-of-partner.ts";
import { addAgreedRate, readAgreedRates, removeAgreedRate } from "./agreed-rates.ts";
import { getPartnerOfCode, readDeskPartners, readPartnerRides } from "./book-on-account.ts";
import { addPartner, changePartner, readPartners, renewPartnerCode } from "./change-partners.ts";
import { mailStatement } from "./mail-statement.ts";
import { CREDIT_NOTES, creditStatement } from "./credit-statement.ts";
import {
  type PutOnStatement,
  STATEMENT_NUMBERS,
  makeStatement,
  makeUnbilledStatements,
  previewStatement,
} from "./make-statement.ts";
import { notePayment } from "./note-payment.ts";
import { readDebtors } from "./read-debtors.ts";
import { remindOfStatement } from "./remind-of-statement.ts";
import { readStatement, readStatements } from "./read-statements.ts";
import { takeBackEntry } from "./take-back-entry.ts";

type Dependencies = {
  db: Db;
  clock: Clock;
  putOnStatement: PutOnStatement;
  places: Pick<PlacesPort, "findByName">;
};

/** Hotels and firms that book on account: their own page, and what the office keeps and sends them. */
export function partnersRoutes(serve: Serve, { db, clock, putOnStatement, places }: Dependencies): void {
  const change = (caller: Caller) => ({ by: signedIn(caller).accountId, now: clock.now() });

  serve(getPartnerFormEndpoint, async ({ params }) => {
    const { name, address, discount_percent, sees_rides } = await getPartnerOfCode(db, params.code);
    const place = placeOfPartner(places, { name, address });
    return {
      name,
      discount_percent,
      sees_rides: Boolean(sees_rides),
      place: place && { name: place.name, lat: place.lat, lng: place.lng },
    };
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
    transact((trx) => makeStatement(trx, { partnerId: id, ...body, ...change(caller), putOnStatement }), {
      locks: [STATEMENT_NUMBERS, TAX_OF_STATEMENTS],
    }),
  );
  serve(makeUnbilledStatementsEndpoint, ({ params: { id }, body, caller, transact }) =>
    transact(
      (trx) => makeUnbilledStatements(trx, { partnerId: id, ...body, ...change(caller), putOnStatement }),
      {
        locks: [STATEMENT_NUMBERS, TAX_OF_STATEMENTS],
      },
    ),
  );
  serve(listStatementsEndpoint, ({ query: { partner_id, ...query }, request, reply }) =>
    pageOf(query, { request, reply }, (page) => readStatements(db, { partnerId: partner_id, ...page })),
  );
  serve(getStatementEndpoint, ({ params: { id } }) => readStatement(db, id));
  serve(mailStatementEndpoint, ({ params: { id }, caller, transact }) =>
    transact((trx) => mailStatement(trx, { id, ...change(caller) })),
  );
  serve(remindOfStatementEndpoint, ({ params: { id }, caller, transact }) =>
    transact((trx) => remindOfStatement(trx, { id, ...change(caller) })),
  );
  serve(listDebtorsEndpoint, () => readDebtors(db, clock.now()));
  serve(markStatementPaidEndpoint, ({ params: { id }, body, caller, transact }) =>
    transact((trx) => notePayment(trx, { id, payment: body, ...change(caller) })),
  );
  serve(creditStatementEndpoint, ({ params: { id }, body: credit, caller, transact }) =>
    orAskSecondPerson({ db, clock, by: signedIn(caller).accountId }, () =>
      transact((trx) => creditStatement(trx, { id, credit, ...change(caller) }), { locks: [CREDIT_NOTES] }),
    ),
  );
  serve(takeBackStatementEntryEndpoint, ({ params: { id }, body: { reason }, caller, transact }) =>
    transact((trx) => takeBackEntry(trx, { id, reason, ...change(caller) })),
  );
}
