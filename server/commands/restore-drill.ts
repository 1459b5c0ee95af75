import { rehearseRestore } from "../backups/rehearse-restore.ts";
import { readEnvironment } from "../environment/environment.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run restore-drill -- [FILE | FOLDER]
Brings a backup back into a database of its own beside the company's, compares every table, drops it again, and says how long it took.
Without a name it fetches the newest one from BACKUP_COPY, as on the day when this machine is gone.`;

await runCommand(USAGE, async () => {
  const [from = null, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new CannotStart("Name one backup or folder: npm run restore-drill -- FILE");
  await rehearseRestore({ environment: readEnvironment(process.env), from, say: console.log });
});
