import type { BackupNews } from "../database/backup/backup-news.ts";

/** The work to do: a new file that is then verified, or one that is there verified once more. */
export type BackupTask = { readonly file: string; readonly step: "writing" | "verifying" };

export type BackupWork = {
  /** Ends when all is done, and fails with the reason. */
  readonly done: Promise<void>;
  /** Gives it up. */
  stop(): void;
};

/** Does the work beside this server's own, and tells how far it is. */
export type MakeBackup = (task: BackupTask, tell: (news: BackupNews) => void) => BackupWork;
