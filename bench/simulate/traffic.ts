import { setTimeout as wait } from "node:timers/promises";
import type { DatabaseHandle } from "../../server/database/connect.ts";
import type { Employee } from "./company.ts";
import type { Day } from "./day.ts";
import { PAGES_OF_A_RIDE, bookingsASecond, ridesAtOpening, somewhere } from "./island-day.ts";
import { LiveLine } from "./live-line.ts";
import type { TrackingPages } from "./pages.ts";
import { type SimulatedRide, assign, bookOne, drive, takeStep } from "./rides.ts";
import { pick, seeded } from "./seeded.ts";
import { storeRides } from "./stored-rides.ts";

const POSITION_EVERY_MS = 5_000;
/** How many people do something at once while the day is being set up. */
const AT_ONCE = 16;

type Opening = { readonly onTheRoad: number; readonly later: number };

/** The drivers, guests and dispatchers of a day. */
export class Traffic {
  readonly #day: Day;
  readonly #pages: TrackingPages;
  readonly #free: Employee[];
  readonly #waiting = new Map<number, SimulatedRide>();
  readonly #lines: LiveLine[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #onTheRoad: { ride: SimulatedRide; driver: Employee }[] = [];

  constructor(day: Day, pages: TrackingPages) {
    this.#day = day;
    this.#pages = pages;
    this.#free = [...day.company.drivers];
  }

