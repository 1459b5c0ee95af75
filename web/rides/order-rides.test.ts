import { describe, expect, it } from "vitest";
import type { Ride } from "../../contract/rides/ride.ts";
import { asNumber, searchRides, searchTextsOf, sortRides } from "./order-rides.ts";
import { aRide } from "../testing/rides.ts";

function ride(id: number, day: string, fare: string, pickup = "Punda"): Ride {
  return aRide({
    id,
    ride_datetime: `2026-11-${day}T16:00:00Z`,
    calculated_fare: fare,
    pickup_location: pickup,
  });
}

const RIDES = [ride(1, "18", "9.00"), ride(2, "20", ""), ride(3, "19", "10.00", "Jan Thiel")];
const ids = (rides: readonly Ride[]) => rides.map((one) => one.id);

describe("a list of rides", () => {
  it("is searched whatever the case and the spaces around the words", () => {
    const texts = searchTextsOf(RIDES, (one) => [one.pickup_location, one.calculated_fare]);
    expect(ids(searchRides(RIDES, "  jan T", texts))).toEqual([3]);
    expect(ids(searchRides(RIDES, "thiel 10", texts))).toEqual([]);
    expect(searchRides(RIDES, " ", texts)).toBe(RIDES);
  });

  it("is sorted by amounts as amounts, with what is missing as 0", () => {
    const byFare = (one: Ride) => asNumber(one.calculated_fare);
    expect(ids(sortRides(RIDES, byFare, "ascending"))).toEqual([2, 1, 3]);
    expect(ids(sortRides(RIDES, byFare, "descending"))).toEqual([3, 1, 2]);
  });

  it("keeps rides that are alike newest first", () => {
    expect(ids(sortRides(RIDES, () => "same", "ascending"))).toEqual([2, 3, 1]);
  });
});
