import { z } from "zod";

/** `cut_off` is one whose server ended before it was done. */
const BACKUP_STATES = ["running", "done", "failed", "cut_off"] as const;
export type BackupState = (typeof BACKUP_STATES)[number];
const BACKUP_STEPS = ["writing", "verifying"] as const;
export type BackupStep = (typeof BACKUP_STEPS)[number];

export const backupSchema = z
  .object({
    id: z.int(),
    state: z.enum(BACKUP_STATES),
    /** The step that it takes, or took last. */
    step: z.enum(BACKUP_STEPS),
    started_at: z.iso.datetime(),
    started_by: z.string(),
    /** The name of its file, in the folder for backups of the server named here. */
    file: z.string(),
    server: z.string(),
    bytes: z.int().nullable(),
    rows: z.int().nullable(),
    /** When the file was whole. */
    written_at: z.iso.datetime().nullable(),
    /** When all that was written was last found again in a database restored from it, and in how many tables. */
    verified_at: z.iso.datetime().nullable(),
    tables: z.int().nullable(),
    /** The last failure, as the server says it. */
    failure: z.string().nullable(),
    /** The file lies where this server can read it. */
    here: z.boolean(),
    /** Newer ones have taken its place, and its file is gone. */
    removed: z.boolean(),
  })
  .meta({ id: "Backup" });
export type Backup = z.infer<typeof backupSchema>;

export const backupsSchema = z.object({
  /** Where the files are written, on the disk of the server. */
  folder: z.string(),
  /** So many of the newest files are kept. */
  kept: z.int(),
  /** When the last one that came back whole was begun, and the last at all, by the office or by a timer. */
  last_good_at: z.iso.datetime().nullable(),
  last_tried_at: z.iso.datetime().nullable(),
  /** The newest first. */
  backups: z.array(backupSchema),
});
export type Backups = z.infer<typeof backupsSchema>;
