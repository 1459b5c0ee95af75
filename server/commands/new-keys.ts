import { forgetFactors } from "../accounts/second-factor/sealed-factor.ts";
import { inTransaction } from "../database/connect.ts";
import { refuseRunningServer } from "../database/backup/refuse-running-server.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { refusePooler } from "../database/pooler.ts";
import { forgetServerSecrets } from "../database/server-secrets.ts";
import { readEnvironment } from "../environment/environment.ts";
import { unsubscribeAll } from "../notifications/subscribe-to-push.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run new-keys
Forgets the keys that are kept sealed in the database; the next start makes new ones. For when SECRET_KEY or
DATA_DIR/secret.key is lost, or somebody has seen it. Everybody signs in again, with a recovery code where a
second factor is on, and drivers allow notifications anew.`;

await runCommand(USAGE, async () => {
  const environment = readEnvironment(process.env);
  await refusePooler(environment);
  const database = await openProductDatabase(environment);
  try {
    await refuseRunningServer(database.db);
    await inTransaction(database.db, async (trx) => {
      await forgetServerSecrets(trx);
      await forgetFactors(trx);
      await unsubscribeAll(trx);
    });
    console.log("Forgot the keys. The next start makes new ones; everybody signs in again.");
  } finally {
    await database.close();
  }
});
