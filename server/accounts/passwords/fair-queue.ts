import { ApiError } from "../../http/api-error.ts";

type Waiting = { begin: () => void; refuse: (error: ApiError) => void };
type Room = { atOnce: number; mostWaiting: number; mostOfOne: number; retryAfterSeconds: number };

/**
 * Lets a few at a time do costly work. Each address waits in a queue of its own and the queues take turns, so whoever
 * floods from one address waits behind their own; when all places are taken, the longest queue gives one up to a shorter one.
 */
export class FairQueue {
  readonly #room: Room;
  readonly #lines = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  async inTurn<T>(from: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#room.atOnce) this.#running += 1;
    else await this.#turn(from);
    try {
      return await work();
    } finally {
      // The place goes straight to the next in the queue, and becomes free only when nobody waits.
      const next = this.#next();
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  #turn(from: string): Promise<void> {
    const line = this.#lines.get(from) ?? [];
    if (line.length >= this.#room.mostOfOne || !this.#hasRoomFor(line)) throw this.#full();
    return new Promise((begin, refuse) => {
      line.push({ begin, refuse });
      this.#lines.set(from, line);
      this.#waiting += 1;
    });
  }

  /** Whether one more may wait in a queue; where that is fairer, the last of the longest queue is refused instead. */
  #hasRoomFor(line: readonly Waiting[]): boolean {
    if (this.#waiting < this.#room.mostWaiting) return true;
    const [from, longest] = [...this.#lines].reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    );
    if (longest.length <= line.length + 1) return false;
    const last = longest.pop();
    this.#waiting -= 1;
    if (longest.length === 0) this.#lines.delete(from);
    last?.refuse(this.#full());
    return true;
  }

  #next(): Waiting | undefined {
    const first = this.#lines.entries().next();
    if (first.done) return undefined;
    const [from, line] = first.value;
    const next = line.shift();
    this.#waiting -= 1;
    // Back to the end of the queues, if more wait in this one.
    this.#lines.delete(from);
    if (line.length > 0) this.#lines.set(from, line);
    return next;
  }

  #full(): ApiError {
    return new ApiError("unavailable", "We're very busy right now. Please try again in a moment.", {
      retry_after: this.#room.retryAfterSeconds,
    });
  }
}
