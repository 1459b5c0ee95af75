import { type SqlBool, sql } from "kysely";
import type { Db } from "../../database/connect.ts";
import { likeText } from "../../database/like-text.ts";

/** The drivers whose name or user name has a text in it. */
export async function listDriversNamed(db: Db, text: string): Promise<number[]> {
  const pattern = likeText(text);
  const rows = await db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .select("accounts.id")
    .where(
      sql<SqlBool>`(accounts.first_name || ' ' || accounts.last_name ilike ${pattern} or accounts.username ilike ${pattern})`,
    )
    .orderBy("accounts.id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The completed rides that may have a text in them, up to so many, by the index that keeps three letters each. */
export async function listRidesWith(
  db: Db,
  { text, most }: { text: string; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select completed_rides_with(${text}, ${most}) as id`.execute(db);
  return rows.map(({ id }) => id);
}
