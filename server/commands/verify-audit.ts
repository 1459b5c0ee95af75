import { parseArgs } from "node:util";
import { AUDIT_END, type AuditCheck } from "../../contract/audit/audit-records.ts";
import { CannotStart } from "../process/cannot-start.ts";
import { openProductDatabase } from "../database/open-product-database.ts";
import { readEnvironment } from "../environment/environment.ts";
import { runCommand } from "../start-up/run-command.ts";
import { checkAuditLog } from "../audit/check-audit-log.ts";

const USAGE = `npm run verify-audit -- [flags]
Counts the hashes of the audit log anew and says whether every entry is as it was written, and where the chain ends. On the
embedded database, with the server stopped; staff can do the same in the office at any time.
  --known END         an end noted before: shows that nothing up to there was written anew`;

const SAYS: Readonly<Record<NonNullable<AuditCheck["fault"]>["reason"], string>> = {
  changed: "was changed after it was written",
  missing: "is gone",
  unchained: "was put in beside the product",
  not_as_noted: "is not the one that was noted",
};

await runCommand(USAGE, async () => {
  const { known } = parseArgs({ options: { known: { type: "string" } } }).values;
  if (known !== undefined && !AUDIT_END.test(known)) {
    throw new CannotStart("--known is an end as this command prints it: a number, a colon and 64 digits.");
  }
  const database = await openProductDatabase(readEnvironment(process.env));
  try {
    const { entries, blanked, fault, end } = await checkAuditLog(database.db, { known });
    if (fault !== null) {
      throw new CannotStart(`Entry ${fault.place} of the audit log ${SAYS[fault.reason]}.`);
    }
    const removed = blanked > 0 ? `; of ${blanked} the details went with an account that was deleted` : "";
    console.log(`All ${entries} entries of the audit log are as they were written${removed}.`);
    if (end !== null) console.log(`The chain ends at ${end}. Keep that elsewhere, for --known next time.`);
  } finally {
    await database.close();
  }
});
