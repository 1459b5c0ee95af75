import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from "fastify";
import type { AnswerOf, BodyOf, EndpointDescription, ParamsOf, QueryOf } from "../../contract/endpoint.ts";
import type { Clock } from "../process/clock.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { type ReadLagging, Reading } from "../database/replica/reading.ts";
import type { Replica } from "../database/replica/replica.ts";
import { ApiError } from "./api-error.ts";
import { type Authenticate, type Caller, callerKey } from "./caller.ts";
import { claimAndLock } from "./claim-and-lock.ts";
import type { ConditionalRequests, ViewVersion } from "./conditional-requests.ts";
import { AlreadyAnswered, KeyedRequest, type SavedResponse } from "./idempotency.ts";
import { ListInParts } from "./list-in-parts.ts";
import { parseInput } from "./parse-input.ts";
import type { LimitName, RateLimits } from "./rate-limits.ts";
import type { FirstAhead } from "../waiting/first-ahead.ts";
import type { InTurn } from "../waiting/in-turn.ts";
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
  readonly validUntil: (moment: Date) => void;
  /** Reads from the replica where there is one, else from the database; for a call that `mayLag`. */
  readonly read: D extends { readonly mayLag: true } ? ReadLagging : never;
  /**
   * The one transaction of a call that writes. Its result is the call's answer, kept with the Idempotency-Key in the
   * same commit. Ask other services (maps, hashing) before it, never inside: the embedded database has one connection.
   * Locks by name are taken before anything is read.
   */
  transact(work: (trx: Trx) => Promise<AnswerOf<D>>, options?: WorkOptions): Promise<AnswerOf<D>>;
};

/** The names that are locked first, and how often the work counts to the caller's allowance. */
type WorkOptions = { readonly locks?: readonly string[]; readonly times?: number };

export type Handler<D extends EndpointDescription> = (
  call: Call<D>,
) => Promise<AnswerOf<D> | ListInParts<RowOf<AnswerOf<D>>> | FastifyReply>;

type RowOf<Answer> = Extract<Answer, readonly unknown[]>[number];

export type Refused = { description: EndpointDescription; caller: Caller };

/** Where it is noted who asked for what is not theirs. Never fails. */
export type NotesRefusals = { note(error: unknown, refused: Refused): Promise<void> };

/** The parts of a call that are the same for every request. */
export type Route<D extends EndpointDescription> = {
  readonly db: Db;
  readonly replica: Replica | null;
  readonly clock: Clock;
  readonly authenticate: Authenticate;
  readonly limits: RateLimits;
  /** Reads a body that has nothing wrong with it, before its schema is asked. */
  readonly readBody: ((body: unknown) => BodyOf<D> | null) | null;
  /** Names what the call wants that only one can have; the first of this server goes ahead, and the others wait for its end. */
  readonly wants: ((params: ParamsOf<D>) => string) | null;
  readonly firstAhead: FirstAhead;
  readonly inTurn: InTurn;
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
  readonly refusals: NotesRefusals;
};

/** The facts known of an answer before it was worked out. */
type Found<D extends EndpointDescription> = {
  readonly shared: Route<D>["shared"];
  readonly moment: Moment;
  readonly version: string | undefined;
};
type Asked = { request: FastifyRequest; reply: FastifyReply; caller: Caller };

/**
 * One request from its door to its answer, and what the handler sees of it. Parts that few handlers ask for are made
 * when they are asked for: a call that is answered within microseconds would spend most of them on that.
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

  get validUntil(): Call<D>["validUntil"] {
    return (moment) => (this.#until = moment);
  }

  get read(): Call<D>["read"] {
    return (this.#reading ??= new Reading(this.#route)).read as Call<D>["read"];
  }

  get transact(): Call<D>["transact"] {
    return (work, options = {}) => this.#transact(work, options);
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
    const input = parseInput(this.description, this.request, this.#route.readBody);
    this.params = input.params as ParamsOf<D>;
    this.query = input.query as QueryOf<D>;
    this.body = input.body as BodyOf<D>;
    const result = await this.#handle();
    const asOf = this.#reading?.asOf;
    if (asOf && !this.reply.sent) this.reply.header("As-Of", asOf.toISOString());
    if (typeof this.description.output === "string") return null;
    if (result instanceof ListInParts) return result.write(this.#route.serialize());
    return this.#committed ?? this.#route.serialize()(result);
  }

  #handle(): ReturnType<Handler<D>> {
    const { handler, wants, firstAhead, inTurn } = this.#route;
    // A partner's writes wait for each other, and hold no connection meanwhile.
    if (this.caller.actor === "partner" && this.description.method !== "GET") {
      return inTurn.run(callerKey(this.caller), () => handler(this));
    }
    return wants === null ? handler(this) : firstAhead.run(wants(this.params), () => handler(this));
  }

  #transact(
    work: (trx: Trx) => Promise<AnswerOf<D>>,
    { locks = [], times = 1 }: WorkOptions,
  ): Promise<AnswerOf<D>> {
    const { db, limits, limit, description } = this.#route;
    const serialize = this.#route.serialize();
    return inTransaction(db, async (trx) => {
      await claimAndLock(trx, this.#keyed, locks);
      await limits.countWork(this.caller, { name: limit, times }, this.reply);
      const answer = await work(trx);
      this.#committed = serialize(answer);
      await this.#keyed?.keep(trx, { status: description.status, body: this.#committed });
      return answer;
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
    const sentence = `An Idempotency-Key has 1 to ${MAX_KEY_LENGTH} characters.`;
    throw new ApiError("invalid_input", sentence, { fields: { "Idempotency-Key": sentence } });
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
