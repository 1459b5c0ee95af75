import { z } from "zod";
import { typedPasswordSchema } from "../accounts/account.ts";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { backupSchema, backupsSchema } from "./backup.ts";

const params = z.object({ id: recordIdSchema });

export const listBackupsEndpoint = endpoint({
  id: "listBackups",
  method: "GET",
  path: "/admin/data/backups/",
  summary: "The last backups that were made from the office, how each went, and where its file lies.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: backupsSchema,
});

export const startBackupEndpoint = endpoint({
  id: "startBackup",
  method: "POST",
  path: "/admin/data/backups/",
  summary:
    "Starts a backup of everything and its verification, beside the server's work. One runs at a time.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 202,
  output: backupSchema,
  errors: ["backup_running"],
});

export const verifyBackupEndpoint = endpoint({
  id: "verifyBackup",
  method: "POST",
  path: "/admin/data/backups/{id}/verify/",
  summary: "Restores a backup into a database of its own and compares it with what was written, once more.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params,
  status: 202,
  output: backupSchema,
  errors: ["backup_running", "backup_elsewhere"],
});

export const downloadBackupEndpoint = endpoint({
  id: "downloadBackup",
  method: "POST",
  path: "/admin/data/backups/{id}/download/",
  summary: "The file of a backup. It holds everything, so the password is asked for once more.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params,
  body: z.object({ password: typedPasswordSchema }),
  status: 200,
  output: "file",
  errors: ["backup_elsewhere"],
  limit: "credentials",
});
