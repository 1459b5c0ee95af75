import { parseArgs } from "node:util";
import { setSiteOpen } from "../company/site-opening.ts";
import { inTransaction } from "../database/connect.ts";
import { migrate } from "../database/migrate.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { readEnvironment } from "../environment/environment.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { runCommand } from "../start-up/run-command.ts";

const USAGE = `npm run site -- open|close
Opens the public site to guests, whatever the list of the first day still lacks, or closes it: they read then that it opens soon,
and only dispatch and staff can book. Staff do the same in the office.`;

await runCommand(USAGE, async () => {
  const [word] = parseArgs({ allowPositionals: true }).positionals;
  if (word !== "open" && word !== "close") throw new CannotStart(USAGE);
  const database = await openProductDatabase(readEnvironment(process.env));
  try {
    await migrate(database.db);
    const now = new Date();
    await inTransaction(database.db, (trx) => setSiteOpen(trx, { open: word === "open", by: null, now }));
    console.log(word === "open" ? "The site is open." : "The site is closed.");
  } finally {
    await database.close();
  }
});
