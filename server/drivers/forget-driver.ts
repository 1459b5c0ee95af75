import type { Forget } from "../accounts/own-account/delete-account.ts";
import { blankDriver, deleteChangesOf, deleteVehicleDriversOf } from "./forget-driver.queries.ts";
import { removePortrait } from "./portraits.queries.ts";

/** Leaves of a driver their number alone, so that their rides still add up. */
export const forgetDriver: Forget = async (trx, { owner: { accountId }, now }) => {
  await blankDriver(trx, { account_id: accountId, now });
  await deleteVehicleDriversOf(trx, accountId);
  await deleteChangesOf(trx, accountId);
  await removePortrait(trx, accountId);
};
