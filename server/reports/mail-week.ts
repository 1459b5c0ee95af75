import { WEEK_MAIL } from "../../contract/notifications/message-kinds.ts";
import { type KeptRights, hasRight } from "../../domain/accounts/rights.ts";
import { languageOf } from "../../domain/languages.ts";
import { lastWeek, weekDue } from "../../domain/reports/week-mail.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import type { WeekFacts } from "../notifications/notification-kinds.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { readWeek } from "./read-week.ts";
import {
  claimWeek,
  findWeekMail,
  findWeekReader,
  listWeekReaders,
  saveWeekMail,
} from "./week-mails.queries.ts";

type Reader = { id: number; email: string; language: string; first_name: string; rights: KeptRights };

/** Mails last week's figures on Monday morning, once to each who wants them, however many servers do so at once. */
export async function mailWeeks(db: Db, now: Date): Promise<void> {
  const week = weekDue(now);
  for (const reader of await listWeekReaders(db, week)) {
    if (!hasRight(reader.rights, ["money"])) continue;
    const facts = await readWeek(db, { monday: week, reader, now });
    await inTransaction(db, async (trx) => {
      if (await claimWeek(trx, { accountId: reader.id, week })) await queueWeek(trx, { reader, facts, now });
    });
  }
}

/** Reads last week's mail for somebody who wants it now; what comes back puts it into the outbox. */
export async function prepareLastWeek(db: Db, accountId: number, now: Date) {
  const reader = await findWeekReader(db, accountId);
  const facts = await readWeek(db, { monday: lastWeek(now), reader, now });
  return (trx: Trx) => queueWeek(trx, { reader, facts, now });
}

/** Whether somebody gets it on Mondays. */
export async function readWeekMail(db: Db, accountId: number) {
  return { on: await findWeekMail(db, accountId) };
}

/** Switches somebody's own on or off; the first is that of the week which isn't over yet. */
export async function switchWeekMail(
  trx: Trx,
  { accountId, on, now }: { accountId: number; on: boolean; now: Date },
) {
  await saveWeekMail(trx, { accountId, isOn: on, lastWeek: weekDue(now) });
  return { on };
}

type Queued = { reader: Reader; facts: Omit<WeekFacts, "name">; now: Date };

function queueWeek(trx: Trx, { reader, facts, now }: Queued): Promise<void> {
  return queueMail(trx, {
    kind: WEEK_MAIL,
    accountId: reader.id,
    recipient: reader.email,
    language: languageOf(reader.language),
    payload: { ...facts, name: reader.first_name },
    now,
  });
}
