import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { backUpTonight, nextNight } from "../backups/nightly.ts";
import { mailAlert } from "../backups/mail-alert.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { readEnvironment } from "../environment/environment.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run nightly-backup -- FOLDER [--once]
Makes a backup at 03:30 on the island every night, tries it, copies it to BACKUP_COPY, and removes those of more than thirty days ago. A night
that was slept through is made up for at the start. Whoever is in ALERT_EMAIL is mailed when one fails; it is tried again after an hour.
  --once  makes the one of today and ends, for a timer that starts it`;

await runCommand(USAGE, async () => {
  const words = process.argv.slice(2);
  const [folder, ...rest] = words.filter((word) => word !== "--once");
  if (folder === undefined || rest.length > 0)
    throw new CannotStart("Name the folder: npm run nightly-backup -- FOLDER [--once]");
  const environment = readEnvironment(process.env);
  const night = { environment, folder: path.resolve(folder), say: console.log };
  if (words.includes("--once")) return backUpTonight({ ...night, now: new Date() });
  process.once("SIGTERM", () => process.exit(0));
  for (;;) {
    // In pieces: a machine that sleeps, or whose clock is set, is noticed.
    for (let due = await nextNight(night.folder, new Date()); due > new Date();)
      await wait(Math.min(HOUR_MS, due.getTime() - Date.now() + 1));
    await backUpTonight({ ...night, now: new Date() }).catch(async (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(reason);
      await mailAlert(environment, { what: "The nightly backup", reason }).catch((unsent: unknown) =>
        console.error(unsent instanceof Error ? unsent.message : unsent),
      );
      await wait(HOUR_MS);
    });
  }
});
