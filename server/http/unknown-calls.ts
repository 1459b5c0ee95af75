import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { groupBy } from "../../domain/group-by.ts";
import { ApiError, notFound } from "./api-error.ts";
import { answerError } from "./respond.ts";

/** Answers a path outside /api that nothing else has answered. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * A known path under a wrong method is a 405 with Allow; an unknown path under /api is a 404 as JSON, whatever it carries.
 * Any other path is a page of the web, where there is one.
 */
export function refuseUnknown(
  app: FastifyInstance,
  served: readonly EndpointDescription[],
  answerPage: AnswerPage | null,
): void {
  const known = knownPaths(served);
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.is404 || !isOfApi(request.url)) return done();
    const [path = ""] = request.url.split("?");
    const allow = known.find(({ pattern }) => pattern.test(path))?.allow;
    if (allow === undefined) return done(notFound());
    reply.header("Allow", allow);
    done(new ApiError("method_not_allowed", "Method not allowed for this path."));
  });
  app.setNotFoundHandler(async (request, reply) => {
    if (answerPage && wantsPage(request)) return answerPage(request, reply);
    throw notFound();
  });
}

/** Each described path as it is asked for, and the methods it takes. */
function knownPaths(served: readonly EndpointDescription[]): { pattern: RegExp; allow: string }[] {
  const byPath = groupBy(served, ({ path }) => path.replace(/\{\w+\}/g, "[^/]+"));
  return [...byPath].map(([path, descriptions]) => {
    const methods = new Set<string>(descriptions.map(({ method }) => method));
    if (methods.has("GET")) methods.add("HEAD");
    return { pattern: new RegExp(`^/api${path}?$`), allow: [...methods].join(", ") };
  });
}

/** A malformed address (a broken %-escape, an endless parameter) never reaches a route. */
export function answerUnreadable(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  answerPage: AnswerPage | null,
): void {
  if (answerPage && wantsPage(request)) void answerPage(request, reply);
  else answerError(error, request, reply);
}

/** A call that is served must be described; anything else is a mistake in our code that must not start. */
export function refuseUndescribed(
  served: readonly EndpointDescription[],
  described: readonly EndpointDescription[],
): void {
  const undescribed = served.filter((one) => !described.includes(one)).map(({ id }) => id);
  if (undescribed.length > 0) throw new Error(`served and not described: ${undescribed.join(", ")}`);
}

function wantsPage({ method, url }: FastifyRequest): boolean {
  return (method === "GET" || method === "HEAD") && !isOfApi(url);
}

/** Whether an address is read by programs: a call's, or would be one, the assistants' door and how they are let in, or the feed. */
export function isOfApi(url: string): boolean {
  return /^\/(api|mcp|gofs|oauth)(\/|\?|$)/.test(url);
}
