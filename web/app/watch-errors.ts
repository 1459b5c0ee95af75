import type { WebErrorKind } from "../../contract/web-errors/web-error-kinds.ts";

/** Tells the server of an error; what writes the report is fetched then, since few pages ever need it. */
export function report(kind: WebErrorKind, error: unknown): void {
  import("./report-error.ts").then(({ reportError }) => reportError(kind, error)).catch(() => undefined);
}

/** Reports what nothing in the page has caught. */
export function watchErrors(): void {
  window.addEventListener("error", ({ error, message, filename }) => {
    // A script of another origin, such as an extension of the browser, is no fault of ours.
    if (filename.startsWith(location.origin)) report("script", error ?? message);
  });
  window.addEventListener("unhandledrejection", ({ reason }) => report("promise", reason));
}
