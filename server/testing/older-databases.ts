import { sql } from "kysely";
import { type Db, inTransaction } from "../database/connect.ts";
import { applyMigrations } from "../database/migrate.ts";
import { BEFORE_BASELINE } from "../database/migrations/before-baseline/chain.ts";

/** Makes a test's database what it was before a migration of the old chain. */
export async function applyBefore(db: Db, migration: string): Promise<void> {
  const names = Object.keys(BEFORE_BASELINE).filter((name) => name < migration);
  await inTransaction(db, async (trx) => {
    await sql`drop schema public cascade`.execute(trx);
    await sql`create schema public`.execute(trx);
    await applyMigrations(trx, { names, of: BEFORE_BASELINE });
  });
}
