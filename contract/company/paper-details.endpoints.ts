import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { requiredText } from "../wire-text.ts";
import { keptPaperDetailsSchema } from "./paper-details.ts";
import { newTaxRateSchema, taxRateSchema } from "./turnover-tax.ts";

const office = endpoints({ tag: "Company", access: STAFF_ONLY, needs: ["bookkeeping"], base: "/admin" });

export const getPaperDetailsEndpoint = office({
  id: "getPaperDetails",
  needs: ["money", "bookkeeping", "company"],
  method: "GET",
  path: "/paper-details/",
  summary: "The company's own CRIB number, bank account and days to pay, as its papers say them.",
  output: keptPaperDetailsSchema,
});

export const setPaperDetailsEndpoint = office({
  id: "setPaperDetails",
  needs: ["bookkeeping", "company"],
  method: "PUT",
  path: "/paper-details/",
  summary:
    "Changes the company's own CRIB number, bank account and days to pay. Statements that were made stay as they are.",
  body: keptPaperDetailsSchema,
  output: keptPaperDetailsSchema,
  errors: ["edit_conflict"],
});

export const listTaxRatesEndpoint = office({
  id: "listTaxRates",
  needs: ["money", "bookkeeping"],
  method: "GET",
  path: "/tax-rates/",
  summary: "Every rate of turnover tax (OB) there is or was, the latest date first.",
  output: z.array(taxRateSchema),
  conditional: true,
});

export const addTaxRateEndpoint = office({
  id: "addTaxRate",
  method: "POST",
  path: "/tax-rates/",
  summary:
    "Sets the turnover tax that is in fares from a day on. No statement may have a ride of that day or later.",
  body: newTaxRateSchema,
  status: 201,
  output: taxRateSchema,
  errors: ["invalid_input"],
});

export const withdrawTaxRateEndpoint = office({
  id: "withdrawTaxRate",
  method: "POST",
  path: "/tax-rates/{id}/withdraw/",
  summary: "Takes a rate of turnover tax back, with a reason, while no statement has a ride of its days.",
  names: "staff_record",
  params: z.object({ id: recordIdSchema }),
  body: z.object({ reason: requiredText("The reason", 300) }),
  output: null,
  errors: ["not_found", "edit_conflict"],
});
