import { openProductDatabase } from "../database/open-product-database.ts";
import { closeDemo } from "../demo/demo-sign-ins.ts";
import { readEnvironment } from "../environment/environment.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run close-demo
Shuts the accounts of the demo that still have its public password, so that the database can be used in production.
Its rides and people stay in it; an empty database is the cleaner beginning.`;

await runCommand(USAGE, async () => {
  const environment = readEnvironment(process.env);
  const database = await openProductDatabase(environment);
  try {
    const closed = await closeDemo(database.db, { password: environment.DEMO_PASSWORD, now: new Date() });
    console.log(closed.length > 0 ? `Shut ${closed.join(", ")}.` : "No account has the demo's password.");
  } finally {
    await database.close();
  }
});
