import type { FastifyInstance } from "fastify";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { hurryNoticed } from "./check-pay-link-soon.ts";
import type { PayProvider } from "./pay-provider.ts";

/** Where the provider says that there is news of a payment, below the product's address. */
export const NOTICES_PATH = "/gateways/payments/";

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
