import type { Forget } from "../accounts/own-account/delete-account.ts";
import { blankDetails } from "./audit-log.queries.ts";
import { accountSubject } from "./record-audit.ts";

/** Entries whose details say what a driver's car and papers were. */
const OF_DRIVERS = [
  "edit_driver",
  "edit_own_driver",
  "propose_driver_change",
  "approve_driver_change",
  "decline_driver_change",
] as const;

/** Leaves of what was changed of a driver that it was changed, and by whom. */
export const forgetDetails: Forget = (trx, { owner }) =>
  blankDetails(trx, { subject: accountSubject(owner.accountId), actions: OF_DRIVERS });
