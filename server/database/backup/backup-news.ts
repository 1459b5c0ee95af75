import { z } from "zod";

/** News of a backup in a process of its own: that it is written, and that it came back whole. */
export const backupNewsSchema = z.union([z.object({ rows: z.int() }), z.object({ tables: z.int() })]);
export type BackupNews = z.infer<typeof backupNewsSchema>;
