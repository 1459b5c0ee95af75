import type { Db } from "../database/connect.ts";
import { forgetMessagesBefore } from "./messages.queries.ts";

/** Deletes messages, and applications that led to nothing, from before a moment. */
export function forgetOldMessages(db: Db, before: Date): Promise<void> {
  return forgetMessagesBefore(db, before);
}
