import { setMaxListeners } from "node:events";
import type { Point } from "../../domain/places/place-points.ts";
import { setTimeout as wait } from "node:timers/promises";
import type { Company } from "./company.ts";
import { Figures } from "./figures.ts";
import { busyPart } from "./island-day.ts";
import type { Options } from "./options.ts";
import type { SimulatedRide } from "./rides.ts";
import { seeded } from "./seeded.ts";
import { type Caller, Wire } from "./wire.ts";
import type { AnsweredStep } from "../../server/testing/ride-history-model.ts";

/** Positions of more than a minute at the fastest pace. */
const MOST_TOLD = 100_000;

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
  /** When each position was told, by where it is: no two are the same. */
  readonly #told = new Map<string, number>();
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

  /** A driver's phone says where it is. */
  async tellPosition(driver: Caller, point: Point): Promise<void> {
    const key = keyOf(point);
    this.#told.set(key, performance.now());
    const [oldest] = this.#told.keys();
    if (this.#told.size > MOST_TOLD && oldest !== undefined) this.#told.delete(oldest);
    await this.wire.call("position", driver, { path: "/me/driver/positions/", body: { positions: [point] } });
  }

  /** A page shows where its car is. */
  noteMove(point: Point): void {
    const told = this.#told.get(keyOf(point));
    if (told !== undefined) this.#figures.note("position at its page", performance.now() - told);
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

/** As exact as positions cross between servers. */
function keyOf({ lat, lng }: Point): string {
  return `${lat.toFixed(6)} ${lng.toFixed(6)}`;
}
