import type { Forget } from "../accounts/own-account/delete-account.ts";
import { blankApplicationsFrom, blankApplicationsOf } from "./forget-applicant.queries.ts";

/** Takes a person out of the application that their account came of, and of those decided that came from their address. */
export const forgetApplicant: Forget = async (trx, { owner, emailKey }) => {
  await blankApplicationsOf(trx, owner.accountId);
  if (emailKey !== null) await blankApplicationsFrom(trx, emailKey);
};
