import type { FastifyBaseLogger } from "fastify";
import { Counter, type Registry } from "prom-client";
import type { BodyOf } from "../../contract/endpoint.ts";
import { MINUTE_MS } from "../../contract/time-units.ts";
import type { reportWebErrorEndpoint } from "../../contract/web-errors/web-errors.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import { browserOf } from "./browser-of.ts";
import { maskMessage, maskPlace, pageOfPath } from "./mask-error.ts";

type WebError = BodyOf<typeof reportWebErrorEndpoint>;
type From = { readonly userAgent: string | undefined; readonly log: FastifyBaseLogger };

/** However many pages fail, the log tells of so many in a minute; the figure counts them all. */
const LINES_A_MINUTE = 60;
/** More browsers than these are counted as others: each is a series of its own. */
const MOST_BROWSERS = 60;

/** What failed in people's pages, for the log and the figures, without anything of those people. */
export class WebErrors {
  readonly #clock: Clock;
  readonly #counted: Counter<"kind" | "browser">;
  readonly #browsers = new Set<string>();
  #minute = 0;
  #lines = 0;

  constructor(registry: Registry, clock: Clock) {
    this.#clock = clock;
    this.#counted = new Counter({
      name: "trupial_web_errors_total",
      help: "Errors that pages have reported, by kind and browser.",
      labelNames: ["kind", "browser"],
      registers: [registry],
    });
  }

  note({ kind, message, page, at, version }: WebError, { userAgent, log }: From): void {
    const browser = browserOf(userAgent);
    this.#counted.inc({ kind, browser: this.#bounded(browser) });
    if (!this.#mayWrite()) return;
    const told = { kind, message: maskMessage(message), page: pageOfPath(page), at: maskPlace(at), browser };
    log.warn({ web_error: { ...told, version: maskVersion(version) } }, "error in a page");
  }

  #bounded(browser: string): string {
    if (this.#browsers.size < MOST_BROWSERS) this.#browsers.add(browser);
    return this.#browsers.has(browser) ? browser : "other";
  }

  #mayWrite(): boolean {
    const minute = Math.floor(this.#clock.now().getTime() / MINUTE_MS);
    if (minute !== this.#minute) this.#lines = 0;
    this.#minute = minute;
    this.#lines += 1;
    return this.#lines <= LINES_A_MINUTE;
  }
}

/** The version of the product a page was made with, or none. */
function maskVersion(version: string | undefined): string | null {
  return /^\d{1,4}(\.\d{1,4}){0,2}[-+.a-z0-9]{0,20}$/.exec(version ?? "")?.[0] ?? null;
}
