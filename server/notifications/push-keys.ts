import webPush from "web-push";
import type { ServerSecrets } from "../database/server-secrets.ts";

/** The pair with which a push service knows that a message is ours. Browsers subscribe with the public one. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** The company's own pair, made by the first server that starts and shared by all. */
export async function getPushKeys(secrets: ServerSecrets): Promise<PushKeys> {
  return JSON.parse(await secrets.claim("push", JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;
}
