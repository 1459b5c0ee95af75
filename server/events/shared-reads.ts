import type { Db } from "../database/connect.ts";
import type { HeardEvent } from "./event-feed.ts";
import type { EventSubjects } from "./event-subjects.ts";
import type { EventReads } from "./present-event.ts";

/** Reads once for all readers of an event: ten open dispatch screens cost the database what one does. */
export class SharedReads {
  readonly #subjects: EventSubjects;
  readonly #reads = new WeakMap<HeardEvent, EventReads>();

  constructor(subjects: EventSubjects) {
    this.#subjects = subjects;
  }

  of(event: HeardEvent, { db, now }: { db: Db; now: Date }): EventReads {
    const known = this.#reads.get(event);
    if (known) return known;
    const reads: EventReads = {
      ride: once((id) => this.#subjects.readRideForMany(db, id)),
      driver: once((id) => this.#subjects.readDriver(db, id, now)),
      tracked: once((trackingCode) => this.#subjects.readTrackedRide(db, trackingCode, now)),
      texts: new WeakMap(),
    };
    this.#reads.set(event, reads);
    return reads;
  }
}

function once<K, T>(read: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const answers = new Map<K, Promise<T>>();
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = read(key);
    answers.set(key, answer);
    // A database that had no connection free is asked anew.
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
