import type { ServerResponse } from "node:http";
import { RELOAD_EVENT } from "../../contract/events/live-event.ts";
import { isDatabaseBusy } from "../database/database-away.ts";
import type { EventFeed, FeedReader, HeardEvent } from "./event-feed.ts";
import type { LogPlace } from "./events.queries.ts";
import { comparePlaces, placeToText } from "./log-place.ts";
import type { FrameReader, SeesCars } from "./positions/move-frames.ts";
import { SerialQueue } from "../waiting/serial-queue.ts";

/** Whose stream it is: what they may see of an event, and whether they may still see anything. */
export type Viewer = {
  /** Where everything that may concern them is heard. */
  readonly channels: readonly string[];
  /** How they are told of cars that move: in frames, where they see any, or by an event for each. */
  readonly moves: "events" | { readonly sees: SeesCars | null };
  /** Whether the event is for this reader at all; nothing is asked or read for one that is not. */
  concerns(event: HeardEvent): boolean;
  /** The subject of an event, read once for all who are told of it: there before each of them is shown it. */
  readAhead(event: HeardEvent): Promise<unknown>;
  /** The event as this reader may see it, as JSON; nothing where it is not for them. */
  present(event: HeardEvent): Promise<readonly string[]>;
  /** Asked before anything is shown: false ends the stream. */
  mayRead(): Promise<boolean>;
};

/** Events a reader can be behind with. Past it the connection is cut, and the reader reconnects with Last-Event-ID. */
const MOST_WAITING = 10_000;
const AT_ONCE = 50;
/** How soon events are tried again that found every connection of the database taken. */
const BUSY_PAUSE_MS = 1_000;
/** A connection that took nothing for so many heartbeats is dead. */
const MOST_SILENT_HEARTBEATS = 3;

/** One reader's connection. Events that they have not read yet wait in the log, not in memory. */
export class LiveStream implements FeedReader, FrameReader {
  readonly #response: ServerResponse;
  readonly #viewer: Viewer;
  readonly #onDropped: () => void;
  readonly #sending = new SerialQueue(() => this.#send());
  #waiting: HeardEvent[] = [];
  /** Moves that are in no log, by driver: who is behind gets the last one of each. */
  readonly #moves = new Map<number, HeardEvent>();
  #place: LogPlace | null = null;
  #placeSent: LogPlace | null = null;
  /** The reader has everything up to here from another server, which may be ahead of this one. */
  #known: LogPlace | null = null;
  #feed: EventFeed | null = null;
  #open = false;
  #closed = false;
  #heartbeatDue = false;
  #silentHeartbeats = 0;
  #lastShown = { xid: "", data: "" };

  constructor(response: ServerResponse, viewer: Viewer, onDropped: () => void) {
    this.#response = response;
    this.#viewer = viewer;
    this.#onDropped = onDropped;
  }

  get channels(): readonly string[] {
    return this.#viewer.channels;
  }

