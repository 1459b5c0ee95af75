import { sql } from "kysely";
import { type Db, openDatabase } from "../database/connect.ts";

/** More than a connection makes before it prepares a statement, and PostgreSQL before it keeps its plan. */
const OFTEN = 15;

/** How often PostgreSQL went by a plan that it had kept, of a reading that one connection makes again and again. */
export async function keptPlansOf(url: string, read: (db: Db) => Promise<unknown>): Promise<number> {
  const { db, close } = await openDatabase({ url, poolSize: 1 });
  try {
    for (let time = 0; time < OFTEN; time++) await read(db);
    const { rows } = await sql<{ kept: number }>`
      select coalesce(sum(generic_plans), 0)::int as kept from pg_prepared_statements where not from_sql`.execute(
      db,
    );
    return rows[0]?.kept ?? 0;
  } finally {
    await close();
  }
}
