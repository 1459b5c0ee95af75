import { ERROR_STATUS, type ErrorCode } from "../../contract/errors.ts";

/** A no with a reason: a code, one English sentence, and facts that help the caller on. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, sentence: string, facts: Readonly<Record<string, unknown>> = {}) {
    super(sentence);
    this.name = "Refusal";
    this.code = code;
    this.facts = facts;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The object does not exist, or the caller may not know that it does. */
export function notFound(sentence = "Not found."): Refusal {
  return new Refusal("not_found", sentence);
}
