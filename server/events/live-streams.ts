import type { FastifyReply } from "fastify";
import { HEARTBEAT_SECONDS } from "../../contract/events/live-event.ts";
import { Refusal } from "../http/refusal.ts";
import type { EventFeed } from "./event-feed.ts";
import { LiveStream, type Viewer } from "./live-stream.ts";
import { placeFromText } from "./log-place.ts";

/** Tabs and devices of one account, or guests behind one address, that may be connected at once. */
const MOST_PER_READER = 30;
const MOST_IN_ALL = 5_000;

/** A place that is never in the log: whoever names one that cannot be read is told to read everything again. */
const NOWHERE = { xid: "0", id: 0 };

/** Everyone who is connected to this server. */
export class LiveStreams {
  readonly #feed: EventFeed;
  readonly #streams = new Map<LiveStream, string>();
  readonly #beat: NodeJS.Timeout;
  #stopping = false;
  #dropped = 0;

  constructor(feed: EventFeed, heartbeatMs = HEARTBEAT_SECONDS * 1_000) {
    this.#feed = feed;
    this.#beat = setInterval(() => this.#streams.forEach((_reader, stream) => stream.beat()), heartbeatMs);
    this.#beat.unref();
  }

  /** Answers a call with a stream and returns when it is over. */
  async open(reply: FastifyReply, reader: string, viewer: Viewer): Promise<FastifyReply> {
    const { request } = reply;
    this.#admit(reader);
    reply.header("Content-Type", "text/event-stream; charset=utf-8");
    reply.header("Cache-Control", "no-store");
    reply.header("X-Accel-Buffering", "no");
    if (request.method === "HEAD") return reply.send();

    const asked = request.headers["last-event-id"];
    const from = typeof asked === "string" && asked !== "" ? (placeFromText(asked) ?? NOWHERE) : null;
    const stream = new LiveStream(reply.raw, viewer, () => (this.#dropped += 1));
    this.#streams.set(stream, reader);
    reply.hijack();
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
    try {
      await stream.run(this.#feed, from);
    } catch {
      // The database went away while joining; the reader tries again.
      stream.cut();
    } finally {
      this.#streams.delete(stream);
    }
    return reply;
  }

  /** How many are connected. */
  get size(): number {
    return this.#streams.size;
  }

  /** How many were cut because they did not read what was sent. */
  get dropped(): number {
    return this.#dropped;
  }

  /** Ends every stream in order and lets nobody else in. */
  stop(): void {
    this.#stopping = true;
    clearInterval(this.#beat);
    for (const stream of this.#streams.keys()) stream.end();
  }

  #admit(reader: string): void {
    if (this.#stopping || this.#streams.size >= MOST_IN_ALL) {
      throw new Refusal("unavailable", "The live stream is full right now. Please try again in a moment.");
    }
    const already = [...this.#streams.values()].filter((other) => other === reader).length;
    if (already >= MOST_PER_READER) {
      throw new Refusal("rate_limited", "Too many live connections. Close another one first.", {
        retry_after: HEARTBEAT_SECONDS,
      });
    }
  }
}
