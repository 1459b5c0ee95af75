import { sql } from "kysely";
import { CannotStart } from "../../process/cannot-start.ts";
import { WATCH_NAME } from "../away-watch.ts";
import type { Db, Trx } from "../connect.ts";

/** A server keeps its watch connected; the embedded database is locked to one process anyway. */
export async function refuseRunningServer(db: Db | Trx): Promise<void> {
  const { rows } = await sql<{ running: number }>`
    select count(*) as running from pg_stat_activity
    where datname = current_database() and application_name = ${WATCH_NAME}`.execute(db);
  if ((rows[0]?.running ?? 0) > 0) {
    throw new CannotStart("A server is running on this database. Stop it first.");
  }
}
