import {
  subscribeToPushEndpoint,
  unsubscribeFromPushEndpoint,
} from "../../contract/events/events.endpoints.ts";
import {
  listSentMessagesEndpoint,
  sendMessageAgainEndpoint,
} from "../../contract/notifications/notifications.endpoints.ts";
import { listRideMessagesEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import { signedIn } from "../http/caller.ts";
import { pageOf } from "../http/page.ts";
import type { Serve } from "../http/serve.ts";
import { readRideMessages } from "./read-ride-messages.ts";
import { readSentMessages } from "./read-sent-messages.ts";
import { sendMessageAgain } from "./send-message-again.ts";
import { subscribeBrowser, unsubscribeBrowser } from "./subscribe-to-push.ts";

export function notificationsRoutes(serve: Serve, { db, clock }: { db: Db; clock: Clock }): void {
  serve(subscribeToPushEndpoint, async ({ body, caller, transact }) =>
    transact(async (trx) => {
      const { accountId, sessionId } = signedIn(caller);
      const language = body.language ?? "en";
      await subscribeBrowser(trx, { ...body, accountId, sessionId, language, now: clock.now() });
      return null;
    }),
  );

  serve(listRideMessagesEndpoint, ({ params }) => readRideMessages(db, params.id));

  serve(
    listSentMessagesEndpoint,
    async ({ query: { q: reference, channel, state, ...page }, request, reply }) =>
      pageOf(page, { request, reply }, (part) =>
        readSentMessages(db, { reference, channel, state, ...part, now: clock.now() }),
      ),
  );

  serve(sendMessageAgainEndpoint, async ({ params: { id }, caller, transact }) =>
    transact((trx) => sendMessageAgain(trx, { id, by: signedIn(caller).accountId, now: clock.now() })),
  );

  serve(unsubscribeFromPushEndpoint, async ({ query, caller }) => {
    await unsubscribeBrowser(db, { endpoint: query.endpoint, accountId: signedIn(caller).accountId });
    return null;
  });
}
