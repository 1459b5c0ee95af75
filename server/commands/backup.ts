import { existsSync } from "node:fs";
import path from "node:path";
import { CannotStart } from "../cannot-start.ts";
import { askForBackup } from "../database/backup/backup-listener.ts";
import { writeBackup } from "../database/backup/write-backup.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { type Environment, readEnvironment } from "../environment/environment.ts";
import { runCommand } from "../run-command.ts";

const USAGE = `npm run backup -- FILE
Writes the whole database of DATABASE_URL or DATA_DIR into one file, also while the server runs.
The file opens only together with SECRET_KEY or DATA_DIR/secret.key: keep that too, in another place.`;

await runCommand(USAGE, async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) throw new CannotStart("Name the file to write: npm run backup -- FILE");
  const file = path.resolve(name);
  const environment = readEnvironment(process.env);
  const rows = (await backUpThroughServer(environment, file)) ?? (await backUpHere(environment, file));
  console.log(`Backed up ${rows} rows to ${file}. Keep it safe: it holds names and phones.`);
});

async function backUpThroughServer(environment: Environment, file: string): Promise<number | null> {
  return environment.DATABASE_URL === undefined ? askForBackup(environment.DATA_DIR, file) : null;
}

async function backUpHere(environment: Environment, file: string): Promise<number> {
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
