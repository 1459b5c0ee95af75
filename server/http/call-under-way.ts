import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { AnswerOf, BodyOf, EndpointDescription, ParamsOf, QueryOf } from "../../contract/endpoint.ts";
import type { Clock } from "../process/clock.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { type ReadLagging, Reading } from "../database/replica/reading.ts";
import type { Replica } from "../database/replica/replica.ts";
import { ApiError } from "./api-error.ts";
import { type Authenticate, type Caller, callerKey } from "./caller.ts";
import type { ConditionalRequests, ViewVersion } from "./conditional-requests.ts";
import { AlreadyAnswered, KeyedRequest, type SavedResponse, type SavedRow } from "./idempotency.ts";
import { holdNames } from "./idempotency.queries.ts";
import { ListInParts } from "./list-in-parts.ts";
import { parseInput } from "./parse-input.ts";
import type { LimitName, RateLimits } from "./rate-limits.ts";
import type { RefusalNotes } from "./refusal-notes.ts";
import { errorResponse, sendError } from "./respond.ts";
import type { Serializer } from "./serializer.ts";
import type { Moment, SharedAnswers } from "./shared-answers.ts";

/** One call as a handler sees it: parsed, authenticated and allowed. */
export type Call<D extends EndpointDescription> = {
  readonly params: ParamsOf<D>;
  readonly query: QueryOf<D>;
  readonly body: BodyOf<D>;
  readonly caller: Caller;
  readonly log: FastifyBaseLogger;
  readonly request: FastifyRequest;
  /** For a call whose output is a stream or text; every other handler returns its answer. */
  readonly reply: FastifyReply;
  /** Says until when the clock alone changes nothing in the answer; for a call whose `ViewVersion` is known. */
  readonly holdsUntil: (moment: Date) => void;
  /** Reads from the replica where there is one, else from the database; for a call that `mayLag`. */
  readonly read: D extends { readonly mayLag: true } ? ReadLagging : never;
  /**
   * The one transaction of a call that writes. Its result is the call's answer, kept with the Idempotency-Key in the
   * same commit. Ask other services (maps, hashing) before it, never inside: the embedded database has one connection.
   * What is locked by name is locked before anything is read.
   */
  transact(
    work: (trx: Trx, keep: KeepAnswer<D>) => Promise<AnswerOf<D>>,
    options?: { locks?: readonly string[] },
  ): Promise<AnswerOf<D>>;
};

/** Gives the row that keeps an answer with its key to work that writes it itself; null for a request without a key. */
type KeepAnswer<D extends EndpointDescription> = (answer: AnswerOf<D>) => SavedRow | null;

export type Handler<D extends EndpointDescription> = (
  call: Call<D>,
) => Promise<AnswerOf<D> | ListInParts<RowOf<AnswerOf<D>>> | FastifyReply>;

type RowOf<Answer> = Extract<Answer, readonly unknown[]>[number];

/** What is the same for every request of a call. */
export type Route<D extends EndpointDescription> = {
  readonly db: Db;
  readonly replica: Replica | null;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly limits: RateLimits;
  readonly description: D;
  readonly handler: Handler<D>;
  readonly versionOf: ViewVersion | undefined;
  readonly claimsFirst: boolean;
  readonly shared: {
    readonly answers: SharedAnswers;
    readonly unless: (query: QueryOf<D>) => boolean;
  } | null;
  readonly limit: LimitName;
  /** Made when the first answer is written. */
  readonly serialize: () => Serializer;
  readonly conditional: ConditionalRequests;
  readonly refusals: RefusalNotes;
};

/** What was known of an answer before it was worked out. */
type Found<D extends EndpointDescription> = {
  readonly shared: Route<D>["shared"];
  readonly moment: Moment;
  readonly version: string | undefined;
};
type Asked = { request: FastifyRequest; reply: FastifyReply; caller: Caller };

/**
 * One request from its door to its answer, and what the handler sees of it. What few handlers ask for is made when it is asked for:
 * a call that is answered within microseconds would spend most of them on it.
 */
export class CallUnderWay<D extends EndpointDescription> {
  readonly #route: Route<D>;
  readonly #from: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly caller: Caller;
  readonly description: D;
  params!: ParamsOf<D>;
  query!: QueryOf<D>;
  body!: BodyOf<D>;
  #keyed: KeyedRequest | null = null;
  #reading: Reading | null = null;
  #until: Date | null = null;
  #committed: string | null = null;

  constructor(route: Route<D>, { request, reply, caller }: Asked) {
    this.#route = route;
    this.#from = route.clock.now();
    this.description = route.description;
    this.request = request;
    this.reply = reply;
    this.caller = caller;
  }

  get log(): FastifyBaseLogger {
    return this.request.log;
  }

