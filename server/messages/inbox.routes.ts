import {
  answerContactMessageEndpoint,
  getContactMessageEndpoint,
  handleContactMessageEndpoint,
  listContactMessagesEndpoint,
} from "../../contract/messages/inbox.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import { pageOf } from "../http/page.ts";
import type { Serve } from "../http/serve.ts";
import { answerContactMessage } from "./answer-contact-message.ts";
import { handleContactMessage } from "./handle-contact-message.ts";
import { getMessage, readInbox } from "./read-inbox.ts";

/** The messages of visitors, read and answered by the office. */
export function inboxRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
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
}
