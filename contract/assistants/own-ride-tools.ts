import { z } from "zod";
import {
  CONFIRMATION,
  assistantRideSchema,
  bookRideTool,
  cancelRideTool,
  changeRideTool,
  getRideTool,
} from "./ride-tools.ts";
import { tool } from "./tool.ts";

/** How many of the rides to come are told at once. */
export const MOST_OWN_RIDES = 10;

export const ownBookRideTool = tool({
  ...bookRideTool,
  description:
    "Books the ride of a quote from quote_ride on the account that you speak for, and the way back where the quote has one. Name and phone are the account's where you leave them out; for a hotel's or firm's guest give theirs. It is booked once the person has said yes: your client asks them, or you call again with the confirmation. The same idempotency_key never books twice.",
  input: bookRideTool.input.partial({ name: true, phone: true }).extend({ confirmation: CONFIRMATION }),
  output: bookRideTool.output.extend({
    outcome: z.enum([...bookRideTool.output.shape.outcome.options, "ask_the_person"]),
    confirmation: z.string().optional(),
  }),
});

export const ownGetRideTool = tool({
  ...getRideTool,
  description: `Shows a ride of the account that you speak for by its booking number, or without one its next ${MOST_OWN_RIDES} rides: status, when the driver is due, where the car is. Any other ride needs the last four digits of its phone too.`,
  input: getRideTool.input.partial(),
  output: z.object({ ride: assistantRideSchema.optional(), rides: z.array(assistantRideSchema).optional() }),
});

const OF_OTHERS = " A ride of the account that you speak for needs no digits of its phone.";

export const ownChangeRideTool = tool({
  ...changeRideTool,
  description: changeRideTool.description + OF_OTHERS,
  input: changeRideTool.input.partial({ phone_last4: true }),
});

export const ownCancelRideTool = tool({
  ...cancelRideTool,
  description: cancelRideTool.description + OF_OTHERS,
  input: cancelRideTool.input.partial({ phone_last4: true }),
});
