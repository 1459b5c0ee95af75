import { type IncomingMessage, request as requestPlainly } from "node:http";
import { request as requestSafely } from "node:https";
import type { Reach } from "./post-webhook.ts";
import { onlyTo } from "./public-address.ts";
import { WebhookUnsent } from "./webhook-unsent.ts";

type Fetching = {
  readonly url: URL;
  readonly accept: string;
  readonly agent: string;
  readonly mostBytes: number;
};

/** The text at the very address that was looked at: of the internet alone, by https, without redirects, within a time and a size. */
export async function fetchPublicText(asked: Fetching, reach: Reach): Promise<string> {
  const signal = AbortSignal.timeout(reach.timeoutMs);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new WebhookUnsent("timeout")), { once: true });
  });
  return Promise.race([readText(asked, reach, signal), late]);
}

async function readText(
  { url, accept, agent, mostBytes }: Fetching,
  { findAddress, plain }: Reach,
  signal: AbortSignal,
): Promise<string> {
  if (url.protocol !== "https:") throw new WebhookUnsent("not_https");
  const found = await findAddress(url.hostname);
  const to = plain ? new URL(url.href.replace(/^https/, "http")) : url;
  const request = plain ? requestPlainly : requestSafely;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const asking = request(
      to,
      { agent: false, signal, lookup: onlyTo(found), headers: { accept, "user-agent": agent } },
      resolve,
    );
    asking.on("error", (error: NodeJS.ErrnoException) => reject(new WebhookUnsent(error.code ?? "unknown")));
    asking.end();
  });
  try {
    if (answer.statusCode !== 200) throw new WebhookUnsent(`http_${answer.statusCode}`);
    const parts: Buffer[] = [];
    let bytes = 0;
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > mostBytes) throw new WebhookUnsent("too_long");
      parts.push(part);
    }
    return Buffer.concat(parts).toString("utf8");
  } finally {
    answer.destroy();
  }
}
