import { DAY_MS } from "../../domain/time-units.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Db } from "../database/connect.ts";
import { forgetCounts } from "./phone/phone.queries.ts";
import { forgetRecipientCounts } from "./message-limits.queries.ts";
import { forgetFinished } from "./outbox.queries.ts";

/** Long enough to look into a complaint. */
const SENT_KEPT_MS = 30 * DAY_MS;

/** Messages to a recipient count for a day. */
const COUNTED_MS = 2 * DAY_MS;

/** Deletes the notifications that were sent or given up on long ago. */
export async function forgetSentNotifications(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - SENT_KEPT_MS);
  await forgetFinished(db, before);
  await forgetCounts(db, curacaoDate(before));
  await forgetRecipientCounts(db, new Date(now.getTime() - COUNTED_MS));
}
