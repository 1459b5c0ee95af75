import {
  checkBooksEndpoint,
  getBooksCheckEndpoint,
  getJournalEndpoint,
  getTaxReportEndpoint,
} from "../../contract/books/books.endpoints.ts";
import type { Db } from "../database/connect.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import { checkBooks, readBooksCheck } from "./check-books.ts";
import { readJournal } from "./read-journal.ts";
import { readTaxReport } from "./read-tax-report.ts";

/** The figures that an accountant asks of the company's books. */
export function booksRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(getBooksCheckEndpoint, () => readBooksCheck(db));
  serve(checkBooksEndpoint, ({ transact }) => transact((trx) => checkBooks(trx, clock.now())));
  serve(getJournalEndpoint, ({ query: { month } }) => readJournal(db, month, clock.now()));
  serve(getTaxReportEndpoint, ({ query: { month } }) => readTaxReport(db, month));
}
