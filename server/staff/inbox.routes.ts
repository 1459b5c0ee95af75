import { Readable } from "node:stream";
import { curacaoDate } from "../../contract/curacao-time.ts";
import {
  answerContactMessageEndpoint,
  getContactMessageEndpoint,
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../contract/messages/inbox.endpoints.ts";
import {
  checkAuditLogEndpoint,
  exportAuditLogEndpoint,
  listAuditLogEndpoint,
} from "../../contract/audit/audit.endpoints.ts";
import { countOfficeEndpoint, getOfficeDayEndpoint } from "../../contract/reports/office.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import type { Serve } from "../http/serve.ts";
import { download } from "../http/download.ts";
import { answerContactMessage } from "../messages/answer-contact-message.ts";
import { handleContactMessage } from "../messages/handle-contact-message.ts";
import { getMessage, readInbox } from "../messages/read-inbox.ts";
import { checkAuditLog } from "./check-audit-log.ts";
import { exportAuditLog, noteAuditExport } from "./export-audit-log.ts";
import { countOffice } from "./count-office.ts";
import { pageOf } from "../http/page.ts";
import { readAuditLog } from "./read-audit-log.ts";
import { readOfficeDay } from "./read-office-day.ts";

/** The staff's inbox and the log of who changed what. */
export function inboxRoutes(
  serve: Serve,
  { db, clock, mailsGoOut }: { db: Db; clock: Clock; mailsGoOut: boolean },
): void {
  serve(listContactMessagesEndpoint, async ({ query: { q: text, state, ...page }, request, reply }) => {
    const open = state === undefined ? undefined : state === "open";
    return pageOf(page, { request, reply }, (part) => readInbox(db, { text, open, ...part }));
  });

  serve(getContactMessageEndpoint, ({ params: { id } }) => getMessage(db, id));

  serve(handleContactMessageEndpoint, async ({ params: { id }, body: { handled }, caller, transact }) =>
    transact((trx) =>
      handleContactMessage(trx, { id, handled, by: signedIn(caller).accountId, now: clock.now() }),
    ),
  );

  serve(answerContactMessageEndpoint, async ({ params: { id }, body: { text }, caller, transact }) =>
    transact((trx) =>
      answerContactMessage(trx, { id, text, by: signedIn(caller).accountId, now: clock.now() }),
    ),
  );

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

  serve(countOfficeEndpoint, async () => ({
    ...(await countOffice(db, clock.now())),
    mails_go_out: mailsGoOut,
  }));

  serve(getOfficeDayEndpoint, ({ read }) => read((from) => readOfficeDay(from, clock.now())));
}
