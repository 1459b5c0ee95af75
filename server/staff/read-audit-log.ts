import { instantOf } from "../../contract/curacao-time.ts";
import type { AuditFilter } from "../../contract/audit/audit.endpoints.ts";
import type { AuditEntry } from "../../contract/audit/audit-records.ts";
import type { Db } from "../database/connect.ts";
import { presentAuditEntry } from "./present-records.ts";
import { listAuditEntries } from "./staff.queries.ts";

type Asked = AuditFilter & { limit: number; before: number | undefined };

/** A page of who changed what, from the newest, on days of the island. */
export async function readAuditLog(db: Db, asked: Asked): Promise<AuditEntry[]> {
  const { q, start_date, end_date, with_values, ...page } = asked;
  const entries = await listAuditEntries(db, {
    ...page,
    text: q,
    withValues: with_values === "true",
    from: midnightOf(start_date),
    until: midnightOf(end_date),
  });
  return entries.map(presentAuditEntry);
}

function midnightOf(day: string | undefined): Date | undefined {
  return day === undefined ? undefined : instantOf(day, "00:00:00");
}
