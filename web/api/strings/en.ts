import type { CodeAtWork, FailureCode } from "../api-error.ts";

const errors: Record<Exclude<FailureCode, CodeAtWork>, string> = {
  broken_json: "An unexpected error occurred",
  invalid_input: "Please check the marked fields.",
  invalid_code: "This code or link is invalid or has expired.",
  unauthenticated: "Authentication required",
  invalid_credentials: "Invalid credentials",
  two_factor_required: "Enter the code from your authenticator app.",
  invalid_refresh_token: "Your session has ended. Log in again and carry on where you left off.",
  forbidden: "You don't have access to this page.",
  account_inactive: "This account isn't active. Please call us.",
  password_required: "Enter your password to change this.",
  not_found: "We couldn't find what you were looking for.",
  method_not_allowed: "An unexpected error occurred",
  account_taken: "This username or email is already in use.",
  account_busy: "You have a ride in progress. You can delete your account when it's finished.",
  two_factor_on: "Two-factor authentication is already on.",
  two_factor_off: "Two-factor authentication is off.",
  ride_conflict: "This ride has just changed.",
  price_changed: "The price has changed. Please look at it again.",
  edit_conflict: "Someone else changed this while you were editing. Reload to see the latest version.",
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

declare module "../../language/strings.ts" {
  interface StringCatalogue {
    api: ErrorsStrings;
  }
}
