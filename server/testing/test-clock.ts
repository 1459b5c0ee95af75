import type { Clock } from "../process/clock.ts";

/** A Friday, noon on the island. */
export const TEST_NOON = new Date("2026-11-20T16:00:00.000Z");

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now: Date;

  constructor(now: Date = TEST_NOON) {
    this.#now = now;
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(now: Date | string): void {
    this.#now = new Date(now);
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }
}
