import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Ride } from "../../../contract/rides/ride.ts";
import { rejectRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DispatchContext } from "../live/dispatch-context.ts";
import { PendingScreen } from "./pending-screen.tsx";

const nothing = () => undefined;

const RIDE = {
  id: 7,
  reference: "REF-7",
  version: 1,
  status: "Pending",
  actions: ["assign", "reject"],
  rider_name: "Waiting Passenger",
  rider_phone: "5550100",
  pickup_location: "Punda",
  dropoff_location: "Mambo Beach",
  ride_datetime: "2027-11-20T20:00:00.000Z",
  passenger_count: 2,
  luggage_count: 0,
  calculated_fare: "20.00",
  vehicle_type: "economy",
  driver_id: null,
  driver_name: null,
  stops: [],
} as Partial<Ride> as Ride;

test("a ride that cannot be rejected is named with the sentence", async () => {
  serverAnswers(listRideRequestsEndpoint, () => [RIDE]);
  serverAnswers(rejectRideEndpoint, () => Promise.reject(new TypeError("gone")));
  const { user } = renderPart(
    <PageAt path="/operator/pending-rides">
      <ToastProvider>
        <DispatchContext value={{ assign: nothing, edit: nothing, book: nothing, live: "live" }}>
          <PendingScreen />
        </DispatchContext>
      </ToastProvider>
    </PageAt>,
  );
  await user.click(await screen.findByRole("button", { name: /^Reject/ }));
  await user.click(screen.getByRole("button", { name: "No car free at that time" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Failed to reject ride. Please try again. (#7)",
  );
});
