import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { getAvailabilityEndpoint } from "../../../contract/promises/promises.endpoints.ts";
import { listRefusedTimesEndpoint } from "../../../contract/promises/refused-times.endpoints.ts";
import { bookRideEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { curacaoDate, curacaoTime } from "../../../domain/curacao-time.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { makeAccount } from "../../testing/accounts.ts";
import { openCompany } from "../../testing/company-of-cars.ts";
import { aBooking } from "../../testing/rides.ts";
import { HeldQueries } from "../../testing/held-queries.ts";
import { onADatabase } from "../../testing/test-server.ts";
import { FullTimes } from "./count-refused.ts";

onADatabase("a time that was full", (server) => {
  it("is counted once by its hour for whoever asks, with whether another was taken, and nobody's name", async () => {
    await openCompany(server, 0);
    const at = new Date(server.clock.now().getTime() + 2 * HOUR_MS);
    const query = {
      pickup_lat: "12.1846",
      pickup_lng: "-68.9568",
      dropoff_lat: "12.08654",
      dropoff_lng: "-68.89902",
      passenger_count: "2",
      luggage_count: "2",
      trip_date: curacaoDate(at),
      trip_time: curacaoTime(at),
    };
    await server.call(getAvailabilityEndpoint, { query });
    for (const luggage_count of ["0", "1", "2"]) {
      const asked = { query: { ...query, luggage_count }, from: "203.0.113.7" };
      expect((await server.call(calculateFareForTripEndpoint, asked)).availability?.state).toBe("full");
    }
    const { token } = await makeAccount(server, { role: "staff" });
    const hourOf = async () => {
      const { hours } = await server.call(listRefusedTimesEndpoint, { token });
      return hours.find(({ hour }) => hour === Number(curacaoTime(at).slice(0, 2)));
    };
    // Nobody waits for what is counted.
    await expect.poll(hourOf).toMatchObject({ full: 1, taken: 0 });
    const body = { ...aBooking(server), instead_of: at.toISOString() };
    await server.call(bookRideEndpoint, { body });
    expect(await hourOf()).toMatchObject({ full: 1, taken: 1 });
    const [row] = await server.db.selectFrom("refused_times").selectAll().execute();
    expect(Object.keys(row ?? {}).toSorted()).toEqual(["asked_at", "id", "offered", "taken_at", "wanted_at"]);
  });

  it("is counted of a booking that found no car too, once with the price before it, and as soon as possible is a time as well", async () => {
    await openCompany(server, 0);
    await server.db.deleteFrom("refused_times").execute();
    const { token } = await makeAccount(server, { role: "staff" });
    const sum = async (what: "full" | "taken") => {
      const { hours } = await server.call(listRefusedTimesEndpoint, { token });
      return hours.reduce((all, hour) => all + hour[what], 0);
    };
    const later = new Date(server.clock.now().getTime() + 3 * HOUR_MS);
    const book = (at: Date, facts: object, from: string) =>
      server.request(bookRideEndpoint, {
        body: { ...aBooking(server), ride_datetime: at.toISOString(), ...facts },
        from,
      });
    const required = { availability: "required" };
    expect((await book(later, required, "203.0.113.20")).json()).toMatchObject({ code: "no_car_free" });
    await expect.poll(() => sum("full")).toBe(1);
    expect((await book(later, required, "203.0.113.20")).statusCode).toBe(409);
    expect((await book(server.clock.now(), required, "203.0.113.21")).statusCode).toBe(409);
    await expect.poll(() => sum("full")).toBe(2);
    expect((await book(later, { instead_of: "now" }, "203.0.113.21")).statusCode).toBe(201);
    expect(await sum("taken")).toBe(1);
  });

  it("is said at once, however long it takes to count it, and what is counted is not lost", async () => {
    const queries = new HeldQueries((query) => query.includes("refused_times"));
    const fullTimes = new FullTimes({ db: server.db.withPlugin(queries), log: { warn: () => {} } });
    const now = server.clock.now();
    const trip = {
      pickup: null,
      dropoff: null,
      at: new Date(now.getTime() + HOUR_MS),
      durationMin: 20,
      passengers: 2,
      bagsBehind: 1,
      vehicleType: null,
      needs: [],
    };
    const availability = { state: "full" as const, pickup_at: null, minutes: null, free_times: [] };
    queries.hold();
    fullTimes.count({ caller: { actor: "guest", address: "203.0.113.30" }, trip, availability, now });
    let settled = false;
    const done = fullTimes.settled().then(() => void (settled = true));
    await expect.poll(() => queries.waiting).toBe(1);
    expect(settled).toBe(false);
    queries.release();
    await done;
  });
});
