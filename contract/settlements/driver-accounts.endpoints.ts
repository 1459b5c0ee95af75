import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import {
  driverAccountSchema,
  newBalancePaymentSchema,
  newDriverEntrySchema,
  newRentSchema,
  newSettlementPaymentSchema,
  reasonSchema,
} from "./driver-account-schemas.ts";
import { commissionRateSchema, settlementDetailSchema } from "./settlement-schemas.ts";

const office = endpoints({ tag: "Settlements", access: STAFF_ONLY, needs: ["bookkeeping"], base: "/admin" });

const ofRecord = { names: "staff_record", params: z.object({ id: recordIdSchema }) } as const;
const added = { ...ofRecord, status: 201, output: driverAccountSchema } as const;
const withdrawn = { ...ofRecord, body: reasonSchema, output: driverAccountSchema } as const;

export const getDriverAccountEndpoint = office({
  ...ofRecord,
  id: "getDriverAccount",
  needs: ["money"],
  method: "GET",
  path: "/driver-accounts/{id}/",
  summary: "A driver's entries, rents and commission, and what their closed settlements have left open.",
  output: driverAccountSchema,
  errors: ["not_found"],
  conditional: true,
});

export const addDriverEntryEndpoint = office({
  ...added,
  id: "addDriverEntry",
  method: "POST",
  path: "/driver-accounts/{id}/entries/",
  summary:
    "Adds a bonus, an expense or a charge of a driver, which comes into the settlement of its day or the next one.",
  body: newDriverEntrySchema,
  errors: ["invalid_input", "not_found"],
});

export const takeBackDriverEntryEndpoint = office({
  ...withdrawn,
  id: "takeBackDriverEntry",
  method: "POST",
  path: "/driver-entries/{id}/take-back/",
  summary: "Takes a wrong entry of a driver back by an opposite one.",
  errors: ["edit_conflict", "not_found"],
});

export const addDriverRentEndpoint = office({
  ...added,
  id: "addDriverRent",
  method: "POST",
  path: "/driver-accounts/{id}/rents/",
  summary:
    "Sets a driver's weekly rent from a day on: today or later, the first of all on any day. It is due on that day and every seven days after.",
  body: newRentSchema,
  errors: ["invalid_input", "not_found"],
});

export const withdrawDriverRentEndpoint = office({
  ...withdrawn,
  id: "withdrawDriverRent",
  method: "POST",
  path: "/driver-rents/{id}/withdraw/",
  summary: "Takes a driver's rent away before its day.",
  errors: ["edit_conflict", "not_found"],
});

export const addDriverCommissionEndpoint = office({
  ...added,
  id: "addDriverCommission",
  method: "POST",
  path: "/driver-accounts/{id}/commission-rates/",
  summary:
    "Sets the commission of one driver from a day on, in the place of everybody's: today or later, or on any day where it says so.",
  body: commissionRateSchema,
  errors: ["invalid_input", "not_found"],
});

export const withdrawDriverCommissionEndpoint = office({
  ...withdrawn,
  id: "withdrawDriverCommission",
  method: "POST",
  path: "/driver-commission-rates/{id}/withdraw/",
  summary: "Takes a commission of one driver away before its day.",
  errors: ["edit_conflict", "not_found"],
});

export const paySettlementEndpoint = office({
  ...ofRecord,
  id: "paySettlement",
  method: "POST",
  path: "/settlements/{id}/payments/",
  summary:
    "Notes that a closed settlement was paid, wholly or in part: on which day, how, and by which reference.",
  body: newSettlementPaymentSchema,
  status: 201,
  output: settlementDetailSchema,
  errors: ["invalid_input", "edit_conflict", "not_found"],
});

export const payBalanceEndpoint = office({
  ...added,
  id: "payBalance",
  method: "POST",
  path: "/driver-accounts/{id}/payments/",
  summary: "Notes that all that a driver's closed settlements have left open was paid in one.",
  body: newBalancePaymentSchema,
  errors: ["invalid_input", "edit_conflict", "not_found"],
});

export const takeBackSettlementPaymentEndpoint = office({
  ...withdrawn,
  id: "takeBackSettlementPayment",
  method: "POST",
  path: "/settlement-payments/{id}/take-back/",
  summary: "Takes a payment back by an opposite one, in every settlement that it was for.",
  errors: ["edit_conflict", "not_found"],
});
