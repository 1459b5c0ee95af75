import { DAY_MS } from "../../domain/time-units.ts";
import type { TriedBackup } from "../database/backup/backup-listener.ts";
import type { Db } from "../database/connect.ts";
import { forgetTriesBefore, insertTry } from "./backups.queries.ts";

const KEPT_MS = 400 * DAY_MS;

/** Notes how a backup went that was made outside of the office. */
export async function noteBackupTry(db: Db, { started_at, ...tried }: TriedBackup): Promise<void> {
  await insertTry(db, { ...tried, tried_at: started_at });
  await forgetTriesBefore(db, new Date(started_at.getTime() - KEPT_MS));
}
