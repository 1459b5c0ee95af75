import type { FastifyRequest, FastifyServerOptions } from "fastify";
import type { DestinationStream } from "pino";

/**
 * Structured lines that name no person and no place: a request is its method, the path without its query,
 * the answer's status and a request id. Tracking codes and ids in a path are cut as well.
 */
export function loggerOptions({
  logLevel,
  logTo,
}: {
  logLevel: string;
  logTo?: DestinationStream | undefined;
}): FastifyServerOptions {
  return {
    logger: {
      level: logLevel,
      ...(logTo ? { stream: logTo } : {}),
      base: null,
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: pathWithoutNames(request.url) }),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
  };
}

function pathWithoutNames(url: string): string {
  const path = url.split("?", 1)[0] ?? "";
  return path.replace(/^((?:\/\w+)?\/track\/)[^/]+/, "$1…");
}

/** An error's kind and where it came from. The database's own words may quote a row, so they are left out. */
function describeError(error: Error & { code?: unknown; severity?: unknown }) {
  return {
    type: error.name,
    message: error.severity === undefined ? error.message : "database error",
    code: typeof error.code === "string" ? error.code : undefined,
    stack: (error.stack ?? "").split("\n    at ").slice(1, 9).join("\n"),
  };
}
