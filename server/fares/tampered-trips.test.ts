import { expect, it } from "vitest";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { bookRideEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { aBooking, bookARide } from "../testing/rides.ts";
import { onADatabase } from "../testing/test-server.ts";

const SAMBIL_CORNER = { lat: 12.12, lng: -68.93 };
const PARTY = { passenger_count: 2, luggage_count: 2 };

onADatabase("a trip whose names and points do not agree", (server) => {
  it("is priced by the known places and not by points near each other", async () => {
    const near = { lat: SAMBIL_CORNER.lat + 0.004, lng: SAMBIL_CORNER.lng };
    const names = { pickup_location: "Hato Airport", dropoff_location: "Westpunt" };
    const honest = await bookARide(server, { ...names, ...noPoints, rider_phone: "5550701" });
    const tampered = await bookARide(server, {
      ...names,
      pickup_lat: SAMBIL_CORNER.lat,
      pickup_lng: SAMBIL_CORNER.lng,
      dropoff_lat: near.lat,
      dropoff_lng: near.lng,
      rider_phone: "5550702",
    });
    expect(tampered.calculated_fare).toBe(honest.calculated_fare);
    expect([tampered.pickup_lat, tampered.dropoff_lat]).toEqual([honest.pickup_lat, honest.dropoff_lat]);
  });

  it("keeps a point within half a kilometre of a place, and any point within an area", async () => {
    const booked = await bookARide(server, {
      pickup_location: "Hato Airport",
      pickup_lat: 12.1846 + 0.003,
      pickup_lng: -68.9568,
      dropoff_location: "Jan Thiel",
      dropoff_lat: 12.0776 + 0.008,
      dropoff_lng: -68.881,
      rider_phone: "5550703",
    });
    expect([booked.pickup_lat, booked.dropoff_lat]).toEqual([12.1846 + 0.003, 12.0776 + 0.008]);
  });

  it("is refused where both ends are one place, in a quote as in a booking", async () => {
    const booking = aBooking(server, {
      pickup_location: "Mambo Beach",
      pickup_lat: 12.08654,
      pickup_lng: -68.89902,
      rider_phone: "5550704",
    });
    const refused = await server.request(bookRideEndpoint, { body: booking });
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({
        code: "same_place",
        error: "Pickup and drop-off are the same place. Please choose another drop-off.",
      }),
    ]);
    const query = { ...PARTY, pickup_place: "Mambo Beach", dropoff_place: "mambo beach" };
    expect((await server.request(calculateFareForTripEndpoint, { query })).statusCode).toBe(422);
  });

  it.each([
    ["a place of that name is known to nobody", {}],
    ["only one of them has a point", { pickup_lat: 12.1846, pickup_lng: -68.9568 }],
  ])("is refused where both ends have one name, also where %s", async (_why, point) => {
    const booking = aBooking(server, {
      ...noPoints,
      pickup_location: "The house of my aunt",
      dropoff_location: "the house of  my Aunt",
      distance_km: 8,
      rider_phone: "5550705",
      ...point,
    });
    const refused = await server.request(bookRideEndpoint, { body: booking });
    expect([refused.statusCode, refused.json().code]).toEqual([422, "same_place"]);
    const stops = [{ location: "The house of my uncle", lat: null, lng: null }];
    const round = await server.request(bookRideEndpoint, { body: { ...booking, stops } });
    expect(round.statusCode).toBe(201);
  });
});

const noPoints = { pickup_lat: null, pickup_lng: null, dropoff_lat: null, dropoff_lng: null };

onADatabase("a quote that names no day", (server) => {
  const TRIP = { pickup_place: "Punda", dropoff_place: "Westpunt", ...PARTY };
  const booking = (quote: string, at: string, phone: string) =>
    bookARide(server, {
      pickup_location: "Punda",
      dropoff_location: "Westpunt",
      ...noPoints,
      ...PARTY,
      ride_datetime: at,
      rider_phone: phone,
      quote,
    });

  it("does not take the supplement off a holiday, and holds on any other day", async () => {
    server.clock.set(new Date("2027-01-01T12:00:00-04:00"));
    for (const [is_holiday, phone] of [
      [undefined, "5550711"],
      ["false", "5550712"],
    ] as const) {
      const undated = await server.call(calculateFareForTripEndpoint, {
        query: { ...TRIP, trip_time: "12:10:00", is_holiday },
      });
      const booked = await booking(undated.quote, "2027-01-01T12:10:00-04:00", phone);
      expect(booked.distance_source).not.toBe("quote");
      expect(Number(booked.calculated_fare)).toBeGreaterThan(undated.fare);
    }
    server.clock.set(new Date("2027-01-05T12:00:00-04:00"));
    const ordinary = await server.call(calculateFareForTripEndpoint, {
      query: { ...TRIP, trip_time: "12:10:00" },
    });
    const booked = await booking(ordinary.quote, "2027-01-05T12:10:00-04:00", "5550713");
    expect([booked.distance_source, Number(booked.calculated_fare)]).toEqual(["quote", ordinary.fare]);
  });
});
