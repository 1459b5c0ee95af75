import type { FastifyReply } from "fastify";
import { HEARTBEAT_SECONDS } from "../../contract/events/live-event.ts";
import { ApiError } from "../http/api-error.ts";
import type { EventFeed } from "./event-feed.ts";
import { LiveStream, type Viewer } from "./live-stream.ts";
import { placeFromText } from "./log-place.ts";
import type { DeskPresence } from "./presence/desk-presence.ts";
import type { MoveFrames } from "./positions/move-frames.ts";
import { StreamPlaces, type StreamReader } from "./stream-places.ts";
import { Turns } from "./turns.ts";

/** A place that is never in the log: whoever names one that cannot be read is told to read everything again. */
const NOWHERE = { xid: "0", id: 0 };
/** The streams take turns within one heartbeat, so that a busy server does not write to everybody at once. */
const TURNS = 20;

type Settings = {
  heartbeatMs?: number | undefined;
  limitFactor?: number | undefined;
  /** How many streams may be open. */
  most?: number | undefined;
};

/** Everyone who is connected to this server. */
export class LiveStreams {
  readonly #feed: EventFeed;
  readonly #frames: MoveFrames;
  readonly #presence: DeskPresence;
  readonly #places: StreamPlaces;
  readonly #streams = new Set<LiveStream>();
  readonly #turns = new Turns<LiveStream>(TURNS);
  readonly #timer: NodeJS.Timeout;
  #stopping = false;
  #dropped = 0;

  constructor(
    { feed, frames, presence }: { feed: EventFeed; frames: MoveFrames; presence: DeskPresence },
    { heartbeatMs = HEARTBEAT_SECONDS * 1_000, limitFactor, most }: Settings = {},
  ) {
    this.#feed = feed;
    this.#frames = frames;
    this.#presence = presence;
    this.#places = new StreamPlaces({ factor: limitFactor, most });
    this.#timer = setInterval(() => this.#sendToNext(), heartbeatMs / TURNS);
    this.#timer.unref();
  }

  /** Answers a call with a stream and returns when it is over. */
  async open(reply: FastifyReply, reader: StreamReader, viewer: Viewer): Promise<FastifyReply> {
    const { request } = reply;
    if (this.#stopping) throw new ApiError("unavailable", "This server is stopping. Please try again.");
    const giveBack = this.#places.take(reader);
    reply.header("Content-Type", "text/event-stream; charset=utf-8");
    reply.header("Cache-Control", "no-store");
    reply.header("X-Accel-Buffering", "no");
    if (request.method === "HEAD") {
      giveBack();
      return reply.send();
    }

    const asked = request.headers["last-event-id"];
    const from = typeof asked === "string" && asked !== "" ? (placeFromText(asked) ?? NOWHERE) : null;
    const stream = new LiveStream(reply.raw, viewer, () => (this.#dropped += 1));
    this.#streams.add(stream);
    const leaveTurn = this.#turns.join(stream);
    const leaveFrames = this.#joinFrames(stream, viewer);
    reply.hijack();
    // A stream ends with its connection, and needs no marks between its parts.
    reply.raw.useChunkedEncodingByDefault = false;
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
    try {
      await stream.run(this.#feed, from);
    } catch {
      // The database went away while joining; the reader tries again.
      stream.cut();
    } finally {
      this.#streams.delete(stream);
      leaveTurn();
      leaveFrames();
      giveBack();
    }
    return reply;
  }

  #joinFrames(stream: LiveStream, { moves }: Viewer): () => void {
    if (moves === "events") return this.#frames.addEventReader();
    if (moves.sees === null) return () => undefined;
    const leaveMoves = this.#frames.add(stream, moves.sees);
    // A reader who sees all cars is at a desk.
    const leavePresence = moves.sees === "all" ? this.#presence.add(stream) : () => undefined;
    return () => {
      leaveMoves();
      leavePresence();
    };
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
    clearInterval(this.#timer);
    for (const stream of this.#streams) stream.end();
  }

  /** Once per heartbeat all sessions are checked together; the heartbeats themselves are written in parts. */
  #sendToNext(): void {
    const { members, isNewRound } = this.#turns.next();
    if (isNewRound) for (const stream of this.#streams) void stream.endIfNotAllowed();
    for (const stream of members) stream.heartbeat();
  }
}
