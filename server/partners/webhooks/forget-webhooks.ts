import { DAY_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import { forgetMessages } from "./webhook-messages.queries.ts";

/** How long the office can look a message up and send it again. */
const KEPT_MS = 30 * DAY_MS;

/** Deletes messages to partners' systems that nobody looks up any more. */
export async function forgetWebhooks(db: Db, now: Date): Promise<void> {
  await forgetMessages(db, new Date(now.getTime() - KEPT_MS));
}
