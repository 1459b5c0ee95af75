import type { FastifyInstance } from "fastify";
import { escapeMarkup } from "../../domain/escape-markup.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { type FileProvider, TRIAL_PATH } from "./file-provider.ts";
import { hurryNoticed } from "./check-pay-link-soon.ts";
import type { PayProvider } from "./pay-provider.ts";

/** Where the provider says that there is news of a payment, below the product's address. */
const NOTICES_PATH = "/gateways/payments/";

const MAX_BODY_BYTES = 8 * 1024;

type Dependencies = { db: Db; clock: Clock; provider: PayProvider; limits: RateLimits };

/**
 * The notices of the provider, outside /api and in its own form. Its message is a reason to ask it and nothing else, and every
 * message has the same answer, so that who sends one learns nothing.
 */
export function providerNoticesRoutes(
  app: FastifyInstance,
  { db, clock, provider, limits }: Dependencies,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    const options = { bodyLimit: MAX_BODY_BYTES, logLevel: "warn" } as const;

    scope.post(NOTICES_PATH, options, async (request, reply) => {
      await limits.countUnsigned(request, reply);
      const body = typeof request.body === "string" ? request.body : "";
      const providerId = provider.readNotice({ headers: request.headers, body });
      if (providerId !== null) {
        await hurryNoticed(db, { provider: provider.name, providerId, now: clock.now() });
      }
      return reply.send({ success: true });
    });
  });
}

/** The page on which a payment on trial is played. It is served only where no real provider is set. */
export function trialPageRoutes(app: FastifyInstance, trials: FileProvider): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    const options = { bodyLimit: MAX_BODY_BYTES, logLevel: "warn" } as const;

    scope.get<{ Params: { id: string } }>(`${TRIAL_PATH}:id`, options, async (request, reply) => {
      const trial = await trials.read(request.params.id);
      if (!trial) return reply.code(404).type("text/plain; charset=utf-8").send("There is no such payment.");
      return reply.header("Cache-Control", "no-store").type("text/html; charset=utf-8").send(pageOf(trial));
    });

    scope.post<{ Params: { id: string } }>(`${TRIAL_PATH}:id`, options, async (request, reply) => {
      const { id } = request.params;
      const trial = await trials.read(id);
      if (!trial) return reply.code(404).type("text/plain; charset=utf-8").send("There is no such payment.");
      const what = new URLSearchParams(String(request.body ?? "")).get("what");
      if (what === "pay" || what === "fail") {
        await trials.play(id, what);
        // As a provider would: its message comes before whoever paid is back.
        await app.inject({ method: "POST", url: NOTICES_PATH, ...trials.noticeOf(id) });
      }
      return reply.redirect(backOf(trial), 303);
    });
  });
}

/** Where its payer came from, on this server, wherever it listens. */
function backOf({ returnUrl }: { returnUrl: string }): string {
  const { pathname, search } = new URL(returnUrl);
  return pathname + search;
}

function pageOf(trial: NonNullable<Awaited<ReturnType<FileProvider["read"]>>>): string {
  const amount = `${trial.currency} ${(trial.chargedCents / 100).toFixed(2)}`;
  const buttons =
    trial.state === "open"
      ? `<form method="post"><p><button name="what" value="pay">Pay ${amount}</button>
<button name="what" value="fail">Fail</button></p></form>`
      : `<p>This payment is ${trial.state}. <a href="${escapeMarkup(backOf(trial))}">Back</a></p>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Trial payment</title></head>
<body><h1>Trial payment</h1>
<p><strong>This is a trial. No money moves, and nobody is asked for a card.</strong></p>
<p>${escapeMarkup(trial.description)}: ${amount}</p>
${buttons}</body></html>`;
}
