import { type Insertable, sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { StatementEntriesTable } from "../database/tables/partner-tables.ts";

export type MovementRow = Awaited<ReturnType<typeof listMovements>>[number];

/** Locks a statement, so that what is owed on it is read by one who changes it at a time; undefined where there is none. */
export function lockStatement(trx: Trx, id: number) {
  return trx
    .selectFrom("partner_statements")
    .select(["id", "partner_id", "number", "total_cents"])
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Everything that moved the debt of statements, the earliest first; a refund after the credit that goes with it. */
export function listMovements(db: Db | Trx, statementIds: readonly number[]) {
  return db
    .selectFrom("statement_movements as moved")
    .leftJoin("accounts", "accounts.id", "moved.made_by")
    .leftJoin("statement_entries as noted", (join) =>
      join.onRef("noted.id", "=", "moved.source_id").on("moved.source", "=", "entry"),
    )
    .selectAll("moved")
    .select(["accounts.first_name", "accounts.last_name", "noted.note_number"])
    .where(sql<boolean>`moved.statement_id = any (${statementIds}::int[])`)
    .orderBy("moved.at")
    .orderBy(sql`moved.source = 'refund'`)
    .orderBy("moved.source_id")
    .execute();
}

/** Adds an entry; a credit gets the next number of a note: hold their name, so that none is given twice or left out. */
export async function insertEntry(trx: Trx, entry: Insertable<StatementEntriesTable>): Promise<void> {
  const next = sql<number>`(select coalesce(max(note_number), 0) + 1 from statement_entries)`;
  const numbered = entry.kind === "credit" ? { ...entry, note_number: next } : entry;
  await trx.insertInto("statement_entries").values(numbered).execute();
}

export function findEntry(db: Db | Trx, id: number) {
  return db.selectFrom("statement_entries").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Says whether an entry was taken back; ask with its statement locked. */
export async function isTakenBack(trx: Trx, id: number): Promise<boolean> {
  const found = await trx
    .selectFrom("statement_entries")
    .select("id")
    .where("takes_back", "=", id)
    .executeTakeFirst();
  return found !== undefined;
}

type Paid = { at: Date; by: number; note: string };

/** Keeps the column that servers of the version before read. */
export async function setPaidColumns(
  trx: Trx,
  { id, paid }: { id: number; paid: Paid | null },
): Promise<void> {
  await trx
    .updateTable("partner_statements")
    .set({ paid_at: paid?.at ?? null, paid_noted_by: paid?.by ?? null, paid_note: paid?.note ?? null })
    .where("id", "=", id)
    .execute();
}
