import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { tabStore } from "../../device/device-store.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { aRide } from "../../testing/rides.ts";
import { serverAnswers } from "../../testing/server.ts";
import { AgainTrips, lastTrips } from "./again-trips.tsx";

const HOME = { pickup_location: "Punda", pickup_lat: 12.1, pickup_lng: -68.93 };
const BEACH = { dropoff_location: "Mambo Beach", dropoff_lat: 12.08, dropoff_lng: -68.9 };
const on = (day: string) => `2026-11-${day}T14:00:00Z`;
const RIDES = [
  aRide({ id: 1, ...HOME, ...BEACH, status: "Completed", ride_datetime: on("01"), passenger_count: 3 }),
  aRide({ id: 2, ...HOME, ...BEACH, status: "Completed", ride_datetime: on("09"), passenger_count: 2 }),
  aRide({ id: 3, ...HOME, status: "Cancelled", ride_datetime: on("10") }),
];

test("each way that was driven is offered once, the latest of it", () => {
  expect(lastTrips(RIDES).map(({ id }) => id)).toEqual([2]);
});

test("one press has the trip in the form, at the price it has now", async () => {
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 27.5, vehicle_type: "economy" as const }));
  const { user } = renderPart(
    <PageAt path="/myridehistory">
      <AgainTrips rides={RIDES} />
    </PageAt>,
  );
  await user.click(await screen.findByRole("button", { name: /Punda.*Mambo Beach.*\$27\.50/ }));
  expect(screen.getByLabelText("Address").textContent).toBe("/book-your-ride");
  expect(JSON.parse(tabStore.get("draft:booking") ?? "{}")).toMatchObject({
    pickup: { text: "Punda" },
    dropoff: { text: "Mambo Beach" },
    passengers: 2,
  });
});
