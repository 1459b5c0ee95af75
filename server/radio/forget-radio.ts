import { DAY_MS } from "../../domain/time-units.ts";
import type { Forget } from "../accounts/own-account/delete-account.ts";
import type { Db } from "../database/connect.ts";
import { deleteEmergenciesBefore, deleteEmergenciesOf } from "./emergencies.queries.ts";
import { deleteTextsBefore, deleteTextsOf } from "./radio.queries.ts";

/** As long as sent messages: enough to look into a complaint. */
const TEXTS_KEPT_MS = 30 * DAY_MS;
/** An insurer or the police may ask where it was for a year; the audit log keeps that it was. */
const EMERGENCIES_KEPT_MS = 365 * DAY_MS;

/** Deletes what dispatch and drivers said to each other long ago, and old calls for help. */
export async function forgetTexts(db: Db, now: Date): Promise<void> {
  await deleteTextsBefore(db, new Date(now.getTime() - TEXTS_KEPT_MS));
  await deleteEmergenciesBefore(db, new Date(now.getTime() - EMERGENCIES_KEPT_MS));
}

/** Leaves nothing of what was said with a driver who goes. */
export const forgetRadio: Forget = async (trx, { owner: { accountId } }) => {
  await deleteTextsOf(trx, accountId);
  await deleteEmergenciesOf(trx, accountId);
};
