import { z } from "zod";
import { DRIVERS, STAFF_ONLY, endpoint, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { queryNumber } from "../query-number.ts";
import { pageQuery } from "../record-pages.ts";
import { requiredText } from "../wire-text.ts";
import {
  commissionPreviewQuery,
  commissionPreviewSchema,
  commissionRuleSchema,
  newCommissionRuleSchema,
} from "./commission-rules.ts";
import {
  commissionRateSchema,
  driversToPaySchema,
  listedRateSchema,
  newCorrectionSchema,
  ownSettlementSchema,
  settlementClosingSchema,
  settlementDetailSchema,
  settlementPeriodSchema,
  settlementPreviewSchema,
  settlementSchema,
} from "./settlement-schemas.ts";

const office = endpoints({ tag: "Settlements", access: STAFF_ONLY, needs: ["bookkeeping"], base: "/admin" });

const id = z.object({ id: recordIdSchema });

export const listCommissionRatesEndpoint = office({
  id: "listCommissionRates",
  needs: ["money"],
  method: "GET",
  path: "/commission-rates/",
  summary: "Every rate of commission there is or was, the latest date first.",
  output: z.array(listedRateSchema),
  conditional: true,
});

export const addCommissionRateEndpoint = office({
  id: "addCommissionRate",
  method: "POST",
  path: "/commission-rates/",
  summary:
    "Adds a rate of commission for rides completed from its day on: today or later, the first of all and one that says so on any day.",
  body: commissionRateSchema,
  status: 201,
  output: listedRateSchema,
});

export const withdrawCommissionRateEndpoint = office({
  id: "withdrawCommissionRate",
  method: "POST",
  path: "/commission-rates/{id}/withdraw/",
  summary: "Takes a rate of commission away before its day.",
  names: "staff_record",
  params: id,
  body: z.object({ reason: requiredText("The reason", 300) }),
  output: null,
  errors: ["edit_conflict"],
});

export const listCommissionRulesEndpoint = office({
  id: "listCommissionRules",
  needs: ["money"],
  method: "GET",
  path: "/commission-rules/",
  summary:
    "Every commission there is or was of a driver, a car, an account or a way of booking, the most particular first.",
  output: z.array(commissionRuleSchema),
  conditional: true,
});

export const addCommissionRuleEndpoint = office({
  id: "addCommissionRule",
  method: "POST",
  path: "/commission-rules/",
  summary:
    "Sets the commission of a driver, a car, an account or a way of booking from a day on: today or later, or any day where it says so. The most particular counts.",
  body: newCommissionRuleSchema,
  status: 201,
  output: z.array(commissionRuleSchema),
});

export const withdrawCommissionRuleEndpoint = office({
  id: "withdrawCommissionRule",
  method: "POST",
  path: "/commission-rules/{id}/withdraw/",
  summary: "Takes such a commission away before its day.",
  names: "staff_record",
  params: id,
  body: z.object({ reason: requiredText("The reason", 300) }),
  output: z.array(commissionRuleSchema),
  errors: ["edit_conflict"],
});

export const previewCommissionEndpoint = office({
  id: "previewCommission",
  needs: ["money"],
  method: "GET",
  path: "/commission-preview/",
  summary:
    "Says what a commission from a day on would change, of everybody or of what it names, without keeping it.",
  query: commissionPreviewQuery.extend({
    /** Left out, it is the end of those before. */
    percent: queryNumber("A percentage is a number.").pipe(commissionRateSchema.shape.percent).optional(),
  }),
  strictQuery: true,
  output: commissionPreviewSchema,
  errors: ["invalid_input"],
  conditional: true,
});

export const listDriversToPayEndpoint = office({
  id: "listDriversToPay",
  needs: ["money"],
  method: "GET",
  path: "/drivers-to-pay/",
  summary:
    "What the days of each driver come to, closed or not, with what earlier settlements left open and what there is to pay.",
  query: settlementPeriodSchema.omit({ driver_id: true }),
  strictQuery: true,
  output: driversToPaySchema,
  errors: ["invalid_input"],
  conditional: true,
});

/** Works out a settlement without making it. */
export const previewSettlementEndpoint = office({
  id: "previewSettlement",
  needs: ["money"],
  method: "GET",
  path: "/settlement-preview/",
  summary: "Works out what a driver and the company owe each other over some days, without keeping anything.",
  query: settlementPeriodSchema,
  strictQuery: true,
  output: settlementPreviewSchema,
  errors: ["invalid_input", "not_found"],
  conditional: true,
});

export const closeSettlementEndpoint = office({
  id: "closeSettlement",
  method: "POST",
  path: "/settlements/",
  summary:
    "Closes some days of a driver for good, with the figures that were looked at; no day is closed twice.",
  body: settlementClosingSchema,
  status: 201,
  output: settlementDetailSchema,
  errors: ["invalid_input", "not_found", "period_settled", "edit_conflict"],
});

export const listSettlementsEndpoint = office({
  id: "listSettlements",
  needs: ["money"],
  method: "GET",
  path: "/settlements/",
  summary: "Lists closed settlements, the newest first.",
  query: pageQuery.extend({ driver_id: recordIdSchema.optional() }),
  output: z.array(settlementSchema),
  conditional: true,
});

export const getSettlementEndpoint = office({
  id: "getSettlement",
  needs: ["money"],
  method: "GET",
  path: "/settlements/{id}/",
  summary:
    "One closed settlement with its rides and corrections, and what its days come to now if that differs.",
  names: "staff_record",
  params: id,
  output: settlementDetailSchema,
  errors: ["not_found"],
  conditional: true,
});

export const correctSettlementEndpoint = office({
  id: "correctSettlement",
  method: "POST",
  path: "/settlements/{id}/corrections/",
  summary: "Adds a correction to a closed settlement, with its reason. The closed figures stay as they were.",
  names: "staff_record",
  params: id,
  body: newCorrectionSchema,
  status: 201,
  output: settlementDetailSchema,
  errors: ["invalid_input", "not_found"],
});

export const listOwnSettlementsEndpoint = endpoint({
  id: "listOwnSettlements",
  method: "GET",
  path: "/driver/settlements/",
  summary: "A driver's own closed settlements with their rides and corrections, the newest first.",
  tag: "Settlements",
  access: DRIVERS,
  query: pageQuery,
  output: z.array(ownSettlementSchema),
  conditional: true,
});
