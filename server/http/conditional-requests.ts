import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { EndpointDescription } from "../../contract/endpoint.ts";
import { SECOND_MS } from "../../contract/time-units.ts";
import type { Clock } from "../clock.ts";
import { type Caller, callerKey } from "./caller.ts";

/** How many lists of how many callers are remembered; a forgotten one only costs a full answer. */
const REMEMBERED_LISTS = 5_000;

type Version = { etag: string; lastModifiedMs: number };
type Answered = {
  description: EndpointDescription;
  request: FastifyRequest;
  reply: FastifyReply;
  caller: Caller;
  body: string;
};

/**
 * Knows since when each caller's view of a list is unchanged, by what they were shown.
 * A date has a resolution of one second, so a view that appears within a second is dated at that second's end: a caller
 * who read earlier in the same second carries an earlier date and never gets a 304 for something they have not seen.
 */
export class ConditionalRequests {
  readonly #clock: Clock;
  readonly #versions = new Map<string, Version>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Sets the cache headers of an answer and returns whether the caller already has it. */
  unchanged({ description, request, reply, caller, body }: Answered): boolean {
    const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
    const { version, isNew } = this.#versionOf(
      `${callerKey(caller)} ${description.id} ${readable(request)}`,
      etag,
    );
    reply.header("ETag", etag);
    reply.header("Last-Modified", new Date(version.lastModifiedMs).toUTCString());
    // What is personal is kept by nobody: who asks whether it has changed names what they have themselves.
    if (!isPersonal(description)) reply.header("Cache-Control", "private, no-cache");
    const tags = request.headers["if-none-match"];
    if (tags !== undefined) return names(tags, etag);
    // A version that is new to this server proves nothing: another server may have given another view the same date.
    if (isNew) return false;
    const since = Date.parse(request.headers["if-modified-since"] ?? "");
    if (since === version.lastModifiedMs) return true;
    // A date in the future comes from a clock that runs ahead, and says nothing of what its owner has seen.
    return since > version.lastModifiedMs && since <= this.#clock.now().getTime();
  }

  #versionOf(view: string, etag: string): { version: Version; isNew: boolean } {
    const before = this.#versions.get(view);
    const endOfSecond = Math.floor(this.#clock.now().getTime() / SECOND_MS + 1) * SECOND_MS;
    const isNew = before?.etag !== etag;
    const lastModifiedMs = before ? Math.max(endOfSecond, before.lastModifiedMs + SECOND_MS) : endOfSecond;
    const version = before && !isNew ? before : { etag, lastModifiedMs };
    // Re-inserted, so that the first of the map is the one not read for longest.
    this.#versions.delete(view);
    this.#versions.set(view, version);
    const oldest = this.#versions.keys().next();
    if (this.#versions.size > REMEMBERED_LISTS && !oldest.done) this.#versions.delete(oldest.value);
    return { version, isNew };
  }
}

/** Whether it is for some callers alone, or for whoever has a code. */
function isPersonal({ access, names }: EndpointDescription): boolean {
  return access.guest !== "any" || names !== undefined;
}

/** Whether a list of tags has this one. A proxy that compresses an answer marks its tag as weak. */
function names(tags: string, etag: string): boolean {
  return tags.split(",").some((one) => {
    const tag = one.trim().replace(/^W\//, "");
    return tag === etag || tag === "*";
  });
}

/** Which object and what of it: the path's parameters, and the query without the time stamps added against caches. */
function readable(request: FastifyRequest): string {
  const query = Object.entries(request.query as Record<string, unknown>).filter(
    ([name]) => !["_", "_t", "t", "timestamp"].includes(name),
  );
  return JSON.stringify([request.params, query.toSorted(([a], [b]) => (a < b ? -1 : 1))]);
}
