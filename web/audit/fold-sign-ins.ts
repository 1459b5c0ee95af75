import type { ResultOf } from "../../contract/endpoint.ts";
import type { listAuditLogEndpoint } from "../../contract/audit/audit.endpoints.ts";

type AuditEntry = ResultOf<typeof listAuditLogEndpoint>[number];

/** An entry of the list, with those that are folded into it: `more` are older. */
export type AuditRow = { readonly entry: AuditEntry; readonly more: readonly AuditEntry[] };

/** One person's sign-ins without anything between them are one row, until it is opened by the number of its newest. */
export function foldSignIns(entries: readonly AuditEntry[], opened: ReadonlySet<number>): AuditRow[] {
  const rows: { entry: AuditEntry; more: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (last && isSameSignIn(last.entry, entry)) last.more.push(entry);
    else rows.push({ entry, more: [] });
  }
  return rows.flatMap((row) =>
    opened.has(row.entry.id) ? [row.entry, ...row.more].map((entry) => ({ entry, more: [] })) : [row],
  );
}

function isSameSignIn(one: AuditEntry, other: AuditEntry): boolean {
  return one.action === "sign_in" && other.action === "sign_in" && one.subject === other.subject;
}
