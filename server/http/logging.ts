import { type FastifyBaseLogger, type FastifyServerOptions, LogController } from "fastify";
import { type DestinationStream, destination, pino } from "pino";
import { COMMIT, VERSION } from "../process/version.ts";

/** How many errors a server has written into its log. */
export type LoggedErrors = { errors: number };
const ERROR = 50;

/**
 * Structured lines, all of one shape, that name no person and no place. Their facts of a request are in
 * `request-lines.ts`.
 */
export function openLog({
  logLevel,
  logTo,
  counted = { errors: 0 },
}: {
  logLevel: string;
  logTo?: DestinationStream | undefined;
  /** Its lines of errors are counted here. */
  counted?: LoggedErrors;
}): FastifyBaseLogger {
  return pino(
    {
      level: logLevel,
      hooks: {
        logMethod(inputArgs, method, level) {
          if (level >= ERROR) counted.errors += 1;
          method.apply(this, inputArgs);
        },
      },
      base: { version: VERSION, commit: COMMIT },
      serializers: {
        // Fastify's own lines may carry a request; it may hold personal data and is not printed.
        req: () => ({}),
        res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
        err: describeError,
      },
    },
    logTo ?? standardOutput(),
  );
}

/** Each request logs under its id. Fastify gets no logger of its own: with one, it would listen to the end of every answer once more. */
export function logsRequestsTo(log: FastifyBaseLogger): FastifyServerOptions {
  return {
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "request_id" }),
    childLoggerFactory: (_none, bindings) => log.child(bindings),
  };
}

/** How much may wait to be written, and for how long: a call to the system for each line would cost as much as a quick answer. */
const WAITING_BYTES = 4_096;
const WAITING_MS = 100;

/** Waiting lines are written when the process ends, but for one that is killed outright. */
function standardOutput(): DestinationStream {
  return destination({ dest: 1, sync: false, minLength: WAITING_BYTES, periodicFlush: WAITING_MS });
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
