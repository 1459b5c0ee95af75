import path from "node:path";
import { backUp, backUpAndNote, cameBack } from "../backups/back-up.ts";
import { readWritten, verifyBackup } from "../database/backup/verify-backup.ts";
import type { BackupNews } from "../database/backup/backup-news.ts";
import { readEnvironment } from "../environment/environment.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run backup -- FILE [--verify] [--copy] | FILE --verify-only
Writes the whole database of DATABASE_URL or DATA_DIR into one file, also while the server runs.
  --verify       restores the file into a database of its own, compares every table with what was written, and drops it again
  --copy         puts it into BACKUP_COPY as well, and reads it back from there
  --verify-only  compares a file that was written before, and writes nothing
The file opens only together with SECRET_KEY or DATA_DIR/secret.key: keep that too, in another place.`;

const OPTIONS: readonly string[] = ["--verify", "--copy", "--verify-only"];

await runCommand(USAGE, async () => {
  endWithParent();
  const given = process.argv.slice(2);
  const [name, ...rest] = given.filter((word) => !OPTIONS.includes(word));
  const options = new Set(given.filter((word) => OPTIONS.includes(word)));
  if (name === undefined || rest.length > 0 || (options.has("--verify-only") && options.size > 1)) {
    throw new CannotStart("Name the file to write: npm run backup -- FILE [--verify] [--copy]");
  }
  const file = path.resolve(name);
  const environment = readEnvironment(process.env);
  const say = console.log;
  if (options.has("--verify-only")) {
    const tables = await verifyBackup(file, { written: await readWritten(file), places: environment });
    tellParent({ tables });
    return say(cameBack(tables));
  }
  const asked = { environment, file, verify: options.has("--verify"), copy: options.has("--copy"), say };
  // A server that has started this notes it by itself.
  if (process.send) await backUp({ ...asked, tell: tellParent });
  else await backUpAndNote(asked);
});

/** A server that has started this command hears how far it is. */
function tellParent(news: BackupNews): void {
  process.send?.(news);
}

/** Work for a server that has died is given up; what is half written stays behind under another name. */
function endWithParent(): void {
  process.once("disconnect", () => process.exit(1));
  // It is no reason to go on once the work is done.
  process.channel?.unref();
}
