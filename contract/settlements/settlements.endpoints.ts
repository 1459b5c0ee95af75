import { z } from "zod";
import { DRIVERS, STAFF_ONLY, endpoint } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { pageQuery } from "../record-pages.ts";
import { requiredText } from "../wire-text.ts";
import {
  commissionRateSchema,
  listedRateSchema,
  newCorrectionSchema,
  ownSettlementSchema,
  settlementClosingSchema,
  settlementDetailSchema,
  settlementPeriodSchema,
  settlementPreviewSchema,
  settlementSchema,
} from "./settlement-schemas.ts";

const id = z.object({ id: recordIdSchema });

export const listCommissionRatesEndpoint = endpoint({
  id: "listCommissionRates",
  method: "GET",
  path: "/admin/commission-rates/",
  summary: "Every rate of commission there is or was, the latest date first.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: z.array(listedRateSchema),
  conditional: true,
});

export const addCommissionRateEndpoint = endpoint({
  id: "addCommissionRate",
  method: "POST",
  path: "/admin/commission-rates/",
  summary:
    "Adds a rate of commission for rides completed from its day on: today or later, the first of all on any day.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: commissionRateSchema,
  status: 201,
  output: listedRateSchema,
});

export const withdrawCommissionRateEndpoint = endpoint({
  id: "withdrawCommissionRate",
  method: "POST",
  path: "/admin/commission-rates/{id}/withdraw/",
  summary: "Takes a rate of commission away before its day.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: z.object({ reason: requiredText("The reason", 300) }),
  status: 204,
  output: null,
  errors: ["edit_conflict"],
});

/** What a settlement would come to. */
export const previewSettlementEndpoint = endpoint({
  id: "previewSettlement",
  method: "GET",
  path: "/admin/settlement-preview/",
  summary: "Works out what a driver and the company owe each other over some days, without keeping anything.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: settlementPeriodSchema,
  strictQuery: true,
  status: 200,
  output: settlementPreviewSchema,
  errors: ["invalid_input", "not_found"],
  conditional: true,
});

export const closeSettlementEndpoint = endpoint({
  id: "closeSettlement",
  method: "POST",
  path: "/admin/settlements/",
  summary:
    "Closes some days of a driver for good, with the figures that were looked at; no day is closed twice.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: settlementClosingSchema,
  status: 201,
  output: settlementDetailSchema,
  errors: ["invalid_input", "not_found", "period_settled", "edit_conflict"],
});

export const listSettlementsEndpoint = endpoint({
  id: "listSettlements",
  method: "GET",
  path: "/admin/settlements/",
  summary: "Lists closed settlements, the newest first.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery.extend({ driver_id: recordIdSchema.optional() }),
  status: 200,
  output: z.array(settlementSchema),
  conditional: true,
});

export const getSettlementEndpoint = endpoint({
  id: "getSettlement",
  method: "GET",
  path: "/admin/settlements/{id}/",
  summary:
    "One closed settlement with its rides and corrections, and what its days come to now if that differs.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  status: 200,
  output: settlementDetailSchema,
  errors: ["not_found"],
  conditional: true,
});

export const correctSettlementEndpoint = endpoint({
  id: "correctSettlement",
  method: "POST",
  path: "/admin/settlements/{id}/corrections/",
  summary: "Adds a correction to a closed settlement, with its reason. The closed figures stay as they were.",
  tag: "Staff",
  access: STAFF_ONLY,
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
  tag: "Drivers",
  access: DRIVERS,
  query: pageQuery,
  status: 200,
  output: z.array(ownSettlementSchema),
  conditional: true,
});
