import { mailAlert } from "../backups/mail-alert.ts";
import { readEnvironment } from "../environment/environment.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run alert -- UNIT
Mails ALERT_EMAIL that a unit of systemd failed, and where to read why. packaging/trupial-failed@.service starts it.`;

await runCommand(USAGE, async () => {
  const [unit, ...rest] = process.argv.slice(2);
  if (unit === undefined || rest.length > 0) throw new CannotStart("Name the unit: npm run alert -- UNIT");
  await mailAlert(readEnvironment(process.env), {
    what: unit,
    reason: `Read why: journalctl -u ${unit} -n 50`,
  });
});
