import { PAPER_DAYS, type Paper } from "../../domain/papers/papers.ts";
import type { Db, Trx } from "../database/connect.ts";
import { PAPER_COLUMNS } from "./paper-columns.sql.ts";

/** The drivers who work for the company and have a paper whose last day is between two days, both included. */
export function listDriversWithPapersBetween(db: Db | Trx, { from, to }: { from: string; to: string }) {
  return db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .select(PAPER_COLUMNS)
    .select([
      "accounts.id",
      "accounts.email",
      "accounts.language",
      "accounts.first_name",
      "accounts.last_name",
      "drivers.plate",
    ])
    .where("accounts.state", "=", "active")
    .where("accounts.role", "=", "driver")
    .where("drivers.approved_at", "is not", null)
    .where((some) =>
      some.or(Object.values(PAPER_DAYS).map((column) => some.between(`drivers.${column}`, from, to))),
    )
    .orderBy("accounts.id")
    .execute();
}

type Notice = { driverId: number; paper: Paper; lastDay: string; noticeDays: number; now: Date };

/** False where this notice has been given already, by this server or another. */
export async function insertPaperNotice(
  trx: Trx,
  { driverId, paper, lastDay, noticeDays, now }: Notice,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("paper_notices")
    .values({ driver_id: driverId, paper, last_day: lastDay, notice_days: noticeDays, told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("driver_id")
    .executeTakeFirst();
  return inserted !== undefined;
}
