import { addDays } from "../../domain/curacao-days.ts";
import { instantOf } from "../../domain/curacao-time.ts";
import { fromDollars } from "../../domain/money.ts";
import { daysOfWeek, weekBefore } from "../../domain/reports/week-mail.ts";
import type { KeptRights } from "../../domain/accounts/rights.ts";
import { countApprovals } from "../approvals/read-approvals.ts";
import { lastBackups } from "../backups/backups.ts";
import { countCases, countOverdueCases } from "../cases/read-cases.ts";
import type { Db } from "../database/connect.ts";
import type { WeekFacts } from "../notifications/notification-kinds.ts";
import { readDebtors } from "../partners/read-debtors.ts";
import { readDriversToPay } from "../settlements/drivers-to-pay.ts";
import { readIncome } from "./read-income.ts";
import { countPickups } from "./reports.queries.ts";

type Asked = { monday: string; reader: { id: number; rights: KeptRights }; now: Date };

/** A week in figures, and what needs a decision now: each from the reading that its page shows. */
export async function readWeek(db: Db, { monday, reader, now }: Asked): Promise<Omit<WeekFacts, "name">> {
  const days = daysOfWeek(monday);
  const week = await readMoney(db, monday, now);
  const before = await readMoney(db, weekBefore(monday), now);
  const { drivers } = await readDriversToPay(db, days, now);
  const unsettled = drivers.filter(({ state }) => state === "open");
  const { totals: debts } = await readDebtors(db, now);
  const overdue = [debts.days_1_30, debts.days_31_60, debts.days_61_90, debts.over_90];
  const caller = { accountId: reader.id, rights: reader.rights };
  return {
    ...days,
    ...week,
    before,
    approvals: await countApprovals(db, { caller, now }),
    cases: await countCases(db),
    casesOverdue: await countOverdueCases(db, now),
    unsettledDrivers: unsettled.length,
    unsettledCents: unsettled.reduce((sum, { together }) => sum + fromDollars(together), 0),
    owedCents: fromDollars(debts.total),
    overdueCents: overdue.reduce((sum, amount) => sum + fromDollars(amount), 0),
    backupAt: (await lastBackups(db)).good_at?.toISOString() ?? null,
    readAt: now.toISOString(),
  };
}

/** The money of a week as the income has it, and how many of its pickups were late. */
async function readMoney(db: Db, monday: string, now: Date): Promise<WeekFacts["before"]> {
  const end = addDays(daysOfWeek(monday).lastDay, 1);
  const { totals } = await readIncome(db, { start_date: monday, end_date: end }, now);
  const range = { start: instantOf(monday, "00:00:00"), end: instantOf(end, "00:00:00") };
  const { picked_up: pickups, late } = await countPickups(db, range);
  return {
    rides: totals.rides,
    fareCents: fromDollars(totals.fares),
    tipCents: fromDollars(totals.tips),
    collectedCents: fromDollars(totals.collected ?? "0.00"),
    onAccountCents: fromDollars(totals.on_account ?? "0.00"),
    notRecordedCents: fromDollars(totals.not_recorded ?? "0.00"),
    givenBackCents: fromDollars(totals.given_back ?? "0.00"),
    pickups,
    late,
  };
}