  /** Joins the feed and stays until the connection breaks, the reader may no longer read, or the server stops. */
  async run(feed: EventFeed, from: LogPlace | null): Promise<void> {
    // Registered before joining, so that a connection that breaks while joining is dropped right afterwards.
    const gone = this.#gone().then(() => void (this.#closed = true));
    this.#feed = feed;
    try {
      const { at, missed } = await feed.join(this, from);
      const concerning = missed?.filter((event) => this.#viewer.concerns(event)) ?? [];
      if (missed === null) await this.#write(blockWith(`event: ${RELOAD_EVENT}\ndata: {}\n`, at), at);
      if (missed !== null && from && comparePlaces(from, at) > 0) this.#known = from;
      // Events since joining are sent after those that were missed before it.
      this.#waiting = [...concerning, ...this.#waiting.filter((event) => !this.#knows(event))];
      this.#place = concerning.length === 0 ? (this.#known ?? at) : (from ?? at);
      await this.#write(blockWith("retry: 2000\n", this.#place), this.#place);
      this.#open = true;
      this.#sending.ask();
      await gone;
    } finally {
      this.#closed = true;
      this.#forget();
      feed.leave(this);
      this.#response.destroy();
    }
  }

  /** Resolves when the connection is broken, or at once where it is already. */
  #gone(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#isBroken()) resolve();
      else this.#response.once("close", resolve);
    });
  }

  #isBroken(): boolean {
    return this.#response.closed || this.#response.destroyed;
  }

  take(event: HeardEvent): void {
    if (this.#closed || (event.place === null && this.#viewer.moves !== "events")) return;
    if (!this.#viewer.concerns(event) || this.#knows(event)) return;
    if (event.place === null && event.driverId !== null) this.#moves.set(event.driverId, event);
    else if (this.#waiting.length >= MOST_WAITING) return this.#drop();
    else this.#waiting.push(event);
    if (this.#open) this.#sending.ask();
  }

  #knows({ place }: Pick<HeardEvent, "place">): boolean {
    return place !== null && this.#known !== null && comparePlaces(place, this.#known) <= 0;
  }

  get takesFrames(): boolean {
    return this.#open && !this.#closed && !this.#isFull;
  }

  /** The reader hasn't taken what was written so far. */
  get #isFull(): boolean {
    const { socket, writableNeedDrain } = this.#response;
    return writableNeedDrain || socket?.writableNeedDrain === true;
  }

  mayRead(): Promise<boolean> {
    return this.#viewer.mayRead();
  }

  /**
   * Writes where cars are now, between whatever else is written: it says nothing of the log. A body that ends with its connection is
   * written to it as it is; through the response each takes a third longer.
   */
  sendFrame(frame: Buffer): void {
    if (!this.#closed) (this.#response.socket ?? this.#response).write(frame);
  }

  /** Ends the stream of a reader who may no longer read. */
  async endIfNotAllowed(): Promise<void> {
    if (this.#closed || !this.#open) return;
    try {
      if (!(await this.#viewer.mayRead()) && !this.#closed) this.end();
    } catch (error) {
      // Nothing is shown before the next answer.
      if (!isDatabaseBusy(error)) this.cut();
    }
  }

  /** Every ten seconds: sends a heartbeat, or notices that the connection is dead. */
  heartbeat(): void {
    if (this.#closed || !this.#open) return;
    if (this.#isFull) {
      this.#silentHeartbeats += 1;
      if (this.#silentHeartbeats >= MOST_SILENT_HEARTBEATS) this.#drop();
      return;
    }
    this.#silentHeartbeats = 0;
    this.#heartbeatDue = true;
    this.#sending.ask();
  }

  /** Ends the stream in order: what was written arrives, unless the reader takes nothing. */
  end(): void {
    if (this.#isFull) return this.cut();
    this.#closed = true;
    this.#forget();
    this.#response.end();
  }

  /** Breaks the connection at once. */
  cut(): void {
    this.#closed = true;
    this.#forget();
    this.#response.destroy();
  }

  #forget(): void {
    this.#waiting = [];
    this.#moves.clear();
  }

  /** Breaks the connection of a reader who does not keep up. */
  #drop(): void {
    this.#onDropped();
    this.cut();
  }

  async #send(): Promise<void> {
    try {
      while (!this.#closed && (this.#isBehind || this.#heartbeatDue)) {
        const [next] = this.#waiting;
        if (next) await this.#viewer.readAhead(next);
        if (this.#isBehind && !(await this.#viewer.mayRead())) return this.end();
        for (let shown = 0; shown < AT_ONCE && this.#isBehind; shown += 1) await this.#showNext();
        if (this.#heartbeatDue && this.#waiting.length === 0) await this.#writeHeartbeat();
      }
    } catch (error) {
      // The database is away: the reader reconnects from the place they got to.
      if (!isDatabaseBusy(error)) return this.cut();
      setTimeout(() => this.#sending.ask(), BUSY_PAUSE_MS).unref();
      // The reader hears that the line is alive.
      if (this.#heartbeatDue) await this.#writeHeartbeat();
    }
  }

  get #isBehind(): boolean {
    return this.#waiting.length > 0 || this.#moves.size > 0;
  }

  /** Shows the next event, which goes once it was shown: it is tried again where the database had no connection free. */
  async #showNext(): Promise<void> {
    const [event] = this.#waiting;
    if (event) {
      await this.#show(event);
      this.#waiting.shift();
      return;
    }
    const [oldest] = this.#moves;
    if (!oldest) return;
    const [driverId, move] = oldest;
    await this.#show(move);
    const later = this.#moves.get(driverId);
    this.#moves.delete(driverId);
    // Behind those of others, who are to have their turn.
    if (later !== undefined && later !== move) this.#moves.set(driverId, later);
  }

  async #show(event: HeardEvent): Promise<void> {
    const views = await this.#viewer.present(event);
    if (event.place) this.#place = event.place;
    for (const [index, data] of views.entries()) {
      // A ride and its driver often change in one step, which is a single event to the passenger.
      // After another step the same event is sent again.
      const xid = event.place?.xid ?? "";
      if (event.place && xid === this.#lastShown.xid && data === this.#lastShown.data) continue;
      this.#lastShown = { xid, data };
      const place = index === views.length - 1 ? event.place : null;
      await this.#write(blockOf(event, { data, place }), place);
    }
  }

  /** A comment, with the place in the log when others' events have moved it on since the last one. */
  async #writeHeartbeat(): Promise<void> {
    this.#heartbeatDue = false;
    const reached = this.#feed?.place;
    if (this.#waiting.length === 0 && reached && !this.#knows({ place: reached })) this.#place = reached;
    const place = this.#place === this.#placeSent ? null : this.#place;
    await this.#write(blockWith(": heartbeat\n", place), place);
  }

  /** Writes one block; it waits for a connection that is full, so that at most one block is in memory. */
  async #write(block: string | Buffer, place: LogPlace | null): Promise<void> {
    if (this.#closed) return;
    if (place) this.#placeSent = place;
    if (this.#response.write(block) || this.#isBroken()) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#response.off("drain", done).off("close", done);
        resolve();
      };
      this.#response.on("drain", done).on("close", done);
    });
  }
}

function blockWith(lines: string, place: LogPlace | null): string {
  return `${place ? `id: ${placeToText(place)}\n` : ""}${lines}\n`;
}

/** The blocks of each event, by what they say: the bytes are made once for everybody who sees the same of it. */
type Blocks = Map<string, Buffer>;
const blocks = new WeakMap<HeardEvent, { withPlace: Blocks; without: Blocks }>();

function blockOf(event: HeardEvent, { data, place }: { data: string; place: LogPlace | null }): Buffer {
  let ofEvent = blocks.get(event);
  if (!ofEvent) blocks.set(event, (ofEvent = { withPlace: new Map(), without: new Map() }));
  const known = place ? ofEvent.withPlace : ofEvent.without;
  let block = known.get(data);
  if (!block) known.set(data, (block = Buffer.from(blockWith(`data: ${data}\n`, place))));
  return block;
}
