import { sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";

/** The completed rides on an account before a moment that no statement has, in the order of their completion. */
export function listRidesToState(
  db: Db | Trx,
  { partnerId, before, locked }: { partnerId: number; before: Date; locked: boolean },
) {
  return lines(db)
    .where("partner_id", "=", partnerId)
    .where("status", "=", "Completed")
    .where("paid_by", "=", "account")
    .where("statement_id", "is", null)
    .where("completed_at", "<", before)
    .$if(locked, (query) => query.forNoKeyUpdate())
    .execute();
}

export function listRidesOfStatement(db: Db | Trx, statementId: number) {
  return lines(db).where("statement_id", "=", statementId).execute();
}

/** A hotel or firm as its statement names it. */
export function findPartnerToState(db: Db | Trx, id: number) {
  return db
    .selectFrom("partners")
    .select(["id", "name", "address", "crib", "email", "language"])
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function hasStatement(
  db: Db | Trx,
  { partnerId, month }: { partnerId: number; month: string },
): Promise<boolean> {
  const found = await db
    .selectFrom("partner_statements")
    .select("id")
    .where("partner_id", "=", partnerId)
    .where("month", "=", `${month}-01`)
    .executeTakeFirst();
  return found !== undefined;
}

type NewStatement = {
  partner_id: number;
  month: string;
  name: string;
  address: string;
  crib: string;
  email: string;
  language: string;
  rides: number;
  total_cents: number;
  made_at: Date;
  made_by: number;
};

/** Adds a statement under the next number; hold the name of the numbers, so that none is given twice or left out. */
export async function insertStatement(trx: Trx, { month, ...statement }: NewStatement): Promise<number> {
  const { id } = await trx
    .insertInto("partner_statements")
    .values({
      ...statement,
      month: `${month}-01`,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from partner_statements)`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts rides on a statement: how they were paid stays as it is from then on. */
export async function putOnStatement(
  trx: Trx,
  { rideIds, statementId }: { rideIds: readonly number[]; statementId: number },
): Promise<void> {
  await trx
    .updateTable("rides")
    .set((eb) => ({ statement_id: statementId, version: eb("version", "+", 1) }))
    .where("id", "in", [...rideIds])
    .execute();
}

export function listStatements(
  db: Db | Trx,
  { partnerId, limit, before }: { partnerId?: number | undefined; limit: number; before: number | undefined },
) {
  return statements(db)
    .$if(partnerId !== undefined, (query) => query.where("partner_id", "=", partnerId ?? 0))
    .$if(before !== undefined, (query) => query.where("partner_statements.id", "<", before ?? 0))
    .orderBy("partner_statements.id", "desc")
    .limit(limit)
    .execute();
}

/** What is on statements that were made before a moment and nobody has paid. */
export async function sumUnpaidStatements(db: Db, before: Date): Promise<number> {
  const { cents } = await db
    .selectFrom("partner_statements")
    .select(sql<number>`coalesce(sum(total_cents), 0)::bigint`.as("cents"))
    .where("paid_at", "is", null)
    .where("made_at", "<", before)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** These statements, the oldest first. */
export function listUnpaidStatements(db: Db, { before, limit }: { before: Date; limit: number }) {
  return db
    .selectFrom("partner_statements")
    .select(["id", "partner_id", "name", "month", "rides", "total_cents", "made_at", "mailed_at"])
    .where("paid_at", "is", null)
    .where("made_at", "<", before)
    .orderBy("made_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export function findStatement(db: Db | Trx, id: number) {
  return statements(db).where("partner_statements.id", "=", id).executeTakeFirst();
}

/** Notes that a statement was paid; false where that is noted already. */
export async function notePaid(
  trx: Trx,
  { id, by, note, now }: { id: number; by: number; note: string; now: Date },
): Promise<boolean> {
  const updated = await trx
    .updateTable("partner_statements")
    .set({ paid_at: now, paid_noted_by: by, paid_note: note })
    .where("id", "=", id)
    .where("paid_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

export async function noteMailed(trx: Trx, { id, now }: { id: number; now: Date }): Promise<void> {
  await trx.updateTable("partner_statements").set({ mailed_at: now }).where("id", "=", id).execute();
}

function lines(db: Db | Trx) {
  return db
    .selectFrom("rides")
    .select([
      "id",
      "reference",
      "completed_at",
      "rider_name",
      "room",
      "pickup_location",
      "dropoff_location",
      "fare_cents",
    ])
    .orderBy("completed_at")
    .orderBy("id");
}

function statements(db: Db | Trx) {
  return db
    .selectFrom("partner_statements")
    .innerJoin("accounts as maker", "maker.id", "partner_statements.made_by")
    .leftJoin("accounts as payer", "payer.id", "partner_statements.paid_noted_by")
    .selectAll("partner_statements")
    .select([
      "maker.first_name as maker_first_name",
      "maker.last_name as maker_last_name",
      "payer.first_name as payer_first_name",
      "payer.last_name as payer_last_name",
    ]);
}
