import { z } from "zod";
import { DISPATCHERS, EVERYONE, STAFF_ONLY, endpoint } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { pageQuery } from "../record-pages.ts";
import { optionalText } from "../wire-text.ts";
import { PAY_STATES } from "./pay-link.ts";
import {
  newPayLinkSchema,
  newRefundSchema,
  payCodeSchema,
  payLinkSchema,
  payLinkSettingsSchema,
  paymentToMakeSchema,
  shownPayLinkSettingsSchema,
} from "./pay-link-schemas.ts";

const id = z.object({ id: recordIdSchema });

export const getPaymentToMakeEndpoint = endpoint({
  id: "getPaymentToMake",
  method: "GET",
  path: "/pay/{code}/",
  summary:
    "What is to pay, and where, for whoever has the code. Whoever says that they come back from the provider has it asked at once.",
  tag: "Paying by link",
  access: EVERYONE,
  limit: "lookup",
  params: z.object({ code: payCodeSchema }),
  query: z.object({ returned: z.literal("true", "returned is true, or left out.").optional() }),
  status: 200,
  output: paymentToMakeSchema,
  errors: ["not_found"],
});

export const payTrackedRideEndpoint = endpoint({
  id: "payTrackedRide",
  method: "POST",
  path: "/track/{tracking_code}/pay/",
  summary:
    "Begins to pay what the ride offers to pay by link, and says where. Asked again, it is the same payment.",
  tag: "Paying by link",
  access: EVERYONE,
  names: "tracked_ride",
  params: z.object({ tracking_code: z.string().max(64) }),
  status: 200,
  output: paymentToMakeSchema,
  errors: ["not_found", "nothing_to_pay"],
});

export const listPayLinksEndpoint = endpoint({
  id: "listPayLinks",
  method: "GET",
  path: "/pay-links/",
  summary:
    "Lists what was asked to be paid by link, the newest first. Operators see that of rides only. `q` looks in references, names and the provider's numbers.",
  tag: "Staff",
  access: DISPATCHERS,
  query: pageQuery.extend({
    state: z.enum([...PAY_STATES, "refund_due"]).optional(),
    ride_id: recordIdSchema.optional(),
    statement_id: recordIdSchema.optional(),
    q: optionalText("The search", 100),
  }),
  status: 200,
  output: z.array(payLinkSchema),
  conditional: true,
});

export const askPaymentEndpoint = endpoint({
  id: "askPayment",
  method: "POST",
  path: "/pay-links/",
  summary: "Asks for a payment by link, and sends the link where that is wanted.",
  tag: "Staff",
  access: DISPATCHERS,
  body: newPayLinkSchema,
  status: 201,
  output: payLinkSchema,
  errors: ["invalid_input", "not_found", "nothing_to_pay"],
});

export const sendPayLinkEndpoint = endpoint({
  id: "sendPayLink",
  method: "POST",
  path: "/pay-links/{id}/send/",
  summary: "Sends the link to the passenger, or to the hotel or firm, once more.",
  tag: "Staff",
  access: DISPATCHERS,
  names: "staff_record",
  params: id,
  status: 200,
  output: payLinkSchema,
  errors: ["not_found", "edit_conflict"],
});

export const cancelPayLinkEndpoint = endpoint({
  id: "cancelPayLink",
  method: "POST",
  path: "/pay-links/{id}/cancel/",
  summary: "Takes an open payment back. What was paid all the same counts as paid.",
  tag: "Staff",
  access: DISPATCHERS,
  names: "staff_record",
  params: id,
  status: 200,
  output: payLinkSchema,
  errors: ["not_found", "edit_conflict"],
});

export const refundPayLinkEndpoint = endpoint({
  id: "refundPayLink",
  method: "POST",
  path: "/pay-links/{id}/refund/",
  summary:
    "Gives back a payment or a part of it. Where the provider takes no orders for that, it says that the office has done so at the provider's site.",
  tag: "Staff",
  access: DISPATCHERS,
  names: "staff_record",
  params: id,
  body: newRefundSchema,
  status: 200,
  output: payLinkSchema,
  errors: ["invalid_input", "not_found", "edit_conflict"],
});

export const getPayLinkSettingsEndpoint = endpoint({
  id: "getPayLinkSettings",
  method: "GET",
  path: "/pay-link-settings/",
  summary: "Whether guests can pay by link, and whether the server has anybody who takes the money.",
  tag: "Staff",
  access: DISPATCHERS,
  status: 200,
  output: shownPayLinkSettingsSchema,
});

export const setPayLinkSettingsEndpoint = endpoint({
  id: "setPayLinkSettings",
  method: "PUT",
  path: "/pay-link-settings/",
  summary:
    "Decides whether guests can pay by link. It can't be switched on where the server has no provider.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: payLinkSettingsSchema.extend({ version: z.int() }),
  status: 200,
  output: shownPayLinkSettingsSchema,
  errors: ["invalid_input", "edit_conflict"],
});
