import { Readable } from "node:stream";
import { curacaoDate } from "../../domain/curacao-time.ts";
import {
  checkAuditLogEndpoint,
  exportAuditLogEndpoint,
  listAuditLogEndpoint,
} from "../../contract/audit/audit.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import { download } from "../http/download.ts";
import { pageOf } from "../http/page.ts";
import type { Serve } from "../http/serve.ts";
import { checkAuditLog } from "./check-audit-log.ts";
import { exportAuditLog, noteAuditExport } from "./export-audit-log.ts";
import { readAuditLog } from "./read-audit-log.ts";

/** The log of who changed what: read, taken out and checked. */
export function auditRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(listAuditLogEndpoint, async ({ query: { limit, before, ...asked }, request, reply }) =>
    pageOf({ limit, before }, { request, reply }, (part) => readAuditLog(db, { ...asked, ...part })),
  );

  serve(exportAuditLogEndpoint, async ({ query: { language = "en", ...filter }, caller, reply, read }) => {
    const now = clock.now();
    await inTransaction(db, (trx) => noteAuditExport(trx, { filter, by: signedIn(caller).accountId, now }));
    const file = { name: `audit-log-${curacaoDate(now)}.csv`, type: "text/csv; charset=utf-8" };
    return download(reply, file, Readable.from(exportAuditLog(read, { filter, language })));
  });

  serve(checkAuditLogEndpoint, async ({ query }) => checkAuditLog(db, query));
}
