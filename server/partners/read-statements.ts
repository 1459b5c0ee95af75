import { fullName } from "../../domain/accounts/full-name.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { groupBy } from "../../domain/group-by.ts";
import { toDollarString } from "../../domain/dollars.ts";
import type {
  Statement,
  StatementCorrection,
  StatementDetail,
  StatementLine,
} from "../../contract/partners/statement-schemas.ts";
import type { Db, Trx } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { listMovements } from "./statement-entries.queries.ts";
import { type StatementHistory, historyOf, presentEntries, presentPaid } from "./statement-history.ts";
import { listReminders } from "./statement-reminders.queries.ts";
import { presentTaxes } from "./statement-taxes.ts";
import {
  findStatement,
  listCorrectionsOfStatement,
  listRidesOfStatement,
  listStatements,
} from "./statements.queries.ts";
import { addDays, monthOf } from "../../domain/curacao-days.ts";
import { OVERDUE_DAYS } from "../../domain/reports/office-day-limits.ts";
import { sellerSchema } from "../../contract/company/paper-details.ts";
import { readTaxRates } from "../company/tax-rates.ts";

type Row = Awaited<ReturnType<typeof listStatements>>[number];
type Line = Awaited<ReturnType<typeof listRidesOfStatement>>[number];

/** Statements from the newest, of one hotel or firm or of all. */
export async function readStatements(
  db: Db | Trx,
  asked: { partnerId?: number | undefined; limit: number; before: number | undefined },
): Promise<Statement[]> {
  const rows = await listStatements(db, asked);
  const movements = await listMovements(
    db,
    rows.map(({ id }) => id),
  );
  const movementsOf = new Map(groupBy(movements, (movement) => String(movement.statement_id)));
  return rows.map((row) =>
    presentStatement(row, historyOf(row.total_cents, movementsOf.get(String(row.id)) ?? [])),
  );
}

/** One statement with its rides and its history. */
export async function readStatement(db: Db | Trx, id: number): Promise<StatementDetail> {
  const row = await findStatement(db, id);
  if (!row) throw notFound();
  const { address, crib, email } = row;
  const history = await readHistory(db, row);
  const lines = await listRidesOfStatement(db, id);
  const corrections = await listCorrectionsOfStatement(db, id);
  return {
    ...presentStatement(row, history),
    address,
    crib,
    email,
    lines: lines.map(presentLine),
    corrections: corrections.map(presentCorrection),
    taxes: presentTaxes({ history, lines, corrections, rates: await readTaxRates(db) }),
    seller: row.seller === null ? null : sellerSchema.parse(row.seller),
    reminders: (await listReminders(db, [id])).map((sent) => ({
      at: sent.sent_at.toISOString(),
      by:
        sent.sent_by === null
          ? null
          : fullName({ first_name: sent.first_name ?? "", last_name: sent.last_name ?? "" }),
    })),
    entries: presentEntries(history),
  };
}

/** The number of a statement. */
export async function readStatementNumber(db: Db | Trx, id: number): Promise<number | null> {
  return (await findStatement(db, id))?.number ?? null;
}

/** How what is owed on one statement came to what it is. */
export async function readHistory(
  db: Db | Trx,
  statement: { id: number; total_cents: number },
): Promise<StatementHistory> {
  return historyOf(statement.total_cents, await listMovements(db, [statement.id]));
}

/** A ride of a statement, or of what one would say. */
export function presentLine(ride: Line): StatementLine {
  return {
    ride_id: ride.id,
    reference: ride.reference,
    completed_at: ride.completed_at?.toISOString() ?? "",
    rider_name: ride.rider_name,
    room: ride.room,
    contract: ride.contract,
    pickup_location: ride.pickup_location,
    dropoff_location: ride.dropoff_location,
    fare: toDollarString(ride.fare_cents),
  };
}

/** A correction upwards of a fare that is on an earlier statement. */
export function presentCorrection(
  row: Awaited<ReturnType<typeof listCorrectionsOfStatement>>[number],
): StatementCorrection {
  return {
    ride_id: row.ride_id,
    reference: row.reference,
    completed_at: row.completed_at?.toISOString() ?? "",
    from: toDollarString(row.from_cents),
    to: toDollarString(row.to_cents),
    amount: toDollarString(row.to_cents - row.from_cents),
    reason: row.reason,
  };
}

/** The first and the last day of rides that are in the order of their completion. */
export function daysOf(first: Date | null | undefined, last: Date | null | undefined) {
  return { first_day: first ? curacaoDate(first) : null, last_day: last ? curacaoDate(last) : null };
}

function presentStatement(row: Row, history: StatementHistory): Statement {
  return {
    id: row.id,
    number: row.number,
    partner_id: row.partner_id,
    partner_name: row.name,
    month: monthOf(row.month),
    rides: row.rides,
    ...daysOf(row.first_completed_at, row.last_completed_at),
    total: toDollarString(row.total_cents),
    received: toDollarString(history.receivedCents),
    credited: toDollarString(history.creditedCents),
    owed: toDollarString(history.owedCents),
    made_at: row.made_at.toISOString(),
    made_by: fullName({ first_name: row.maker_first_name, last_name: row.maker_last_name }),
    mailed_at: row.mailed_at?.toISOString() ?? null,
    due_on: row.due_on ?? addDays(curacaoDate(row.made_at), OVERDUE_DAYS),
    paid: presentPaid(history),
  };
}
