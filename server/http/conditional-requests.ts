import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import type { Clock } from "../process/clock.ts";
import { RecentlyUsed } from "../waiting/recently-used.ts";
import { type Caller, callerKey } from "./caller.ts";

/** How many lists of how many callers are remembered; a forgotten one only costs a full answer. */
const REMEMBERED_LISTS = 5_000;

type Version = { etag: string; lastModifiedMs: number; lastModified: string; holds: Holds | null };
/** For how long a view is known to be the same without being read. */
type Holds = {
  /** Of what it is read from; see `ViewVersion`. */
  readonly version: string;
  readonly fromMs: number;
  readonly untilMs: number;
  /** The header that names its next page. */
  readonly link: string | undefined;
};

/** Says in which version a caller's view is before it is read; another version means that it may have changed. */
export type ViewVersion = (caller: Caller) => string;

type Asked = {
  description: EndpointDescription;
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
};
type Answered = {
  body: string;
  /** The version it was read in, and until when the clock alone changes nothing in it. */
  holds: { version: string; from: Date; until: Date } | null;
};

/**
 * Knows since when each caller's view of a list is unchanged, by what they were shown.
 * A date has a resolution of one second, so a view that appears within a second is dated at that second's end: a caller
 * who read earlier in the same second carries an earlier date and never gets a 304 for something they have not seen.
 */
export class ConditionalRequests {
  readonly #clock: Clock;
  readonly #hasReplica: boolean;
  readonly #versions = new RecentlyUsed<Version>(REMEMBERED_LISTS);

  /** With a replica an answer that may lag has no date that another server could go by: only what it says counts. */
  constructor(clock: Clock, hasReplica = false) {
    this.#clock = clock;
    this.#hasReplica = hasReplica;
  }

  /** Whether the caller has a view that is known to be unchanged, before anything of it is read; sets the cache headers if so. */
  stillHas(asked: Asked, version: string): boolean {
    const view = viewOf(asked);
    const known = this.#versions.get(view);
    const now = this.#clock.now().getTime();
    const { holds } = known ?? {};
    if (!known || holds?.version !== version || now < holds.fromMs || now >= holds.untilMs) return false;
    if (!this.#has(asked.request, known)) return false;
    describe(asked, known);
    if (holds.link !== undefined) asked.reply.header("Link", holds.link);
    return true;
  }

  /** Sets the cache headers of an answer and returns whether the caller already has it. */
  unchanged(asked: Asked, { body, holds }: Answered): boolean {
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    const link = asked.reply.getHeader("link");
    const { version, isNew } = this.#versionOf(viewOf(asked), etag);
    version.holds = holds && {
      version: holds.version,
      fromMs: holds.from.getTime(),
      untilMs: holds.until.getTime(),
      link: typeof link === "string" ? link : undefined,
    };
    describe(asked, version);
    // A version that is new to this server proves nothing: another server may have given another view the same date.
    const isDated = !isNew && !(this.#hasReplica && asked.description.mayLag);
    if (!isDated && asked.request.headers["if-none-match"] === undefined) return false;
    return this.#has(asked.request, version);
  }

  #has({ headers }: FastifyRequest, { etag, lastModifiedMs }: Version): boolean {
    const tags = headers["if-none-match"];
    if (tags !== undefined) return names(tags, etag);
    const since = Date.parse(headers["if-modified-since"] ?? "");
    if (since === lastModifiedMs) return true;
    // A date in the future comes from a clock that runs ahead, and says nothing of what its owner has seen.
    return since > lastModifiedMs && since <= this.#clock.now().getTime();
  }

  #versionOf(view: string, etag: string): { version: Version; isNew: boolean } {
    const before = this.#versions.get(view);
    const endOfSecond = Math.floor(this.#clock.now().getTime() / SECOND_MS + 1) * SECOND_MS;
    const isNew = before?.etag !== etag;
    const lastModifiedMs = before ? Math.max(endOfSecond, before.lastModifiedMs + SECOND_MS) : endOfSecond;
    const version = before && !isNew ? before : newVersion(etag, lastModifiedMs);
    if (version !== before) this.#versions.set(view, version);
    return { version, isNew };
  }
}

function viewOf({ caller, description, request }: Asked): string {
  return `${callerKey(caller)} ${description.id} ${readable(request)}`;
}

function newVersion(etag: string, lastModifiedMs: number): Version {
  return { etag, lastModifiedMs, lastModified: new Date(lastModifiedMs).toUTCString(), holds: null };
}

function describe({ reply, description }: Asked, { etag, lastModified }: Version): void {
  reply.header("ETag", etag);
  reply.header("Last-Modified", lastModified);
  // Personal answers are kept by nobody: a client that asks whether one has changed names the one it has.
  if (!isPersonal(description)) reply.header("Cache-Control", "private, no-cache");
}

/** Whether it is for some callers alone, or for whoever has a code. */
function isPersonal({ access, names }: EndpointDescription): boolean {
  return access.guest !== "any" || names !== undefined;
}

/** Whether a list of tags has this one. A proxy that compresses an answer marks its tag as weak. */
function names(tags: string, etag: string): boolean {
  if (tags === etag) return true;
  return tags.split(",").some((one) => {
    const tag = one.trim().replace(/^W\//, "");
    return tag === etag || tag === "*";
  });
}

/** Which object and what of it: the path's parameters, and the query without the time stamps added against caches. */
function readable(request: FastifyRequest): string {
  if (!request.url.includes("?")) return JSON.stringify([request.params, []]);
  const query = Object.entries(request.query as Record<string, unknown>).filter(
    ([name]) => !["_", "_t", "t", "timestamp"].includes(name),
  );
  return JSON.stringify([request.params, query.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
