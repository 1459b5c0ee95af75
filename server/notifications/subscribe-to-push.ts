import type { Language } from "../../contract/languages.ts";
import type { Trx } from "../database/connect.ts";
import { Refusal } from "../http/refusal.ts";
import { forgetOldestSubscriptions, saveSubscription } from "./push.queries.ts";

/** The push services of the browsers. Another address is not one, and we would be made to knock at it. */
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

/** Lets a browser be told of rides while its page is closed. */
export async function subscribeBrowser(trx: Trx, asked: Subscribing): Promise<void> {
  if (!PUSH_SERVICES.test(new URL(asked.endpoint).hostname)) {
    const sentence = "This browser's push service is not one we know.";
    throw new Refusal("invalid_input", sentence, { fields: { endpoint: sentence } });
  }
  await saveSubscription(trx, {
    endpoint: asked.endpoint,
    account_id: asked.accountId,
    session_id: asked.sessionId,
    p256dh: asked.keys.p256dh,
    auth: asked.keys.auth,
    language: asked.language,
    created_at: asked.now,
  });
  await forgetOldestSubscriptions(trx, { accountId: asked.accountId, keep: MOST_BROWSERS });
}
