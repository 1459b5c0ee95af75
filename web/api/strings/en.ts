import { en } from "../../../domain/assistants/refusals/en.ts";
import type { SignedInCode, FailureCode } from "../api-error.ts";

const errors: Record<Exclude<FailureCode, SignedInCode>, string> = {
  ...en,
  broken_json: "An unexpected error occurred",
  invalid_input: "Please check the marked fields.",
  invalid_code: "This code or link is invalid or has expired.",
  unauthenticated: "Authentication required",
  forbidden: "You don't have access to this page.",
  method_not_allowed: "An unexpected error occurred",
  unknown_query: "An unexpected error occurred",
  body_too_large: "This text is too long.",
  unsupported_media_type: "An unexpected error occurred",
  offline: "You're offline. We've kept what you typed.",
  timeout: "Request timed out. Please try again.",
  unreachable: "Error connecting to server. Please try again later.",
  unreadable: "An unexpected error occurred",
};

export default errors;
export type ErrorsStrings = typeof errors;
