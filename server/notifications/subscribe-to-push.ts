import type { Language } from "../../domain/languages.ts";
import type { Db, Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import {
  forgetOldestSubscriptions,
  removeAllSubscriptions,
  removeSubscription,
  saveSubscription,
} from "./push.queries.ts";

/** The push services of the browsers. Any other address is refused, so that nobody can make the server send requests to it. */
const PUSH_SERVICES =
  /(^|\.)(fcm\.googleapis\.com|android\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)$/;

const MOST_BROWSERS = 10;

type Subscribing = {
  accountId: number;
  sessionId: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
  language: Language;
  now: Date;
};

/** Subscribes a browser to push messages about rides. */
export async function subscribeBrowser(trx: Trx, asked: Subscribing): Promise<void> {
  // Kept in the form that is checked here: another parser may read the text as it came in another way.
  const endpoint = new URL(asked.endpoint);
  if (!isPushService(endpoint)) {
    const sentence = "This browser's push service is not one we know.";
    throw new ApiError("invalid_input", sentence, { fields: { endpoint: sentence } });
  }
  await saveSubscription(trx, {
    endpoint: endpoint.href,
    account_id: asked.accountId,
    session_id: asked.sessionId,
    p256dh: asked.keys.p256dh,
    auth: asked.keys.auth,
    language: asked.language,
    created_at: asked.now,
  });
  await forgetOldestSubscriptions(trx, { accountId: asked.accountId, keep: MOST_BROWSERS });
}

/** Tells a browser of rides no longer; one that belongs to another account stays as it is. */
export async function unsubscribeBrowser(
  db: Db,
  { endpoint, accountId }: { endpoint: string; accountId: number },
): Promise<void> {
  await removeSubscription(db, { endpoint: new URL(endpoint).href, accountId });
}

/** A push service, reached over TLS at the default port, without credentials in the address. */
function isPushService({ protocol, port, username, password, hostname }: URL): boolean {
  const isPlain = protocol === "https:" && port === "" && username === "" && password === "";
  return isPlain && PUSH_SERVICES.test(hostname);
}

/** Unsubscribes every browser, where the keys they were subscribed with are lost. */
export function unsubscribeAll(trx: Trx): Promise<void> {
  return removeAllSubscriptions(trx);
}
