import { atMost } from "../waiting/at-most.ts";
import type { Span } from "./span.ts";
import { otlpBody } from "./span.ts";

/** The defaults of OpenTelemetry's batches. */
const MOST_KEPT = 2_048;
const MOST_AT_ONCE = 512;
const EVERY_MS = 5_000;
const PATIENCE_MS = 10_000;
const LAST_PATIENCE_MS = 1_000;

/** Statuses of a collector that may take the same spans later. */
const LATER: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export type Collector = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The facts that all spans have in common: the service, its version, this process. */
  readonly resource: Readonly<Record<string, string>>;
  /** How often spans are sent; five seconds unless a test cannot wait. */
  readonly everyMs?: number;
  /** Told in a sentence when the collector goes away and when it is back. */
  readonly say: (sentence: string) => void;
};

/**
 * Spans on their way to a collector. Nobody waits for it: while it is away as many are kept as fit, and the others are left out. One
 * call at a time is under way.
 */
export class SpanQueue {
  readonly #collector: Collector;
  readonly #timer: NodeJS.Timeout;
  #spans: Span[] = [];
  #leftOut = 0;
  #sending: Promise<void> | null = null;
  #isAway = false;

  constructor(collector: Collector) {
    this.#collector = collector;
    this.#timer = setInterval(() => void this.#send(PATIENCE_MS), collector.everyMs ?? EVERY_MS);
    this.#timer.unref();
  }

  /** How many wait, and how many never went. */
  get counts(): { waiting: number; leftOut: number } {
    return { waiting: this.#spans.length, leftOut: this.#leftOut };
  }

  add(span: Span): void {
    if (this.#spans.length >= MOST_KEPT) {
      this.#leftOut += 1;
      return;
    }
    this.#spans.push(span);
    if (this.#spans.length >= MOST_AT_ONCE && !this.#isAway) void this.#send(PATIENCE_MS);
  }

  /** Sends what is left, if the collector takes it at once. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await atMost(LAST_PATIENCE_MS, this.#sending ?? Promise.resolve());
    if (this.#sending) return;
    while (this.#spans.length > 0 && !this.#isAway) await this.#send(LAST_PATIENCE_MS);
  }

  #send(patienceMs: number): Promise<void> {
    return (this.#sending ??= this.#sendFirst(patienceMs).finally(() => (this.#sending = null)));
  }

  async #sendFirst(patienceMs: number): Promise<void> {
    const batch = this.#spans.slice(0, MOST_AT_ONCE);
    if (batch.length === 0) return;
    const answer = await this.#post(batch, patienceMs);
    if (answer === "later") return this.#note(true);
    this.#spans = this.#spans.slice(batch.length);
    if (answer === "refused") this.#leftOut += batch.length;
    this.#note(answer === "refused");
  }

  async #post(spans: readonly Span[], patienceMs: number): Promise<"taken" | "later" | "refused"> {
    const { url, headers, resource } = this.#collector;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { ...headers, "Content-Type": "application/json" },
        body: otlpBody(spans, resource),
        redirect: "error",
        signal: AbortSignal.timeout(patienceMs),
      });
      await response.body?.cancel();
      if (response.ok) return "taken";
      return LATER.has(response.status) ? "later" : "refused";
    } catch {
      return "later";
    }
  }

  #note(isAway: boolean): void {
    if (isAway === this.#isAway) return;
    this.#isAway = isAway;
    this.#collector.say(
      isAway
        ? "The collector of OTEL_EXPORTER_OTLP_ENDPOINT doesn't take spans: the first 2,048 wait for it, and later ones are left out."
        : "The collector of OTEL_EXPORTER_OTLP_ENDPOINT takes spans again.",
    );
  }
}
