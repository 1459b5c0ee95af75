import { createReadStream } from "node:fs";
import path from "node:path";
import {
  downloadBackupEndpoint,
  listBackupsEndpoint,
  startBackupEndpoint,
  verifyBackupEndpoint,
} from "../../contract/backups/backups.endpoints.ts";
import { needFileApproval, orAskSecondPerson } from "../approvals/second-person.ts";
import type { Clock } from "../process/clock.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { type SignedIn, signedIn } from "../http/caller.ts";
import { download } from "../http/download.ts";
import type { Serve } from "../http/serve.ts";
import type { BackupRuns, BackupSettings } from "./backup-runs.ts";
import { expectFile, noteDownload, noteStart, noteVerification, readBackups } from "./backups.ts";

type BackupDependencies = {
  db: Db;
  clock: Clock;
  runs: BackupRuns;
  settings: BackupSettings;
  /** Asks for the password of the caller once more. */
  confirmPassword(caller: SignedIn, password: string): Promise<unknown>;
};

/** Backups that staff start and take from the office. */
export function backupsRoutes(
  serve: Serve,
  { db, clock, runs, settings, confirmPassword }: BackupDependencies,
): void {
  const fileOf = (name: string) => path.join(settings.folder, name);

  serve(listBackupsEndpoint, () => readBackups(db, settings, clock.now()));

  serve(startBackupEndpoint, async ({ caller, transact }) => {
    const asking = { by: signedIn(caller).accountId, now: clock.now() };
    const backup = await transact((trx) => noteStart(trx, settings, asking));
    runs.begin(backup.id, { file: fileOf(backup.file), step: "writing" });
    return backup;
  });

  serve(verifyBackupEndpoint, async ({ params: { id }, caller, transact }) => {
    const asking = { id, by: signedIn(caller).accountId, now: clock.now() };
    const backup = await transact((trx) => noteVerification(trx, settings, asking));
    runs.begin(backup.id, { file: fileOf(backup.file), step: "verifying" });
    return backup;
  });

  serve(downloadBackupEndpoint, async ({ params: { id }, body, caller, reply }) => {
    const { password, reason = "" } = body;
    const person = signedIn(caller);
    await expectFile(db, settings, id);
    await confirmPassword(person, password);
    const asking = { id, by: person.accountId, now: clock.now() };
    const file = await orAskSecondPerson({ db, clock, by: person.accountId }, () =>
      inTransaction(db, async (trx) => {
        await needFileApproval(trx, { ...asking, kind: "backup", subjectId: id, reason });
        return noteDownload(trx, settings, asking);
      }),
    );
    return download(reply, { name: file.name, type: "application/gzip" }, createReadStream(file.path));
  });
}
