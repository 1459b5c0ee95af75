import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { SECOND_MS } from "../../domain/time-units.ts";
import { makeAccount } from "../testing/accounts.ts";
import { onADatabase } from "../testing/test-server.ts";
import { makeVip } from "../testing/vip.ts";

const TRIP = {
  pickup_place: "Punda",
  dropoff_place: "Jan Thiel",
  passenger_count: 2,
  luggage_count: 2,
  trip_date: "2026-11-21",
  trip_time: "10:00:00",
};

onADatabase("a price that several ask for at once", (server) => {
  const ask = (token?: string) => server.call(calculateFareForTripEndpoint, { query: TRIP, token });

  it("is worked out once a second for all guests", async () => {
    const [first, second] = [await ask(), await ask()];
    expect(second).toEqual(first);
    server.clock.advance(SECOND_MS);
    const later = await ask();
    expect(later.quote).not.toBe(first.quote);
    expect(Date.parse(later.quote_expires_at) - Date.parse(first.quote_expires_at)).toBe(SECOND_MS);
  });

  it("is another for a rider with a discount, and theirs is nobody else's", async () => {
    const vip = await makeVip(server, { from: 3, percent: 10 });
    const guests = await ask();
    const own = await ask(vip.token);
    expect(own.fare).toBeLessThan(guests.fare);
    expect((await ask()).fare).toBe(guests.fare);
    const rider = await makeAccount(server, { role: "rider" });
    expect((await ask(rider.token)).fare).toBe(guests.fare);
  });
});
