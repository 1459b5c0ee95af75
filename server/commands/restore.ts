import path from "node:path";
import { sealPlainFactors } from "../accounts/second-factor/sealed-factor.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { restoreBackup } from "../database/backup/restore-backup.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { refusePooler } from "../database/pooler.ts";
import { readSecretKey } from "../database/secret-key.ts";
import { ServerSecrets } from "../database/server-secrets.ts";
import { readEnvironment } from "../environment/environment.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run restore -- FILE [--force]
Fills the empty database of DATABASE_URL or DATA_DIR from a backup of either kind.
  --force  replaces what is in the database`;

await runCommand(USAGE, async () => {
  const given = process.argv.slice(2);
  const force = given.includes("--force");
  const [name, ...rest] = given.filter((word) => word !== "--force");
  if (name === undefined || rest.length > 0) {
    throw new CannotStart("Name the backup to restore: npm run restore -- FILE [--force]");
  }
  const file = path.resolve(name);
  const environment = readEnvironment(process.env);
  await refusePooler(environment);
  const database = await openProductDatabase(environment);
  try {
    const rows = await restoreBackup({ db: database.db, file, force });
    console.log(`Restored ${rows} rows from ${file}.`);
    const secrets = new ServerSecrets(database.db, await readSecretKey(environment));
    try {
      await secrets.check();
      await sealPlainFactors(database.db, secrets);
    } catch (error) {
      if (!(error instanceof CannotStart)) throw error;
      console.log(`Before the next start: ${error.message}`);
    }
  } finally {
    await database.close();
  }
});
