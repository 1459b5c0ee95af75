import { en as shared } from "../../assistants/refusals/en.ts";

/** Sentences that refuse a partner's system, for the people who read them there. The code and its facts say the same to the program. */
export const en = {
  ...shared,
  not_found: "There's no such ride or place on this account.",
  rate_limited: (seconds: number) => `Too many requests. Please go on in ${seconds} seconds.`,
  internal: "Something went wrong on our side. Please try again.",
  unavailable: "We're having trouble on our side. Please try again in a moment.",
  broken_json: "This request can't be read: its body isn't JSON.",
  unsupported_media_type: "Please send the body as JSON.",
  body_too_large: "This request is too long.",
  method_not_allowed: "This address doesn't take that method.",
  invalid_input: "Something in this request isn't right.",
  invalid_field: (field: string, why: string) => `Please check ${field}: ${why}`,
  invalid_fields: (fields: string) => `Please check: ${fields}.`,
  unauthenticated: "This key isn't valid, or not any more. The office can make another.",
  forbidden: "This key may not do that. The office can make one that may.",
  deposit_needed: "This change needs a deposit, and the ride has a driver already. Please call us.",
  credit_limit_reached: "This account is at its credit limit. Please call us.",
  edit_conflict: "Somebody else has just changed this ride. Please read it again.",
  bookings_refused: (place: number, all: number, why: string) =>
    `Nothing was booked. Booking ${place} of ${all} can't be made: ${why}`,
  other: "That can't be done.",
};

export type KeyRefusals = {
  readonly [Name in keyof typeof en]: (typeof en)[Name] extends string ? string : (typeof en)[Name];
};
