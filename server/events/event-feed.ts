import type { FastifyBaseLogger } from "fastify";
import type { DatabaseHandle, Db } from "../database/connect.ts";
import type { StopListening } from "../database/notices.ts";
import type { EventAudience } from "./event-audience.ts";
import {
  EVENTS_CHANNEL,
  findLogBounds,
  forgetFutureEvents,
  listEventsAfter,
  type LogPlace,
  openLog,
} from "./events.queries.ts";
import { channelsOf } from "./event-channels.ts";
import { comparePlaces, placeBefore } from "./log-place.ts";
import { ReadersByChannel } from "./readers-by-channel.ts";
import { WorkInTurn } from "../work-in-turn.ts";

/** An event as it is in the log, before it is filtered for a reader. */
export type LoggedEvent = {
  readonly place: LogPlace;
  readonly type: string;
  readonly rideId: number | null;
  readonly driverId: number | null;
  readonly audience: EventAudience;
};

/** Gets each event of its channels once, in order, from the place it joined at. */
export type FeedReader = { readonly channels: readonly string[]; take(event: LoggedEvent): void };

const PAGE = 500;
/** The notice is the fast way; this is how long an event can be late when the notice is lost. */
const POLL_MS = 2_000;
/** How soon the log is read again for an event behind a transaction that is still open. */
const UNSETTLED_MS = 40;
/** A reader who missed more than this reads everything again, which is less work for both sides. */
const MOST_MISSED = 500;

type Dependencies = { database: DatabaseHandle; log: FastifyBaseLogger; now: () => Date };

/** Reads the log of events once per server, as it grows, and passes each event to whoever hears it. */
export class EventFeed {
  readonly #database: DatabaseHandle;
  readonly #log: FastifyBaseLogger;
  readonly #now: () => Date;
  readonly #readers = new ReadersByChannel<FeedReader>();
  readonly #reading = new WorkInTurn(() => this.#readOn());
  #place: LogPlace | null = null;
  #stopListening: StopListening = async () => undefined;
  #poll: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor({ database, log, now }: Dependencies) {
    this.#database = database;
    this.#log = log;
    this.#now = now;
  }

  get #db(): Db {
    return this.#database.db;
  }

  /** How far everyone who has joined has been given what is theirs. */
  get place(): LogPlace | null {
    return this.#place;
  }

  async start(): Promise<void> {
    await forgetFutureEvents(this.#db);
    await openLog(this.#db, this.#now());
    this.#stopListening = await this.#database.listen(EVENTS_CHANNEL, () => this.#wake());
    this.#poll = setInterval(() => this.#wake(), POLL_MS);
    this.#poll.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#poll);
    clearTimeout(this.#retry);
    await this.#stopListening();
    await this.#reading.idle();
  }

  /**
   * Joins the feed. `from` is the place the reader was at when the connection broke: the answer is what was missed, or null
   * when that is no longer kept. What comes after goes to the reader's `take`, nothing twice and nothing left out.
   */
  async join(reader: FeedReader, from: LogPlace | null) {
    if (!this.#place) {
      const { horizon } = await findLogBounds(this.#db);
      // Another reader may have joined meanwhile and set the feed's place.
      this.#place ??= placeBefore(horizon);
    }
    const at = this.#place;
    this.#readers.add(reader);
    this.#wake();
    if (!from) return { at, missed: [] };
    return { at, missed: await this.#missedBetween(from, at) };
  }

  leave(reader: FeedReader): void {
    this.#readers.delete(reader);
    // Nobody is listening: the next one to join starts from the end of the log as it is then.
    if (this.#readers.size === 0) this.#place = null;
  }

  #wake(): void {
    if (this.#readers.size > 0 && !this.#stopped) this.#reading.ask();
  }

  async #missedBetween(from: LogPlace, to: LogPlace): Promise<LoggedEvent[] | null> {
    const { horizon, oldest, openedAt } = await findLogBounds(this.#db);
    if (comparePlaces(from, placeBefore(horizon)) > 0) return null;
    const beginning = openedAt === null ? oldest : placeBefore(openedAt);
    if (beginning && comparePlaces(from, beginning) < 0) return null;
    const rows = await listEventsAfter(this.#db, from, MOST_MISSED + 1);
    const missed = rows.filter((row) => comparePlaces(row, to) <= 0);
    return missed.length > MOST_MISSED ? null : missed.map(fromRow);
  }

  async #readOn(): Promise<void> {
    try {
      while (this.#readers.size > 0 && !this.#stopped) {
        if (await this.#readPage()) return;
      }
    } catch {
      // The database is away; the poll asks again, and the log still has everything.
      this.#log.warn("the event log cannot be read at the moment");
    }
  }

  /** Passes on one page of the log; true when there is no more to pass on now. */
  async #readPage(): Promise<boolean> {
    const place = this.#place;
    if (!place) return true;
    const rows = await listEventsAfter(this.#db, place, PAGE);
    // Everyone may have left, or left and joined anew, while the page was read.
    if (this.#place !== place) return false;
    for (const row of rows) {
      if (!row.settled) {
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => this.#wake(), UNSETTLED_MS);
        return true;
      }
      const event = fromRow(row);
      this.#place = event.place;
      for (const reader of this.#readers.on(channelsOf(event))) reader.take(event);
    }
    return rows.length < PAGE;
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