  /** The rides and pages that are there when the day is looked at. */
  async open(say: (line: string) => void): Promise<void> {
    const { options, company, busy } = this.#day;
    const { onTheRoad, later } = ridesAtOpening({ ...options, busy });
    say(`${onTheRoad} rides are under way and ${later} are booked for later.`);
    if (company.openTables) await this.#store(company.openTables, { onTheRoad, later });
    else await this.#book({ onTheRoad, later });
    const streams = [...company.operators, ...(options.driverStreams ? company.drivers : [])];
    say(`${this.#pages.size} pages are open; opening the live streams of ${streams.length} people.`);
    await inTurns(streams.length, async (number) => this.#listen(streams[number]));
  }

  /** Thousands of bookings one after another would take longer than what is looked at. */
  async #store(openTables: () => Promise<DatabaseHandle>, { onTheRoad, later }: Opening): Promise<void> {
    const drivers = Array.from({ length: onTheRoad }, () => this.#takeFree()).filter(
      (driver) => driver !== undefined,
    );
    const stored = await storeRides(openTables, { day: this.#day, drivers, later });
    this.#onTheRoad.push(...stored.onTheRoad);
    const rides = [...stored.onTheRoad.map(({ ride }) => ride), ...stored.later];
    const following = rides.values();
    await inTurns(rides.length, async () => {
      const { value: ride } = following.next();
      if (ride) await this.#pages.follow(ride, PAGES_OF_A_RIDE);
    });
  }

  async #book({ onTheRoad, later }: Opening): Promise<void> {
    await inTurns(onTheRoad, () => this.#setOut());
    await inTurns(later, async () => {
      const ride = await bookOne(this.#day, { later: true });
      if (ride) await this.#pages.follow(ride, PAGES_OF_A_RIDE);
    });
  }

  /** Lets everybody do what they do until the day is over. */
  begin(): void {
    const { options, company } = this.#day;
    for (const { ride, driver } of this.#onTheRoad.splice(0)) this.#go(this.#driveOn(ride, driver));
    for (const [number, driver] of company.drivers.entries())
      this.#report(driver, seeded(options.seed + number));
    const book = () => this.#go(this.#bookNow());
    this.#every(() => 1_000 / bookingsASecond({ ...options, busy: this.#day.busy }), book);
  }

  /** Ends the day, and waits for what is under way. */
  async end(): Promise<void> {
    this.#day.end();
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.all(this.#underWay);
  }

  hangUp(): void {
    for (const line of this.#lines) line.close();
  }

  #go(work: Promise<unknown>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }

  /** At random moments of which so many come in a time: guests don't book by the clock. */
  #every(gapMs: () => number, work: () => void): void {
    const { random } = this.#day;
    const next = () => {
      const timer = setTimeout(
        () => {
          this.#timers.delete(timer);
          if (this.#day.over) return;
          work();
          next();
        },
        -Math.log(1 - random()) * gapMs(),
      );
      this.#timers.add(timer);
    };
    next();
  }

  async #bookNow(): Promise<void> {
    const ride = await bookOne(this.#day, { later: false });
    if (ride === null) return;
    // Dispatch hears of it by its live stream; which of the two comes first is open.
    if (!this.#waiting.delete(ride.id)) this.#waiting.set(ride.id, ride);
    else this.#go(this.#dispatch(ride));
    await this.#pages.follow(ride, PAGES_OF_A_RIDE);
  }

  async #listen(person: Employee | undefined): Promise<void> {
    if (!person) return;
    const isFirst = person === this.#day.company.operators[0];
    const line = new LiveLine({
      caller: person,
      path: "/events/?moves=frames",
      figures: this.#day.figuresNow,
      onEvent: (data) => {
        if (isFirst && data.startsWith('{"type":"ride.created"')) this.#hear(data);
      },
    });
    this.#lines.push(line);
    await line.open();
  }

  /** Dispatch learns of a booking that its guest knows already, or is about to. */
  #hear(data: string): void {
    const { ride } = JSON.parse(data) as { ride: { id: number } };
    const known = this.#waiting.get(ride.id);
    if (known) {
      this.#waiting.delete(ride.id);
      this.#go(this.#dispatch(known));
    } else this.#waiting.set(ride.id, NOT_YET_KNOWN);
  }

  async #dispatch(ride: SimulatedRide): Promise<void> {
    const { company, random } = this.#day;
    const driver = this.#takeFree();
    if (!driver || this.#day.over) return;
    const operator = pick(random, company.operators);
    if (await assign(this.#day, ride, { operator, driver })) {
      await drive(this.#day, ride, { driver, from: "accept" });
    }
    this.#free.push(driver);
  }

  /** A ride whose driver has set out, for the opening. */
  async #setOut(): Promise<void> {
    const { company, random } = this.#day;
    const ride = await bookOne(this.#day, { later: false });
    const driver = this.#takeFree();
    if (!ride || !driver) return;
    const operator = pick(random, company.operators);
    const isOnItsWay =
      (await assign(this.#day, ride, { operator, driver })) &&
      (await takeStep(this.#day, ride, { driver, step: "accept" })) &&
      (await takeStep(this.#day, ride, { driver, step: "set_out" }));
    if (isOnItsWay) this.#onTheRoad.push({ ride, driver });
    await this.#pages.follow(ride, PAGES_OF_A_RIDE);
  }

  async #driveOn(ride: SimulatedRide, driver: Employee): Promise<void> {
    await drive(this.#day, ride, { driver, from: "arrived" });
    this.#free.push(driver);
  }

  #takeFree(): Employee | undefined {
    const at = Math.floor(this.#day.random() * this.#free.length);
    return this.#free.splice(at, 1)[0];
  }

  /** A driver's phone says where it is, every five seconds from some moment on. */
  #report(driver: Employee, random: () => number): void {
    const next = (afterMs: number) => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        if (this.#day.over) return;
        next(POSITION_EVERY_MS);
        this.#go(this.#day.tellPosition(driver, somewhere(random)));
      }, afterMs);
      this.#timers.add(timer);
    };
    next(random() * POSITION_EVERY_MS);
  }
}

/** Stands for a booking that dispatch has heard of before its guest was answered. */
const NOT_YET_KNOWN: SimulatedRide = {
  id: 0,
  code: "",
  guest: { url: "", address: "" },
  version: 0,
  changedAt: 0,
};

/** Does something so many times, a few at once. */
export async function inTurns(times: number, work: (number: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < times) {
      const number = next;
      next += 1;
      await work(number);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await wait(0);
}
