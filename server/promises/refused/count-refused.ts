import type { FastifyBaseLogger } from "fastify";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Availability } from "../../../contract/promises/availability.ts";
import type { Db } from "../../database/connect.ts";
import { type Caller, callerKey } from "../../http/caller.ts";
import { RecentlyUsed } from "../../waiting/recently-used.ts";
import { SOON_MINUTES, type WantedTrip } from "../wanted-trip.ts";
import { insertRefusedTime } from "./refused-times.queries.ts";

/** The same question within so long is about the same wish. */
const SAME_WISH_MS = 30 * MINUTE_MS;
const MOST_WISHES = 5_000;
const QUARTER_MS = 15 * MINUTE_MS;
const SOON_MS = SOON_MINUTES * MINUTE_MS;

type Refused = {
  readonly caller: Caller;
  readonly trip: WantedTrip;
  readonly availability: Availability;
  readonly now: Date;
};

/**
 * Counts each full time once for whoever asks, in this server's memory who that was, in the database only the time. Nobody waits for it:
 * a price and a refusal are said at once, also where the database is slow.
 */
export class FullTimes {
  readonly #db: Db;
  readonly #log: Pick<FastifyBaseLogger, "warn">;
  readonly #wishes = new RecentlyUsed<Date>(MOST_WISHES);
  readonly #writing = new Set<Promise<void>>();

  constructor({ db, log }: { db: Db; log: Pick<FastifyBaseLogger, "warn"> }) {
    this.#db = db;
    this.#log = log;
  }

  count({ caller, trip, availability, now }: Refused): void {
    if (availability.state !== "full") return;
    const wish = wishOf({ caller, trip, now });
    const last = this.#wishes.get(wish);
    if (last !== undefined && now.getTime() - last.getTime() < SAME_WISH_MS) return;
    this.#wishes.set(wish, now);
    const writing = this.#write({ wantedAt: trip.at, offered: availability.free_times.length, now });
    this.#writing.add(writing);
    void writing.finally(() => this.#writing.delete(writing));
  }

  /** Resolves once all that was counted is written, so that a server that stops loses none. */
  async settled(): Promise<void> {
    await Promise.all(this.#writing);
  }

  async #write(row: { wantedAt: Date; offered: number; now: Date }): Promise<void> {
    try {
      await insertRefusedTime(this.#db, row);
    } catch (error) {
      this.#log.warn({ err: error }, "could not count a full time");
    }
  }
}

/** The wish of whoever asks, by its time and place, so that asking again is the same one. As soon as possible stays that while time goes on. */
function wishOf({ caller, trip, now }: Omit<Refused, "availability">): string {
  const isSoon = trip.at.getTime() - now.getTime() <= SOON_MS;
  const quarter = isSoon ? "soon" : Math.round(trip.at.getTime() / QUARTER_MS);
  const from = trip.pickup && [trip.pickup.lat.toFixed(2), trip.pickup.lng.toFixed(2)];
  return JSON.stringify([callerKey(caller), quarter, from]);
}
