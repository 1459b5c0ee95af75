import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { AnswerOf, BodyOf, EndpointDescription, ParamsOf, QueryOf } from "../../contract/endpoint.ts";
import type { Clock } from "../clock.ts";
import { type Db, type Trx, inTransaction } from "../database/connect.ts";
import { type ReadLagging, Reading } from "../database/replica/reading.ts";
import type { Replica } from "../database/replica/replica.ts";
import { once } from "../once.ts";
import { type Authenticate, type Caller, callerKey } from "./caller.ts";
import { ConditionalRequests, type ViewVersion } from "./conditional-requests.ts";
import { AlreadyAnswered, KeyedRequest, type SavedResponse, type SavedRow } from "./idempotency.ts";
import { holdNames } from "./idempotency.queries.ts";
import { parseInput } from "./parse-input.ts";
import type { RateLimits } from "./rate-limits.ts";
import { RefusalNotes } from "./refusal-notes.ts";
import { ApiError } from "./api-error.ts";
import { errorResponse, sendError } from "./respond.ts";
import { type Serializer, compileSerializer } from "./serializer.ts";

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

type Handler<D extends EndpointDescription> = (call: Call<D>) => Promise<AnswerOf<D> | FastifyReply>;

/** Connects a description to its handler. */
export type Serve = <const D extends EndpointDescription>(
  description: D,
  handler: Handler<D>,
  options?: ServeOptions,
) => void;

type ServeOptions = {
  /** By it, a caller who has the answer is told so without reading it. */
  versionOf?: ViewVersion;
  /** All that the handler does is in its transaction, so a repeated request may be found by its claim there. */
  claimsFirst?: boolean;
};

declare module "fastify" {
  interface FastifyRequest {
    /** Who makes a call, once that is known. */
    caller: Caller | null;
  }
}

export type ServeDependencies = {
  db: Db;
  replica: Replica | null;
  clock: Clock;
  authenticate: Authenticate;
  limits: RateLimits;
};

/** Makes the `serve` of one app, and the list of what was served, for the checks against the contract. */
export function createServe(app: FastifyInstance, dependencies: ServeDependencies) {
  const served: EndpointDescription[] = [];
  const conditional = new ConditionalRequests(dependencies.clock, dependencies.replica !== null);
  const refusals = new RefusalNotes(dependencies.db, dependencies.clock);
  app.decorateRequest("caller", null);

  const serve: Serve = (description, handler, { versionOf, claimsFirst = false } = {}) => {
    served.push(description);
    const serializer = once(() => serializerOf(description));
    app.route({
      method: description.method,
      url: fastifyPath(description),
      ...(description.maxBodyBytes && { bodyLimit: description.maxBodyBytes }),
      // Checked before the body is read, so that nothing is parsed for a caller who may not make the call.
      onRequest: async (request, reply) => {
        // Answers are private by default; what everybody may read and revalidate says so itself.
        reply.header("Cache-Control", "no-store");
        await dependencies.limits.countRequest(request, reply);
        const asking = { forList: versionOf !== undefined };
        const caller = await identify(description, request, (token) =>
          dependencies.authenticate(token, asking),
        );
        try {
          await dependencies.limits.countCall(caller, reply, description.limit ?? "ordinary");
          admit(description, caller);
        } catch (error) {
          await refusals.note(error, { description, caller });
          throw error;
        }
        request.caller = caller;
      },
      handler: async (request, reply) => {
        const { caller } = request;
        if (!caller) throw new Error("a handler ran before its door");
        return answer({
          description,
          handler,
          request,
          reply,
          caller,
          versionOf,
          claimsFirst,
          serialize: serializer(),
          conditional,
          refusals,
          ...dependencies,
        });
      },
    });
  };
  return { serve, served };
}

type Answering<D extends EndpointDescription> = ServeDependencies & {
  description: D;
  handler: Handler<D>;
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
  versionOf: ViewVersion | undefined;
  claimsFirst: boolean;
  serialize: Serializer;
  conditional: ConditionalRequests;
  refusals: RefusalNotes;
};

