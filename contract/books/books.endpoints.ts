import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { monthSchema } from "../partners/statement-schemas.ts";
import { booksCheckSchema } from "./books-check.ts";
import { journalSchema } from "./journal.ts";
import { taxReportSchema } from "./tax-report.ts";

const office = endpoints({ tag: "Books", access: STAFF_ONLY, needs: ["money"], base: "/admin" });

export const getTaxReportEndpoint = office({
  id: "getTaxReport",
  method: "GET",
  path: "/tax-report/",
  summary:
    "The turnover tax (OB) of a month: the fares that were driven by rate, less what was credited and given back in it.",
  query: z.object({ month: monthSchema }),
  strictQuery: true,
  output: taxReportSchema,
  conditional: true,
});

export const getJournalEndpoint = office({
  id: "getJournal",
  method: "GET",
  path: "/journal/",
  summary:
    "The double entries of a month: rides with their tax and the driver's share, hand-ins, payments, refunds, credits and corrections.",
  limit: "report",
  query: z.object({ month: monthSchema }),
  strictQuery: true,
  output: journalSchema,
});

export const getBooksCheckEndpoint = office({
  id: "getBooksCheck",
  method: "GET",
  path: "/books-check/",
  summary: "The last nightly check that each sum that is kept is what its history adds up to.",
  output: booksCheckSchema,
});

export const checkBooksEndpoint = office({
  id: "checkBooks",
  method: "POST",
  path: "/books-check/",
  summary: "Checks the books now.",
  limit: "report",
  output: booksCheckSchema,
});
