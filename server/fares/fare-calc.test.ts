import { describe, expect, it, test } from "vitest";
import type { CallOf, ResultOf } from "../../contract/endpoint.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { AIRPORT_LOCATION } from "../../domain/places/place-points.ts";
import { onADatabase } from "../testing/test-server.ts";

type Query = NonNullable<CallOf<typeof calculateFareForTripEndpoint>["query"]>;
type Answer = ResultOf<typeof calculateFareForTripEndpoint>;

const TRIP = { distance_km: 10, passenger_count: 2, luggage_count: 2, trip_time: "10:00:00" } satisfies Query;
const PARTY = { passenger_count: 2, luggage_count: 2, trip_time: "10:00:00" } satisfies Query;

onADatabase("a fare", (server) => {
  const fareOf = (query: Partial<Query>) =>
    server.call(calculateFareForTripEndpoint, { query: { ...TRIP, ...query } });
  const placesFare = (query: Partial<Query>) =>
    server.call(calculateFareForTripEndpoint, { query: { ...PARTY, ...query } });
  const refusal = async (query: Record<string, string>) => {
    const response = await server.app.inject({ url: "/api/fareCalc", query });
    return { status: response.statusCode, ...(response.json() as Record<string, unknown>) };
  };

  it("is answered to a client that asks as the spec does", async () => {
    const response = await server.app.inject({
      url: "/api/fareCalc?distance_km=10&passenger_count=2&luggage_count=2&trip_time=10:00:00&is_holiday=false",
    });
    expect(response.json()).toMatchObject({
      fare: 21.5,
      currency: "USD",
      fare_xcg: 38.49,
      distance_km: 10,
      distance_source: "client",
      vehicle_type: "economy",
      is_night: false,
      is_holiday: false,
    });
  });

  it("is for the type of car asked for, in the capitals that people read", async () => {
    const { fare } = await fareOf({ vehicle_type: "comfort" });
    expect(await fareOf({ vehicle_type: "Comfort" })).toMatchObject({ fare, vehicle_type: "comfort" });
    expect(
      await refusal({ distance_km: "10", passenger_count: "2", luggage_count: "2", vehicle_type: "bus" }),
    ).toMatchObject({
      status: 400,
      error: "The vehicle type is economy, comfort, xl or cargo.",
    });
  });

  it("of four people with six bags is that of one van", async () => {
    const answer = await fareOf({ passenger_count: 4, luggage_count: 6 });
    expect(answer).toMatchObject({ vehicle_type: "xl", large_party: null });
    expect(await fareOf({ passenger_count: 4, luggage_count: 9 })).toMatchObject({
      large_party: { offer: { cars: [{}, {}] } },
    });
  });

  it("comes with lines that add up to it", async () => {
    const { fare, breakdown } = await fareOf({ distance_km: 16.5, luggage_count: 3, trip_time: "23:30:00" });
    expect(breakdown.map((line) => line.code)).toEqual([
      "start",
      "distance",
      "distance_beyond",
      "night",
      "luggage",
      "rounding",
    ]);
    expect(breakdown.reduce((sum, line) => sum + line.amount, 0)).toBeCloseTo(fare, 10);
  });

  describe("of an airport trip", () => {
    const airport = { pickup_lat: AIRPORT_LOCATION.lat, pickup_lng: AIRPORT_LOCATION.lng };

    it("is the zone's fixed rate, both ways and whatever distance the client says", async () => {
      const there = await placesFare({ pickup_place: "Hato Airport", dropoff_place: "Jan Thiel" });
      const back = await placesFare({ pickup_place: "jan tiel", dropoff_place: "CUR", distance_km: 3 });
      expect([there.fare, back.fare]).toEqual([34, 34]);
      expect([there.airport_zone, back.airport_zone]).toEqual(["jan-thiel", "jan-thiel"]);
    });

    it("bears surcharges on top", async () => {
      const night = await placesFare({ ...airport, dropoff_place: "Westpunt", trip_time: "04:15:00" });
      expect(night.fare).toBe(59);
    });

    it("is by distance where no zone has a rate, and within the airport", async () => {
      const outside = await placesFare({ ...airport, dropoff_lat: 12.17903, dropoff_lng: -68.97011 });
      expect(outside.airport_zone).toBeNull();
      expect(outside.breakdown.map((line) => line.code)).toContain("start");
    });
  });

  describe("with both ends known", () => {
    const ends = { pickup_place: "Punda", dropoff_place: "Jan Thiel" };

    it("is priced by our own distance when the client gives none, or one that is far off", async () => {
      const ours = await placesFare(ends);
      const cheated = await placesFare({ ...ends, distance_km: 1 });
      const inflated = await placesFare({ ...ends, distance_km: 60 });
      expect(ours.distance_source).toBe("server");
      for (const answer of [cheated, inflated]) {
        expect([answer.distance_source, answer.distance_km, answer.fare]).toEqual([
          "server",
          ours.distance_km,
          ours.fare,
        ]);
      }
    });

    it("takes the client's figure within 15 % or 1 km of ours", async () => {
      const { distance_km: km } = await placesFare(ends);
      const tolerated = Math.max(km * 0.15, 1);
      const sources = await Promise.all(
        [-tolerated + 0.01, tolerated - 0.01, -tolerated - 0.01, tolerated + 0.01].map(
          async (off) => (await placesFare({ ...ends, distance_km: km + off })).distance_source,
        ),
      );
      expect(sources).toEqual(["client", "client", "server", "server"]);
    });

    it("knows where an address is by its street, or by the part of the island behind a comma", async () => {
      const [street, numbered, area, addressed] = await Promise.all(
        ["Schottegatweg Oost", "schottegatweg oost 12", "Mahaai", "Kaya Uranus 14, mahaai"].map(
          (pickup_place) => placesFare({ pickup_place, dropoff_place: "Mambo Beach" }),
        ),
      );
      expect(numbered).toMatchObject({ fare: street?.fare, distance_source: "server" });
      expect(addressed).toMatchObject({ fare: area?.fare, distance_source: "server" });
    });

    it("refuses a point at sea", async () => {
      expect(
        await refusal({
          passenger_count: "2",
          luggage_count: "0",
          trip_time: "10:00:00",
          dropoff_place: "Punda",
          pickup_lat: "12.0",
          pickup_lng: "-68.5",
        }),
      ).toMatchObject({ status: 422, code: "off_island" });
    });
  });

  describe("on a holiday", () => {
    const holidays: [string, Partial<Query>, boolean][] = [
      ["a real one although the client says no", { trip_date: "2026-12-25", is_holiday: "false" }, true],
      ["a real one although the client is silent", { trip_date: "2026-12-25" }, true],
      ["New Year's Eve before noon", { trip_date: "2026-12-31", trip_time: "11:59:00" }, false],
      ["New Year's Eve from noon", { trip_date: "2026-12-31", trip_time: "12:00:00" }, true],
      ["an ordinary day", { trip_date: "2026-12-24" }, false],
      ["an ordinary day that the client calls one", { trip_date: "2026-12-24", is_holiday: "true" }, true],
      ["a day that nobody names", { is_holiday: "false" }, false],
      ["a day that nobody names but is called one", { is_holiday: "TRUE" }, true],
    ];
    test.each(holidays)("%s", async (_day, query, isHoliday) => {
      const answer = await fareOf(query);
      expect([answer.is_holiday, answer.fare]).toEqual([isHoliday, isHoliday ? 27 : 21.5]);
    });

    test("for a ride that begins now, although the client says no", async () => {
      const { trip_time: _none, ...trip } = TRIP;
      server.clock.set("2026-12-25T16:00:00Z");
      const today = await server.call(calculateFareForTripEndpoint, {
        query: { ...trip, is_holiday: "false" },
      });
      server.clock.set("2026-11-20T16:00:00Z");
      expect([today.is_holiday, today.fare]).toEqual([true, 27]);
    });
  });

  it("is a night's from 23:00 until 06:00 on the island", async () => {
    const times = ["22:59:59", "23:00:00", "05:59", "06:00"];
    const nights = await Promise.all(times.map(async (trip_time) => (await fareOf({ trip_time })).is_night));
    expect(nights).toEqual([false, true, true, false]);
  });

  it("of any day of the calendar is answered, also long ago or far ahead", async () => {
    const days = ["1900-01-03", "2024-06-04", "2999-12-30"];
    const fares = await Promise.all(days.map(async (trip_date) => (await fareOf({ trip_date })).fare));
    expect(fares).toEqual([21.5, 21.5, 21.5]);
  });

  it("begins now when no time is given", async () => {
    const { trip_time: _none, ...trip } = TRIP;
    server.clock.set("2026-11-21T03:30:00Z");
    const late = await server.call(calculateFareForTripEndpoint, { query: trip });
    server.clock.set("2026-11-20T16:00:00Z");
    expect(late.is_night).toBe(true);
  });

  describe("for a car", () => {
    it("is that of the smallest that takes the party, at no extra charge", async () => {
      const cars: Answer[] = await Promise.all([
        fareOf({ passenger_count: 4, luggage_count: 3 }),
        fareOf({ passenger_count: 2, luggage_count: 11 }),
        fareOf({ passenger_count: 4, luggage_count: 5 }),
      ]);
      expect(cars.map((car) => [car.vehicle_type, car.fare])).toEqual([
        ["comfort", 21.5],
        ["cargo", 39.5],
        ["xl", 23.5],
      ]);
    });

    it("costs a fifth more for Comfort or Cargo and a quarter for XL when they are asked for", async () => {
      const asked = await Promise.all(
        (["economy", "comfort", "xl", "cargo"] as const).map((vehicle_type) => fareOf({ vehicle_type })),
      );
      expect(asked.map((car) => car.fare)).toEqual([21.5, 26, 27, 26]);
    });

    it("is refused when the one asked for is too small", async () => {
      const query = { distance_km: "10", passenger_count: "6", luggage_count: "0", vehicle_type: "economy" };
      const sentence = "Economy has 4 seats and room for 2 bags. Please choose XL, or let us choose.";
      expect(await refusal(query)).toMatchObject({
        status: 400,
        code: "invalid_input",
        error: sentence,
        fields: { vehicle_type: sentence },
      });
    });

    it("prices a party that no single car takes, says so and offers two cars", async () => {
      const query = { distance_km: "10", passenger_count: "8", luggage_count: "4", trip_time: "10:00:00" };
      expect(await fareOf(query)).toMatchObject({
        fare: 27,
        vehicle_type: "xl",
        large_party: {
          sentence:
            "8 passengers with 4 bags don't fit in one car. Two cars will: Economy for 4 passengers with " +
            "2 bags and Economy for 4 passengers with 2 bags, $43.00 in total.",
          offer: {
            fare: 43,
            cars: [
              { vehicle_type: "economy", passenger_count: 4, luggage_count: 2, fare: 21.5 },
              { vehicle_type: "economy", passenger_count: 4, luggage_count: 2, fare: 21.5 },
            ],
          },
        },
      });
    });
  });

  describe("is refused", () => {
    const wrong: [string, Record<string, string>, string][] = [
      ["nine passengers", { passenger_count: "9" }, "Passenger count must be between 1 and 8."],
      ["no passengers", { passenger_count: "0" }, "Passenger count must be between 1 and 8."],
      ["half a passenger", { passenger_count: "1.5" }, "Passenger count must be between 1 and 8."],
      ["nothing for passengers", { passenger_count: "" }, "Passenger count must be between 1 and 8."],
      ["fewer than no bags", { luggage_count: "-1" }, "Luggage count cannot be negative."],
      [
        "a distance in words",
        { distance_km: "far" },
        "The distance must be a number of kilometres, from 0 to 500.",
      ],
      ["a time that is none", { trip_time: "25:00:00" }, "A time is HH:MM:SS."],
      ["a day that is none", { trip_date: "2026-02-30" }, "A date is YYYY-MM-DD."],
    ];
    test.each(wrong)("with %s", async (_what, query, sentence) => {
      const [field = ""] = Object.keys(query);
      const answer = await refusal({
        distance_km: "5",
        passenger_count: "2",
        luggage_count: "2",
        ...query,
      });
      expect(answer).toMatchObject({
        status: 400,
        code: "invalid_input",
        error: sentence,
        fields: { [field]: sentence },
      });
    });

    it("with neither a distance nor two known ends", async () => {
      const query = {
        passenger_count: "2",
        luggage_count: "2",
        pickup_place: "Punda",
        dropoff_place: "Nowhere 12",
      };
      expect(await refusal(query)).toMatchObject({
        status: 400,
        error: "Enter a distance in kilometers, or a pickup and drop-off we recognize.",
        fields: {
          dropoff_location: "We don't know where this is. Please choose it from the list or on the map.",
        },
      });
    });
  });
});
