import { DAY_MS } from "../../../domain/time-units.ts";
import type { Forget } from "../../accounts/own-account/delete-account.ts";
import type { Db } from "../../database/connect.ts";
import { deleteRefusedBefore } from "../refused/refused-times.queries.ts";
import { deleteWaitingBefore, deleteWaitingOfEmail } from "./waiting.queries.ts";

/** Full times are compared with those of the year before. */
const REFUSED_KEPT_MS = 400 * DAY_MS;

/** Forgets who waited for a time that was over a day ago, and full times of long ago. */
export async function forgetWaiting(db: Db, now: Date): Promise<void> {
  await deleteWaitingBefore(db, new Date(now.getTime() - DAY_MS));
  await deleteRefusedBefore(db, new Date(now.getTime() - REFUSED_KEPT_MS));
}

/** Takes a person whose account is deleted out of the line. */
export const forgetInLine: Forget = async (trx, { emailKey }) => {
  if (emailKey !== null) await deleteWaitingOfEmail(trx, emailKey);
};
