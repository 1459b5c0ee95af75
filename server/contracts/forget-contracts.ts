import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Forget } from "../accounts/own-account/delete-account.ts";
import type { Db } from "../database/connect.ts";
import { claimGuestRides } from "../rides/booking/claim-guest-rides.ts";
import { blankContractsBefore, endAndBlankContracts, listContractsOfEmail } from "./contracts.queries.ts";

/** Takes the people out of contracts whose last day was before a moment. */
export function forgetOldContracts(db: Db, { before, now }: { before: Date; now: Date }): Promise<void> {
  return blankContractsBefore(db, { day: curacaoDate(before), now });
}

/**
 * Ends the contracts for the mailbox of a person whose account is deleted, and takes them out. Their rides were booked without the account; they become
 * its own, and are cancelled and blanked with the others.
 */
export const forgetInContracts: Forget = async (trx, { owner: { accountId }, emailKey, now }) => {
  if (emailKey === null) return;
  const ids = await listContractsOfEmail(trx, emailKey);
  if (ids.length === 0) return;
  await claimGuestRides(trx, { accountId, way: "email", address: emailKey, now });
  await endAndBlankContracts(trx, { ids, day: curacaoDate(now), by: accountId, now });
};
