import type { Trx } from "../database/connect.ts";
import { type NewMessage, insertNotifications } from "./outbox.queries.ts";

/** Puts messages into the outbox, in the transaction of the change they tell of. */
export function queueMessages(trx: Trx, messages: readonly NewMessage[]): Promise<void> {
  return insertNotifications(trx, messages);
}