async function answer<D extends EndpointDescription>(under: Answering<D>): Promise<FastifyReply> {
  const { description, reply, request, versionOf, caller } = under;
  // Known before anything is read: what changes meanwhile is another version.
  const version = versionOf?.(caller);
  if (version !== undefined && under.conditional.stillHas(under, version)) return reply.code(304).send();
  const keyed = keyedRequest(under);
  const before = under.claimsFirst ? null : await keyed?.firstAnswer();
  if (before) return replay(reply, before);

  try {
    const { result, body, from, until } = await run(under, keyed);
    if (typeof description.output === "string") return result as FastifyReply;
    await keyed?.keepAfterwards({ status: description.status, body });
    const holds = version !== undefined && until ? { version, from, until } : null;
    if (description.conditional && under.conditional.unchanged({ ...under, body, holds })) {
      return reply.code(304).send();
    }
    return send(reply, { status: description.status, body });
  } catch (error) {
    if (error instanceof AlreadyAnswered || (under.claimsFirst && error instanceof ApiError)) {
      const first = await keyed?.firstAnswer();
      if (first) return replay(reply, first);
    }
    if (error instanceof ApiError) {
      if (error.code === "rate_limited") await under.refusals.note(error, under);
      await keyed?.keepAfterwards(errorResponse(request, error));
      return sendError(request, reply, error);
    }
    throw error;
  }
}

/** Runs the handler once; its answer is checked against the contract before it is committed or sent. */
async function run<D extends EndpointDescription>(under: Answering<D>, keyed: KeyedRequest | null) {
  const { description, request, reply, caller, db, limits, serialize } = under;
  let committed: string | null = null;
  const from = under.clock.now();
  let until: Date | null = null;
  const input = parseInput(description, request);
  const reading = new Reading(under);
  const result = await under.handler({
    ...input,
    caller,
    log: request.log,
    request,
    reply,
    holdsUntil: (moment: Date) => (until = moment),
    read: reading.read as Call<D>["read"],
    transact: (work, { locks = [] } = {}) =>
      inTransaction(db, async (trx) => {
        await (keyed ? keyed.claim(trx, locks) : holdNames(trx, locks));
        await limits.countWork(caller, reply, description.limit ?? "ordinary");
        const keep: KeepAnswer<D> = (answer) =>
          keyed && keyed.rowToKeep({ status: description.status, body: serialize(answer) });
        const value = await work(trx, keep);
        committed = serialize(value);
        await keyed?.keep(trx, { status: description.status, body: committed });
        return value;
      }),
  } as Call<D>);
  if (reading.asOf && !reply.sent) reply.header("As-Of", reading.asOf.toISOString());
  return { result, body: committed ?? serialize(result), from, until: until as Date | null };
}

/** The wire form of an answer. A field the contract does not name is never sent. */
function serializerOf({ output }: EndpointDescription): Serializer {
  return output === null || typeof output === "string" ? () => "" : compileSerializer(output as z.ZodType);
}

function send(reply: FastifyReply, { status, body }: SavedResponse): FastifyReply {
  if (status === 204 || body === "") return reply.code(status).send();
  return reply.code(status).type("application/json; charset=utf-8").send(body);
}

function replay(reply: FastifyReply, answered: SavedResponse): FastifyReply {
  return send(reply.header("Idempotent-Replayed", "true"), answered);
}

const MAX_KEY_LENGTH = 255;

function keyedRequest<D extends EndpointDescription>(under: Answering<D>): KeyedRequest | null {
  const { request, caller, db, clock } = under;
  const key = request.headers["idempotency-key"];
  if (under.description.method !== "POST" || key === undefined) return null;
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

/** A dead token is refused even where guests may call, so that nobody is treated as a guest without noticing. */
async function identify(
  description: EndpointDescription,
  request: FastifyRequest,
  authenticate: (token: string) => ReturnType<Authenticate>,
): Promise<Caller> {
  const guest = { actor: "guest", address: request.ip } as const;
  const header = request.headers.authorization;
  if (header === undefined) return guest;
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  const account = token ? await authenticate(token) : null;
  if (account) return { ...account, address: request.ip };
  if (description.provesItself) return guest;
  throw new ApiError("unauthenticated", "Please sign in again.");
}

function admit(description: EndpointDescription, caller: Caller): void {
  if (description.access[caller.actor] !== "no") {
    if (caller.actor === "guest" || !caller.needsTwoFactor || isOpenBeforeTwoFactor(description)) return;
    throw new ApiError("two_factor_needed", "Set up two-factor sign-in first, in your settings.");
  }
  if (caller.actor === "guest") throw new ApiError("unauthenticated", "Please sign in.");
  throw new ApiError("forbidden", description.forbiddenSentence ?? "You do not have permission to do this.");
}

/** What is left to an account that owes a second factor: setting it up, signing out, and what every visitor reads. */
export function isOpenBeforeTwoFactor({
  method,
  access,
  provesItself,
  beforeTwoFactor,
}: EndpointDescription) {
  return (beforeTwoFactor ?? provesItself ?? false) || (method === "GET" && access.guest === "any");
}

function fastifyPath(description: EndpointDescription): string {
  return `/api${description.path.replace(/\{(\w+)\}/g, ":$1")}`;
}
