import type { Insertable } from "kysely";
import type { Trx } from "../database/connect.ts";
import type { StatementEntriesTable } from "../database/tables/partner-tables.ts";
import { notFound } from "../http/api-error.ts";
import { insertEntry, lockStatement, setPaidColumns } from "./statement-entries.queries.ts";
import { readHistory } from "./read-statements.ts";
import { noteOf } from "./statement-history.ts";

/** A statement that somebody is about to change, locked, with what is owed on it. */
export async function openStatement(trx: Trx, id: number) {
  const statement = await lockStatement(trx, id);
  if (!statement) throw notFound();
  return { statement, history: await readHistory(trx, statement) };
}

type NewEntry = Omit<Insertable<StatementEntriesTable>, "id">;

/** Adds an entry to a statement that is open. */
export async function addEntry(trx: Trx, entry: NewEntry): Promise<void> {
  await insertEntry(trx, entry);
  await keepPaid(trx, entry.statement_id);
}

/** Tells servers of the version before whether a statement is paid, after something moved what is owed. */
export async function keepPaid(trx: Trx, id: number): Promise<void> {
  const statement = await lockStatement(trx, id);
  if (!statement) throw notFound();
  const { paidBy } = await readHistory(trx, statement);
  const by = paidBy?.made_by ?? null;
  const paid = paidBy === null || by === null ? null : { at: paidBy.at, by, note: noteOf(paidBy) };
  await setPaidColumns(trx, { id, paid });
}
