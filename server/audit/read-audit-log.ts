import { fullName } from "../../domain/accounts/full-name.ts";
import { instantOf } from "../../domain/curacao-time.ts";
import type { AuditFilter } from "../../contract/audit/audit.endpoints.ts";
import type { AuditEntry } from "../../contract/audit/audit-records.ts";
import type { Db } from "../database/connect.ts";
import { listAuditEntries } from "./audit-log.queries.ts";

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
  return entries.map(present);
}

function midnightOf(day: string | undefined): Date | undefined {
  return day === undefined ? undefined : instantOf(day, "00:00:00");
}

type Row = Awaited<ReturnType<typeof listAuditEntries>>[number];

function present(row: Row): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor,
    actor_name: nameOf(row.actor_first_name, row.actor_last_name),
    actor_role: row.actor_role ?? undefined,
    action: row.action,
    subject: row.subject,
    account: row.account,
    account_name: nameOf(row.account_first_name, row.account_last_name),
    account_role: row.account_role ?? undefined,
    detail: row.detail as Record<string, unknown> | null,
  };
}

/** Nobody's where the account has no name any more. */
function nameOf(first: string | null, last: string | null): string | undefined {
  return fullName({ first_name: first ?? "", last_name: last ?? "" }) || undefined;
}
