import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Logs one line for a request once it is over. It names the route's pattern, never the path that was asked for: under
 * whatever spelling, a path can hold a tracking code.
 */
export function logWhenOver(request: FastifyRequest, reply: FastifyReply): void {
  const startedAt = performance.now();
  reply.raw.once("close", () => {
    const { headersSent, statusCode, writableEnded } = reply.raw;
    request.log.info(
      {
        ...whatWasAsked(request),
        ...(headersSent ? { status: statusCode } : {}),
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
        // The caller went away, or a stream was ended by its reader.
        ...(writableEnded ? {} : { aborted: true }),
      },
      "request",
    );
  });
}

/** What a log line may say of a request. */
export function whatWasAsked({ method, routeOptions }: FastifyRequest): { method: string; route: string } {
  return { method, route: routeOptions?.url ?? "pages and files" };
}
