import { expect, test } from "vitest";
import { FIRST_TARIFF } from "./tariff.ts";
import { offerTwoCars } from "./two-cars.ts";
import { isCarFor, smallestVehicleFor, takesRide } from "./vehicles.ts";

test.each([
  [1, 0, "economy"],
  [4, 2, "economy"],
  [4, 3, "comfort"],
  [2, 4, "xl"],
  [5, 0, "xl"],
  [7, 5, "xl"],
  [4, 6, "xl"],
  [4, 8, "xl"],
  [2, 10, "xl"],
  [4, 9, null],
  [7, 6, null],
  [2, 11, "cargo"],
  [1, 30, "cargo"],
  [8, 0, null],
])("%i passengers with %i bags get %s", (passengers, luggage, vehicle) => {
  expect(smallestVehicleFor({ passengers, luggage }, 1)).toBe(vehicle);
});

test("empty seats take as many bags as the tariff says, and none where it says so", () => {
  const party = { passengers: 4, luggage: 6 };
  expect(smallestVehicleFor(party, 0)).toBeNull();
  expect(smallestVehicleFor({ passengers: 4, luggage: 11 }, 2)).toBe("xl");
});

test("a ride is for a car of the type that it was priced for, whatever the tariff says since, and for none that is smaller", () => {
  const ride = { passengers: 4, luggage: 11, pricedFor: "xl" } as const;
  expect(takesRide("xl", ride)).toBe(true);
  expect(takesRide("comfort", ride)).toBe(false);
  expect(takesRide("xl", { ...ride, passengers: 8 })).toBe(false);
  expect(takesRide("economy", { passengers: 2, luggage: 3, pricedFor: "economy" })).toBe(false);
});

test("a type that was asked for by name is driven by it or a better one, and without a name by what holds the party", () => {
  const ride = { passengers: 2, luggage: 1, pricedFor: "comfort" } as const;
  const types = ["economy", "comfort", "xl"] as const;
  expect(types.map((type) => isCarFor(type, { ...ride, asked: "comfort" }))).toEqual([false, true, true]);
  expect(types.map((type) => isCarFor(type, { ...ride, asked: null }))).toEqual([true, true, true]);
  expect(isCarFor("comfort", { ...ride, passengers: 5, asked: null })).toBe(false);
});

test("bags that nobody counts leave a van's seats as they are", () => {
  expect(takesRide("xl", { passengers: 7, luggage: 6, pricedFor: "cargo" })).toBe(false);
  expect(takesRide("cargo", { passengers: 2, luggage: 30, pricedFor: "cargo" })).toBe(true);
});

const trip = { tariff: FIRST_TARIFF, distanceKm: 10, isNight: false, isHoliday: false };

test("eight passengers are offered two cars that hold them, at the price of both", () => {
  expect(offerTwoCars({ ...trip, passengers: 8, luggage: 4 })).toEqual([
    { passengers: 4, luggage: 2, vehicleType: "economy", fare: 2150 },
    { passengers: 4, luggage: 2, vehicleType: "economy", fare: 2150 },
  ]);
});

test("of two pairs at one price the one with the bags evenly shared is offered, whatever the number", () => {
  const [first, second] = offerTwoCars({ ...trip, passengers: 8, luggage: 3 }) ?? [];
  expect([first?.luggage, second?.luggage]).toEqual([1, 2]);
});

test("the cheaper pair is offered where the bags go either way", () => {
  const offer = offerTwoCars({ ...trip, passengers: 8, luggage: 8 }) ?? [];
  const cost = offer.reduce((sum, { fare }) => sum + fare, 0);
  expect(cost).toBe(4300);
  expect(offer.map(({ luggage }) => luggage)).toEqual([4, 4]);
});

test("a mountain of bags goes in a Cargo behind", () => {
  const offer = offerTwoCars({ ...trip, passengers: 6, luggage: 20 });
  expect(offer?.map((car) => car.vehicleType)).toContain("cargo");
  expect(offer?.reduce((bags, car) => bags + car.luggage, 0)).toBe(20);
  expect(offer?.reduce((people, car) => people + car.passengers, 0)).toBe(6);
});

test("more bags than anybody would load in one car are left to the telephone", () => {
  expect(offerTwoCars({ ...trip, passengers: 8, luggage: 26 })).not.toBeNull();
  expect(offerTwoCars({ ...trip, passengers: 8, luggage: 27 })).toBeNull();
});
