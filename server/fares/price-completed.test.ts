import { expect, it } from "vitest";
import { FIRST_TARIFF } from "../../domain/fares/tariff.ts";
import { type CompletedTrip, priceCompleted } from "./price-completed.ts";

const RULES = { tariff: FIRST_TARIFF, areas: [], holidays: [] };
const DEARER = { ...RULES, tariff: { ...FIRST_TARIFF, startCents: 10_000 } };

function driven(facts: Partial<CompletedTrip>): CompletedTrip {
  return {
    pickup_lat: null,
    pickup_lng: null,
    dropoff_lat: null,
    dropoff_lng: null,
    stops: [],
    ride_datetime: new Date("2026-11-20T16:00:00Z"),
    passenger_count: 2,
    luggage_count: 0,
    wait_minutes: 0,
    distance_m: 10_000,
    breakdown: [],
    vehicle_type: "economy",
    vehicle_asked: false,
    ...facts,
  };
}

it("another tariff changes what a ride would have cost, but not what a contract's amount is", () => {
  expect(priceCompleted(driven({}), DEARER)).toBeGreaterThan(priceCompleted(driven({}), RULES));
  const breakdown = [{ label: "Contract price", code: "contract_price", amount: 1_733 }];
  expect(priceCompleted(driven({ breakdown }), DEARER)).toBe(1_733);
});
