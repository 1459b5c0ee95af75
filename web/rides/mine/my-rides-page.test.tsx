import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { calculateFareForTripEndpoint } from "../../../contract/fares/fares.endpoints.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { startSession } from "../../api/session.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { aRide } from "../../testing/rides.ts";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import MyRidesPage from "./my-rides-page.tsx";

const RIDES = Array.from({ length: 25 }, (_, index) =>
  aRide({
    id: index + 1,
    status: "Completed",
    pickup_location: `Corner ${index}`,
    ride_datetime: new Date(Date.UTC(2026, 9, index + 1)).toISOString(),
  }),
);

test("of many rides the last ten are read at a glance, and a search finds any", async () => {
  startSession({ username: "rider", role: "rider", access: "token", refresh: null }, false);
  serverAnswers(listRideRequestsEndpoint, () => RIDES);
  serverAnswers(calculateFareForTripEndpoint, () => ({ fare: 20, vehicle_type: "economy" as const }));
  const { user } = renderPart(
    <PageAt path="/myridehistory">
      <ToastProvider>
        <MyRidesPage />
      </ToastProvider>
    </PageAt>,
  );
  const section = within(await screen.findByRole("region", { name: "All rides" }));
  expect(section.getAllByRole("row")).toHaveLength(11);
  expect(section.queryByText("Corner 3")).toBeNull();
  await user.type(screen.getByLabelText("Search rides"), "Corner 3");
  expect(await section.findByText("Corner 3")).toBeTruthy();
  await user.clear(screen.getByLabelText("Search rides"));
  await user.click(await section.findByRole("button", { name: "Show all 25 rides" }));
  expect(section.getAllByRole("row")).toHaveLength(26);
});
