import type { SignedInCode, FailureCode } from "../api-error.ts";

const errors: Record<Exclude<FailureCode, SignedInCode>, string> = {
  broken_json: "An unexpected error occurred",
  invalid_input: "Please check the marked fields.",
  invalid_code: "This code or link is invalid or has expired.",
  unauthenticated: "Authentication required",
  invalid_refresh_token: "Your session has ended. Log in again and carry on where you left off.",
  forbidden: "You don't have access to this page.",
  not_found: "We couldn't find what you were looking for.",
  method_not_allowed: "An unexpected error occurred",
  unknown_query: "An unexpected error occurred",
  ride_conflict: "This ride has just changed.",
  not_open_yet: "We aren't open yet. Please call us.",
  no_car_free: "No car is free at that time.",
  price_changed: "The price has changed. Please look at it again.",
  deposit_needed: "This change needs a deposit, and a driver has your ride already. Please call us.",
  body_too_large: "This text is too long.",
  unsupported_media_type: "An unexpected error occurred",
  idempotency_mismatch: "Something changed since you first sent this. Please try again.",
  off_island: "That place isn't on Curaçao.",
  same_place: "Pickup and drop-off are the same place.",
  party_too_large: "We don't have a vehicle that fits your whole group. Call us and we'll help.",
  pickup_time_out_of_range: "Please choose a pickup time within the next 12 months.",
  rate_limited: "Too many attempts. Please wait a moment.",
  internal: "An unexpected error occurred",
  unavailable: "Error connecting to server. Please try again later.",
  offline: "You're offline. We've kept what you typed.",
  timeout: "Request timed out. Please try again.",
  unreachable: "Error connecting to server. Please try again later.",
  unreadable: "An unexpected error occurred",
};

export default errors;
export type ErrorsStrings = typeof errors;
