import { access } from "node:fs/promises";
import path from "node:path";
import type { Backup, Backups } from "../../contract/backups/backup.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Db, Trx } from "../database/connect.ts";
import { isUniqueViolation } from "../database/unique-violation.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { type BackupSettings, KEPT, SILENCE_MS } from "./backup-runs.ts";
import {
  cutOffBackups,
  findBackupRow,
  findLastBackups,
  insertBackup,
  listBackupRows,
  resumeBackup,
} from "./backups.queries.ts";

type Row = Awaited<ReturnType<typeof listBackupRows>>[number];
type Asking = { by: number; now: Date };

/** How many of the last ones are shown. */
const SHOWN = 20;

/** The last backups, with those whose server has ended as cut off. */
export async function readBackups(db: Db, settings: BackupSettings, now: Date): Promise<Backups> {
  const rows = await listBackupRows(db, SHOWN);
  const backups = await Promise.all(rows.map((row) => presentBackup(row, settings, now)));
  const { good_at, tried_at } = await lastBackups(db);
  return {
    folder: settings.folder,
    kept: KEPT,
    last_good_at: good_at?.toISOString() ?? null,
    last_tried_at: tried_at?.toISOString() ?? null,
    backups,
  };
}

/** When the last good backup was begun, the last that was copied elsewhere, and the last at all. */
export function lastBackups(db: Db | Trx) {
  return findLastBackups(db);
}

/** Notes a new backup as running. The work on it begins once that is committed. */
export async function noteStart(trx: Trx, settings: BackupSettings, { by, now }: Asking): Promise<Backup> {
  await cutOffBackups(trx, new Date(now.getTime() - SILENCE_MS));
  const file = `trupial-${now
    .toISOString()
    .replace(/\.\d+Z$/, "Z")
    .replaceAll(":", "-")}.gz`;
  const running = { state: "running", step: "writing", started_at: now, seen_at: now } as const;
  const row = { ...running, started_by: by, file, server: settings.server };
  const id = await insertBackup(trx, row).catch(refuseSecond);
  await recordAudit(trx, {
    actorId: by,
    action: "start_backup",
    subject: subjectOf(id),
    detail: { file },
    at: now,
  });
  return getBackup(trx, settings, { id, now });
}

/** Notes that a backup that is there is verified once more. */
export async function noteVerification(
  trx: Trx,
  settings: BackupSettings,
  { id, by, now }: Asking & { id: number },
): Promise<Backup> {
  await cutOffBackups(trx, new Date(now.getTime() - SILENCE_MS));
  await findFile(trx, settings, id);
  const changes = {
    state: "running",
    step: "verifying",
    seen_at: now,
    failure: null,
    verified_at: null,
  } as const;
  if (!(await resumeBackup(trx, id, changes).catch(refuseSecond))) refuseSecond(null);
  await recordAudit(trx, { actorId: by, action: "verify_backup", subject: subjectOf(id), at: now });
  return getBackup(trx, settings, { id, now });
}

/** Refuses what can't be taken here, before anybody types a password for it. */
export async function expectFile(db: Db, settings: BackupSettings, id: number): Promise<void> {
  await findFile(db, settings, id);
}

/** Notes that somebody takes the file of a backup, and says where it lies. */
export async function noteDownload(
  trx: Trx,
  settings: BackupSettings,
  { id, by, now }: Asking & { id: number },
): Promise<{ path: string; name: string }> {
  const name = await findFile(trx, settings, id);
  await recordAudit(trx, {
    actorId: by,
    action: "download_backup",
    subject: subjectOf(id),
    detail: { file: name },
    at: now,
  });
  return { name, path: path.join(settings.folder, name) };
}

async function getBackup(
  trx: Trx,
  settings: BackupSettings,
  { id, now }: { id: number; now: Date },
): Promise<Backup> {
  const row = await findBackupRow(trx, id);
  if (!row) throw notFound("This backup does not exist.");
  return presentBackup(row, settings, now);
}

/** The name of a backup's file, where it is whole and lies here. */
async function findFile(trx: Db | Trx, settings: BackupSettings, id: number): Promise<string> {
  const row = await findBackupRow(trx, id);
  if (!row) throw notFound("This backup does not exist.");
  if (await liesHere(row, settings)) return row.file;
  throw new ApiError("backup_elsewhere", "The file of this backup isn't on the disk of this server.");
}

async function liesHere(row: Row, { folder }: BackupSettings): Promise<boolean> {
  if (row.written_at === null || row.removed_at !== null) return false;
  return access(path.join(folder, row.file)).then(
    () => true,
    () => false,
  );
}

async function presentBackup(row: Row, settings: BackupSettings, now: Date): Promise<Backup> {
  const isSilent = row.state === "running" && now.getTime() - row.seen_at.getTime() > SILENCE_MS;
  return {
    id: row.id,
    state: isSilent ? "cut_off" : row.state,
    step: row.step,
    started_at: row.started_at.toISOString(),
    started_by: row.username,
    file: row.file,
    server: row.server,
    bytes: row.bytes,
    rows: row.row_count,
    written_at: row.written_at?.toISOString() ?? null,
    verified_at: row.verified_at?.toISOString() ?? null,
    tables: row.table_count,
    failure: row.failure,
    here: await liesHere(row, settings),
    removed: row.removed_at !== null,
  };
}

function refuseSecond(error: unknown): never {
  if (error !== null && !isUniqueViolation(error)) throw error;
  throw new ApiError("backup_running", "A backup is being made or verified already.");
}

function subjectOf(id: number): string {
  return `backup ${id}`;
}
