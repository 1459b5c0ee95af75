import type { FailureCode } from "../api-error.ts";

const errors: Record<FailureCode, string> = {
  broken_json: "An unexpected error occurred",
  invalid_input: "Please check the marked fields.",
  invalid_driver_id: "Invalid driver ID",
  invalid_code: "This code or link is wrong, used or too old.",
  unauthenticated: "Authentication required",
  invalid_credentials: "Invalid credentials",
  two_factor_required: "Enter the code of your authenticator app.",
  invalid_refresh_token: "Your session has ended. Log in again; your work is kept.",
  forbidden: "You do not have access to this.",
  account_inactive: "This account is not active. Please call us.",
  password_required: "Enter your password to change this.",
  two_factor_needed: "Set up two-factor sign-in first, in your settings.",
  not_found: "We could not find this.",
  method_not_allowed: "An unexpected error occurred",
  account_taken: "This username or e-mail is already in use.",
  account_busy: "You have a ride under way. Delete your account after it.",
  two_factor_on: "Two-factor sign-in is on already.",
  two_factor_off: "Two-factor sign-in is not on.",
  ride_conflict: "This ride has just changed.",
  driver_busy: "This driver already has a ride at that time.",
  driver_unavailable: "This driver cannot take rides right now.",
  papers_expired: "A document of this driver has run out.",
  edit_conflict: "Somebody changed this in the meantime. Load it again.",
  body_too_large: "This text is too long.",
  unsupported_media_type: "An unexpected error occurred",
  idempotency_mismatch: "This was sent before with other values. Please try again.",
  off_island: "That place is not on Curaçao.",
  same_place: "Pickup and drop-off are the same place.",
  party_too_large: "No vehicle of ours holds so many. Please call us.",
  pickup_time_out_of_range: "Please choose a time from now on.",
  wrong_start_code: "This is not the passenger's code.",
  rate_limited: "Too many attempts. Please wait a moment.",
  internal: "An unexpected error occurred",
  unavailable: "Error connecting to server. Please try again later.",
  offline: "You are offline. What you typed is kept.",
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
