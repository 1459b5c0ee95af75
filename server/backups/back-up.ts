import { existsSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { type TriedBackup, askForBackup, askToNoteTry } from "../database/backup/backup-listener.ts";
import type { BackupNews } from "../database/backup/backup-news.ts";
import { verifyBackup } from "../database/backup/verify-backup.ts";
import { type WrittenBackup, writeBackup } from "../database/backup/write-backup.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import type { Environment } from "../environment/environment.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { copyBackup, copyPlaceOf } from "./copy/copy-place.ts";
import { noteBackupTry } from "./note-backup-try.ts";

type BackUp = {
  readonly environment: Environment;
  readonly file: string;
  /** Restore it beside the database and compare. */
  readonly verify: boolean;
  /** Put it into the place of BACKUP_COPY too. */
  readonly copy: boolean;
  readonly say: (sentence: string) => void;
  /** Hears how far it is. */
  readonly tell?: (news: BackupNews) => void;
};

/** Writes a backup, and tries and copies it where that is asked for. */
export async function backUp(asked: BackUp): Promise<void> {
  const { environment, file, verify, say, tell } = asked;
  const written = (await backUpThroughServer(environment, file)) ?? (await backUpHere(environment, file));
  tell?.({ rows: written.rows });
  say(`Backed up ${written.rows} rows to ${file}. Keep it safe: it holds names and phones.`);
  if (!verify) return;
  const tables = await verifyBackup(file, { written, places: environment });
  tell?.({ tables });
  say(cameBack(tables));
}

export function cameBack(tables: number): string {
  return `Restored it beside the database: all ${tables} tables hold what was written. Dropped that copy again.`;
}

/** Does the same, copies it, and notes in the database how that went, so that whoever watches the servers sees it. */
export async function backUpAndNote(asked: BackUp): Promise<void> {
  const { file, verify, copy } = asked;
  const started = Date.now();
  const went = { good: false, copied: false };
  const note = (failure: string | null) =>
    noteTry(asked, {
      ...went,
      started_at: new Date(started),
      took_ms: Date.now() - started,
      file,
      machine: hostname(),
      failure,
    });
  try {
    await backUp(asked);
    went.good = verify;
    if (copy) went.copied = await copyAway(asked);
  } catch (error) {
    await note(error instanceof CannotStart ? error.message : "It failed in a way that nobody foresaw.");
    throw error;
  }
  await note(null);
}

async function copyAway({ environment, file, say }: BackUp): Promise<boolean> {
  const place = copyPlaceOf(environment);
  if (place === null) {
    say("BACKUP_COPY is not set: this backup lies on this machine alone.");
    return false;
  }
  await copyBackup(place, file);
  say(`Copied it to ${place.title}, and read it back from there.`);
  return true;
}

/** A backup that can't be noted is a backup all the same. */
async function noteTry({ environment, say }: BackUp, tried: TriedBackup): Promise<void> {
  try {
    const { DATABASE_URL: url, DATA_DIR: data } = environment;
    if (url === undefined && (await askToNoteTry(data, tried))) return;
    const database = await openProductDatabase(environment);
    await noteBackupTry(database.db, tried).finally(() => database.close());
  } catch (error) {
    say(`How this backup went can't be noted: ${error instanceof Error ? error.message : error}`);
  }
}

async function backUpThroughServer(environment: Environment, file: string): Promise<WrittenBackup | null> {
  return environment.DATABASE_URL === undefined ? askForBackup(environment.DATA_DIR, file) : null;
}

async function backUpHere(environment: Environment, file: string): Promise<WrittenBackup> {
  if (environment.DATABASE_URL === undefined && !existsSync(path.join(environment.DATA_DIR, "database"))) {
    throw new CannotStart(`There is no database in DATA_DIR ${environment.DATA_DIR}.`);
  }
  const database = await openProductDatabase(environment);
  try {
    return await writeBackup(database.db, file);
  } finally {
    await database.close();
  }
}
