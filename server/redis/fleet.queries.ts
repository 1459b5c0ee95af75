import { sql } from "kysely";
import type { Db } from "../database/connect.ts";

/** A name that tells this database from every other one, a copy restored beside it included. */
export async function nameOfDatabase(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select system_identifier || ' ' || (select oid from pg_database where datname = current_database()) as name
    from pg_control_system()`.execute(db);
  return rows[0]?.name ?? "";
}
