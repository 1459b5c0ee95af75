import { expect, it } from "vitest";
import { editDispatchSettingsEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import { getAvailabilityEndpoint } from "../../../contract/promises/promises.endpoints.ts";
import type { Booking } from "../../../contract/rides/booking.ts";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { curacaoDate, curacaoTime } from "../../../domain/curacao-time.ts";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { IN_DATABASE_ALONE } from "../../events/positions/newest-positions.ts";
import { buildMaps } from "../../places/build-maps.ts";
import { openCurrentMaps } from "../../places/current-maps.ts";
import { randomFrom } from "../../planning/engine/random.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { aBooking } from "../../testing/rides.ts";
import { type TestServer, onADatabase } from "../../testing/test-server.ts";
import { closeOffers } from "../close-offers.ts";
import { openDayPlanner } from "./day-planner.ts";
import { PlayedDriver, type Temper } from "../../testing/played-driver.ts";

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
/** The size of the rush: `RUSH_BOOKINGS=200 RUSH_MINUTES=60` plays an hour of two hundred bookings for a pier within ninety minutes. */
const SEED = number("RUSH_SEED", 1);
const BOOKINGS = number("RUSH_BOOKINGS", 30);
const MINUTES = number("RUSH_MINUTES", 40);
const BETWEEN_BOOKINGS_MS = (90 / BOOKINGS) * MINUTE_MS;
const FIRST_MINUTE = 15;
const LOOK_MS = 20 * SECOND_MS;
const GRACE_MS = 5 * MINUTE_MS;

const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));
const PIER = { lat: 12.1077, lng: -68.9445 };
const DESTINATIONS = [
  { lat: 12.1846, lng: -68.9568 },
  { lat: 12.08654, lng: -68.89902 },
  { lat: 12.1062, lng: -68.9337 },
  { lat: 12.0789, lng: -68.8802 },
  { lat: 12.1105, lng: -68.9105 },
];
const TEMPERS: readonly Temper[] = [
  "willing",
  "refuses",
  "willing",
  "ignores",
  "willing",
  "loses signal",
  "willing",
  "refuses",
];

function wish(server: TestServer, at: Date, index: number): Booking {
  const to = DESTINATIONS[index % DESTINATIONS.length] ?? PIER;
  return aBooking(server, {
    rider_phone: String(5_600_000 + index),
    ride_datetime: at.toISOString(),
    pickup_location: "Mega Pier",
    pickup_lat: PIER.lat,
    pickup_lng: PIER.lng,
    dropoff_lat: to.lat,
    dropoff_lng: to.lng,
    passenger_count: 1 + (index % 4),
    luggage_count: index % 3,
    availability: "required",
  } as Partial<Booking>);
}

/** A question that waits for a plan leaves it at hand for the bookings. */
async function planForBookings(server: TestServer): Promise<void> {
  const at = new Date(server.clock.now().getTime() + 120 * MINUTE_MS);
  const [lat, lng] = [String(PIER.lat), String(PIER.lng)];
  await server.call(getAvailabilityEndpoint, {
    query: {
      pickup_lat: lat,
      pickup_lng: lng,
      dropoff_lat: "12.08654",
      dropoff_lng: "-68.89902",
      passenger_count: "2",
      luggage_count: "1",
      trip_date: curacaoDate(at),
      trip_time: curacaoTime(at),
    },
  });
}

/** Everybody books at the beginning; most of those for whom it is full take another time that is offered. */
async function bookAll(server: TestServer, random: () => number): Promise<number> {
  const begin = server.clock.now().getTime() + FIRST_MINUTE * MINUTE_MS;
  let booked = 0;
  for (let index = 0; index < BOOKINGS; index += 1) {
    if (index % 20 === 0) await planForBookings(server);
    const body = wish(server, new Date(begin + index * BETWEEN_BOOKINGS_MS), index);
    const answer = await server.request(bookRideEndpoint, { body });
    const [other] = answer.statusCode === 409 ? answer.json().free_times : [];
    const again =
      other !== undefined && random() < 0.6
        ? await server.request(bookRideEndpoint, { body: { ...body, ride_datetime: other } })
        : answer;
    if (again.statusCode < 300) booked += 1;
  }
  return booked;
}

/** How late the car was at each promise that is due; one that isn't there yet is as late as it is now. */
async function readLateness({ db, clock }: TestServer): Promise<{ id: number; ms: number }[]> {
  const rides = await db
    .selectFrom("rides")
    .innerJoin("ride_promises", "ride_promises.ride_id", "rides.id")
    .select(["rides.id", "rides.arrived_at", "rides.picked_up_at", "ride_promises.pickup_at"])
    .execute();
  const now = clock.now();
  return rides
    .filter(
      ({ arrived_at, pickup_at }) => arrived_at !== null || pickup_at.getTime() + GRACE_MS <= now.getTime(),
    )
    .map(({ id, arrived_at, picked_up_at, pickup_at }) => ({
      id,
      ms: (arrived_at ?? picked_up_at ?? now).getTime() - pickup_at.getTime(),
    }));
}

onADatabase("a rush at the pier, with drivers of every temper", (server) => {
  it(
    "keeps what it promised, with every willing driver driving and the silent one asked seldom",
    { timeout: 900_000 },
    async () => {
      const { db, clock } = server;
      const { token } = await makeAccount(server, { role: "operator" });
      await server.call(editDispatchSettingsEndpoint, { body: { mode: "auto" }, token });
      const drivers: PlayedDriver[] = [];
      for (const [index, temper] of TEMPERS.entries()) {
        const account = await makeDriver(server, { ...PIER, sharesLocation: true });
        const random = randomFrom(SEED * 1_000 + index);
        drivers.push(new PlayedDriver(server, { account, temper, number: index, random, at: PIER }));
      }
      const planner = openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps, freshForMs: 0 });
      await planner.run();
      expect(await bookAll(server, randomFrom(SEED))).toBeGreaterThan(TEMPERS.length);
      for (let minute = 0; minute < MINUTES; minute += LOOK_MS / MINUTE_MS) {
        await closeOffers(db, clock.now());
        await planner.planNow();
        await Promise.all(drivers.map((driver) => driver.look(minute)));
        clock.advance(LOOK_MS);
      }
      await planner.stop();

      const due = await readLateness(server);
      expect(due.length).toBeGreaterThan(TEMPERS.length - 2);
      expect(due.filter(({ ms }) => ms > GRACE_MS)).toEqual([]);
      const willing = drivers.filter(({ seated }) => seated.temper === "willing");
      expect(willing.map(({ looks }) => looks.busy / looks.all).filter((share) => share < 0.75)).toEqual([]);
      const silent = drivers.filter(({ seated }) => seated.temper === "ignores");
      const asked = await db
        .selectFrom("dispatch_offers")
        .select("id")
        .where(
          "driver_id",
          "in",
          silent.map(({ seated }) => seated.account.id),
        )
        .execute();
      expect(asked.length).toBeLessThanOrEqual(6);
    },
  );
});
