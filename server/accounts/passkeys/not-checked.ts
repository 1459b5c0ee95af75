import { ApiError } from "../../http/api-error.ts";

/** The one error of a passkey that doesn't sign in, whatever is wrong with it. */
export function notChecked(): ApiError {
  return new ApiError("invalid_code", "We couldn't check this passkey. Please try again.");
}
