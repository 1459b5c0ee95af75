import type { FastifyBaseLogger } from "fastify";
import type { DatabaseHandle, Db } from "../database/connect.ts";
import type { Batch, EventBus, OnBus } from "./bus/event-bus.ts";
import type { EventAudience } from "./event-audience.ts";
import {
  findLogBounds,
  forgetFutureEvents,
  listEventsAfter,
  type LogPlace,
  openLog,
} from "./events.queries.ts";
import { channelsOf } from "./event-channels.ts";
import { comparePlaces, placeBefore } from "./log-place.ts";
import { ReadersByChannel } from "./readers-by-channel.ts";
import { SerialQueue } from "../waiting/serial-queue.ts";

/** An event before it is filtered for a reader. */
export type HeardEvent = {
  /** Null for one that is in no log: a car has moved. */
  readonly place: LogPlace | null;
  readonly type: string;
  readonly rideId: number | null;
  readonly driverId: number | null;
  readonly audience: EventAudience;
};
export type LoggedEvent = HeardEvent & { readonly place: LogPlace };

/** Gets each event of its channels once, in order, from the place it joined at; one without a place as it comes. */
export type FeedReader = { readonly channels: readonly string[]; take(event: HeardEvent): void };

const PAGE = 500;
/** How soon the log is read again for an event behind a transaction that is still open. */
const UNSETTLED_MS = 40;
/** A reader who missed more than this reads everything again, which is less work for both sides. */
const MOST_MISSED = 500;

type Dependencies = { database: DatabaseHandle; bus: EventBus; log: FastifyBaseLogger; now: () => Date };

/**
 * Follows the log of events once per server, as it grows, and passes each event to whoever hears it: from the log itself, or as the
 * bus brings it.
 */
export class EventFeed implements OnBus {
  readonly #database: DatabaseHandle;
  readonly #bus: EventBus;
  readonly #log: FastifyBaseLogger;
  readonly #now: () => Date;
  readonly #readers = new ReadersByChannel<FeedReader>();
  readonly #reading = new SerialQueue(() => this.#readOn());
  #watch: (event: HeardEvent) => void = () => undefined;
  #place: LogPlace | null = null;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor({ database, bus, log, now }: Dependencies) {
    this.#database = database;
    this.#bus = bus;
    this.#log = log;
    this.#now = now;
  }

  get #db(): Db {
    return this.#database.db;
  }

  /** Tells somebody of each event before its readers. */
  watch(told: (event: HeardEvent) => void): void {
    this.#watch = told;
  }

  /** How far everyone who has joined has been given what is theirs. */
  get place(): LogPlace | null {
    return this.#place;
  }

  async start(): Promise<void> {
    await forgetFutureEvents(this.#db);
    await openLog(this.#db, this.#now());
    await this.#bus.start(this);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    await this.#bus.stop();
    await this.#reading.idle();
  }

  /**
   * Joins the feed. `from` is the place the reader was at when the connection broke: the answer is what was missed, or null
   * when that is no longer kept. Everything after that goes to the reader's `take`, nothing twice and nothing left out.
   */
  async join(reader: FeedReader, from: LogPlace | null) {
    if (!this.#isFollowing) this.#place = null;
    await this.#bus.hear(reader.channels);
    while (!this.#place) await this.#startAtEnd();
    const at = this.#place;
    this.#readers.add(reader);
    this.logHasGrown();
    if (!from) return { at, missed: [] };
    return { at, missed: await this.#missedBetween(from, at) };
  }

  /** Ends what `join` has begun, also where that has failed. */
  leave(reader: FeedReader): void {
    this.#readers.delete(reader);
    this.#bus.leave(reader.channels);
    // Nobody is listening: the next one to join starts from the end of the log as it is then.
    if (!this.#isFollowing) this.#place = null;
  }

  logHasGrown(): void {
    if (this.#bus.readsLog) this.#readLog();
  }

  /** Takes a part of the log: events that were taken already are passed over, and what lies between is read from the log. */
  take({ from, to, events }: Batch): void {
    const place = this.#place;
    if (!place || this.#stopped || comparePlaces(to, place) <= 0) return;
    if (comparePlaces(from, place) > 0) return this.#readLog();
    for (const event of events) if (comparePlaces(event.place, place) > 0) this.pass(event);
    this.#place = to;
  }

  get #isFollowing(): boolean {
    return !this.#stopped && (this.#readers.size > 0 || this.#bus.isCarrier);
  }

  #readLog(): void {
    if (this.#isFollowing) this.#reading.ask();
  }

  async #startAtEnd(): Promise<void> {
    const { horizon } = await findLogBounds(this.#db);
    // Another reader may have joined meanwhile and set the feed's place.
    this.#place ??= placeBefore(horizon);
  }

  /** Gives an event to whoever hears it; a move of a car too, which is in no log. */
  pass(event: HeardEvent): void {
    this.#watch(event);
    for (const reader of this.#readers.on(channelsOf(event))) reader.take(event);
  }

  /** The events after a place, where all of them are still kept. */
  async #missedBetween(from: LogPlace, to: LogPlace): Promise<LoggedEvent[] | null> {
    const { end, oldest, openedAt } = await findLogBounds(this.#db);
    if (comparePlaces(from, placeBefore(end)) > 0) return null;
    const beginning = openedAt === null ? oldest : placeBefore(openedAt);
    if (beginning && comparePlaces(from, beginning) < 0) return null;
    const rows = await listEventsAfter(this.#db, from, MOST_MISSED + 1);
    const missed = rows.filter((row) => comparePlaces(row, to) <= 0);
    return missed.length > MOST_MISSED ? null : missed.map(fromRow);
  }

  async #readOn(): Promise<void> {
    try {
      while (this.#isFollowing) {
        if (await this.#readPage()) return;
      }
    } catch {
      // The database is away; the poll asks again, and the log still has everything.
      this.#log.warn("the event log cannot be read at the moment");
    }
  }

  /** Passes on one page of the log; true when there is no more to pass on now. */
  async #readPage(): Promise<boolean> {
    if (!this.#place) await this.#startAtEnd();
    const place = this.#place;
    if (!place) return false;
    const rows = await listEventsAfter(this.#db, place, PAGE);
    // Everyone may have left, or left and joined anew, or the bus brought something, while the page was read.
    if (this.#place !== place) return false;
    const unsettled = rows.findIndex((row) => !row.settled);
    const events = (unsettled < 0 ? rows : rows.slice(0, unsettled)).map(fromRow);
    for (const event of events) {
      this.#place = event.place;
      this.pass(event);
    }
    if (this.#bus.isCarrier && events.length > 0) {
      await this.#bus.carry({ from: place, to: events.at(-1)?.place ?? place, events });
    }
    if (unsettled < 0) return rows.length < PAGE;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#readLog(), UNSETTLED_MS);
    return true;
  }
}

type Row = Awaited<ReturnType<typeof listEventsAfter>>[number];

function fromRow(row: Row): LoggedEvent {
  return {
    place: { xid: row.xid, id: row.id },
    type: row.type,
    rideId: row.ride_id,
    driverId: row.driver_id,
    audience: row.audience as EventAudience,
  };
}
