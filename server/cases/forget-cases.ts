import type { Forget } from "../accounts/own-account/delete-account.ts";
import type { Db } from "../database/connect.ts";
import { blankCasesBefore, blankCasesOfRider, blankWordsOfDriver } from "./forget-cases.queries.ts";

/** Takes a person out of what was written in cases: as the passenger it was about, and as the driver who was asked. */
export const forgetInCases: Forget = async (trx, { owner: { accountId }, emailKey }) => {
  await blankCasesOfRider(trx, { riderId: accountId, emailKey });
  await blankWordsOfDriver(trx, accountId);
};

/** Takes guests out of what was written in cases from before a moment. */
export function forgetOldCases(db: Db, before: Date): Promise<void> {
  return blankCasesBefore(db, before);
}
