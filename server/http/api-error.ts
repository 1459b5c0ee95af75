import { ERROR_STATUS, type ErrorCode } from "../../contract/errors.ts";

/** An error for the caller: a code, one English sentence, and facts that help them on. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, sentence: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(sentence);
    this.name = "ApiError";
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The object does not exist, or the caller may not know that it does. */
export function notFound(sentence = "Not found."): ApiError {
  return new ApiError("not_found", sentence);
}
