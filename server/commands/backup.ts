import { existsSync } from "node:fs";
import path from "node:path";
import { CannotStart } from "../process/cannot-start.ts";
import { askForBackup } from "../database/backup/backup-listener.ts";
import type { BackupNews } from "../database/backup/backup-news.ts";
import { readWritten, verifyBackup } from "../database/backup/verify-backup.ts";
import { type WrittenBackup, writeBackup } from "../database/backup/write-backup.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { type Environment, readEnvironment } from "../environment/environment.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run backup -- FILE [--verify | --verify-only]
Writes the whole database of DATABASE_URL or DATA_DIR into one file, also while the server runs.
  --verify       restores the file into a database of its own, compares every table with what was written, and drops it again
  --verify-only  does that with a file that was written before, and writes nothing
The file opens only together with SECRET_KEY or DATA_DIR/secret.key: keep that too, in another place.`;

const OPTIONS: readonly string[] = ["--verify", "--verify-only"];

await runCommand(USAGE, async () => {
  endWithParent();
  const given = process.argv.slice(2);
  const [name, ...rest] = given.filter((word) => !OPTIONS.includes(word));
  const [option, ...others] = given.filter((word) => OPTIONS.includes(word));
  if (name === undefined || rest.length > 0 || others.length > 0) {
    throw new CannotStart("Name the file to write: npm run backup -- FILE [--verify]");
  }
  const file = path.resolve(name);
  const environment = readEnvironment(process.env);
  const written = option === "--verify-only" ? await readWritten(file) : await backUp(environment, file);
  if (option === undefined) return;
  const tables = await verifyBackup(file, { written, places: environment });
  tellParent({ tables });
  console.log(
    `Restored it beside the database: all ${tables} tables hold what was written. Dropped that copy again.`,
  );
});

async function backUp(environment: Environment, file: string): Promise<WrittenBackup> {
  const written = (await backUpThroughServer(environment, file)) ?? (await backUpHere(environment, file));
  tellParent({ rows: written.rows });
  console.log(`Backed up ${written.rows} rows to ${file}. Keep it safe: it holds names and phones.`);
  return written;
}

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
