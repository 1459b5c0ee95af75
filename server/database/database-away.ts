/** Node's words for a connection that cannot be made or has broken. */
const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
  "EHOSTUNREACH",
]);

/** PostgreSQL's: shutting down, starting up, too many connections, connection failures (class 08). */
const SERVER_CODES = /^(57P0[1-5]|53300|08\d{3})$/;

/** PgBouncer's one code for all it has to say, and always its last word on a connection. */
const POOLER_CODE = "08P01";

/** pg's own errors carry no code. */
const DRIVER_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** The pool's words, and PgBouncer's two. */
const BUSY_WORDS =
  /^(timeout exceeded when trying to connect|query_wait_timeout|no more connections allowed)/;

/** The watch knows that the database does not answer, and nothing is asked of it until it does. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";

  constructor() {
    super("the database does not answer");
  }
}

/** The database is there, but all its connections are taken and none came free in time. */
export class DatabaseBusy extends Error {
  override readonly name = "DatabaseBusy";

  constructor() {
    super("no connection of the database came free in time");
  }
}

/** Whether a connection was not to be had in time: of our own pool, or of a pooler before the database. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof DatabaseBusy) return true;
  return error instanceof Error && BUSY_WORDS.test(error.message);
}

/** Says whether an error means that the database is away, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway) return true;
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string" && (NETWORK_CODES.has(code) || SERVER_CODES.test(code))) return true;
  if (code === POOLER_CODE && (error as { severity?: unknown }).severity === "FATAL") return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return DRIVER_WORDS.test(error.message);
}