  get holdsUntil(): Call<D>["holdsUntil"] {
    return (moment) => (this.#until = moment);
  }

  get read(): Call<D>["read"] {
    return (this.#reading ??= new Reading(this.#route)).read as Call<D>["read"];
  }

  get transact(): Call<D>["transact"] {
    return (work, { locks = [] } = {}) => this.#transact(work, locks);
  }

  /** Answers. No reply is ever returned: it is a promise too, of the end of its stream. */
  async answer(): Promise<void> {
    const { reply, request, caller, description } = this;
    const { versionOf, conditional } = this.#route;
    const shared = caller.actor === "guest" ? this.#route.shared : null;
    const known = shared?.answers.find(request.url);
    if (known !== undefined) return void send(reply, { status: description.status, body: known });
    const moment = shared?.answers.moment ?? null;
    // Known before anything is read: what changes meanwhile is another version.
    const version = versionOf?.(caller);
    if (version !== undefined && conditional.stillHas(this, version)) return void reply.code(304).send();
    return this.#answerAnew({ shared, moment, version });
  }

  async #answerAnew({ shared, moment, version }: Found<D>): Promise<void> {
    const { reply, request, description } = this;
    const { conditional, claimsFirst } = this.#route;
    this.#keyed = keyedRequest(this.#route, this);
    const before = claimsFirst || !this.#keyed ? null : await this.#keyed.firstAnswer();
    if (before) return void replay(reply, before);

    try {
      const body = await this.#run();
      if (body === null) return;
      if (this.#keyed) await this.#keyed.keepAfterwards({ status: description.status, body });
      const until = this.#until;
      const holds = version !== undefined && until ? { version, from: this.#from, until } : null;
      if (description.conditional && conditional.unchanged(this, { body, holds })) {
        return void reply.code(304).send();
      }
      if (shared && !shared.unless(this.query)) shared.answers.keep(request.url, { moment, body });
      send(reply, { status: description.status, body });
    } catch (error) {
      await this.#answerError(error);
    }
  }

  /**
   * Runs the handler once; its answer is checked against the contract before it is committed or sent. Null where the handler
   * answers by itself.
   */
  async #run(): Promise<string | null> {
    const input = parseInput(this.description, this.request);
    this.params = input.params as ParamsOf<D>;
    this.query = input.query as QueryOf<D>;
    this.body = input.body as BodyOf<D>;
    const result = await this.#route.handler(this);
    const asOf = this.#reading?.asOf;
    if (asOf && !this.reply.sent) this.reply.header("As-Of", asOf.toISOString());
    if (typeof this.description.output === "string") return null;
    if (result instanceof ListInParts) return result.write(this.#route.serialize());
    return this.#committed ?? this.#route.serialize()(result);
  }

  #transact(
    work: (trx: Trx, keep: KeepAnswer<D>) => Promise<AnswerOf<D>>,
    locks: readonly string[],
  ): Promise<AnswerOf<D>> {
    const { db, limits, limit, description } = this.#route;
    const keyed = this.#keyed;
    const serialize = this.#route.serialize();
    return inTransaction(db, async (trx) => {
      const count = () => limits.countWork(this.caller, this.reply, limit);
      if (keyed) await keyed.claim(trx, locks, count);
      else await Promise.all([holdNames(trx, locks), count()]);
      let kept: string | null = null;
      const keep: KeepAnswer<D> = (answer) => {
        kept = serialize(answer);
        return keyed && keyed.rowToKeep({ status: description.status, body: kept });
      };
      const value = await work(trx, keep);
      this.#committed = kept ?? serialize(value);
      await keyed?.keep(trx, { status: description.status, body: this.#committed });
      return value;
    });
  }

  async #answerError(error: unknown): Promise<void> {
    const { request, reply } = this;
    const { claimsFirst, refusals } = this.#route;
    if (error instanceof AlreadyAnswered || (claimsFirst && error instanceof ApiError)) {
      const first = await this.#keyed?.firstAnswer();
      if (first) return void replay(reply, first);
    }
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "rate_limited") await refusals.note(error, this);
    await this.#keyed?.keepAfterwards(errorResponse(request, error));
    sendError(request, reply, error);
  }
}

function send(reply: FastifyReply, { status, body }: SavedResponse): FastifyReply {
  if (status === 204 || body === "") return reply.code(status).send();
  return reply.code(status).type("application/json; charset=utf-8").send(body);
}

function replay(reply: FastifyReply, answered: SavedResponse): FastifyReply {
  return send(reply.header("Idempotent-Replayed", "true"), answered);
}

const MAX_KEY_LENGTH = 255;

function keyedRequest<D extends EndpointDescription>(
  { db, clock, description }: Route<D>,
  { request, caller }: Asked,
): KeyedRequest | null {
  if (description.method !== "POST") return null;
  const key = request.headers["idempotency-key"];
  if (key === undefined) return null;
  if (typeof key !== "string" || key.length < 1 || key.length > MAX_KEY_LENGTH) {
    throw new ApiError("invalid_input", "An Idempotency-Key has 1 to 255 characters.");
  }
  const path = new URL(request.url, "http://here").pathname.replace(/\/$/, "");
  return new KeyedRequest({
    db,
    clock,
    caller: callerKey(caller),
    key,
    method: request.method,
    path,
    body: request.body,
  });
}
