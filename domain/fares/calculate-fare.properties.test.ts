import * as fc from "fast-check";
import { expect, test } from "vitest";
import { calculateFare } from "./calculate-fare.ts";
import { FIRST_TARIFF, freeBags, type Tariff } from "./tariff.ts";
import { VEHICLE_TYPES } from "./vehicles.ts";
import { ZONE_KEYS } from "./zones.ts";

const cents = fc.integer({ min: 0, max: 5000 });
const percent = fc.integer({ min: 0, max: 100 });

/** The first tariff, and any other that the staff could set. */
const tariffs: fc.Arbitrary<Tariff> = fc.oneof(
  fc.constant(FIRST_TARIFF),
  fc
    .record({
      startCents: cents,
      perKmCents: cents,
      longTripKm: fc.integer({ min: 0, max: 50 }),
      perKmBeyondCents: cents,
      steps: fc.integer({ min: 0, max: 40 }),
      roundingCents: fc.constantFrom(1, 5, 25, 50, 100),
      nightPercent: percent,
      holidayPercent: percent,
      extraBagCents: cents,
      onEmptySeat: fc.integer({ min: 0, max: 3 }),
      freePerPassenger: fc.integer({ min: 0, max: 3 }),
    })
    .map(
      ({ steps, nightPercent, extraBagCents, onEmptySeat, freePerPassenger, ...prices }): Tariff => ({
        ...FIRST_TARIFF,
        ...prices,
        minimumCents: steps * prices.roundingCents,
        night: { ...FIRST_TARIFF.night, percent: nightPercent },
        luggage: { freePerPassenger, freeAtLeast: 2, extraBagCents, onEmptySeat },
      }),
    ),
);

const distance = fc.oneof(
  fc.integer({ min: 0, max: 8000 }).map((hundredths) => hundredths / 100),
  fc.double({ min: 0, max: 80, noNaN: true }),
  fc.double({ min: 14.9, max: 15.1, noNaN: true }),
);

const trips = fc.record({
  tariff: tariffs,
  distanceKm: distance,
  airportZone: fc.option(fc.constantFrom(...ZONE_KEYS)),
  hasStops: fc.boolean(),
  passengers: fc.integer({ min: 1, max: 8 }),
  luggage: fc.integer({ min: 0, max: 20 }),
  isNight: fc.boolean(),
  isHoliday: fc.boolean(),
  vehicleType: fc.option(fc.constantFrom(...VEHICLE_TYPES)),
});

const RUNS = { numRuns: 2000 };

test("the breakdown adds up to the total, in whole cents", () => {
  fc.assert(
    fc.property(trips, fc.integer({ min: 0, max: 50 }), (trip, vipPercent) => {
      const { total, breakdown } = calculateFare({ ...trip, vipPercent });
      expect(breakdown.every((line) => Number.isSafeInteger(line.amount))).toBe(true);
      expect(breakdown.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
    }),
    RUNS,
  );
});

test("the total is a whole number of steps, and by distance never under the minimum", () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const { total } = calculateFare(trip);
      expect(total % trip.tariff.roundingCents).toBe(0);
      expect(total).toBeGreaterThanOrEqual(trip.airportZone ? 0 : trip.tariff.minimumCents);
    }),
    RUNS,
  );
});

test("more kilometres never cost less", () => {
  fc.assert(
    fc.property(trips, distance, (trip, more) => {
      const longer = { ...trip, distanceKm: trip.distanceKm + more };
      expect(calculateFare(longer).total).toBeGreaterThanOrEqual(calculateFare(trip).total);
    }),
    RUNS,
  );
});

test("stops on the way never make a trip cheaper", () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const straight = calculateFare({ ...trip, hasStops: false });
      expect(calculateFare({ ...trip, hasStops: true }).total).toBeGreaterThanOrEqual(straight.total);
    }),
    RUNS,
  );
});

test("more bags never cost less", () => {
  fc.assert(
    fc.property(trips, fc.integer({ min: 1, max: 10 }), (trip, more) => {
      const heavier = { ...trip, luggage: trip.luggage + more };
      expect(calculateFare(heavier).total).toBeGreaterThanOrEqual(calculateFare(trip).total);
    }),
    RUNS,
  );
});

test("more passengers never cost less, each with the free bag that comes with them", () => {
  fc.assert(
    fc.property(trips, fc.integer({ min: 1, max: 7 }), (trip, more) => {
      const passengers = trip.passengers + more;
      const theirBags = freeBags(trip.tariff, passengers) - freeBags(trip.tariff, trip.passengers);
      const larger = { ...trip, passengers, luggage: trip.luggage + theirBags };
      expect(calculateFare(larger).total).toBeGreaterThanOrEqual(calculateFare(trip).total);
    }),
    RUNS,
  );
});

test("a passenger who comes without a bag makes a trip cheaper only by the bags they add for free", () => {
  fc.assert(
    fc.property(trips, fc.integer({ min: 1, max: 7 }), (trip, more) => {
      const passengers = trip.passengers + more;
      const paid = Math.max(0, trip.luggage - freeBags(trip.tariff, trip.passengers));
      const stillPaid = Math.max(0, trip.luggage - freeBags(trip.tariff, passengers));
      const charge = (paid - stillPaid) * trip.tariff.luggage.extraBagCents;
      const step = charge > 0 ? trip.tariff.roundingCents : 0;
      const saved = calculateFare(trip).total - calculateFare({ ...trip, passengers }).total;
      expect(saved).toBeLessThanOrEqual(charge + step);
    }),
    RUNS,
  );
});

test("night, a holiday and a chosen car never make a trip cheaper", () => {
  fc.assert(
    fc.property(trips, (trip) => {
      const plain = calculateFare({ ...trip, isNight: false, isHoliday: false, vehicleType: null });
      expect(calculateFare(trip).total).toBeGreaterThanOrEqual(plain.total);
    }),
    RUNS,
  );
});
