import type { Forget } from "../accounts/own-account/delete-account.ts";
import type { Db } from "../database/connect.ts";
import { IDEMPOTENCY_LIFE_MS } from "./idempotency.ts";
import { deleteAnswersTo, forgetAnswersBefore } from "./idempotency.queries.ts";

/** Deletes the saved responses whose Idempotency-Key has run out. */
export function forgetSavedResponses(db: Db, now: Date): Promise<void> {
  return forgetAnswersBefore(db, new Date(now.getTime() - IDEMPOTENCY_LIFE_MS));
}

/** Deletes the answers that were kept for an account. */
export const forgetAnswers: Forget = (trx, { owner }) => deleteAnswersTo(trx, `account:${owner.accountId}`);
