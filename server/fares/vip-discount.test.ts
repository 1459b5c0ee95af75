import { beforeAll, describe, expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import type { WireFareLine } from "../../contract/fares/fare-on-the-wire.ts";
import { updateRideEndpoint } from "../../contract/rides/dispatch-steps.endpoints.ts";
import {
  changeTrackedRideEndpoint,
  priceTrackedChangeEndpoint,
  trackRideEndpoint,
} from "../../contract/rides/tracking.endpoints.ts";
import { editCompanyProfileEndpoint } from "../../contract/company/company-profile.endpoints.ts";
import { type TestAccount, makeAccount } from "../testing/accounts.ts";
import { aBooking, bookARide } from "../testing/rides.ts";
import { openCountedServer } from "../testing/statements.ts";
import { databaseKinds } from "../testing/test-databases.ts";
import { onEachDatabase } from "../testing/test-server.ts";
import { addCompletedRide, makeVip, setVip } from "../testing/vip.ts";

const TRIP = {
  pickup_place: "CUR",
  dropoff_place: "Jan Thiel",
  passenger_count: 2,
  luggage_count: 2,
  trip_date: "2026-11-21",
  trip_time: "10:00:00",
};
const BOOKED = {
  pickup_location: TRIP.pickup_place,
  pickup_lat: null,
  pickup_lng: null,
  dropoff_location: TRIP.dropoff_place,
  dropoff_lat: null,
  dropoff_lng: null,
  ride_datetime: "2026-11-21T14:00:00Z",
};
const DISCOUNT = { code: "vip_discount", percent: 10, amount: -3.4, label: "VIP discount 10%" };

onEachDatabase("the VIP discount", (server) => {
  let vip: TestAccount;
  let operator: TestAccount;
  beforeAll(async () => {
    vip = await makeVip(server, { from: 3, percent: 10 });
    operator = await makeAccount(server, { role: "operator" });
  });
  const quote = (who?: TestAccount) =>
    server.call(calculateFareForTripEndpoint, { query: TRIP, token: who?.token });
  const fareOf = async (who?: TestAccount) => (await quote(who)).fare;
  const discountIn = (lines: readonly WireFareLine[]) => lines.find(({ code }) => code === "vip_discount");

  it("is off until the company sets it", async () => {
    await setVip(server, null);
    expect(await fareOf(vip)).toBe(34);
    await setVip(server, { from: 3, percent: 10 });
    expect(await fareOf(vip)).toBe(30.6);
  });

  it("is a line of the fare, for the very ride that comes after enough completed ones", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    await addCompletedRide(server, rider);
    await addCompletedRide(server, rider);
    expect(await fareOf(rider)).toBe(34);
    await addCompletedRide(server, rider);
    const answer = await quote(rider);
    expect(answer.fare).toBe(30.6);
    expect(answer.breakdown.at(-1)).toEqual(DISCOUNT);
  });

  it("is nobody's without an account, and nobody's who asks for others", async () => {
    expect(await fareOf()).toBe(34);
    expect(await fareOf(operator)).toBe(34);
    const ride = await bookARide(server, { ...BOOKED, rider_phone: vip.phone }, operator.token);
    expect(ride.calculated_fare).toBe("34.00");
  });

  it("of a quote is its rider's alone", async () => {
    const { quote: promise } = await quote(vip);
    const other = await makeAccount(server, { role: "rider" });
    const guests = await bookARide(server, { ...BOOKED, rider_phone: "5554101", quote: promise });
    const others = await bookARide(server, { ...BOOKED, quote: promise }, other.token);
    const own = await bookARide(server, { ...BOOKED, quote: promise }, vip.token);
    expect([guests, others, own].map((ride) => ride.calculated_fare)).toEqual(["34.00", "34.00", "30.60"]);
  });

  it("is booked with the ride and stays with it, whatever the company sets and the passenger changes", async () => {
    const ride = await bookARide(server, { ...BOOKED, passenger_count: 1 }, vip.token);
    expect([ride.calculated_fare, discountIn(ride.breakdown)]).toEqual(["30.60", DISCOUNT]);
    await setVip(server, null);
    const params = { tracking_code: ride.tracking_code ?? "" };
    const shown = await server.call(trackRideEndpoint, { params });
    expect([shown.calculated_fare, discountIn(shown.breakdown)]).toEqual(["30.60", DISCOUNT]);

    // Five passengers pay a quarter more: 42.50, of which a tenth.
    const body = { passenger_count: 5 };
    const priced = await server.call(priceTrackedChangeEndpoint, { params, body });
    const changed = await server.call(changeTrackedRideEndpoint, {
      params,
      body: { ...body, quote: priced.quote },
    });
    expect([priced.calculated_fare, changed.calculated_fare]).toEqual(["38.25", "38.25"]);
    const edited = await server.call(updateRideEndpoint, {
      params: { id: ride.id },
      body: { passenger_count: 2 },
      token: operator.token,
    });
    expect([edited.calculated_fare, discountIn(edited.breakdown)]).toEqual(["30.60", DISCOUNT]);
    await setVip(server, { from: 3, percent: 10 });
  });

  it("is not given to a ride that was booked without it", async () => {
    const ride = await bookARide(server, { ...BOOKED, rider_phone: "5554102" });
    const params = { tracking_code: ride.tracking_code ?? "" };
    const { quote: promise } = await quote(vip);
    const answer = await server.request(changeTrackedRideEndpoint, {
      params,
      body: { passenger_count: 5, quote: promise },
    });
    expect(answer.json()).toMatchObject({ code: "price_changed", calculated_fare: "42.50" });
  });

  it("is on both ways of a booking", async () => {
    const return_trip = { ride_datetime: "2026-11-22T14:00:00Z" };
    const ride = await bookARide(server, { ...BOOKED, return_trip }, vip.token);
    expect([ride.calculated_fare, ride.other_way?.calculated_fare]).toEqual(["30.60", "30.60"]);
  });

  it("is between 1 and 50 percent, from 1 to 1000 rides", async () => {
    const { token } = await makeAccount(server, { role: "staff" });
    for (const body of [
      { vip_percent: 51 },
      { vip_percent: 0 },
      { vip_percent: 2.5 },
      { vip_from_rides: 0 },
    ]) {
      const answer = await server.request(editCompanyProfileEndpoint, { token, body });
      expect([body, answer.statusCode]).toEqual([body, 400]);
    }
  });
});

