import { z } from "zod";
import { tableSumSchema } from "./table-sums.ts";

/**
 * A backup is gzipped text, one JSON value per line, the same from either database and for either database:
 * a header; for each table a line that names it and then a line per row, every value as PostgreSQL writes it as text;
 * the counters of the ids; and an end line, without which a file was cut short.
 */
export const FORMAT = "trupial-backup";
export const FORMAT_VERSION = 1;

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  made_at: z.string(),
  /** The migrations that had been applied; the columns below are those they leave. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const rowSchema = z.array(z.string().nullable());
export const tableLineSchema = z.object({ table: z.string() });
export const countersLineSchema = z.object({
  counters: z.array(z.object({ name: z.string(), value: z.string(), used: z.boolean() })),
});
export const endLineSchema = z.object({
  end: z.literal(true),
  rows: z.number(),
  /** Sums of what was written, table by table, to compare with later; backups of before they were kept have none. */
  sums: z.array(tableSumSchema).optional(),
});

/**
 * Live events and the changes of lists are minutes old and numbered by their own database, and what migrations note is noted
 * again when they run, so they are left out. So are the tries at backups, which a restored database has not been through, and the counts of what a recipient was sent today, and the key without which they name nobody.
 */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  "events",
  "backup_tries",
  "list_changes",
  "kysely_migration",
  "kysely_migration_lock",
  "oldest_versions",
  "recipient_counts",
  "recipient_key",
]);
