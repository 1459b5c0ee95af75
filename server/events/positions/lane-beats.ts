import { SECOND_MS } from "../../../domain/time-units.ts";
import { SerialQueue } from "../../waiting/serial-queue.ts";

/** A page shows a car at most two of these late: the server that took it sends it on, and its own server sends it out. */
const BEAT_MS = SECOND_MS;

/** The work with all that has moved, once a second, one part after the other; a beat that takes longer delays the next one. */
export class LaneBeats {
  readonly #work: (() => Promise<void>)[] = [];
  readonly #beating = new SerialQueue(() => this.#beat());
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | undefined;

  constructor(everyMs = BEAT_MS) {
    this.#everyMs = everyMs;
  }

  /** Adds something that is done with each beat. It has to take care of its own failures. */
  add(work: () => Promise<void>): void {
    this.#work.push(work);
  }

  start(): void {
    this.#timer = setInterval(() => this.#beating.ask(), this.#everyMs);
    this.#timer.unref();
  }

  /** A whole beat, after the one that is under way. */
  async now(): Promise<void> {
    this.#beating.ask();
    await this.#beating.idle();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating.idle();
  }

  async #beat(): Promise<void> {
    for (const work of this.#work) await work();
  }
}
