import type { LookupAddress } from "node:dns";
import { request as requestPlainly } from "node:http";
import { request as requestSafely } from "node:https";
import { onlyTo } from "./public-address.ts";
import { WebhookUnsent } from "./webhook-unsent.ts";

export type Reach = {
  /** The address that a host is reached at, or a refusal to reach it. */
  readonly findAddress: (host: string) => Promise<LookupAddress>;
  readonly timeoutMs: number;
  /** Tests have receivers without a certificate. */
  readonly plain?: true;
};

type Posting = { url: string; body: string; headers: Readonly<Record<string, string>> };

/**
 * Posts a message to the very address that was looked at. Redirects aren't followed, and of an answer its head alone is read.
 */
export async function postWebhook({ url, body, headers }: Posting, reach: Reach): Promise<void> {
  const to = new URL(url);
  const signal = AbortSignal.timeout(reach.timeoutMs);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new WebhookUnsent("timeout")), { once: true });
  });
  const post = async () => {
    if (to.protocol !== "https:" && !reach.plain) throw new WebhookUnsent("not_https");
    const found = await reach.findAddress(to.hostname);
    await send({ to, body, headers, found, signal });
  };
  await Promise.race([post(), late]);
}

type Sending = Omit<Posting, "url"> & { to: URL; found: LookupAddress; signal: AbortSignal };

function send({ to, body, headers, found, signal }: Sending): Promise<void> {
  const request = to.protocol === "https:" ? requestSafely : requestPlainly;
  return new Promise((resolve, reject) => {
    const sending = request(
      to,
      {
        method: "POST",
        agent: false,
        signal,
        lookup: onlyTo(found),
        headers: {
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "Trupial webhooks",
          ...headers,
        },
      },
      (answer) => {
        const { statusCode = 0 } = answer;
        const retryAfter = answer.headers["retry-after"];
        answer.destroy();
        if (statusCode >= 200 && statusCode < 300) return resolve();
        reject(new WebhookUnsent(`http_${statusCode}`, retryAfter));
      },
    );
    sending.on("error", (error: NodeJS.ErrnoException) =>
      reject(new WebhookUnsent(signal.aborted ? "timeout" : (error.code ?? "unknown"))),
    );
    sending.end(body);
  });
}
