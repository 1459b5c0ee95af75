import path from "node:path";
import { CannotStart } from "../cannot-start.ts";
import { restoreBackup } from "../database/backup/restore-backup.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { readEnvironment } from "../environment.ts";
import { runCommand } from "../run-command.ts";

/** npm run restore -- FILE [--force] */
await runCommand(async () => {
  const given = process.argv.slice(2);
  const force = given.includes("--force");
  const [name, ...rest] = given.filter((word) => word !== "--force");
  if (name === undefined || rest.length > 0) {
    throw new CannotStart("Name the backup to restore: npm run restore -- FILE [--force]");
  }
  const file = path.resolve(name);
  const database = await openProductDatabase(readEnvironment(process.env));
  try {
    const rows = await restoreBackup({ db: database.db, file, force });
    console.log(`Restored ${rows} rows from ${file}.`);
  } finally {
    await database.close();
  }
});
