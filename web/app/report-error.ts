import type { WebErrorKind } from "../../contract/web-errors/web-error-kinds.ts";
import { reportWebErrorEndpoint } from "../../contract/web-errors/web-errors.endpoints.ts";

/** A page that fails over and over reports the first few. */
const MOST_REPORTS = 5;
const LONGEST_MESSAGE = 500;
/** How browsers say that a script wasn't there: Chrome, Firefox and Safari. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

/** Firefox and Safari break off what a page is fetching as soon as it is left: such a page is gone before it has reported that. */
const CHUNK_REPORT_AFTER_MS = 3_000;

const reported = new Set<string>();

/**
 * Tells the server of an error in this page, each once. It goes past the session and the calls of the app, which may be what failed; the
 * server masks what it writes down.
 */
export function reportError(kind: WebErrorKind, error: unknown): void {
  const message = sentenceOf(error).slice(0, LONGEST_MESSAGE);
  if (isNoFault(error, message) || reported.size >= MOST_REPORTS || reported.has(message)) return;
  reported.add(message);
  const report: WebError = {
    kind: NOT_FETCHED.test(message) ? "chunk" : kind,
    message,
    page: location.pathname,
    at: placeOf(error),
    version: import.meta.env.VERSION,
  };
  if (report.kind === "chunk") setTimeout(() => send(report), CHUNK_REPORT_AFTER_MS);
  else send(report);
}

/** As in a page that was just loaded, which has reported nothing. */
export function forgetReports(): void {
  reported.clear();
}

type WebError = {
  readonly kind: WebErrorKind;
  readonly message: string;
  readonly page: string;
  readonly at: string | undefined;
  readonly version: string | undefined;
};

function send(report: WebError): void {
  const { method, path } = reportWebErrorEndpoint;
  const headers = { "Content-Type": "application/json" };
  // It outlives the page, which may be left or loaded again at once.
  fetch(`/api${path}`, { method, headers, body: JSON.stringify(report), keepalive: true }).catch(
    () => undefined,
  );
}

function sentenceOf(error: unknown): string {
  try {
    return String(error);
  } catch {
    return "an error that says nothing";
  }
}

/** Errors that aren't ours: a person or the browser broke something off, or an extension failed. */
function isNoFault(error: unknown, message: string): boolean {
  if (!(error instanceof Error)) return message.startsWith("ResizeObserver loop");
  return error.name === "AbortError" || (error.stack ?? "").includes("-extension://");
}

/** The first place in our own scripts. */
function placeOf(error: unknown): string | undefined {
  return error instanceof Error ? /\/assets\/[\w.-]+:\d+:\d+/.exec(error.stack ?? "")?.[0] : undefined;
}
