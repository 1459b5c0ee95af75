import { fromDollars } from "../../domain/money.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type { OfficeDay } from "../../contract/reports/office-day.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import type { Db } from "../database/connect.ts";
import { readPartners } from "./change-partners.ts";
import { listUnpaidStatements, sumUnpaidStatements } from "./statements.queries.ts";
import { monthOf } from "../../domain/curacao-days.ts";

const MOST_STATEMENTS = 20;

/** The sums that hotels and firms have to pay, and the part of them that they have been asked for too long ago. */
export async function readUnpaid(db: Db, now: Date): Promise<OfficeDay["unpaid"]> {
  const day = curacaoDate(now);
  const owed = (await readPartners(db))
    .map((partner) => fromDollars(partner.owed))
    .filter((each) => each > 0);
  const statements = await listUnpaidStatements(db, { day, limit: MOST_STATEMENTS });
  return {
    owed: toDollarString(owed.reduce((sum, each) => sum + each, 0)),
    accounts: owed.length,
    overdue: toDollarString(await sumUnpaidStatements(db, day)),
    statements: statements.map((row) => ({
      id: row.id,
      partner_id: row.partner_id,
      partner_name: row.name,
      month: monthOf(row.month),
      rides: row.rides,
      total: toDollarString(row.total_cents),
      owed: toDollarString(row.owed_cents),
      made_at: row.made_at.toISOString(),
      mailed_at: row.mailed_at?.toISOString() ?? null,
    })),
  };
}
