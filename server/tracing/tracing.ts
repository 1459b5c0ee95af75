import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { QueryLog } from "../database/connect.ts";
import { whatWasAsked } from "../http/request-lines.ts";
import { type Sampling, isSampled } from "./sampling.ts";
import { type Collector, SpanQueue } from "./span-queue.ts";
import { readTraceParent } from "./trace-parent.ts";

/** A request that is being answered. */
type UnderWay = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | null;
  readonly startMs: number;
  readonly startedAt: number;
  statements: number;
  isOver: boolean;
};

/** Each says something every few seconds, and nothing that anybody looks for. */
const NOT_TRACED: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** An export makes thousands of statements; a trace shows the first of them and how many there were. */
const MOST_STATEMENTS = 100;
const MOST_OF_STATEMENT = 2_000;

/**
 * Tells a collector of each request and of the statements made for it. A request is named by its route, never by its path, and a
 * statement has its text without its values: no name, phone, code or address of a person is in a span.
 */
export class Tracing {
  readonly #queue: SpanQueue;
  readonly #sampling: Sampling;
  readonly #current = new AsyncLocalStorage<UnderWay>();

  constructor({ sampling, ...collector }: Collector & { sampling: Sampling }) {
    this.#queue = new SpanQueue(collector);
    this.#sampling = sampling;
  }

  get counts(): SpanQueue["counts"] {
    return this.#queue.counts;
  }

  follow(app: FastifyInstance): void {
    const traced = new WeakMap<FastifyRequest, UnderWay>();
    app.addHook("onRequest", (request, reply, done) => {
      const begun = this.#begin(request, reply);
      if (!begun) return done();
      traced.set(request, begun);
      this.#current.run(begun, done);
    });
    // A body arrives on its connection, which knows nothing of the request.
    app.addHook("preValidation", (request, _reply, done) => {
      const begun = traced.get(request);
      if (begun) this.#current.run(begun, done);
      else done();
    });
    app.addHook("onClose", () => this.#queue.stop());
  }

  /** To be told of each statement once it is over. */
  readonly noteStatement: QueryLog = ({ level, query, queryDurationMillis }) => {
    const within = this.#current.getStore();
    if (!within || within.isOver) return;
    within.statements += 1;
    if (within.statements > MOST_STATEMENTS) return;
    const text = query.sql;
    const word = /[a-z]+/i.exec(text.replace(/^\/\*.*?\*\//, ""))?.[0]?.toLowerCase() ?? "statement";
    const since = performance.now() - within.startedAt - queryDurationMillis;
    this.#queue.add({
      traceId: within.traceId,
      spanId: newId(8),
      parentId: within.spanId,
      kind: "client",
      name: word,
      startMs: within.startMs + Math.max(0, since),
      tookMs: queryDurationMillis,
      failed: level === "error",
      attributes: {
        "db.system.name": "postgresql",
        "db.operation.name": word,
        "db.query.text": text.slice(0, MOST_OF_STATEMENT),
      },
    });
  };

  #begin(request: FastifyRequest, reply: FastifyReply): UnderWay | null {
    if (NOT_TRACED.has(request.routeOptions.url ?? "")) return null;
    const parent = readTraceParent(request.headers["traceparent"]);
    const traceId = parent?.traceId ?? newId(16);
    if (!isSampled(traceId, parent, this.#sampling)) return null;
    const begun: UnderWay = {
      traceId,
      spanId: newId(8),
      parentId: parent?.spanId ?? null,
      startMs: Date.now(),
      startedAt: performance.now(),
      statements: 0,
      isOver: false,
    };
    // An answer that is broken off, such as a stream, closes without ever having been sent.
    reply.raw.once("close", () => this.#end(begun, request, reply));
    return begun;
  }

  #end(begun: UnderWay, request: FastifyRequest, reply: FastifyReply): void {
    begun.isOver = true;
    const { method, route } = whatWasAsked(request);
    const { headersSent, statusCode, writableEnded } = reply.raw;
    const failed = headersSent && statusCode >= 500;
    this.#queue.add({
      ...begun,
      kind: "server",
      name: `${method} ${route}`,
      tookMs: performance.now() - begun.startedAt,
      failed,
      attributes: {
        "http.request.method": method,
        "http.route": route,
        ...(headersSent && { "http.response.status_code": statusCode }),
        ...(failed && { "error.type": String(statusCode) }),
        ...(!writableEnded && { "trupial.aborted": true }),
        "trupial.statements": begun.statements,
      },
    });
  }
}

function newId(bytes: number): string {
  return randomBytes(bytes).toString("hex");
}
