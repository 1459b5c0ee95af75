import { CannotStart } from "../../process/cannot-start.ts";
import type { DatabaseAddresses } from "../direct-url.ts";
import { MIGRATION_NAMES } from "../migrate.ts";
import { endLineSchema, headerSchema } from "./backup-format.ts";
import { readLines } from "./read-lines.ts";
import { restoreBackup, unreadable } from "./restore-backup.ts";
import { sumTables } from "./read-rows.ts";
import { onScratchDatabase } from "./scratch-database.ts";
import type { WrittenBackup } from "./write-backup.ts";

/** Restores a backup into a database of its own, and compares what is there then with what was written. Says how many tables were. */
export async function verifyBackup(
  file: string,
  { written, places }: { written: Pick<WrittenBackup, "sums" | "migrations">; places: DatabaseAddresses },
): Promise<number> {
  if (MIGRATION_NAMES.some((name) => !written.migrations.includes(name))) {
    throw new CannotStart(
      "The database is of an older version, and restoring brings it up to date. Verify with the version it is of. The " +
        "backup itself is written.",
    );
  }
  const restored = await onScratchDatabase(places, async (db) => {
    await restoreBackup({ db, file, force: false });
    return sumTables(db);
  });
  const names = new Set([...written.sums, ...restored].map(({ name }) => name));
  const different = [...names].flatMap((name) => {
    const [before, after] = [written.sums, restored].map((sums) => sums.find((sum) => sum.name === name));
    if (before?.rows !== after?.rows) return [`${name} (${before?.rows ?? 0} rows, now ${after?.rows ?? 0})`];
    return before?.sum === after?.sum ? [] : [`${name} (other values)`];
  });
  if (different.length > 0) {
    throw new CannotStart(`${file} does not bring back what was in the database: ${different.join(", ")}.`);
  }
  return names.size - 1;
}

/** The sums and migrations that a backup says it holds, for one that is verified later. */
export async function readWritten(file: string): Promise<WrittenBackup> {
  const lines = readLines(file);
  try {
    const header = headerSchema.safeParse((await lines.next()).value);
    if (!header.success) throw new CannotStart(`${file} is not a backup of Trupial.`);
    let last: unknown;
    for await (const value of lines) last = value;
    const { data: end } = endLineSchema.safeParse(last);
    if (!end) throw new CannotStart(`${file} was cut short.`);
    if (!end.sums) throw new CannotStart(`${file} is of an older version and says nothing to compare with.`);
    return { rows: end.rows, sums: end.sums, migrations: header.data.migrations };
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    await lines.return(undefined);
  }
}
