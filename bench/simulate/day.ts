import { setMaxListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Company } from "./company.ts";
import { Figures } from "./figures.ts";
import { busyPart } from "./island-day.ts";
import type { Options } from "./options.ts";
import type { SimulatedRide } from "./rides.ts";
import { seeded } from "./seeded.ts";
import { Wire } from "./wire.ts";
import type { AnsweredStep } from "../../server/testing/ride-history-model.ts";

/** What everybody of a simulated day shares. */
export class Day {
  readonly options: Options;
  readonly company: Company;
  readonly wire: Wire;
  readonly random: () => number;
  /** Every booking that was answered, and every step that the product said it took. */
  readonly rides: SimulatedRide[] = [];
  readonly answered: AnsweredStep[] = [];
  /** Rides of which a step had no answer, so that nobody knows whether it was taken. */
  readonly unsure = new Set<number>();
  readonly #ending = new AbortController();
  #figures = new Figures();
  #guests = 0;

  constructor(options: Options, company: Company) {
    this.options = options;
    this.company = company;
    this.random = seeded(options.seed);
    // Every driver waits for it at once.
    setMaxListeners(0, this.#ending.signal);
    this.wire = new Wire(() => this.#figures);
  }

  /** Once it is, nobody begins anything new. */
  get over(): boolean {
    return this.#ending.signal.aborted;
  }

  /** The part of the drivers who have a ride at this hour of the day. */
  get busy(): number {
    return busyPart(this.options.at === null ? null : this.company.clock.hour());
  }

  end(): void {
    this.#ending.abort();
  }

  /** Waits so long, or until the day is over. */
  async wait(ms: number): Promise<void> {
    await wait(ms, undefined, { signal: this.#ending.signal }).catch(() => undefined);
  }

  get figures(): Figures {
    return this.#figures;
  }

  readonly figuresNow = () => this.#figures;

  /** What was before is not counted; the answer is what it was. */
  countAnew(): Figures {
    const before = this.#figures;
    this.#figures = new Figures();
    return before;
  }

  nextGuest(): number {
    this.#guests += 1;
    return this.#guests;
  }

  /** The server that the so manieth caller is led to. */
  urlOf(caller: number): string {
    const { urls } = this.company;
    return urls[caller % urls.length] ?? "";
  }
}
