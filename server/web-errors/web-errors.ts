import type { FastifyBaseLogger } from "fastify";
import { Counter, type Registry } from "prom-client";
import type { BodyOf } from "../../contract/endpoint.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import type { reportWebErrorEndpoint } from "../../contract/web-errors/web-errors.endpoints.ts";
import type { Clock } from "../process/clock.ts";
import { maskMessage, maskPlace, pageOfPath } from "./mask-error.ts";

type WebError = BodyOf<typeof reportWebErrorEndpoint>;
type From = { readonly userAgent: string | undefined; readonly log: FastifyBaseLogger };

/** However many pages fail, the log tells of so many in a minute; the figure counts them all. */
const LINES_A_MINUTE = 60;
/** More browsers and versions than these are counted as others: each is a series of its own. */
const MOST_BROWSERS = 60;
const MOST_VERSIONS = 8;

const OF_NO_VERSION = "none";

/** Errors of people's pages, for the log and the figures, without anything of those people. */
export class WebErrors {
  readonly #clock: Clock;
  readonly #counted: Counter<"kind" | "browser" | "version">;
  readonly #browsers = new Set<string>();
  readonly #versions = new Set<string>([OF_NO_VERSION]);
  #minute = 0;
  #lines = 0;

  constructor(registry: Registry, clock: Clock) {
    this.#clock = clock;
    this.#counted = new Counter({
      name: "trupial_web_errors_total",
      help: "Errors that pages have reported, by kind, browser and the version that the page was made with.",
      labelNames: ["kind", "browser", "version"],
      registers: [registry],
    });
  }

  note({ kind, message, page, at, version }: WebError, { userAgent, log }: From): void {
    const browser = browserOf(userAgent);
    const made = maskVersion(version);
    this.#counted.inc({
      kind,
      browser: bounded(this.#browsers, browser, MOST_BROWSERS),
      version: bounded(this.#versions, made ?? OF_NO_VERSION, MOST_VERSIONS),
    });
    if (!this.#mayWrite()) return;
    const told = { kind, message: maskMessage(message), page: pageOfPath(page), at: maskPlace(at), browser };
    log.warn({ web_error: { ...told, version: made } }, "error in a page");
  }

  #mayWrite(): boolean {
    const minute = Math.floor(this.#clock.now().getTime() / MINUTE_MS);
    if (minute !== this.#minute) this.#lines = 0;
    this.#minute = minute;
    this.#lines += 1;
    return this.#lines <= LINES_A_MINUTE;
  }
}

function bounded(known: Set<string>, name: string, most: number): string {
  if (known.size < most) known.add(name);
  return known.has(name) ? name : "other";
}

/** The version of the product a page was made with and its commit ("0.2.0+1a2b3c4d5e"), or none. */
function maskVersion(version: string | undefined): string | null {
  return /^\d{1,4}(\.\d{1,4}){0,2}[-+.a-z0-9]{0,20}$/.exec(version ?? "")?.[0] ?? null;
}

/** The names browsers give themselves, and after which each writes its major version; the first that fits. */
const BROWSERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["Edge", /\bEdg(?:A|iOS)?\/(\d{1,3})\b/],
  ["Samsung", /\bSamsungBrowser\/(\d{1,3})\b/],
  ["Opera", /\bOPR\/(\d{1,3})\b/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d{1,3})\b/],
  ["Chrome", /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d{1,3})\b/],
  ["Safari", /\bVersion\/(\d{1,3})\b[^()]* Safari\//],
];

/** A browser's family and major version, "Safari 26"; "other" where it says nothing that is known. */
export function browserOf(userAgent: string | undefined): string {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent ?? "")?.[1];
    if (version !== undefined) return `${name} ${Number(version)}`;
  }
  return "other";
}
