import { fullName } from "../../domain/accounts/full-name.ts";
import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import {
  type DatedPaper,
  PAPER_NOTICES,
  noticeDue,
  papersDue,
  paperDaysOf,
} from "../../domain/papers/papers.ts";
import { languageOf } from "../../domain/languages.ts";
import { daysIn } from "../../domain/reports/trend.ts";
import { getCompany } from "../company/company-profile.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { queuePaperNotice } from "../notifications/queue-driver-notice.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { insertPaperNotice, listDriversWithPapersBetween } from "./papers.queries.ts";
import { PAPER_NAMES, inEnglish } from "./paper-words.ts";

type Driver = Awaited<ReturnType<typeof listDriversWithPapersBetween>>[number];

/**
 * Tells drivers and the staff of papers that run out, once for each paper 30, 7 and 1 days before. After a time without a
 * server only the latest of what was missed is told. Two servers may run it at once.
 */
export async function tellOfPapers(db: Db, now: Date): Promise<void> {
  const today = curacaoDate(now);
  const drivers = await listDriversWithPapersBetween(db, {
    from: today,
    to: addDays(today, PAPER_NOTICES[0]),
  });
  for (const driver of drivers) {
    for (const due of papersDue(paperDaysOf(driver), today)) {
      await inTransaction(db, (trx) => tellOf(trx, { driver, due, today, now }));
    }
  }
}

type Telling = { driver: Driver; due: DatedPaper; today: string; now: Date };

async function tellOf(trx: Trx, { driver, due, today, now }: Telling): Promise<void> {
  const { paper, date } = due;
  const noticeDays = noticeDue(date, today);
  if (noticeDays === null) return;
  if (!(await insertPaperNotice(trx, { driverId: driver.id, paper, lastDay: date, noticeDays, now }))) return;
  const name = fullName(driver);
  const daysLeft = daysIn({ start: today, end: date });
  await queuePaperNotice(trx, {
    driver: { id: driver.id, email: driver.email, language: languageOf(driver.language) },
    facts: { name: driver.first_name || name, paper, lastDay: date, daysLeft },
    now,
  });
  const { company } = await getCompany(trx);
  await queueMail(trx, {
    kind: "paper_runs_out_for_staff",
    accountId: null,
    recipient: company.email,
    language: "en",
    payload: {
      subject: `${name}: ${PAPER_NAMES[paper]} valid until ${inEnglish(date)}`,
      replyTo: driver.email,
      lines: [
        { label: "Driver", value: name },
        { label: "Plate", value: driver.plate },
        { label: "Document", value: PAPER_NAMES[paper] },
        { label: "Last day", value: inEnglish(date) },
        { label: "Days left", value: String(daysLeft) },
      ],
      text: "After that day the driver gets no rides until the new date is entered.",
      link: { path: "/drivers", intro: "The driver's record:" },
    },
    now,
  });
}
