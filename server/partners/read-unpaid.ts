import { fromDollars } from "../../contract/money.ts";
import { toDollarString } from "../../contract/dollars.ts";
import type { OfficeDay } from "../../contract/reports/office-day.ts";
import { OVERDUE_DAYS } from "../../contract/reports/office-day-limits.ts";
import { DAY_MS } from "../../contract/time-units.ts";
import type { Db } from "../database/connect.ts";
import { readPartners } from "./change-partners.ts";
import { listUnpaidStatements, sumUnpaidStatements } from "./statements.queries.ts";

const MOST_STATEMENTS = 20;

/** What hotels and firms have to pay, and what of it they have been asked for too long ago. */
export async function readUnpaid(db: Db, now: Date): Promise<OfficeDay["unpaid"]> {
  const before = new Date(now.getTime() - OVERDUE_DAYS * DAY_MS);
  const owed = (await readPartners(db))
    .map((partner) => fromDollars(partner.owed))
    .filter((each) => each > 0);
  const statements = await listUnpaidStatements(db, { before, limit: MOST_STATEMENTS });
  return {
    owed: toDollarString(owed.reduce((sum, each) => sum + each, 0)),
    accounts: owed.length,
    overdue: toDollarString(await sumUnpaidStatements(db, before)),
    statements: statements.map((row) => ({
      id: row.id,
      partner_id: row.partner_id,
      partner_name: row.name,
      month: row.month.slice(0, "2026-11".length),
      rides: row.rides,
      total: toDollarString(row.total_cents),
      owed: toDollarString(row.owed_cents),
      made_at: row.made_at.toISOString(),
      mailed_at: row.mailed_at?.toISOString() ?? null,
    })),
  };
}
