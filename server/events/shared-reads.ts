import type { Db } from "../database/connect.ts";
import { findRosterDriver } from "../drivers/roster.ts";
import { findRide } from "../rides/ride-rows.queries.ts";
import type { LoggedEvent } from "./event-feed.ts";
import type { EventReads } from "./present-event.ts";

/** Reads once for all who look at an event: ten open desks cost the database what one does. */
export class SharedReads {
  readonly #reads = new WeakMap<LoggedEvent, EventReads>();

  of(event: LoggedEvent, { db, now }: { db: Db; now: Date }): EventReads {
    const known = this.#reads.get(event);
    if (known) return known;
    const reads: EventReads = {
      ride: once((id) => findRide(db, id)),
      driver: once((id) => findRosterDriver(db, id, now)),
    };
    this.#reads.set(event, reads);
    return reads;
  }
}

function once<T>(read: (id: number) => Promise<T>): (id: number) => Promise<T> {
  const answers = new Map<number, Promise<T>>();
  return (id) => {
    const answer = answers.get(id) ?? read(id);
    answers.set(id, answer);
    return answer;
  };
}
