import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { listRideMessagesEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";
import { Route, Routes } from "../../router/routes.tsx";
import { DRIVER_RIDE } from "../../testing/driver-ride.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { DispatchContext } from "../live/dispatch-context.ts";
import text from "../strings/en.ts";
import { RideScreen } from "./ride-screen.tsx";

const nothing = () => undefined;

function openRide(known: Partial<Ride>) {
  const ride: Partial<Ride> = {
    ...DRIVER_RIDE,
    ride_datetime: new Date(Date.now() - 4 * MINUTE_MS).toISOString(),
    actions: [],
    estimated_arrival: null,
    assigned_time: null,
    breakdown: [],
    driver_phone: null,
    driver_vehicle: null,
    plate: null,
    rider_email: "",
    distance_km: "8.00",
    start_code: null,
    start_check: null,
    pickup_lng: null,
    dropoff_lng: null,
    created_at: new Date(Date.now() - 90 * MINUTE_MS).toISOString(),
    ...known,
  };
  serverAnswers(getConfigEndpoint, () => ({ map: {} }) as never);
  serverAnswers(getRideEndpoint, () => ride as never);
  serverAnswers(listRideMessagesEndpoint, () => []);
  serverAnswers(listRideHistoryEndpoint, () => []);
  renderPart(
    <PageAt path="/assigned-rides/7">
      <ToastProvider>
        <DispatchContext
          value={{ assign: nothing, edit: nothing, book: nothing, command: nothing, live: "live" }}
        >
          <Routes>
            <Route path="assigned-rides/{id}" element={<RideScreen />} />
          </Routes>
        </DispatchContext>
      </ToastProvider>
    </PageAt>,
  );
}

test("a ride's own page says that it is late, as the lists do", async () => {
  openRide({ status: "Assigned" });
  expect(await screen.findByText(`${text.minLate(4)}, ${text.notAccepted}`)).toBeTruthy();
});

test("a ride that is over is not late", async () => {
  openRide({ status: "Completed" });
  expect(await screen.findByText("Rosa Wernet")).toBeTruthy();
  expect(screen.queryByText(/min late/)).toBeNull();
});

test("a ride under way can be completed, and its driver called, without another dialog", async () => {
  openRide({ status: "PickedUp", driver_phone: "+59995550144", actions: ["operator_complete"] });
  const call = await screen.findByRole("link", { name: text.callDriver });
  expect(call.getAttribute("href")).toBe("tel:+59995550144");
  expect(screen.getByRole("button", { name: text.complete })).toBeTruthy();
});
