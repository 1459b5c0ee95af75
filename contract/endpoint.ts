import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Actor } from "../domain/accounts/roles.ts";
import type { Right } from "../domain/accounts/rights.ts";
import type { KeyScope } from "../domain/partners/key-scopes.ts";

type HttpMethod = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/**
 * The right of an actor to a call: `any` every object; `own` their own, another's is a 404 as if it were missing; `no`
 * 401 for a guest, 403 for a role. A call that names no object uses `any` or `no` only: whose rows a list shows is the
 * feature's own rule and test.
 */
export type Access = "any" | "own" | "no";

/** The object a path names, so that the rights test can make one of the caller's own and one of another's. */
export type NamedObject =
  | "ride"
  | "tracked_ride"
  | "driver"
  | "session"
  | "passkey"
  | "assistant"
  | "account"
  | "staff_record"
  | "asked_case"
  | "place";

/** The answer of a call that succeeds. `null` is an empty body; a name stands for an answer that isn't JSON. */
type Output = z.ZodType | null | "stream" | "csv" | "archive" | "tile" | "picture" | "file";

export type EndpointDescription = {
  /** The name of the call in code: camelCase, a verb first. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Below /api, with a leading and a trailing slash, parameters as {name}. */
  readonly path: string;
  /** One sentence for the reader of the API page. */
  readonly summary: string;
  /** Its feature, or a part of one that has a section of its own on the API page. */
  readonly tag: string;
  readonly access: Readonly<Record<Actor, Access>>;
  /**
   * The rights of which staff and dispatch need one for it; with none it is everybody's of the office. Each call that staff alone may make
   * says so.
   */
  readonly needs?: readonly Right[];
  readonly names?: NamedObject;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /**
   * A name in the query that the call doesn't know is refused, but for one against caches: what sums or exports would else answer
   * for all time where a filter was misspelt.
   */
  readonly strictQuery?: true;
  readonly body?: z.ZodObject;
  /** How large the body may be; 64 KiB unless the call takes a file. */
  readonly maxBodyBytes?: number;
  readonly status: 200 | 201 | 202 | 204;
  readonly output: Output;
  /** The right that a partner's key needs for it; without one every key may. */
  readonly scope?: KeyScope;
  /** The codes of this call's own; the common ones (401, 403, 415, 429 …) belong to every call. */
  readonly errors?: readonly ErrorCode[];
  /** Answers carry Last-Modified and a strong ETag, and a condition can get a 304. */
  readonly conditional?: true;
  /** The answer may be some seconds old, and then says in `As-Of` up to when it has everything. */
  readonly mayLag?: true;
  /** The error for a role that may not make the call, where the spec fixes its sentence. */
  readonly forbiddenSentence?: string;
  /** The error for a missing object, where the spec fixes its sentence. */
  readonly missingSentence?: string;
  /**
   * The body itself says who is asking, so a dead token in the header is ignored: a client that puts its stored token on
   * every call could otherwise never renew it.
   */
  readonly provesItself?: true;
  /** Of use to an account of the office that has yet to set up the second factor that the company requires. */
  readonly beforeTwoFactor?: true;
  /** How often one caller may ask. Default: `ordinary`. */
  readonly limit?: "ordinary" | "credentials" | "registration" | "message" | "lookup" | "booking" | "report";
};

/** A call as it is written down: a status that goes without saying is left out. */
type Written = Omit<EndpointDescription, "status"> & Partial<Pick<EndpointDescription, "status">>;

/**
 * Describes one call. Router, validation, OpenAPI and the typed client are all made from the description. Without a status it is 200, or
 * 204 where nothing is answered.
 */
export function endpoint<const D extends Written>(description: D): D & Pick<EndpointDescription, "status"> {
  return { status: description.output === null ? 204 : 200, ...description };
}

/** The part that the calls of a group share; `base` stands before each of their paths. */
type Group = Pick<EndpointDescription, "tag" | "access" | "needs"> & { readonly base?: string };

/** Describes the calls of a group, each by what is its own. */
export function endpoints({ base = "", ...shared }: Group) {
  return <const D extends Omit<Written, "tag" | "access">>(
    own: D,
  ): D & Pick<EndpointDescription, "tag" | "access" | "status"> =>
    endpoint({ ...shared, ...own, path: `${base}${own.path}` });
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** A call as its handler gets it. */
export type ParamsOf<D extends EndpointDescription> = Parsed<D["params"]>;
export type QueryOf<D extends EndpointDescription> = Parsed<D["query"]>;
export type BodyOf<D extends EndpointDescription> = Parsed<D["body"]>;
/** The answer that a handler gives: the wire form before it is checked. */
export type AnswerOf<D extends EndpointDescription> = D["output"] extends z.ZodType
  ? z.input<D["output"]>
  : null;
/** The answer as a client reads it. */
export type ResultOf<D extends EndpointDescription> = D["output"] extends z.ZodType
  ? z.output<D["output"]>
  : D["output"] extends "csv"
    ? string
    : null;

/** The call as a client sends it. */
export type CallOf<D extends EndpointDescription> = (D["params"] extends z.ZodType
  ? { params: Input<D["params"]> }
  : { params?: undefined }) &
  (D["query"] extends z.ZodType ? { query?: Input<D["query"]> } : { query?: undefined }) &
  (D["body"] extends z.ZodType
    ? Record<never, never> extends Input<D["body"]>
      ? { body?: Input<D["body"]> }
      : { body: Input<D["body"]> }
    : { body?: undefined });

/** Access rows that recur. The key of a partner's system opens what says so, and nothing else. */
export const EVERYONE = {
  guest: "any",
  rider: "any",
  driver: "any",
  operator: "any",
  staff: "any",
  partner: "no",
} as const;
/** The same with keys: what everybody may know, and booking. */
export const EVERYONE_AND_KEYS = { ...EVERYONE, partner: "any" } as const;
/** The same with keys, each for the rides of its partner. */
export const EVERYONE_AND_OWN_KEYS = { ...EVERYONE, partner: "own" } as const;
export const SIGNED_IN = { ...EVERYONE, guest: "no" } as const;
export const SIGNED_IN_AND_KEYS = { ...SIGNED_IN, partner: "any" } as const;
const NOBODY = {
  guest: "no",
  rider: "no",
  driver: "no",
  operator: "no",
  staff: "no",
  partner: "no",
} as const;
export const RIDERS = { ...NOBODY, rider: "any" } as const;
export const OWN_RIDER = { ...NOBODY, rider: "own" } as const;
export const RIDERS_AND_KEYS = { ...RIDERS, partner: "any" } as const;
export const DRIVERS = { ...NOBODY, driver: "any" } as const;
export const OWN_DRIVER = { ...NOBODY, driver: "own" } as const;
export const DISPATCHERS = { ...NOBODY, operator: "any", staff: "any" } as const;
export const STAFF_ONLY = { ...NOBODY, staff: "any" } as const;
export const KEYS_ONLY = { ...NOBODY, partner: "any" } as const;
const OWN_OR_DISPATCHER = { ...DISPATCHERS, rider: "own", driver: "own" } as const;
export const OWN_OR_DISPATCHER_AND_KEYS = { ...OWN_OR_DISPATCHER, partner: "own" } as const;
