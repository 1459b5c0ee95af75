import { z } from "zod";
import { DISPATCHERS, DRIVERS, STAFF_ONLY, endpoint, endpoints } from "../endpoint.ts";
import { pageQuery } from "../record-pages.ts";
import { recordIdSchema } from "../record-id.ts";
import { rideSchema } from "../rides/ride.ts";
import {
  CLOSING_STATES,
  countedSchema,
  driverCashSchema,
  heldCashSchema,
  paymentSchema,
  receivedSchema,
  shiftClosingSchema,
  unpaidReasonSchema,
} from "./payment-schemas.ts";

const drivers = endpoints({ tag: "Payments", access: DRIVERS, base: "/me" });
const office = endpoints({ tag: "Payments", access: STAFF_ONLY, needs: ["money"], base: "/admin" });

const OWN_DRIVER_OR_DISPATCHER = {
  guest: "no",
  rider: "no",
  driver: "own",
  operator: "any",
  staff: "any",
  partner: "no",
} as const;

/** How a completed ride was paid, where it wasn't said with its end. */
export const recordPaymentEndpoint = endpoint({
  id: "recordPayment",
  method: "POST",
  path: "/ride-payment/{id}/",
  summary:
    "Says, or corrects, how a completed ride was paid, until its cash is counted; dispatch alone takes a ride off an account, with a reason.",
  tag: "Payments",
  access: OWN_DRIVER_OR_DISPATCHER,
  names: "ride",
  params: z.object({ id: recordIdSchema }),
  body: paymentSchema,
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict", "not_on_account", "on_account"],
});

/** A completed ride was not paid after all. */
export const recordUnpaidEndpoint = endpoint({
  id: "recordUnpaid",
  method: "POST",
  path: "/ride-unpaid/{id}/",
  summary:
    "Says of a completed ride that it wasn't paid after all, until its cash is counted: a case opens, and its passenger owes the fare. What it makes of a closed settlement is a line of the next one.",
  tag: "Payments",
  access: DISPATCHERS,
  names: "ride",
  params: z.object({ id: recordIdSchema }),
  body: z.object({ unpaid: unpaidReasonSchema }),
  output: rideSchema,
  errors: ["invalid_input", "not_found", "ride_conflict"],
});

/** The cash a driver should hold now. */
export const getOwnCashEndpoint = drivers({
  id: "getOwnCash",
  method: "GET",
  path: "/driver/cash/",
  summary: "Adds up the cash of the driver's rides since they last closed a shift, in each currency.",
  output: heldCashSchema,
  conditional: true,
});

/** A driver closes their shift with what they counted. */
export const closeShiftEndpoint = drivers({
  id: "closeShift",
  method: "POST",
  path: "/driver/shift-closings/",
  summary: "Ends the driver's shift and keeps what their rides say they hold beside what they counted, once.",
  body: countedSchema,
  status: 201,
  output: shiftClosingSchema,
  errors: ["invalid_input", "edit_conflict"],
});

/** A driver's own closings. */
export const listOwnClosingsEndpoint = drivers({
  id: "listOwnClosings",
  method: "GET",
  path: "/driver/shift-closings/",
  summary: "Lists the shifts the driver closed, the newest first.",
  query: pageQuery,
  output: z.array(shiftClosingSchema),
  conditional: true,
});

/** Every driver's closings, for the staff. */
export const listShiftClosingsEndpoint = office({
  id: "listShiftClosings",
  method: "GET",
  path: "/shift-closings/",
  summary: "Lists the shifts that drivers closed, the newest first.",
  query: pageQuery.extend({
    driver_id: recordIdSchema.optional(),
    state: z.enum(CLOSING_STATES).optional(),
  }),
  output: z.array(shiftClosingSchema),
  conditional: true,
});

/** The cash that is still out. */
export const listDriverCashEndpoint = office({
  id: "listDriverCash",
  method: "GET",
  path: "/driver-cash/",
  summary: "Lists the cash still with each driver, dollars and guilders apart.",
  output: z.array(driverCashSchema),
  conditional: true,
});

/** The office signs for the cash of a shift. */
export const handInCashEndpoint = office({
  id: "handInCash",
  needs: ["bookkeeping"],
  method: "POST",
  path: "/shift-closings/{id}/hand-in/",
  summary: "Takes over the cash of a closed shift, once, with what the office counted.",
  names: "staff_record",
  params: z.object({ id: recordIdSchema }),
  body: receivedSchema,
  output: shiftClosingSchema,
  errors: ["invalid_input", "not_found", "edit_conflict"],
});
