import { getOwnDriverEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import {
  acceptRideEndpoint,
  finishRideEndpoint,
  rejectRideEndpoint,
  reportRideProgressEndpoint,
} from "../../contract/rides/ride-steps.endpoints.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { MINUTE_MS, SECOND_MS } from "../../domain/time-units.ts";
import { straightKm } from "../places/geometry.ts";
import type { TestAccount } from "./accounts.ts";
import type { TestServer } from "./test-server.ts";

export type Temper = "willing" | "refuses" | "ignores" | "loses signal";
type Step = "set_out" | "arrived" | "picked_up" | "finish";
type Leg = { readonly rideId: number; readonly step: Step; readonly due: number; readonly to: Point };
type Says = "accept" | "reject" | null;

type AcceptedRide = {
  readonly id: number;
  readonly ride_datetime: Date;
  readonly duration_min: number;
  readonly pickup_lat: number | null;
  readonly pickup_lng: number | null;
  readonly dropoff_lat: number | null;
  readonly dropoff_lng: number | null;
};

type Seated = {
  readonly account: TestAccount;
  readonly temper: Temper;
  /** Tells drivers apart who lose their signal: each does at another time. */
  readonly number: number;
  readonly random: () => number;
  readonly at: Point;
};

const KMH = 28;
const BOARD_MS = 2 * MINUTE_MS;

/** A driver of a played rush: answers offers as the temper is, and drives what was accepted, the soonest first. */
export class PlayedDriver {
  readonly seated: Seated;
  /** Looks at the phone, and of these those with a ride to do. */
  readonly looks = { all: 0, busy: 0 };
  readonly #server: TestServer;
  #at: Point;
  #leg: Leg | null = null;
  #answer: { readonly rideId: number; readonly says: Says; readonly due: number } | null = null;

  constructor(server: TestServer, seated: Seated) {
    this.#server = server;
    this.seated = seated;
    this.#at = seated.at;
  }

  /** One look at the phone, so many minutes after the beginning: an answer, and the next step of the ride. */
  async look(minute: number): Promise<void> {
    const { account, temper, number } = this.seated;
    if (temper === "loses signal" && (minute + number * 5) % 12 >= 8) return;
    const { db, clock } = this.#server;
    await db
      .updateTable("drivers")
      .set({ ...this.#at, located_at: clock.now() })
      .where("account_id", "=", account.id)
      .execute();
    const { offer } = await this.#server.call(getOwnDriverEndpoint, { token: account.token });
    if (offer) await this.#think(offer.ride_id);
    const rides = await this.#listAccepted();
    this.looks.all += 1;
    if (rides.length > 0) this.looks.busy += 1;
    const ride = rides.find(({ id }) => id === this.#leg?.rideId) ?? rides[0];
    if (ride) await this.#drive(ride);
    else this.#leg = null;
  }

  #listAccepted(): Promise<AcceptedRide[]> {
    return this.#server.db
      .selectFrom("rides")
      .select([
        "id",
        "ride_datetime",
        "duration_min",
        "pickup_lat",
        "pickup_lng",
        "dropoff_lat",
        "dropoff_lng",
      ])
      .where("driver_id", "=", this.seated.account.id)
      .where("status", "in", ["Accepted", "PickedUp", "InProgress"])
      .orderBy("ride_datetime")
      .execute();
  }

  async #think(rideId: number): Promise<void> {
    const { random } = this.seated;
    if (this.#answer?.rideId !== rideId)
      this.#answer = { rideId, says: this.#says(), due: this.#now() + (5 + 10 * random()) * SECOND_MS };
    const { says, due } = this.#answer;
    if (says === null || this.#now() < due) return;
    this.#answer = null;
    const endpoint = says === "accept" ? acceptRideEndpoint : rejectRideEndpoint;
    await this.#server.request(endpoint, {
      params: { id: rideId },
      body: {},
      token: this.seated.account.token,
    });
  }

  #says(): Says {
    const { temper, random } = this.seated;
    if (temper === "refuses") return random() < 0.5 ? "reject" : "accept";
    if (temper === "ignores") return random() < 0.1 ? "accept" : null;
    return "accept";
  }

  /** The next step of a ride, once its time has come. */
  async #drive(ride: AcceptedRide): Promise<void> {
    const pickup = { lat: ride.pickup_lat ?? 0, lng: ride.pickup_lng ?? 0 };
    const leg = this.#leg?.rideId === ride.id ? this.#leg : null;
    const now = this.#now();
    if (leg === null) {
      const ms = (straightKm(this.#at, pickup) / KMH) * 60 * MINUTE_MS;
      if (now < ride.ride_datetime.getTime() - ms - BOARD_MS || !(await this.#step(ride.id, "set_out")))
        return;
      this.#leg = { rideId: ride.id, step: "arrived", due: now + ms, to: pickup };
      return;
    }
    if (now < leg.due || !(await this.#step(ride.id, leg.step))) return;
    this.#at = leg.to;
    this.#leg = this.#after(leg, ride);
  }

  #after({ step, to }: Leg, ride: AcceptedRide): Leg | null {
    const now = this.#now();
    if (step === "finish") return null;
    if (step === "arrived") {
      const due = Math.max(now, ride.ride_datetime.getTime()) + BOARD_MS;
      return { rideId: ride.id, step: "picked_up", due, to };
    }
    const ms = ride.duration_min * (0.9 + 0.2 * this.seated.random()) * MINUTE_MS;
    const dropoff = { lat: ride.dropoff_lat ?? 0, lng: ride.dropoff_lng ?? 0 };
    return { rideId: ride.id, step: "finish", due: now + ms, to: dropoff };
  }

  async #step(id: number, step: Step): Promise<boolean> {
    const { token } = this.seated.account;
    const { statusCode } =
      step === "finish"
        ? await this.#server.request(finishRideEndpoint, { params: { id }, body: {}, token })
        : await this.#server.request(reportRideProgressEndpoint, { params: { id }, body: { step }, token });
    return statusCode < 300;
  }

  #now(): number {
    return this.#server.clock.now().getTime();
  }
}