describe.each(databaseKinds())("a price (%s database)", (kind) => {
  it("asks the database once more for a rider, only while there is a discount, and never for a guest", async () => {
    const server = await openCountedServer(kind);
    try {
      const rider = await makeAccount(server, { role: "rider" });
      const statements = async (work: (token: string | undefined) => Promise<unknown>, token?: string) => {
        // The first of a server also reads the rules of the day.
        await work(token);
        const made = await server.statementsOf(() => work(token));
        return made.filter((statement) => !statement.includes('"sessions"')).length;
      };
      const price = (token: string | undefined) =>
        server.call(calculateFareForTripEndpoint, { query: TRIP, token });
      expect([await statements(price), await statements(price, rider.token)]).toEqual([0, 0]);
      await setVip(server, { from: 3, percent: 10 });
      expect([await statements(price), await statements(price, rider.token)]).toEqual([0, 1]);

      let phone = 5554200;
      const booked = async () => {
        const { quote } = await server.call(calculateFareForTripEndpoint, {
          query: TRIP,
          token: rider.token,
        });
        const book = (token: string | undefined) =>
          bookARide(
            server,
            { ...aBooking(server), ...BOOKED, quote, rider_phone: String((phone += 1)) },
            token,
          );
        return [await statements(book), await statements(book, rider.token)];
      };
      const withDiscount = await booked();
      await setVip(server, null);
      expect(withDiscount).toEqual(await booked());
    } finally {
      await server.close();
    }
  });
});
