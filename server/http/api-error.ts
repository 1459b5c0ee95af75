import { ERROR_STATUS, type ErrorCode, type FactsOf } from "../../contract/errors.ts";

/** The facts of a code, which must be there, and what any error may say beside them. */
type Told<C extends ErrorCode> = FactsOf<C> & Readonly<Record<string, unknown>>;

/** An error for the caller: a code, one English sentence, and facts that help them on. */
export class ApiError<C extends ErrorCode = ErrorCode> extends Error {
  readonly code: C;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(
    code: C,
    sentence: string,
    ...[facts]: Record<never, never> extends FactsOf<C> ? [facts?: Told<C>] : [facts: Told<C>]
  ) {
    super(sentence);
    this.name = "ApiError";
    this.code = code;
    this.facts = facts ?? {};
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The object does not exist, or the caller may not know that it does. */
export function notFound(sentence = "Not found."): ApiError {
  return new ApiError("not_found", sentence);
}
