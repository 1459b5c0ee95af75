import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { groupBy } from "../../contract/group-by.ts";
import { Refusal, notFound } from "./refusal.ts";
import { answerError } from "./respond.ts";

const METHODS: readonly HTTPMethods[] = ["GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS"];

/** Answers a path outside /api that nothing else has answered. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * A known path under a wrong method is a 405 with Allow; an unknown path under /api is a 404 as JSON.
 * Any other path is a page of the web, where there is one.
 */
export function refuseUnknown(
  app: FastifyInstance,
  served: readonly EndpointDescription[],
  answerPage: AnswerPage | null,
): void {
  const byPath = groupBy(served, (description) => description.path.replace(/\{\w+\}/g, ":id"));
  for (const [path, descriptions] of byPath) {
    const allowed = descriptions.map((description) => description.method);
    const allow = [...new Set(allowed.includes("GET") ? [...allowed, "HEAD"] : allowed)].join(", ");
    app.route({
      method: METHODS.filter((method) => !(allowed as readonly string[]).includes(method as string)),
      url: `/api${path}`,
      onRequest: async (_request, reply) => {
        reply.header("Allow", allow);
        throw new Refusal("method_not_allowed", "This path does not take that method.");
      },
      handler: () => undefined,
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (answerPage && wantsPage(request)) return answerPage(request, reply);
    throw notFound();
  });
}

/** An address that is no proper address (a broken %-escape, a parameter without end) never reaches a route. */
export function answerUnreadable(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  answerPage: AnswerPage | null,
): void {
  if (answerPage && wantsPage(request)) void answerPage(request, reply);
  else answerError(error, request, reply);
}

/** A call that is served must be described; anything else is a fault of ours that must not start. */
export function refuseUndescribed(
  served: readonly EndpointDescription[],
  described: readonly EndpointDescription[],
): void {
  const undescribed = served.filter((one) => !described.includes(one)).map(({ id }) => id);
  if (undescribed.length > 0) throw new Error(`served and not described: ${undescribed.join(", ")}`);
}

function wantsPage({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/api(\/|\?|$)/.test(url);
}
