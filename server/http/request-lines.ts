import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestMetrics } from "../metrics/request-metrics.ts";
import type { RefusedLines } from "./refused-lines.ts";

/** How requests are told of: the figures have each, the log each but those of a flood. */
export type Telling = { readonly metrics: RequestMetrics; readonly refused: RefusedLines };

/**
 * Logs one line for a request once it is over, and counts it. The line names the route's pattern, never the path that was asked for:
 * under whatever spelling, a path can hold a tracking code.
 */
export function tellWhenOver(
  request: FastifyRequest,
  reply: FastifyReply,
  { metrics, refused }: Telling,
): void {
  const startedAt = performance.now();
  metrics.begin();
  // An answer that is broken off, such as a stream, closes without ever having been sent.
  reply.raw.on("close", () => {
    const { headersSent, statusCode, writableEnded } = reply.raw;
    const tookMs = performance.now() - startedAt;
    const { method, route } = whatWasAsked(request);
    metrics.end(method, route, writableEnded ? statusCode : null, tookMs / 1000);
    if (!refused.mayWrite(statusCode, request.log)) return;
    // Of one shape, which costs a tenth of one put together by spreading; what is undefined is not in the line.
    request.log.info(
      {
        method,
        route,
        status: headersSent ? statusCode : undefined,
        ms: Math.round(tookMs * 10) / 10,
        // The caller went away, or a stream was ended by its reader.
        aborted: writableEnded ? undefined : true,
      },
      "request",
    );
  });
}

/** The facts of a request that a log line may say. */
export function whatWasAsked({ method, routeOptions }: FastifyRequest): { method: string; route: string } {
  return { method, route: routeOptions?.url ?? "pages and files" };
}
