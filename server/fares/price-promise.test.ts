import * as fc from "fast-check";
import { expect, it } from "vitest";
import { addDays } from "../../domain/curacao-days.ts";
import { instantOf } from "../../domain/curacao-time.ts";
import { calculateFareForTripEndpoint } from "../../contract/fares/fares.endpoints.ts";
import { addTariffEndpoint } from "../../contract/fares/tariffs.endpoints.ts";
import { FIRST_TARIFF } from "../../domain/fares/tariff.ts";
import { toWireTariff } from "../../contract/fares/to-wire-tariff.ts";
import { BAGS_ON_EMPTY_SEAT } from "../../domain/fares/tariff.ts";
import { VEHICLE_TYPES, fits, smallestVehicleFor } from "../../domain/fares/vehicles.ts";
import { toDollars } from "../../domain/dollars.ts";
import { SAME_BOOKING_MS } from "../../contract/rides/booking.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { acceptRideEndpoint, finishRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { trackRideEndpoint } from "../../contract/rides/tracking.endpoints.ts";
import { rideFactsSchema } from "../notifications/notification-kinds.ts";
import { makeAccount, makeDriver } from "../testing/accounts.ts";
import { bookARide } from "../testing/rides.ts";
import { type TestServer, onADatabase } from "../testing/test-server.ts";
import { makeVip, setVip } from "../testing/vip.ts";

const KNOWN = ["CUR", "Punda", "Jan Thiel", "Westpunt", "Sambil"];
const places = fc.constantFrom(...KNOWN, "my aunt's house", "the boat");

/** Any trip that one car can take, some day of the coming year. */
const trips = fc
  .record({
    pickup: places,
    dropoff: places,
    km: fc.integer({ min: 0, max: 6000 }).map((hundredths) => hundredths / 100),
    passengers: fc.integer({ min: 1, max: 7 }),
    luggage: fc.integer({ min: 0, max: 7 }),
    vehicleType: fc.option(fc.constantFrom(...VEHICLE_TYPES), { nil: undefined }),
    date: fc.integer({ min: 1, max: 360 }).map((days) => addDays("2026-11-20", days)),
    quarter: fc.integer({ min: 0, max: 95 }),
    isHoliday: fc.constantFrom("true", "false"),
  })
  .filter((trip) => trip.pickup !== trip.dropoff)
  .filter((trip) =>
    trip.vehicleType
      ? fits(trip.vehicleType, trip, BAGS_ON_EMPTY_SEAT)
      : smallestVehicleFor(trip, BAGS_ON_EMPTY_SEAT) !== null,
  );
type Trip = typeof trips extends fc.Arbitrary<infer T> ? T : never;

onADatabase("the price of a trip", (server) => {
  it("is the same in quote, booking and receipt, although tariff and VIP discount change in between", async () => {
    const staff = await makeAccount(server, { role: "staff" });
    const vip = await makeVip(server, { from: 1, percent: 10 });
    await fc.assert(
      fc.asyncProperty(
        trips,
        fc.integer({ min: 0, max: 200 }),
        fc.boolean(),
        async (trip, newStart, asVip) => {
          const token = asVip ? vip.token : undefined;
          // Past the time in which two equal bookings count as one.
          server.clock.advance(SAME_BOOKING_MS + 1);
          const quoted = await quoteOf(server, trip, token);
          const body = { ...toWireTariff(FIRST_TARIFF), valid_from: "2026-11-20", start: newStart };
          await server.call(addTariffEndpoint, { token: staff.token, body });
          await setVip(server, { from: 1, percent: 1 + (newStart % 50) });
          const booked = await bookQuoted(server, { trip, quote: quoted.quote, token });
          expect([booked.distance_source, booked.calculated_fare]).toEqual(["quote", quoted.fare.toFixed(2)]);
          expect(booked.breakdown).toEqual(quoted.breakdown);
          expect(quoted.breakdown.some(({ code }) => code === "vip_discount")).toBe(asVip);

          const receipt = await receiptOf(server, booked);
          expect(receipt).toEqual({ fare: quoted.fare, lines: quoted.breakdown.map((line) => line.amount) });
          const params = { tracking_code: booked.tracking_code ?? "" };
          expect((await server.call(trackRideEndpoint, { params })).calculated_fare).toBe(
            booked.calculated_fare,
          );
        },
      ),
      { numRuns: 25 },
    );
  });
});

function quoteOf(server: TestServer, trip: Trip, token: string | undefined) {
  return server.call(calculateFareForTripEndpoint, {
    token,
    query: {
      distance_km: trip.km,
      passenger_count: trip.passengers,
      luggage_count: trip.luggage,
      trip_date: trip.date,
      trip_time: timeOf(trip),
      is_holiday: trip.isHoliday,
      pickup_place: trip.pickup,
      dropoff_place: trip.dropoff,
      vehicle_type: trip.vehicleType,
    },
  });
}

type Quoted = { trip: Trip; quote: string; token: string | undefined };

function bookQuoted(server: TestServer, { trip, quote, token }: Quoted) {
  const body = {
    pickup_location: trip.pickup,
    pickup_lat: null,
    pickup_lng: null,
    dropoff_location: trip.dropoff,
    dropoff_lat: null,
    dropoff_lng: null,
    ride_datetime: instantOf(trip.date, timeOf(trip)).toISOString(),
    passenger_count: trip.passengers,
    luggage_count: trip.luggage,
    distance_km: trip.km,
    vehicle_type: trip.vehicleType,
    rider_email: "ana@example.com",
    quote,
  };
  return bookARide(server, body, token);
}

/** Drives the ride to its end and reads the receipt that goes to the passenger. */
async function receiptOf(server: TestServer, { id, vehicle_type }: Pick<Ride, "id" | "vehicle_type">) {
  const driver = await makeDriver(server, { vehicleType: vehicle_type });
  const step = { params: { id }, token: driver.token };
  await server.call(acceptRideEndpoint, step);
  await server.call(finishRideEndpoint, step);
  const { payload } = await server.db
    .selectFrom("outbox")
    .select("payload")
    .where("ride_id", "=", id)
    .where("kind", "=", "receipt")
    .where("channel", "=", "email")
    .executeTakeFirstOrThrow();
  const ride = rideFactsSchema.parse(payload);
  return { fare: toDollars(ride.fareCents), lines: ride.breakdown.map((line) => toDollars(line.amount)) };
}

function timeOf({ quarter }: Trip): string {
  const hours = String(Math.floor(quarter / 4)).padStart(2, "0");
  return `${hours}:${String((quarter % 4) * 15).padStart(2, "0")}:00`;
}
