import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { BodyOf, EndpointDescription, ParamsOf, QueryOf } from "../../contract/endpoint.ts";
import { hasRight, rightsWithin } from "../../domain/accounts/rights.ts";
import { isKey } from "../../domain/partners/key-mark.ts";
import { en as REFUSALS_OF_A_KEY } from "../../domain/partners/refusals/en.ts";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { Replica } from "../database/replica/replica.ts";
import { FirstAhead } from "../waiting/first-ahead.ts";
import { InTurn } from "../waiting/in-turn.ts";
import { once } from "../waiting/once.ts";
import { ApiError } from "./api-error.ts";
import { CallUnderWay, type Handler, type NotesRefusals, type Route } from "./call-under-way.ts";
import type { Authenticate, ByKey, Caller, SignedIn } from "./caller.ts";
import { ConditionalRequests, type ViewVersion } from "./conditional-requests.ts";
import type { RateLimits } from "./rate-limits.ts";
import { type Serializer, compileSerializer } from "./serializer.ts";
import { type Moment, SharedAnswers } from "./shared-answers.ts";

/** Connects a description to its handler. */
export type Serve = <const D extends EndpointDescription>(
  description: D,
  handler: Handler<D>,
  options?: ServeOptions<D>,
) => void;

type ServeOptions<D extends EndpointDescription> = {
  /** By it, a caller who has the answer is told so without reading it. */
  versionOf?: ViewVersion;
  /** All that the handler does is in its transaction, so a repeated request may be found by its claim there. */
  claimsFirst?: boolean;
  /** Reads a body that has nothing wrong with it, for a call that comes so often that its schema would cost too much; null for any other. */
  readBody?: (body: unknown) => BodyOf<D> | null;
  /** Names what only one caller can have, so that of several at once the others wait, without a transaction, for what the first leaves. */
  wants?: (params: ParamsOf<D>) => string;
  /** Guests are told the same as long as this is the same, but for what is asked for somebody. */
  shared?: { readonly present: () => Moment; readonly unless: (query: QueryOf<D>) => boolean };
};

declare module "fastify" {
  interface FastifyRequest {
    /** The caller, once they are known. */
    caller: Caller | null;
  }
}

export type ServeDependencies = {
  db: Db;
  replica: Replica | null;
  clock: Clock;
  authenticate: Authenticate;
  limits: RateLimits;
  refusals: NotesRefusals;
};

/** Makes the `serve` of one app, and the list of what was served, for the checks against the contract. */
export function createServe(app: FastifyInstance, dependencies: ServeDependencies) {
  const served: EndpointDescription[] = [];
  const { limits } = dependencies;
  const conditional = new ConditionalRequests(dependencies.clock, dependencies.replica !== null);
  const firstAhead = new FirstAhead();
  const inTurn = new InTurn(refuseTooMany);
  app.decorateRequest("caller", null);

  const serve: Serve = (description, handler, options = {}) => {
    const { versionOf, claimsFirst = false, readBody, wants, shared } = options;
    served.push(description);
    const route: Route<typeof description> = {
      ...dependencies,
      description,
      handler,
      readBody: readBody ?? null,
      wants: wants ?? null,
      firstAhead,
      inTurn,
      versionOf,
      claimsFirst,
      shared: shared ? { answers: new SharedAnswers(shared.present), unless: shared.unless } : null,
      limit: description.limit ?? "ordinary",
      serialize: once(() => serializerOf(description)),
      conditional,
    };
    app.route({
      method: description.method,
      url: fastifyPath(description),
      ...(description.maxBodyBytes && { bodyLimit: description.maxBodyBytes }),
      // Checked before the body is read, so that nothing is parsed for a caller who may not make the call.
      onRequest: async (request, reply) => {
        await limits.countRequest(request, reply);
        const caller = await callerOf(route, request);
        await admit(route, { request, reply, caller });
      },
      handler: async (request, reply) => {
        const { caller } = request;
        if (!caller) throw new Error("a handler ran before its door");
        await new CallUnderWay(route, { request, reply, caller }).answer();
        return reply;
      },
    });
  };
  return { serve, served };
}

/** A dead token is refused even where guests may call, so that nobody is treated as a guest without noticing. */
async function callerOf<D extends EndpointDescription>(
  { description, authenticate, versionOf }: Route<D>,
  { headers, ip: address }: FastifyRequest,
): Promise<Caller> {
  const guest: Caller = { actor: "guest", address };
  if (headers.authorization === undefined) return guest;
  const token = /^Bearer +(\S+)$/i.exec(headers.authorization)?.[1];
  const account = token ? await authenticate(token, { forList: versionOf !== undefined, address }) : null;
  if (account) return account;
  if (description.provesItself) return guest;
  throw new ApiError(
    "unauthenticated",
    token && isKey(token) ? REFUSALS_OF_A_KEY.unauthenticated : "Please sign in again.",
  );
}

/** Lets a caller in who may make the call and has not made too many; a refusal is noted before it is answered. */
async function admit<D extends EndpointDescription>(
  { description, limits, limit, refusals }: Route<D>,
  { request, reply, caller }: { request: FastifyRequest; reply: FastifyReply; caller: Caller },
): Promise<void> {
  try {
    await limits.countCall(caller, reply, limit);
    checkRights(description, caller);
  } catch (error) {
    await refusals.note(error, { description, caller });
    throw error;
  }
  request.caller = caller;
}

function checkRights(description: EndpointDescription, caller: Caller): void {
  if (description.access[caller.actor] !== "no") {
    if (caller.actor === "partner") return checkScope(description, caller);
    if (caller.actor === "guest") return;
    if (caller.needsTwoFactor && !isOpenBeforeTwoFactor(description)) {
      throw new ApiError("two_factor_needed", "Set up two-factor sign-in first, in your settings.");
    }
    return checkNeeds(description, caller);
  }
  if (caller.actor === "guest") throw new ApiError("unauthenticated", "Please sign in.");
  throw new ApiError("forbidden", description.forbiddenSentence ?? "You do not have permission to do this.");
}

/** The needs of a call hold for people of the office and of dispatch; a driver's own call is theirs. */
function checkNeeds({ needs = [] }: EndpointDescription, { actor, rights = null }: SignedIn): void {
  if (rightsWithin(actor).length === 0 || hasRight(rights, needs)) return;
  throw new ApiError("forbidden", "Your account may not do this. An owner of the office can let you.");
}

function checkScope({ scope }: EndpointDescription, { scopes }: ByKey): void {
  if (scope === undefined || scopes.includes(scope)) return;
  throw new ApiError("forbidden", `This key may not ${scope}. The office can make one that may.`);
}

/** Calls that are left to an account that owes a second factor: setting it up, signing out, and what every visitor reads. */
export function isOpenBeforeTwoFactor({
  method,
  access,
  provesItself,
  beforeTwoFactor,
}: EndpointDescription) {
  return (beforeTwoFactor ?? provesItself ?? false) || (method === "GET" && access.guest === "any");
}

/** Of one partner so many writes wait at once; more are told to come back. */
function refuseTooMany(): never {
  throw new ApiError("rate_limited", "Too many requests at once. Please wait for their answers.", {
    retry_after: 1,
  });
}

function fastifyPath(description: EndpointDescription): string {
  return `/api${description.path.replace(/\{(\w+)\}/g, ":$1")}`;
}

/** The wire form of an answer. A field the contract does not name is never sent. */
function serializerOf({ output }: EndpointDescription): Serializer {
  return output === null || typeof output === "string" ? () => "" : compileSerializer(output as z.ZodType);
}
