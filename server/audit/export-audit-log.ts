import { BYTE_ORDER_MARK, csvLine, csvSeparatorOf } from "../../domain/csv.ts";
import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { saidDays } from "../../contract/day-range.ts";
import type { Language } from "../../domain/languages.ts";
import type { AuditFilter } from "../../contract/audit/audit.endpoints.ts";
import type { AuditEntry } from "../../contract/audit/audit-records.ts";
import { recordAudit } from "./record-audit.ts";
import type { Trx } from "../database/connect.ts";
import type { ReadLagging } from "../database/replica/reading.ts";
import { valuesOf } from "./audit-values.ts";
import { readAuditLog } from "./read-audit-log.ts";
import de from "./strings/de.ts";
import en, { type AuditHeads } from "./strings/en.ts";
import es from "./strings/es.ts";
import nl from "./strings/nl.ts";
import pap from "./strings/pap.ts";

const ENTRIES_AT_ONCE = 1_000;

const HEADS: Readonly<Record<Language, AuditHeads>> = { en, nl, es, pap, de };

/**
 * The entries of a filter as CSV, the newest first, some lines at a time, however many there are. Changes and fields keep the
 * names that the log has them by, so that files of readers of different languages can be laid side by side.
 */
export async function* exportAuditLog(
  read: ReadLagging,
  { filter, language }: { filter: AuditFilter; language: Language },
): AsyncGenerator<string> {
  const heads = HEADS[language];
  const separator = csvSeparatorOf(language);
  const { id, when, who, what, on, account, field, before, after } = heads;
  yield BYTE_ORDER_MARK + csvLine([id, when, who, what, on, account, field, before, after], separator);
  let last: number | undefined;
  for (;;) {
    const asked = { ...filter, limit: ENTRIES_AT_ONCE, before: last };
    const entries = await read((db) => readAuditLog(db, asked));
    yield entries
      .flatMap(linesOf)
      .map((line) => csvLine(line, separator))
      .join("");
    last = entries.at(-1)?.id;
    if (entries.length < ENTRIES_AT_ONCE) return;
  }
}

/** A line for each value of an entry; one for an entry without any. */
function linesOf({ id, at, actor, action, subject, account, detail }: AuditEntry) {
  const moment = new Date(at);
  const entry = [
    id,
    `${curacaoDate(moment)} ${curacaoTime(moment)}`,
    actor ?? "",
    action,
    subject,
    account ?? "",
  ];
  const values = valuesOf(detail ?? {});
  if (values.length === 0) return [[...entry, "", "", ""]];
  return values.map(({ field, before, after }) => [...entry, field, before, after]);
}

type Export = { filter: AuditFilter; by: number; now: Date };

/** Notes who took the log out of the product, and what of it. The text that was searched for may be a name: it is left out. */
export function noteAuditExport(trx: Trx, { filter: { q, ...filter }, by, now }: Export): Promise<void> {
  return recordAudit(trx, {
    actorId: by,
    action: "export_audit_log",
    subject: "log",
    detail: { ...filter, ...saidDays(filter), searched: q !== undefined && q !== "" },
    at: now,
  });
}
