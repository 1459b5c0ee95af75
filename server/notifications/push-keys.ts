import webPush from "web-push";
import type { Db } from "../database/connect.ts";
import { claimSecret } from "./push.queries.ts";

/** The pair with which a push service knows that a message is ours. Browsers subscribe with the public one. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

/** The company's own pair, made by the first server that starts and shared by all. */
export async function getPushKeys(db: Db): Promise<PushKeys> {
  return JSON.parse(await claimSecret(db, "push", JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;
}
