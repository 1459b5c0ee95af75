import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { Point } from "../../../domain/places/place-points.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { straightKm } from "../../../server/places/geometry.ts";
import type { Employee } from "../company.ts";
import type { Day } from "../day.ts";
import { type OfferAnswer, type Temper, answerTo, hasSignal } from "./tempers.ts";

const LOOK_MS = 500;
/** How fast a car is between two places, by the straight way. */
const KMH = 28;
/** A position is sent at every so manieth look. */
const POSITION_EVERY = 4;
const BOARD_MS = 2 * MINUTE_MS;

type Leg = {
  readonly rideId: number;
  readonly step: "set_out" | "arrived" | "picked_up" | "finish";
  readonly begun: number;
  readonly due: number;
  readonly from: Point;
  readonly to: Point;
};

type Sitting = {
  readonly day: Day;
  readonly driver: Employee;
  readonly number: number;
  readonly temper: Temper;
  readonly random: () => number;
  readonly at: Point;
};

/** A driver in the car, with the app in the hand: answers offers as the temper is, and drives what was accepted, the soonest first. */
export class DriverSeat {
  readonly temper: Temper;
  readonly driver: Employee;
  /** Looks at the app, and of these those with a ride to do. */
  readonly looks = { all: 0, busy: 0 };
  readonly #sitting: Sitting;
  readonly #began: number;
  #at: Point;
  #leg: Leg | null = null;
  #answer: { readonly rideId: number; readonly answer: OfferAnswer; readonly due: number } | null = null;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
    this.temper = sitting.temper;
    this.driver = sitting.driver;
    this.#at = sitting.at;
    this.#began = this.#now();
  }

  /** Drives until the day is over. */
  async sit(): Promise<void> {
    const { day, temper, number } = this.#sitting;
    for (let look = 0; !day.over; look += 1) {
      const minute = (this.#now() - this.#began) / MINUTE_MS;
      if (hasSignal(temper, { minute, driver: number })) {
        if (look % POSITION_EVERY === 0) await this.sendPosition();
        await this.#look();
      }
      await day.wait(LOOK_MS);
    }
  }

  async sendPosition(): Promise<void> {
    // The straight way leads over water now and then, and the server refuses such a place.
    await this.#sitting.day.wire.ask("position", this.driver, {
      path: "/me/driver/location/",
      body: this.#place(),
    });
  }

  async #look(): Promise<void> {
    const { wire } = this.#sitting.day;
    const own = await wire.read<OwnDriver>("own driver", this.driver, { path: "/me/driver/" });
    const rides = await wire.read<Ride[]>("own rides", this.driver, {
      path: "/ride-requests/?type=accepted",
    });
    if (own === null || rides === null) return;
    const taken = rides.filter(({ status }) => status !== "Assigned");
    this.looks.all += 1;
    if (taken.length > 0) this.looks.busy += 1;
    // Asked alone, or with others at once: to who drives it is the same question.
    const asked = own.offer ?? own.round;
    if (asked) await this.#think(asked.ride_id);
    await this.#drive(taken);
  }

  async #think(rideId: number): Promise<void> {
    const { temper, random } = this.#sitting;
    if (this.#answer?.rideId !== rideId) {
      const due = this.#now() + (5 + 10 * random()) * SECOND_MS;
      this.#answer = { rideId, answer: answerTo(temper, random), due };
    }
    const { answer, due } = this.#answer;
    if (answer === null || this.#now() < due) return;
    await this.#take(answer, { path: `/${answer}-ride/${rideId}/`, body: {} });
  }

  /** The next step of the ride that is driven, or the first of the next ride once it's time to leave. */
  async #drive(rides: readonly Ride[]): Promise<void> {
    const leg = this.#leg;
    const ride = leg && rides.find(({ id }) => id === leg.rideId);
    if (!leg || !ride) {
      // A ride that is gone from the list was moved or cancelled; the car stands where it was.
      this.#at = this.#place();
      this.#leg = null;
      const [next] = rides.toSorted((one, other) => one.ride_datetime.localeCompare(other.ride_datetime));
      if (next) await this.#setOut(next);
      return;
    }
    if (this.#now() < leg.due) return;
    if (leg.step === "finish") {
      await this.#take("finish", { path: `/finish-ride/${ride.id}/`, body: {} });
      this.#at = leg.to;
      this.#leg = null;
      return;
    }
    if (!(await this.#progress(ride.id, leg.step))) return;
    this.#leg = this.#after(leg, ride);
    if (leg.step === "picked_up") await this.#progress(ride.id, "in_progress");
  }

  async #setOut(ride: Ride): Promise<void> {
    const to = pointOf(ride.pickup_lat, ride.pickup_lng) ?? this.#at;
    const minutes = minutesBetween(this.#at, to);
    const leaves = new Date(ride.ride_datetime).getTime() - (minutes + 2) * MINUTE_MS;
    if (this.#now() < leaves) return;
    if (!(await this.#progress(ride.id, "set_out"))) return;
    const begun = this.#now();
    this.#leg = {
      rideId: ride.id,
      step: "arrived",
      begun,
      due: begun + minutes * MINUTE_MS,
      from: this.#at,
      to,
    };
  }

  #after(leg: Leg, ride: Ride): Leg {
    const begun = this.#now();
    if (leg.step === "arrived") {
      const promised = new Date(ride.ride_datetime).getTime();
      return { ...leg, step: "picked_up", begun, due: Math.max(begun, promised) + BOARD_MS, from: leg.to };
    }
    const to = pointOf(ride.dropoff_lat, ride.dropoff_lng) ?? leg.to;
    const minutes = ride.duration_min * (0.9 + 0.2 * this.#sitting.random());
    return { ...leg, step: "finish", begun, due: begun + minutes * MINUTE_MS, from: leg.to, to };
  }

  #progress(rideId: number, step: string): Promise<boolean> {
    return this.#take(step, { path: `/ride-progress/${rideId}/`, body: { step } });
  }

  /** A step may be refused: the ride has just been moved or cancelled. The next look shows it. */
  async #take(kind: string, asked: { path: string; body: object }): Promise<boolean> {
    const answer = await this.#sitting.day.wire.ask(kind, this.driver, asked);
    return answer !== null && answer.status < 300;
  }

  /** Where the car is now, on the straight way. */
  #place(): Point {
    const leg = this.#leg;
    if (!leg) return this.#at;
    const share = Math.min(1, (this.#now() - leg.begun) / Math.max(1, leg.due - leg.begun));
    const between = (from: number, to: number) => from + (to - from) * share;
    return { lat: between(leg.from.lat, leg.to.lat), lng: between(leg.from.lng, leg.to.lng) };
  }

  #now(): number {
    return this.#sitting.day.company.clock.now().getTime();
  }
}

function minutesBetween(from: Point, to: Point): number {
  return (straightKm(from, to) / KMH) * 60;
}

function pointOf(lat: number | null, lng: number | null): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}
