import {
  checkBooksEndpoint,
  correctFareEndpoint,
  getBooksCheckEndpoint,
  getFareHistoryEndpoint,
  getJournalEndpoint,
  getTaxReportEndpoint,
} from "../../contract/books/books.endpoints.ts";
import { orAskSecondPerson } from "../approvals/second-person.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { CREDIT_NOTES } from "../partners/credit-statement.ts";
import type { Clock } from "../process/clock.ts";
import { checkBooks, readBooksCheck } from "./check-books.ts";
import { correctFare } from "./correct-fare.ts";
import { readFareHistory } from "./read-fare-history.ts";
import { readJournal } from "./read-journal.ts";
import { readTaxReport } from "./read-tax-report.ts";

/** The figures that an accountant asks of the company's books. */
export function booksRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(getBooksCheckEndpoint, () => readBooksCheck(db));
  serve(checkBooksEndpoint, ({ transact }) => transact((trx) => checkBooks(trx, clock.now())));
  serve(getJournalEndpoint, ({ query: { month } }) => readJournal(db, month, clock.now()));
  serve(getFareHistoryEndpoint, ({ params: { id } }) => readFareHistory(db, id));
  serve(correctFareEndpoint, ({ params: { id: rideId }, body: correction, caller, transact }) =>
    orAskSecondPerson({ db, clock, by: signedIn(caller).accountId }, () =>
      transact(
        async (trx) => {
          await correctFare(trx, { rideId, correction, caller: signedIn(caller), now: clock.now() });
          return readFareHistory(trx, rideId);
        },
        { locks: [CREDIT_NOTES] },
      ),
    ),
  );
  serve(getTaxReportEndpoint, ({ query: { month } }) => readTaxReport(db, month));
}
