import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";

/** Deletes the changes before a moment but the last of them, which shows where the log begins. */
export async function deleteListChanges(db: Db, before: Date): Promise<void> {
  await sql`
    delete from list_changes using
      (select xid, id from list_changes where at < ${before} order by xid desc, id desc limit 1) as mark
    where (list_changes.xid, list_changes.id) < (mark.xid, mark.id)`.execute(db);
}

/** Deletes the changes of transactions that this cluster has not had yet. */
export async function deleteFutureChanges(db: Db): Promise<void> {
  await sql`delete from list_changes where xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}
