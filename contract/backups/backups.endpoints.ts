import { z } from "zod";
import { typedPasswordSchema } from "../accounts/account.ts";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { optionalText } from "../wire-text.ts";
import { backupSchema, backupsSchema } from "./backup.ts";

const office = endpoints({ tag: "Backups", access: STAFF_ONLY, needs: ["records"], base: "/admin" });

const params = z.object({ id: recordIdSchema });

export const listBackupsEndpoint = office({
  id: "listBackups",
  method: "GET",
  path: "/data/backups/",
  summary: "The last backups that were made from the office, how each went, and where its file lies.",
  output: backupsSchema,
});

export const startBackupEndpoint = office({
  id: "startBackup",
  method: "POST",
  path: "/data/backups/",
  summary:
    "Starts a backup of everything and its verification, beside the server's work. One runs at a time.",
  status: 202,
  output: backupSchema,
  errors: ["backup_running"],
});

export const verifyBackupEndpoint = office({
  id: "verifyBackup",
  method: "POST",
  path: "/data/backups/{id}/verify/",
  summary: "Restores a backup into a database of its own and compares it with what was written, once more.",
  names: "staff_record",
  params,
  status: 202,
  output: backupSchema,
  errors: ["backup_running", "backup_elsewhere"],
});

export const downloadBackupEndpoint = office({
  id: "downloadBackup",
  method: "POST",
  path: "/data/backups/{id}/download/",
  summary: "The file of a backup. It holds everything, so the password is asked for once more.",
  names: "staff_record",
  params,
  body: z.object({
    password: typedPasswordSchema,
    /** Why it is taken, for the second person where one is needed. */
    reason: optionalText("The reason", 200),
  }),
  output: "file",
  errors: ["backup_elsewhere", "approval_needed", "approval_waiting"],
  limit: "credentials",
});
