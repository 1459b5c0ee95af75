import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { getAvailabilityEndpoint } from "../../contract/promises/promises.endpoints.ts";
import { curacaoDate, curacaoTime } from "../../domain/curacao-time.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { openDayPlanner } from "../dispatch/plan/day-planner.ts";
import { IN_DATABASE_ALONE } from "../events/positions/newest-positions.ts";
import { buildMaps } from "../places/build-maps.ts";
import { openCurrentMaps } from "../places/current-maps.ts";
import { AT_HATO, openCompany } from "../testing/company-of-cars.ts";
import { insertRideRow } from "../testing/rides.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";
import { availabilityAtHand } from "./check-availability.ts";

const maps = openCurrentMaps(() => buildMaps({ provider: "embedded" }));

const TRIP = {
  pickup_lat: AT_HATO.lat,
  pickup_lng: AT_HATO.lng,
  dropoff_lat: 12.10538,
  dropoff_lng: -68.93366,
};

const END_TO_END = { pickup: AT_HATO, dropoff: { lat: TRIP.dropoff_lat, lng: TRIP.dropoff_lng } };

const inMinutes = (server: TestServer, count: number) =>
  new Date(server.clock.now().getTime() + count * MINUTE_MS);

type Facts = { passenger_count?: string; luggage_count?: string };

function priceQuery(at: Date | null, facts: Facts) {
  return {
    ...Object.fromEntries(Object.entries(TRIP).map(([name, value]) => [name, String(value)])),
    passenger_count: "2",
    luggage_count: "1",
    ...(at === null ? {} : { trip_date: curacaoDate(at), trip_time: curacaoTime(at) }),
    ...facts,
  };
}

function ask(server: TestServer, at: Date | null, facts: Facts = {}) {
  return server.call(getAvailabilityEndpoint, { query: priceQuery(at, facts) });
}

function priceAt(server: TestServer, at: Date | null, facts: Facts = {}) {
  return server.call(calculateFareForTripEndpoint, { query: priceQuery(at, facts) });
}

onADatabase("whether a car will be there", (server) => {
  it("is free at a time at which a car has nothing else to do, and says in how many minutes where it is for now", async () => {
    await openCompany(server, 1);
    const at = inMinutes(server, 120);
    expect(await ask(server, at)).toEqual({
      state: "free",
      pickup_at: at.toISOString(),
      minutes: null,
      free_times: [],
    });
    const now = await ask(server, null);
    expect(now.state).toBe("free");
    expect(now.minutes).toBeLessThan(10);
  });

  it("is full where every car drives then, and names two times at which one is free, which are", async () => {
    await openCompany(server, 1);
    const at = inMinutes(server, 120);
    await insertRideRow(server, { status: "Pending", ride_datetime: at, ...TRIP, duration_min: 20 });
    const full = await ask(server, at);
    expect(full).toMatchObject({ state: "full", pickup_at: null });
    expect(full.free_times.length).toBeGreaterThanOrEqual(2);
    for (const time of full.free_times) expect((await ask(server, new Date(time))).state).toBe("free");
    await openCompany(server, 2);
    await insertRideRow(server, { status: "Pending", ride_datetime: at, ...TRIP, duration_min: 20 });
    expect((await ask(server, at)).state).toBe("free");
  });

  it("is full for six where no car takes six", async () => {
    await openCompany(server, 2);
    expect(await ask(server, inMinutes(server, 120), { passenger_count: "6" })).toMatchObject({
      state: "full",
      free_times: [],
    });
  });

  it("says nothing against a day that nobody plans yet", async () => {
    await openCompany(server, 0);
    expect((await ask(server, inMinutes(server, 10 * 24 * 60))).state).toBe("free");
  });

  it("is full with nobody at work, now and later", async () => {
    await openCompany(server, 0);
    expect(await ask(server, null)).toMatchObject({ state: "full", minutes: null });
  });

  it("stands beside a price", async () => {
    await openCompany(server, 1);
    const at = inMinutes(server, 120);
    await insertRideRow(server, { status: "Pending", ride_datetime: at, ...TRIP, duration_min: 20 });
    // A question that waits for a plan leaves it at hand.
    await ask(server, at);
    const full = await priceAt(server, at);
    expect(full.availability).toMatchObject({ state: "full", pickup_at: null });
    expect(full.availability?.free_times.length).toBeGreaterThanOrEqual(2);
    const now = await priceAt(server, null);
    expect(now.availability?.state).toBe("free");
    expect(now.availability?.minutes).toBeLessThan(10);
  });

  it("is unknown at once where no plan is at hand", () => {
    const { db, clock } = server;
    const planner = openDayPlanner({ db, clock, positions: IN_DATABASE_ALONE, maps });
    const at = inMinutes(server, 120);
    const trip = {
      ...END_TO_END,
      at,
      durationMin: 20,
      passengers: 2,
      bagsBehind: 1,
      vehicleType: null,
      needs: [],
    };
    expect(availabilityAtHand(planner, trip, clock.now())).toMatchObject({
      state: "unknown",
      free_times: [],
    });
  });

  it("says nothing of a time without a day, and nothing of a party that needs two cars", async () => {
    const { trip_date: _, ...timeAlone } = priceQuery(inMinutes(server, 120), {});
    const answer = await server.call(calculateFareForTripEndpoint, { query: timeAlone });
    expect(answer).not.toHaveProperty("availability");
    expect(await priceAt(server, null, { passenger_count: "8", luggage_count: "20" })).not.toHaveProperty(
      "availability",
    );
  });
});
