import { setTimeout as wait } from "node:timers/promises";
import type { TrackedEvent } from "../../contract/events/live-event.ts";
import type { TrackedRide } from "../../contract/rides/ride.ts";
import { ENDED, isOneOf } from "../../domain/rides/ride-states.ts";
import type { Day } from "./day.ts";
import { LiveLine } from "./live-line.ts";
import type { SimulatedRide } from "./rides.ts";
import { addressOf } from "./seeded.ts";
import type { Caller } from "./wire.ts";

/** How often our page reads a ride of which nothing is heard. */
const CHECK_MS = 60_000;
/** Whoever follows a ride is somewhere else than who booked it. */
const FIRST_READER = 5_000_000;
const KNOWN = "step known at its page";

type Shown = Pick<TrackedRide, "version" | "status">;

/** A guest's page of their ride: it reads the ride, listens, and shows the ride that comes with each event. */
export class TrackingPage {
  readonly ride: SimulatedRide;
  readonly #day: Day;
  readonly #guest: Caller;
  readonly #line: LiveLine;
  /** Leaves the page when the ride has ended. */
  readonly #onEnded: () => void;
  #version = -1;
  #etag: string | null = null;
  #reading = false;
  #again = false;
  #closed = false;
  #check: NodeJS.Timeout | undefined;

  constructor(day: Day, ride: SimulatedRide, { guest, onEnded }: { guest: Caller; onEnded: () => void }) {
    this.ride = ride;
    this.#day = day;
    this.#guest = guest;
    this.#onEnded = onEnded;
    this.#line = new LiveLine({
      caller: guest,
      path: `/track/${ride.code}/events/?moves=frames`,
      figures: day.figuresNow,
      onEvent: (data) => this.#hear(data),
    });
  }

  async open(): Promise<void> {
    await this.#read();
    if (!this.#closed) await this.#line.open();
    // What changed between the two is known from here.
    if (!this.#closed) await this.#read();
  }

  /** Whether what it shows is the ride as it was answered last. */
  get isUpToDate(): boolean {
    return this.#version >= this.ride.version;
  }

  /** Waits until it is; says whether that came. */
  async catchesUp(withinMs: number): Promise<boolean> {
    const end = performance.now() + withinMs;
    while (!this.isUpToDate && performance.now() < end) await wait(50);
    return this.isUpToDate;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#check);
    this.#line.close();
  }

  #hear(data: string): void {
    const event = JSON.parse(data) as TrackedEvent;
    if (event.type === "track.moved") return this.#day.noteMove(event.position);
    const { ride } = event;
    if (ride === undefined) return void this.#read();
    this.#checkLater();
    if (ride.version >= this.#version) this.#show(ride);
  }

  /** An event that comes while it reads is read for once more. */
  async #read(): Promise<void> {
    if (this.#closed) return;
    if (this.#reading) return void (this.#again = true);
    this.#reading = true;
    do {
      this.#again = false;
      await this.#readOnce();
    } while (this.#again && !this.#closed);
    this.#reading = false;
    this.#checkLater();
  }

  #checkLater(): void {
    clearTimeout(this.#check);
    if (!this.#closed) this.#check = setTimeout(() => void this.#read(), CHECK_MS);
  }

  async #readOnce(): Promise<void> {
    const { wire } = this.#day;
    const asked = { path: `/track/${this.ride.code}/`, etag: this.#etag };
    const answer = await wire.call("ride read by its page", this.#guest, asked);
    if (answer === null || answer.status !== 200) return;
    this.#etag = answer.etag;
    this.#show(JSON.parse(answer.text) as Shown);
  }

  #show({ version, status }: Shown): void {
    const { ride } = this;
    const { figures } = this.#day;
    if (this.#version >= 0 && this.#version < ride.version && version >= ride.version) {
      figures.note(KNOWN, performance.now() - ride.changedAt);
    }
    this.#version = version;
    if (isOneOf(ENDED, status)) {
      this.close();
      this.#onEnded();
    }
  }
}

/** All pages that are open: when a ride ends, its readers go and as many come for the next. */
export class TrackingPages {
  readonly #day: Day;
  readonly #open = new Set<TrackingPage>();
  readonly #most: number;
  #readers = 0;

  constructor(day: Day) {
    this.#day = day;
    this.#most = day.options.pages;
  }

  /** Opens up to so many pages of a ride, while there are fewer than there are to be. */
  async follow(ride: SimulatedRide, pages: number): Promise<void> {
    const opening: Promise<void>[] = [];
    while (opening.length < pages && this.#open.size < this.#most && !this.#day.over) {
      this.#readers += 1;
      const address = addressOf(FIRST_READER + this.#readers);
      const guest = { url: this.#day.urlOf(this.#readers), address };
      const page: TrackingPage = new TrackingPage(this.#day, ride, {
        guest,
        onEnded: () => void this.#open.delete(page),
      });
      this.#open.add(page);
      opening.push(page.open());
    }
    await Promise.all(opening);
  }

  get size(): number {
    return this.#open.size;
  }

  /** Closes all of them, once each knows the last of its ride; says how many never did. */
  async close(withinMs: number): Promise<{ open: number; behind: number }> {
    const all = [...this.#open];
    const knows = await Promise.all(all.map((page) => page.catchesUp(withinMs)));
    for (const page of all) page.close();
    return { open: all.length, behind: knows.filter((does) => !does).length };
  }
}
