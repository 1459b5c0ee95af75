import { DAY_MS } from "../../contract/time-units.ts";
import type { Db } from "../database/connect.ts";
import { forgetFinished } from "./outbox.queries.ts";

/** Long enough to look into a complaint. */
const SENT_KEPT_MS = 30 * DAY_MS;

/** Deletes the notifications that were sent or given up on long ago. */
export function forgetSentNotifications(db: Db, now: Date): Promise<void> {
  return forgetFinished(db, new Date(now.getTime() - SENT_KEPT_MS));
}
