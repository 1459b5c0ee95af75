import { type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { InstantRange } from "../../domain/curacao-time.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import { UNBILLED_CORRECTION } from "./unbilled-correction.sql.ts";
import { STATEMENT_DUE, STATEMENT_OWED } from "./statement-owed.sql.ts";

/** A ride that is to be put on a statement. */
const UNBILLED = sql<SqlBool>`status = 'Completed' and paid_by = 'account' and statement_id is null`;

type Corrections = Database & { correction: Database["fare_corrections"] };

type Billing = { partnerId: number; range: InstantRange };

/** The completed rides on an account in a range that no statement has, in the order of their completion. */
export function listRidesToState(db: Db | Trx, { partnerId, range, locked }: Billing & { locked: boolean }) {
  return lines(db)
    .where("partner_id", "=", partnerId)
    .where(UNBILLED)
    .where("completed_at", ">=", range.start)
    .where("completed_at", "<", range.end)
    .$if(locked, (query) => query.forNoKeyUpdate())
    .execute();
}

/** The months of the island before a moment that have such rides, the oldest first. */
export function listUnbilledMonths(db: Db | Trx, { partnerId, before }: { partnerId: number; before: Date }) {
  const monthOf = (at: string) =>
    sql<string>`to_char(${sql.raw(at)} at time zone interval '-04:00', 'YYYY-MM')`;
  const corrections = unbilledCorrections(db, partnerId)
    .select([monthOf("correction.made_at").as("month"), sql<number>`0`.as("rides")])
    .select(sql<number>`to_cents - from_cents`.as("cents"))
    .where("correction.made_at", "<", before);
  return db
    .selectFrom(
      db
        .selectFrom("rides")
        .select([monthOf("completed_at").as("month"), sql<number>`1`.as("rides"), "fare_cents as cents"])
        .where("partner_id", "=", partnerId)
        .where(UNBILLED)
        .where("completed_at", "<", before)
        .unionAll(corrections)
        .as("to_bill"),
    )
    .select([
      "month",
      sql<number>`sum(rides)::integer`.as("rides"),
      sql<number>`sum(cents)::integer`.as("cents"),
    ])
    .groupBy("month")
    .orderBy("month")
    .execute();
}

/** Corrections upwards of fares that were on a statement then, and that none has yet, made in a range. */
export function listCorrectionsToState(db: Db | Trx, { partnerId, range }: Billing) {
  return correctionLines(unbilledCorrections(db, partnerId))
    .where("correction.made_at", ">=", range.start)
    .where("correction.made_at", "<", range.end)
    .execute();
}

/** The corrections that statements have, of fares on earlier ones. */
export function listCorrectionsOfStatement(db: Db | Trx, statementId: number) {
  return correctionLines(
    db
      .selectFrom("fare_corrections as correction")
      .innerJoin("rides", "rides.id", "correction.ride_id")
      .innerJoin("statement_corrections as billed", "billed.correction_id", "correction.id")
      .where("billed.statement_id", "=", statementId),
  ).execute();
}

export async function insertStatementCorrections(
  trx: Trx,
  rows: readonly { correction_id: number; statement_id: number }[],
): Promise<void> {
  if (rows.length > 0) await trx.insertInto("statement_corrections").values(rows).execute();
}

function unbilledCorrections(db: Db | Trx, partnerId: number) {
  return db
    .selectFrom("fare_corrections as correction")
    .innerJoin("rides", "rides.id", "correction.ride_id")
    .where("rides.partner_id", "=", partnerId)
    .where(UNBILLED_CORRECTION);
}

function correctionLines<O>(from: SelectQueryBuilder<Corrections, "correction" | "rides", O>) {
  return from
    .select(["correction.id", "ride_id", "reference", "completed_at", "from_cents", "to_cents"])
    .select("reason")
    .orderBy("correction.id");
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
  seller: string;
  due_on: string;
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

/** The sum left to pay on statements that were to be paid before a day. */
export async function sumUnpaidStatements(db: Db, day: string): Promise<number> {
  const { cents } = await db
    .selectFrom("partner_statements")
    .select(sql<number>`coalesce(sum(${STATEMENT_OWED}), 0)::bigint`.as("cents"))
    .where(STATEMENT_OWED, ">", 0)
    .where(STATEMENT_DUE, "<", day)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** These statements, the oldest first. */
export function listUnpaidStatements(db: Db, { day, limit }: { day: string; limit: number }) {
  return db
    .selectFrom("partner_statements")
    .select(["id", "partner_id", "name", "month", "rides", "total_cents", "made_at", "mailed_at"])
    .select(STATEMENT_OWED.as("owed_cents"))
    .where(STATEMENT_OWED, ">", 0)
    .where(STATEMENT_DUE, "<", day)
    .orderBy("made_at")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** Statements that aren't even, with their debt and the last day to pay it, by the name of the hotel or firm. */
export function listOwingStatements(db: Db) {
  return db
    .selectFrom("partner_statements")
    .innerJoin("partners", "partners.id", "partner_statements.partner_id")
    .select(["partner_statements.id", "partner_id", "partners.name as partner_name"])
    .select([STATEMENT_OWED.as("owed_cents"), STATEMENT_DUE.as("due_on")])
    .where(STATEMENT_OWED, "<>", 0)
    .orderBy("partners.name")
    .orderBy("partner_statements.id")
    .execute();
}

export function findStatement(db: Db | Trx, id: number) {
  return statements(db).where("partner_statements.id", "=", id).executeTakeFirst();
}

export async function noteMailed(trx: Trx, { id, now }: { id: number; now: Date }): Promise<void> {
  await trx.updateTable("partner_statements").set({ mailed_at: now }).where("id", "=", id).execute();
}

function lines(db: Db | Trx) {
  return (
    db
      .selectFrom("rides")
      .select([
        "id",
        "reference",
        "completed_at",
        "rider_name",
        "room",
        "pickup_location",
        "dropoff_location",
      ])
      .select(
        sql<string | null>`(select contracts.name from contract_rides
          join contracts on contracts.id = contract_rides.contract_id where contract_rides.ride_id = rides.id)`.as(
          "contract",
        ),
      )
      // A statement keeps the fare that it was made with: what was corrected since is a credit of it, or a line of the next.
      .select(sql<number>`(fare_cents - corrected_since_statement_cents)`.as("fare_cents"))
      .orderBy("completed_at")
      .orderBy("id")
  );
}

/** With the days between which its rides were. */
function statements(db: Db | Trx) {
  const completed = (which: "min" | "max") =>
    sql<Date | null>`(select ${sql.raw(which)}(completed_at) from rides where rides.statement_id = partner_statements.id)`;
  return db
    .selectFrom("partner_statements")
    .innerJoin("accounts as maker", "maker.id", "partner_statements.made_by")
    .selectAll("partner_statements")
    .select([
      completed("min").as("first_completed_at"),
      completed("max").as("last_completed_at"),
      "maker.first_name as maker_first_name",
      "maker.last_name as maker_last_name",
    ]);
}
