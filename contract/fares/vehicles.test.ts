import { expect, test } from "vitest";
import { FIRST_TARIFF } from "./tariff.ts";
import { offerTwoCars } from "./two-cars.ts";
import { smallestVehicleFor } from "./vehicles.ts";

test.each([
  [1, 0, "economy"],
  [4, 2, "economy"],
  [4, 3, "comfort"],
  [2, 4, "xl"],
  [5, 0, "xl"],
  [7, 5, "xl"],
  [2, 6, "cargo"],
  [1, 30, "cargo"],
  [8, 0, null],
  [3, 6, null],
])("%i passengers with %i bags get %s", (passengers, luggage, vehicle) => {
  expect(smallestVehicleFor({ passengers, luggage })).toBe(vehicle);
});

const trip = { tariff: FIRST_TARIFF, distanceKm: 10, isNight: false, isHoliday: false };

test("eight passengers are offered two cars that hold them, at the price of both", () => {
  expect(offerTwoCars({ ...trip, passengers: 8, luggage: 4 })).toEqual([
    { passengers: 4, luggage: 2, vehicleType: "economy", fare: 2150 },
    { passengers: 4, luggage: 2, vehicleType: "economy", fare: 2150 },
  ]);
});

test("a mountain of bags goes in a Cargo behind", () => {
  const offer = offerTwoCars({ ...trip, passengers: 6, luggage: 20 });
  expect(offer?.map((car) => car.vehicleType)).toContain("cargo");
  expect(offer?.reduce((bags, car) => bags + car.luggage, 0)).toBe(20);
  expect(offer?.reduce((people, car) => people + car.passengers, 0)).toBe(6);
});

test("more bags than anybody would load in one car are left to the telephone", () => {
  expect(offerTwoCars({ ...trip, passengers: 8, luggage: 25 })).not.toBeNull();
  expect(offerTwoCars({ ...trip, passengers: 8, luggage: 26 })).toBeNull();
});
