import { z } from "zod";
import { DISPATCHERS, EVERYONE, STAFF_ONLY, endpoint, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { pageQuery } from "../record-pages.ts";
import { optionalText } from "../wire-text.ts";
import { PAY_STATES } from "../../domain/pay-links/pay-link.ts";
import {
  newPayLinkSchema,
  newRefundSchema,
  newTipSchema,
  payCodeSchema,
  payLinkSchema,
  payLinkSettingsSchema,
  paymentToMakeSchema,
  shownPayLinkSettingsSchema,
} from "./pay-link-schemas.ts";

const everyone = endpoints({ tag: "Paying by link", access: EVERYONE });
const desk = endpoints({ tag: "Paying by link", access: DISPATCHERS });

const id = z.object({ id: recordIdSchema });

export const getPaymentToMakeEndpoint = everyone({
  id: "getPaymentToMake",
  method: "GET",
  path: "/pay/{code}/",
  summary:
    "What is to pay, and where, for whoever has the code. Whoever says that they come back from the provider has it asked at once.",
  limit: "lookup",
  params: z.object({ code: payCodeSchema }),
  query: z.object({ returned: z.literal("true", "returned is true, or left out.").optional() }),
  output: paymentToMakeSchema,
  errors: ["not_found"],
});

export const payTrackedRideEndpoint = everyone({
  id: "payTrackedRide",
  method: "POST",
  path: "/track/{tracking_code}/pay/",
  summary:
    "Begins to pay what the ride offers to pay by link, and says where. Asked again, it is the same payment.",
  names: "tracked_ride",
  params: z.object({ tracking_code: z.string().max(64) }),
  output: paymentToMakeSchema,
  errors: ["not_found", "nothing_to_pay"],
});

export const tipTrackedRideEndpoint = everyone({
  id: "tipTrackedRide",
  method: "POST",
  path: "/track/{tracking_code}/tip/",
  summary:
    "Begins to pay a tip by link after the ride, where it offers one, and says where. All of it is the driver's, with their next settlement.",
  names: "tracked_ride",
  params: z.object({ tracking_code: z.string().max(64) }),
  body: newTipSchema,
  output: paymentToMakeSchema,
  errors: ["invalid_input", "not_found", "nothing_to_pay"],
});

export const listPayLinksEndpoint = desk({
  id: "listPayLinks",
  method: "GET",
  path: "/pay-links/",
  summary:
    "Lists what was asked to be paid by link, the newest first. Operators see that of rides only. `q` looks in references, names and the provider's numbers.",
  query: pageQuery.extend({
    state: z.enum([...PAY_STATES, "refund_due"]).optional(),
    ride_id: recordIdSchema.optional(),
    statement_id: recordIdSchema.optional(),
    q: optionalText("The search", 100),
  }),
  output: z.array(payLinkSchema),
  conditional: true,
});

export const askPaymentEndpoint = desk({
  id: "askPayment",
  method: "POST",
  path: "/pay-links/",
  summary: "Asks for a payment by link, and sends the link where that is wanted.",
  body: newPayLinkSchema,
  status: 201,
  output: payLinkSchema,
  errors: ["invalid_input", "not_found", "nothing_to_pay"],
});

export const sendPayLinkEndpoint = desk({
  id: "sendPayLink",
  method: "POST",
  path: "/pay-links/{id}/send/",
  summary: "Sends the link to the passenger, or to the hotel or firm, once more.",
  names: "staff_record",
  params: id,
  output: payLinkSchema,
  errors: ["not_found", "edit_conflict"],
});

export const cancelPayLinkEndpoint = desk({
  id: "cancelPayLink",
  method: "POST",
  path: "/pay-links/{id}/cancel/",
  summary: "Takes an open payment back. What was paid all the same counts as paid.",
  names: "staff_record",
  params: id,
  output: payLinkSchema,
  errors: ["not_found", "edit_conflict"],
});

export const refundPayLinkEndpoint = desk({
  id: "refundPayLink",
  needs: ["refunds"],
  method: "POST",
  path: "/pay-links/{id}/refund/",
  summary:
    "Gives back a payment or a part of it. Where the provider takes no orders for that, it says that the office has done so at the provider's site.",
  names: "staff_record",
  params: id,
  body: newRefundSchema,
  output: payLinkSchema,
  errors: ["invalid_input", "not_found", "edit_conflict", "approval_needed", "approval_waiting"],
});

export const getPayLinkSettingsEndpoint = desk({
  id: "getPayLinkSettings",
  method: "GET",
  path: "/pay-link-settings/",
  summary: "Whether guests can pay by link, and whether the server has anybody who takes the money.",
  output: shownPayLinkSettingsSchema,
});

export const setPayLinkSettingsEndpoint = endpoint({
  id: "setPayLinkSettings",
  needs: ["company"],
  method: "PUT",
  path: "/pay-link-settings/",
  summary:
    "Decides whether guests can pay by link. It can't be switched on where the server has no provider.",
  tag: "Paying by link",
  access: STAFF_ONLY,
  body: payLinkSettingsSchema.extend({ version: z.int() }),
  output: shownPayLinkSettingsSchema,
  errors: ["invalid_input", "edit_conflict"],
});
