import { describe, expect, it } from "vitest";
import { exportMeEndpoint } from "../../../contract/accounts/own-account.endpoints.ts";
import type { CallOf } from "../../../contract/endpoint.ts";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { updateRideEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { acceptRideEndpoint, finishRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { bookRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import {
  changeTrackedRideEndpoint,
  priceTrackedChangeEndpoint,
  trackRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import type { Outgoing } from "../../notifications/transport.ts";
import { blankOldGuests } from "../../retention/blank-old-guests.ts";
import { makeAccount, makeDriver } from "../../testing/accounts.ts";
import { aBooking, bookARide } from "../../testing/rides.ts";
import { workerOf } from "../../testing/outbox.ts";
import { onADatabase } from "../../testing/test-server.ts";

const PUNDA = { location: "Punda", lat: 12.10538, lng: -68.93366 };
const WESTPUNT = { location: "Westpunt", lat: 12.3733, lng: -69.1536 };
const AIRPORT = { lat: 12.1846, lng: -68.9568 };
const MAMBO = { lat: 12.08654, lng: -68.89902 };
const JAN_THIEL = { location: "Jan Thiel", lat: 12.0776, lng: -68.881 };

type Query = NonNullable<CallOf<typeof calculateFareForTripEndpoint>["query"]>;
const AIRPORT_TO_MAMBO = {
  pickup_lat: AIRPORT.lat,
  pickup_lng: AIRPORT.lng,
  dropoff_lat: MAMBO.lat,
  dropoff_lng: MAMBO.lng,
  passenger_count: 2,
  luggage_count: 2,
  trip_date: "2026-11-21",
  trip_time: "10:00:00",
} satisfies Query;
const AT_TEN = "2026-11-21T10:00:00-04:00";

onADatabase("a ride with stops on the way", (server) => {
  const fareBy = (stops: readonly object[], query: Partial<Query> = {}) =>
    server.call(calculateFareForTripEndpoint, {
      query: { ...AIRPORT_TO_MAMBO, ...query, ...(stops.length > 0 ? { stops: JSON.stringify(stops) } : {}) },
    });
  const refusalOf = async (stops: unknown) => {
    const booking = { ...aBooking(server, { rider_phone: "5550901" }), stops };
    const response = await server.app.inject({ method: "POST", url: "/api/book-ride/", payload: booking });
    return { status: response.statusCode, ...(response.json() as { fields?: object }) };
  };

  describe("is priced", () => {
    it("by all its legs, where they cost more than the fixed rate between its ends", async () => {
      const straight = await fareBy([]);
      expect(straight).toMatchObject({ fare: 30, airport_zone: "mambo" });
      const around = await fareBy([WESTPUNT, PUNDA]);
      expect(around.airport_zone).toBeNull();
      expect(around.breakdown[0]?.code).toBe("start");
      expect(around.fare).toBeGreaterThan(60);
      const places = [AIRPORT, WESTPUNT, PUNDA, MAMBO];
      const legs = await Promise.all(
        places.slice(1).map((to, index) => {
          const from = places[index] ?? AIRPORT;
          const ends = {
            pickup_lat: from.lat,
            pickup_lng: from.lng,
            dropoff_lat: to.lat,
            dropoff_lng: to.lng,
          };
          return fareBy([], ends);
        }),
      );
      const kilometres = legs.reduce((sum, leg) => sum + leg.distance_km, 0);
      const minutes = legs.reduce((sum, leg) => sum + leg.duration_min, 0);
      expect(around.distance_km).toBeCloseTo(kilometres, 1);
      expect(Math.abs(around.duration_min - minutes)).toBeLessThanOrEqual(2);
    });

    it("never under the fare straight there", async () => {
      const straight = await fareBy([]);
      const onTheRoad = await fareBy([{ location: "the other door", lat: 12.18461, lng: -68.95681 }]);
      expect(onTheRoad).toMatchObject({ fare: straight.fare, airport_zone: "mambo" });
    });

    it("back to where it began, when it stops elsewhere", async () => {
      const back = { dropoff_lat: AIRPORT.lat, dropoff_lng: AIRPORT.lng };
      expect((await fareBy([PUNDA], back)).distance_km).toBeGreaterThan(15);
      const query = { ...AIRPORT_TO_MAMBO, ...back };
      expect((await server.request(calculateFareForTripEndpoint, { query })).statusCode).toBe(422);
    });

    it("only where each stop is known, or at no less than the way by those that are", async () => {
      const nowhere = { location: "Aunt Rosa's garden" };
      const stops = JSON.stringify([nowhere]);
      const refused = await server.request(calculateFareForTripEndpoint, {
        query: { ...AIRPORT_TO_MAMBO, stops },
      });
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ["stops"]]);
      const { distance_km } = await fareBy([]);
      expect((await fareBy([nowhere], { distance_km: 1 })).distance_km).toBeCloseTo(distance_km, 1);
      expect((await fareBy([nowhere], { distance_km: 33 })).distance_km).toBe(33);
    });
  });

  it("is booked at the price that was quoted for these stops in this order, and for no others", async () => {
    const stops = [WESTPUNT, PUNDA];
    const { quote, fare } = await fareBy(stops);
    const trip = { ride_datetime: AT_TEN, quote };
    const booked = await bookARide(server, { ...trip, rider_phone: "5550911", stops });
    expect([booked.distance_source, Number(booked.calculated_fare), booked.stops]).toEqual([
      "quote",
      fare,
      stops,
    ]);
    for (const [phone, others] of [
      ["5550912", stops.toReversed()],
      ["5550913", [WESTPUNT]],
      ["5550914", null],
    ] as const) {
      const other = await bookARide(server, {
        ...trip,
        rider_phone: phone,
        stops: others as typeof stops | null,
      });
      expect(other.distance_source).not.toBe("quote");
    }
  });

  it("shows no stops where it has none", async () => {
    const plain = await bookARide(server, { rider_phone: "5550921" });
    const empty = await bookARide(server, { rider_phone: "5550922", stops: [] });
    expect(["stops" in plain, "stops" in empty]).toEqual([false, false]);
    expect(empty.calculated_fare).toBe(plain.calculated_fare);
  });

  it("finds a stop by its name, and stands in the tracking, in their order", async () => {
    const { tracking_code } = await bookARide(server, {
      rider_phone: "5550923",
      stops: [{ location: "Westpunt" }, PUNDA],
    });
    const tracked = await server.call(trackRideEndpoint, { params: { tracking_code: tracking_code ?? "" } });
    expect(tracked.stops?.map(({ location }) => location)).toEqual(["Westpunt", "Punda"]);
    expect(tracked.stops?.[0]?.lat).toBeCloseTo(WESTPUNT.lat, 1);
  });

  it("turns its stops around on the way back", async () => {
    const at = (hours: number) => new Date(server.clock.now().getTime() + hours * HOUR_MS).toISOString();
    const booked = await server.call(bookRideEndpoint, {
      body: {
        ...aBooking(server, { rider_phone: "5550924", ride_datetime: at(3), stops: [WESTPUNT, PUNDA] }),
        return_trip: { ride_datetime: at(27) },
      },
    });
    const params = { tracking_code: booked.other_way?.tracking_code ?? "" };
    expect((await server.call(trackRideEndpoint, { params })).stops).toEqual([PUNDA, WESTPUNT]);
  });

  it("is refused with four of them, without a name, or with a point that is none", async () => {
    const four = await refusalOf([PUNDA, WESTPUNT, PUNDA, WESTPUNT]);
    expect(four).toMatchObject({ status: 400, fields: { stops: "A ride has at most 3 stops on the way." } });
    for (const stops of [
      [{ location: " " }],
      [{ ...PUNDA, lat: 91 }],
      [{ lat: 12.1, lng: -68.9 }],
      "Punda",
    ]) {
      expect([stops, (await refusalOf(stops)).status]).toEqual([stops, 400]);
    }
    const atSea = await refusalOf([{ location: "a boat", lat: 12.0, lng: -68.5 }]);
    expect(atSea.status).toBe(422);
    const query = { ...AIRPORT_TO_MAMBO, stops: "Punda" };
    expect((await server.request(calculateFareForTripEndpoint, { query })).statusCode).toBe(400);
  });

  describe("can be changed", () => {
    it("by dispatch, with each old and new stop in the history and the price that follows", async () => {
      const { token } = await makeAccount(server, { role: "operator" });
      const booked = await bookARide(server, { rider_phone: "5550931", stops: [PUNDA] });
      const params = { id: booked.id };
      const edit = (stops: (typeof PUNDA)[] | null) =>
        server.call(updateRideEndpoint, { params, body: { stops }, token });
      const more = await edit([PUNDA, JAN_THIEL]);
      expect(more.stops).toEqual([PUNDA, JAN_THIEL]);
      expect(Number(more.calculated_fare)).toBeGreaterThan(Number(booked.calculated_fare));
      expect((await edit([PUNDA, JAN_THIEL])).version).toBe(more.version);
      const without = await edit(null);
      expect(["stops" in without, without.calculated_fare]).toEqual([false, "30.00"]);
      const history = await server.call(listRideHistoryEndpoint, { params, token });
      expect(history.slice(-2).map(({ changed, values }) => [changed, values?.[0]])).toEqual([
        [["stops"], { field: "stops", from: "Punda", to: "Punda · Jan Thiel" }],
        [["stops"], { field: "stops", from: "Punda · Jan Thiel", to: null }],
      ]);
    });

    it("and stay where another part of the booking changes", async () => {
      const { token } = await makeAccount(server, { role: "operator" });
      const booked = await bookARide(server, { rider_phone: "5550932", stops: [PUNDA] });
      const params = { id: booked.id };
      const noted = await server.call(updateRideEndpoint, { params, body: { notes: "gate 4" }, token });
      expect([noted.stops, noted.calculated_fare]).toEqual([[PUNDA], booked.calculated_fare]);
      const larger = await server.call(updateRideEndpoint, { params, body: { luggage_count: 5 }, token });
      expect([larger.stops, larger.distance_km]).toEqual([[PUNDA], booked.distance_km]);
    });

    it("by the passenger at the price they were shown", async () => {
      const { tracking_code } = await bookARide(server, { rider_phone: "5550933" });
      const params = { tracking_code: tracking_code ?? "" };
      const shown = await server.call(priceTrackedChangeEndpoint, { params, body: { stops: [WESTPUNT] } });
      const unseen = await server.request(changeTrackedRideEndpoint, { params, body: { stops: [WESTPUNT] } });
      expect(unseen.json()).toMatchObject({ code: "price_changed" });
      const body = { stops: [WESTPUNT], quote: shown.quote };
      const changed = await server.call(changeTrackedRideEndpoint, { params, body });
      expect([changed.stops, changed.calculated_fare]).toEqual([[WESTPUNT], shown.calculated_fare]);
    });
  });

  it("is told with its stops to passenger and driver, and what they were before", async () => {
    const office = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const { id } = await bookARide(server, {
      rider_phone: "5550951",
      rider_email: "ana.stops@example.com",
      stops: [PUNDA],
    });
    const params = { id };
    await server.call(acceptRideEndpoint, { params, token: driver.token });
    await server.call(updateRideEndpoint, { params, body: { stops: [JAN_THIEL] }, token: office.token });
    await server.call(updateRideEndpoint, { params, body: { stops: [] }, token: office.token });
    server.clock.advance(MINUTE_MS);
    const told: string[] = [];
    const noting = {
      send: async ({ kind, recipient, message }: Outgoing) => {
        const stops = /^Stops: .*$/m.exec(message.body)?.[0] ?? message.short;
        if (recipient === "ana.stops@example.com" || recipient === driver.email)
          told.push(`${kind}: ${stops}`);
      },
    };
    await workerOf(server, { email: noting }).sendDue();
    expect(told).toEqual(
      expect.arrayContaining([
        "booked: Stops: Punda",
        "changed: Stops: Jan Thiel (before: Punda)",
        "changed: Stops: none (before: Jan Thiel)",
        "ride_changed: Stops: Jan Thiel",
      ]),
    );
  });

  it("stands in the calendar, the account's export and the archive's file with its stops", async () => {
    const rider = await makeAccount(server, { role: "rider" });
    const office = await makeAccount(server, { role: "operator" });
    const driver = await makeDriver(server);
    const {
      rider_name: _name,
      rider_phone: _phone,
      ...trip
    } = aBooking(server, { stops: [PUNDA, JAN_THIEL] });
    const { id } = await server.call(bookRideEndpoint, { body: trip, token: rider.token });
    await server.call(acceptRideEndpoint, { params: { id }, token: driver.token });
    await server.call(finishRideEndpoint, { params: { id }, token: driver.token });
    const { rides } = await server.call(exportMeEndpoint, { token: rider.token });
    expect(rides.map(({ stops }) => stops)).toEqual([[PUNDA, JAN_THIEL]]);
    const file = await server.app.inject({
      url: "/api/ride-history/export/",
      headers: { authorization: `Bearer ${office.token}` },
    });
    expect(file.body).toContain("Punda · Jan Thiel");
  });

  it("forgets its stops with its guest", async () => {
    const booked = await bookARide(server, { rider_phone: "5550941", stops: [PUNDA] });
    server.clock.advance(3 * 366 * DAY_MS);
    await blankOldGuests(server.db, { now: server.clock.now(), months: 24 });
    const row = await server.db
      .selectFrom("rides")
      .select(["stops", "blanked_at"])
      .where("id", "=", booked.id)
      .executeTakeFirstOrThrow();
    expect([row.stops, row.blanked_at === null]).toEqual([[], false]);
  });
});
