import { DAY_MS } from "../../contract/time-units.ts";
import type { Trx } from "../database/connect.ts";
import { type NewMessage, countMailsTo, lockMailsTo } from "./outbox.queries.ts";

/**
 * The most mails of one kind about rides that a recipient gets within a day: more than a person needs, and too few to
 * trouble somebody whose address a stranger types. Mails past it stay in the outbox unsent.
 */
const MOST_MAILS_A_DAY = 10;

/** The reason in the row of a message that was withheld. */
const WITHHELD = "withheld";

/** The mail as it is to be queued: due, or withheld because its recipient has had enough for a day. */
export async function withholdPastADay(
  trx: Trx,
  mail: NewMessage & { created_at: Date },
): Promise<NewMessage> {
  const { recipient, kind, created_at: now } = mail;
  await lockMailsTo(trx, recipient);
  const since = new Date(now.getTime() - DAY_MS);
  const had = await countMailsTo(trx, { recipient, kind, since, until: now, except: WITHHELD });
  return had < MOST_MAILS_A_DAY ? mail : { ...mail, failed_at: now, last_error: WITHHELD };
}
