import * as calls from "../../contract/staff/office.endpoints.ts";
import type { Clock } from "../clock.ts";
import { recordAudit } from "../database/audit-log.ts";
import type { Db } from "../database/connect.ts";
import { recordEvent } from "../events/record-event.ts";
import { signedIn } from "../http/caller.ts";
import { notFound } from "../http/refusal.ts";
import type { Serve } from "../http/serve.ts";
import * as letters from "../messages/messages.queries.ts";
import { pageOf } from "./page.ts";
import { presentAuditEntry, presentMessage } from "./present-office.ts";
import { listAuditEntries } from "./staff.queries.ts";

/** The staff's inbox and the log of who changed what. */
export function officeRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(calls.listOfficeMessages, async ({ query: { state, ...page }, request, reply }) => {
    const open = state === undefined ? undefined : state === "open";
    const rows = await pageOf(page, { request, reply }, (part) =>
      letters.listMessages(db, { open, ...part }),
    );
    return rows.map(presentMessage);
  });

  serve(calls.handleOfficeMessage, async ({ params: { id }, body: { handled }, caller, transact }) =>
    transact(async (trx) => {
      const [by, now] = [signedIn(caller).accountId, clock.now()];
      if (await letters.markMessage(trx, { id, handled: handled ? { by, at: now } : null })) {
        const action = handled ? "handle_message" : "reopen_message";
        await recordAudit(trx, { actorId: by, action, subject: `message ${id}`, at: now });
        await recordEvent(trx, { type: "message.changed", at: now });
      }
      const message = await letters.findMessage(trx, id);
      if (!message) throw notFound("This message does not exist.");
      return presentMessage(message);
    }),
  );

  serve(calls.listAuditLog, async ({ query, request, reply }) => {
    const rows = await pageOf(query, { request, reply }, (part) => listAuditEntries(db, part));
    return rows.map(presentAuditEntry);
  });
}
