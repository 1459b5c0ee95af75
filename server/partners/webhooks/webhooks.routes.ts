import {
  addWebhookEndpoint,
  listWebhookMessagesEndpoint,
  listWebhooksEndpoint,
  removeWebhookEndpoint,
  renewWebhookKeyEndpoint,
  replayWebhookMessageEndpoint,
  testWebhookEndpoint,
} from "../../../contract/partners/webhooks.endpoints.ts";
import type { Db } from "../../database/connect.ts";
import { type Caller, signedIn } from "../../http/caller.ts";
import type { Serve } from "../../http/serve.ts";
import type { Clock } from "../../process/clock.ts";
import {
  addWebhook,
  readWebhookMessages,
  readWebhooks,
  removeWebhook,
  renewWebhookKey,
  replayMessage,
  testWebhook,
} from "./change-webhooks.ts";
import type { WebhookKeys } from "./webhook-keys.ts";

/** The addresses of partners' systems that are told of their rides. */
export function webhooksRoutes(
  serve: Serve,
  { db, clock, keys }: { db: Db; clock: Clock; keys: WebhookKeys },
): void {
  const change = (caller: Caller) => ({ by: signedIn(caller).accountId, now: clock.now() });

  serve(listWebhooksEndpoint, ({ params: { id } }) => readWebhooks(db, id));
  serve(addWebhookEndpoint, ({ params: { id }, body: { url }, caller, transact }) =>
    transact((trx) => addWebhook(trx, { partnerId: id, url, keys, ...change(caller) })),
  );
  serve(renewWebhookKeyEndpoint, ({ params: { id }, caller, transact }) =>
    transact((trx) => renewWebhookKey(trx, { id, keys, ...change(caller) })),
  );
  serve(removeWebhookEndpoint, ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await removeWebhook(trx, { id, ...change(caller) });
      return null;
    }),
  );
  serve(testWebhookEndpoint, ({ params: { id }, transact }) =>
    transact(async (trx) => {
      await testWebhook(trx, { id, now: clock.now() });
      return null;
    }),
  );
  serve(listWebhookMessagesEndpoint, ({ params: { id } }) => readWebhookMessages(db, id));
  serve(replayWebhookMessageEndpoint, ({ params: { id }, caller, transact }) =>
    transact(async (trx) => {
      await replayMessage(trx, { id, ...change(caller) });
      return null;
    }),
  );
}
