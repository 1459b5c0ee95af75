import { type FastifyServerOptions, LogController } from "fastify";
import type { DestinationStream } from "pino";
import { VERSION } from "../version.ts";

/**
 * Structured lines, all of one shape, that name no person and no place. What they hold of a request is in
 * `request-lines.ts`.
 */
export function loggerOptions({
  logLevel,
  logTo,
}: {
  logLevel: string;
  logTo?: DestinationStream | undefined;
}): FastifyServerOptions {
  return {
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request_id" }),
    logger: {
      level: logLevel,
      ...(logTo ? { stream: logTo } : {}),
      base: { version: VERSION },
      serializers: {
        // Fastify's own lines may carry a request; it may hold personal data and is not printed.
        req: () => ({}),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
  };
}

/** An error's kind and where it came from. The database's own words may quote a row, so they are left out. */
export function describeError(error: Error & { code?: unknown; severity?: unknown }) {
  return {
    type: error.name,
    message: error.severity === undefined ? error.message : "database error",
    code: typeof error.code === "string" ? error.code : undefined,
    stack: (error.stack ?? "").split("\n    at ").slice(1, 9).join("\n"),
  };
}
