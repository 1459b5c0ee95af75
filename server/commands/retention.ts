import { askForRetention } from "../database/backup/backup-listener.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { type Environment, readEnvironment } from "../environment/environment.ts";
import { blankOldGuests } from "../retention/blank-old-guests.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run retention
Blanks the names, phones and exact places of guests whose ride is older than RETENTION_MONTHS, now. A server does the
same at its start and every six hours.`;

await runCommand(USAGE, async () => {
  const environment = readEnvironment(process.env);
  const { rides } = await blankNow(environment);
  console.log(`Blanked the guests of ${rides} rides older than ${environment.RETENTION_MONTHS} months.`);
});

async function blankNow(environment: Environment): Promise<{ rides: number }> {
  const { DATABASE_URL, DATA_DIR, RETENTION_MONTHS: months } = environment;
  const byServer = DATABASE_URL === undefined ? await askForRetention(DATA_DIR) : null;
  if (byServer !== null) return { rides: byServer };
  const database = await openProductDatabase(environment);
  try {
    return await blankOldGuests(database.db, { now: new Date(), months });
  } finally {
    await database.close();
  }
}
