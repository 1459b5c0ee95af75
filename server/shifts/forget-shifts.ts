import type { Forget } from "../accounts/own-account/delete-account.ts";
import { deleteProposalsOf } from "./shift-proposals.queries.ts";
import { deleteShiftsOf } from "./shifts.queries.ts";

/** Leaves nothing of when a driver worked and where they live. */
export const forgetShifts: Forget = async (trx, { owner: { accountId } }) => {
  await deleteShiftsOf(trx, accountId);
  await deleteProposalsOf(trx, accountId);
};
