import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useRideList } from "../../rides/use-ride-list.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { inPage } from "../../testing/render.tsx";
import { SOONEST_FIRST, usePendingColumns } from "./pending-columns.ts";
import { aRide } from "../../testing/rides.ts";

function ride(id: number, known: Partial<Ride>): Ride {
  return aRide({
    id,
    reference: `REF-${id}`,
    rider_name: "Maya Brooks",
    rider_phone: "5550100",
    pickup_location: "Punda",
    dropoff_location: "Mambo Beach",
    ...known,
  });
}

const RIDES = [
  ride(11, { rider_name: "Élodie Martin" }),
  ride(12, { pickup_location: "Jan Thiel" }),
  ride(14, { rider_name: "élodie martin", rider_phone: "+31600000012" }),
];

test.each([
  ["13", []],
  ["12", [12, 14]],
  ["ref-12", [12]],
  ["elodie", [11, 14]],
  ["+316", [14]],
  ["thiel", [12]],
  ["mambo", [11, 12, 14]],
])("a waiting ride is found by its numbers, its rider, a part of the phone and its places: %s", (q, ids) => {
  const { result } = renderHook(
    () =>
      useRideList({ rides: RIDES, columns: usePendingColumns(), usual: SOONEST_FIRST, comeInOrder: true }),
    { wrapper: ({ children }) => inPage(<PageAt path={`/?q=${encodeURIComponent(q)}`}>{children}</PageAt>) },
  );
  expect(result.current.found.map(({ id }) => id).toSorted()).toEqual(ids);
});
