import type { BackupState, BackupStep } from "../../../contract/backups/backup.ts";
import type { Id, Instant, Maybe, MaybeInstant } from "./columns.ts";

export type BackupsTable = {
  id: Id;
  state: BackupState;
  step: BackupStep;
  started_by: number;
  started_at: Instant;
  /** When its server last said that it is still at work. */
  seen_at: Instant;
  /** The name of its file; the folder is its server's. */
  file: string;
  server: string;
  bytes: Maybe<number>;
  row_count: Maybe<number>;
  table_count: Maybe<number>;
  written_at: MaybeInstant;
  verified_at: MaybeInstant;
  removed_at: MaybeInstant;
  failure: Maybe<string>;
};

/** A backup by a timer or by hand, outside of the office, noted when it is over. */
export type BackupTriesTable = {
  id: Id;
  tried_at: Instant;
  /** It was written, and came back whole. */
  good: boolean;
  /** It lies in the place of BACKUP_COPY too. */
  copied: boolean;
  took_ms: number;
  file: string;
  machine: string;
  failure: Maybe<string>;
};
