import { addDays, dayOfWeek } from "../../domain/curacao-days.ts";
import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { toDollarString } from "../../domain/dollars.ts";
import { MOST_REMINDERS, REMIND_AGAIN_DAYS } from "../../domain/partners/aged-debt.ts";
import { DAY_MS } from "../../domain/time-units.ts";
import type { StatementDetail } from "../../contract/partners/statement-schemas.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { getPaperDetails } from "../company/paper-details.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { partnerSubject } from "./change-partners.ts";
import { queueStatement } from "./mail-statement.ts";
import { openStatement } from "./move-statement.ts";
import { readStatement } from "./read-statements.ts";
import { insertReminder, listReminders, listToRemind } from "./statement-reminders.queries.ts";

type Reminding = { id: number; by: number; now: Date };

/** Reminds a hotel or firm of what is left to pay, once a day at most and not before it is due. */
export async function remindOfStatement(trx: Trx, { id, by, now }: Reminding): Promise<StatementDetail> {
  const { history } = await openStatement(trx, id);
  if (history.owedCents <= 0)
    throw new ApiError("edit_conflict", "Nothing of this statement is left to pay.");
  const { due_on: due = "" } = await readStatement(trx, id);
  if (curacaoDate(now) <= due) {
    throw new ApiError("edit_conflict", `This statement may be paid until ${due}. Remind after that.`);
  }
  const last = (await listReminders(trx, [id])).at(-1);
  if (last && now.getTime() - last.sent_at.getTime() < DAY_MS) {
    throw new ApiError("edit_conflict", "They were reminded less than a day ago.");
  }
  await remind(trx, { id, by, now });
  return readStatement(trx, id);
}

/** Reminds of what is overdue by itself, on working days by day, where the company wants it: every two weeks, three times at most. */
export async function remindOfStatements(db: Db, now: Date): Promise<void> {
  const today = curacaoDate(now);
  const hour = Number(curacaoTime(now).slice(0, 2));
  const isWeekend = [0, 6].includes(dayOfWeek(today));
  if (isWeekend || hour < FIRST_HOUR || hour >= LAST_HOUR) return;
  const { remind_after_days: days } = await getPaperDetails(db);
  if (days === 0) return;
  const dueBefore = addDays(today, 1 - days);
  const lastBefore = new Date(now.getTime() - REMIND_AGAIN_DAYS * DAY_MS);
  for (const { id } of await listToRemind(db, { dueBefore, lastBefore, most: MOST_REMINDERS })) {
    await inTransaction(db, async (trx) => {
      const { history } = await openStatement(trx, id);
      // Another server may have done it, or a payment come in.
      const sent = await listReminders(trx, [id]);
      const isNew = sent.every(({ sent_at: at }) => at <= lastBefore) && sent.length < MOST_REMINDERS;
      if (isNew && history.owedCents > 0) await remind(trx, { id, by: null, now });
    });
  }
}

const FIRST_HOUR = 9;
const LAST_HOUR = 17;

async function remind(
  trx: Trx,
  { id, by, now }: { id: number; by: number | null; now: Date },
): Promise<void> {
  const { row, history } = await queueStatement(trx, { id, now, isReminder: true });
  await insertReminder(trx, { statement_id: id, sent_at: now, sent_by: by });
  await recordAudit(trx, {
    actorId: by,
    action: "remind_statement",
    subject: partnerSubject(row.partner_id),
    detail: { statement: id, number: row.number, owed: toDollarString(history.owedCents) },
    at: now,
  });
}
