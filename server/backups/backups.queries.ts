import { type Insertable, type Updateable, sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { BackupTriesTable, BackupsTable } from "../database/tables/backup-tables.ts";

export type BackupChanges = Updateable<BackupsTable>;

/** The last backups with who started them, the newest first. */
export function listBackupRows(db: Db, limit: number) {
  return selectBackups(db).orderBy("backups.id", "desc").limit(limit).execute();
}

export function findBackupRow(db: Db | Trx, id: number) {
  return selectBackups(db).where("backups.id", "=", id).executeTakeFirst();
}

function selectBackups(db: Db | Trx) {
  return db
    .selectFrom("backups")
    .innerJoin("accounts", "accounts.id", "backups.started_by")
    .selectAll("backups")
    .select("accounts.username");
}

/** Fails as not unique while another is running. */
export async function insertBackup(trx: Trx, row: Insertable<BackupsTable>): Promise<number> {
  const { id } = await trx.insertInto("backups").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Takes up a backup that is not being worked on. Fails as not unique while another is. */
export async function resumeBackup(trx: Trx, id: number, changes: BackupChanges): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("backups")
    .set(changes)
    .where("id", "=", id)
    .where("state", "!=", "running")
    .where("written_at", "is not", null)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes how far a backup is, as long as it counts as running. */
export async function updateRunningBackup(db: Db, id: number, changes: BackupChanges): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("backups")
    .set(changes)
    .where("id", "=", id)
    .where("state", "=", "running")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those of which nothing was heard since then count as cut off; without a moment all that run. */
export async function cutOffBackups(db: Db | Trx, before: Date | null): Promise<void> {
  await db
    .updateTable("backups")
    .set({ state: "cut_off" })
    .where("state", "=", "running")
    .$if(before !== null, (query) => query.where("seen_at", "<", before))
    .execute();
}

/** The files of a server that are older than its newest so many. */
export function listOldBackups(db: Db, { server, kept }: { server: string; kept: number }) {
  return db
    .selectFrom("backups")
    .select(["id", "file"])
    .where("server", "=", server)
    .where("written_at", "is not", null)
    .where("removed_at", "is", null)
    .orderBy("id", "desc")
    .offset(kept)
    .execute();
}

export async function noteRemoved(db: Db, { ids, at }: { ids: readonly number[]; at: Date }): Promise<void> {
  await db.updateTable("backups").set({ removed_at: at }).where("id", "in", ids).execute();
}

export async function insertTry(db: Db, row: Insertable<BackupTriesTable>): Promise<void> {
  await db.insertInto("backup_tries").values(row).execute();
}

/** Forgets tries of before then; the last good one stays. */
export async function forgetTriesBefore(db: Db, moment: Date): Promise<void> {
  await db
    .deleteFrom("backup_tries")
    .where("tried_at", "<", moment)
    .where("id", "not in", (nested) =>
      nested
        .selectFrom("backup_tries")
        .where("good", "=", true)
        .orderBy("tried_at", "desc")
        .limit(1)
        .select("id"),
    )
    .execute();
}

/** When the last good backup was begun, the last that was copied elsewhere, and the last at all; null where there was none. */
export function findLastBackups(db: Db | Trx) {
  return db
    .selectNoFrom([
      sql<Date | null>`greatest(
        (select max(tried_at) from backup_tries where good),
        (select max(started_at) from backups where verified_at is not null))`.as("good_at"),
      sql<Date | null>`(select max(tried_at) from backup_tries where copied)`.as("copied_at"),
      sql<Date | null>`greatest(
        (select max(tried_at) from backup_tries), (select max(started_at) from backups))`.as("tried_at"),
    ])
    .executeTakeFirstOrThrow();
}
