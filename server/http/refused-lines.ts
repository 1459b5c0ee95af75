import type { FastifyBaseLogger } from "fastify";
import { MINUTE_MS } from "../../domain/time-units.ts";
import type { Clock } from "../process/clock.ts";

/** However many calls are refused for being too many, so many have a line of their own in a minute; the figures count them all. */
const LINES_A_MINUTE = 60;

/** Keeps a flood of refused calls from becoming one of lines: past some of each minute they are counted, and one line says how many. */
export class RefusedLines {
  readonly #clock: Clock;
  #minute = 0;
  #refused = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether the line of an answer is written. The first answer of a later minute says how many of an earlier one weren't. */
  mayWrite(status: number, log: FastifyBaseLogger): boolean {
    if (status !== 429 && this.#refused === 0) return true;
    const minute = Math.floor(this.#clock.now().getTime() / MINUTE_MS);
    if (minute !== this.#minute) {
      const without = this.#refused - LINES_A_MINUTE;
      if (without > 0) log.warn({ refused: without }, "refused calls without a line of their own");
      this.#refused = 0;
      this.#minute = minute;
    }
    if (status !== 429) return true;
    this.#refused += 1;
    return this.#refused <= LINES_A_MINUTE;
  }
}
