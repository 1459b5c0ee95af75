import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";
import type { Actor } from "./roles.ts";

type HttpMethod = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/**
 * What an actor may do with a call:
 * `any` every object; `own` their own, another's is a 404 as if it were missing; `no` 401 for a guest, 403 for a role.
 * A call that names no object uses `any` or `no` only: whose rows a list shows is the feature's own rule and test.
 */
export type Access = "any" | "own" | "no";

/** The object a path names, so that the rights test can make one of the caller's own and one of another's. */
export type NamedObject =
  | "ride"
  | "tracked_ride"
  | "driver"
  | "session"
  | "account"
  | "staff_record"
  | "place";

/** What a call answers when it succeeds. `null` is an empty body; what has a name here is not JSON. */
type Output = z.ZodType | null | "stream" | "csv" | "archive" | "tile" | "picture" | "file";

export type EndpointDescription = {
  /** The name of the call in code: camelCase, a verb first. */
  readonly id: string;
  readonly method: HttpMethod;
  /** Below /api, with a leading and a trailing slash, parameters as {name}. */
  readonly path: string;
  /** One sentence for the reader of the API page. */
  readonly summary: string;
  readonly tag: string;
  readonly access: Readonly<Record<Actor, Access>>;
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

/** Describes one call. Router, validation, OpenAPI and the typed client are all made from the description. */
export function endpoint<const D extends EndpointDescription>(description: D): D {
  return description;
}

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler gets of a call. */
export type ParamsOf<D extends EndpointDescription> = Parsed<D["params"]>;
export type QueryOf<D extends EndpointDescription> = Parsed<D["query"]>;
export type BodyOf<D extends EndpointDescription> = Parsed<D["body"]>;
/** What a handler must give back: the wire form before it is checked. */
export type AnswerOf<D extends EndpointDescription> = D["output"] extends z.ZodType
  ? z.input<D["output"]>
  : null;
/** What a client reads. */
export type ResultOf<D extends EndpointDescription> = D["output"] extends z.ZodType
  ? z.output<D["output"]>
  : D["output"] extends "csv"
    ? string
    : null;

/** What a client sends. */
export type CallOf<D extends EndpointDescription> = (D["params"] extends z.ZodType
  ? { params: Input<D["params"]> }
  : { params?: undefined }) &
  (D["query"] extends z.ZodType ? { query?: Input<D["query"]> } : { query?: undefined }) &
  (D["body"] extends z.ZodType
    ? Record<never, never> extends Input<D["body"]>
      ? { body?: Input<D["body"]> }
      : { body: Input<D["body"]> }
    : { body?: undefined });

/** Access rows that recur. */
export const EVERYONE = { guest: "any", rider: "any", driver: "any", operator: "any", staff: "any" } as const;
export const SIGNED_IN = { guest: "no", rider: "any", driver: "any", operator: "any", staff: "any" } as const;
export const DRIVERS = { guest: "no", rider: "no", driver: "any", operator: "no", staff: "no" } as const;
export const OWN_DRIVER = { guest: "no", rider: "no", driver: "own", operator: "no", staff: "no" } as const;
export const DISPATCHERS = { guest: "no", rider: "no", driver: "no", operator: "any", staff: "any" } as const;
export const STAFF_ONLY = { guest: "no", rider: "no", driver: "no", operator: "no", staff: "any" } as const;
export const OWN_OR_DISPATCHER = {
  guest: "no",
  rider: "own",
  driver: "own",
  operator: "any",
  staff: "any",
} as const;
