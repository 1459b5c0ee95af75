import { z } from "zod";
import { STAFF_ONLY, endpoint, endpoints } from "../endpoint.ts";
import { monthSchema } from "../partners/statement-schemas.ts";
import { recordIdSchema } from "../record-id.ts";
import { booksCheckSchema } from "./books-check.ts";
import { fareHistorySchema, newFareCorrectionSchema } from "./fare-corrections.ts";
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

export const getFareHistoryEndpoint = office({
  id: "getFareHistory",
  method: "GET",
  path: "/rides/{id}/fare-corrections/",
  summary: "The fare of a ride with its corrections, and the statement and settlement that have the ride.",
  names: "ride",
  params: z.object({ id: recordIdSchema }),
  output: fareHistorySchema,
  errors: ["not_found"],
});

export const correctFareEndpoint = endpoint({
  id: "correctFare",
  needs: ["bookkeeping"],
  method: "POST",
  path: "/admin/rides/{id}/fare-corrections/",
  summary:
    "Corrects the fare of a completed ride, with a reason. What is closed stays: the difference is a credit note of the ride's statement or a line of the next, and the driver's part comes into their next settlement.",
  tag: "Books",
  access: STAFF_ONLY,
  names: "ride",
  params: z.object({ id: recordIdSchema }),
  body: newFareCorrectionSchema,
  status: 201,
  output: fareHistorySchema,
  errors: [
    "invalid_input",
    "not_found",
    "ride_conflict",
    "edit_conflict",
    "approval_needed",
    "approval_waiting",
  ],
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
