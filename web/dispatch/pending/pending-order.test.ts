import { expect, it } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { addressOfSort, filterPending, orderPending, pendingSortOf } from "./pending-order.ts";

function ride(id: number, known: Partial<Ride>): Ride {
  const all: Partial<Ride> = {
    id,
    reference: `REF-${id}`,
    rider_name: "Maya Brooks",
    rider_phone: "5550100",
    pickup_location: "Punda",
    dropoff_location: "Mambo Beach",
    ride_datetime: `2026-11-20T${id}:00:00.000Z`,
    ...known,
  };
  return all as Ride;
}

const RIDES = [
  ride(11, { rider_name: "Élodie Martin", calculated_fare: "9.50" }),
  ride(12, { calculated_fare: "100.00" }),
  ride(13, { rider_name: "eva de Boer", calculated_fare: "" }),
  ride(14, { rider_name: "élodie martin", calculated_fare: "9.50", rider_phone: "+31600000012" }),
];
const ids = (rides: readonly Ride[]) => rides.map((one) => one.id);

it("puts the waiting rides by any column, alike ones in the order in which they are due", () => {
  expect(ids(orderPending(RIDES, { column: "rider", direction: "ascending" }))).toEqual([11, 14, 13, 12]);
  expect(ids(orderPending(RIDES, { column: "rider", direction: "descending" }))).toEqual([12, 13, 11, 14]);
  expect(ids(orderPending(RIDES, { column: "fare", direction: "descending" }))).toEqual([12, 11, 14, 13]);
  expect(ids(orderPending(RIDES, { column: "when", direction: "descending" }))).toEqual([14, 13, 12, 11]);
});

it("finds a waiting ride by its number, its booking number, a name without its accents or a part of the phone", () => {
  expect(ids(filterPending(RIDES, "elodie"))).toEqual([11, 14]);
  expect(ids(filterPending(RIDES, "ref-12"))).toEqual([12]);
  expect(ids(filterPending(RIDES, "13"))).toEqual([13]);
  expect(ids(filterPending(RIDES, "+316"))).toEqual([14]);
});

it("keeps the order through the address and takes an unknown one as the usual", () => {
  const sort = { column: "fare", direction: "descending" } as const;
  expect(pendingSortOf(new URLSearchParams(addressOfSort(sort)))).toEqual(sort);
  for (const odd of ["", "sort=actions", "sort=colour&order=descending"]) {
    expect(addressOfSort(pendingSortOf(new URLSearchParams(odd)))).toEqual({});
  }
});
