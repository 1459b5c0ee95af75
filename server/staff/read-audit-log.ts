import type { AuditEntry } from "../../contract/staff/staff-records.ts";
import type { Db } from "../database/connect.ts";
import { presentAuditEntry } from "./present-records.ts";
import { listAuditEntries } from "./staff.queries.ts";

/** A page of who changed what, from the newest. */
export async function readAuditLog(
  db: Db,
  page: { limit: number; before: number | undefined },
): Promise<AuditEntry[]> {
  return (await listAuditEntries(db, page)).map(presentAuditEntry);
}
