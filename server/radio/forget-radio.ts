import { DAY_MS } from "../../domain/time-units.ts";
import type { Forget } from "../accounts/own-account/delete-account.ts";
import type { Db } from "../database/connect.ts";
import { deleteTextsBefore, deleteTextsOf } from "./radio.queries.ts";

/** As long as sent messages: enough to look into a complaint. */
const TEXTS_KEPT_MS = 30 * DAY_MS;

/** Deletes what dispatch and drivers said to each other long ago. */
export async function forgetTexts(db: Db, now: Date): Promise<void> {
  await deleteTextsBefore(db, new Date(now.getTime() - TEXTS_KEPT_MS));
}

/** Leaves nothing of what was said with a driver who goes. */
export const forgetRadio: Forget = async (trx, { owner: { accountId } }) => {
  await deleteTextsOf(trx, accountId);
};
