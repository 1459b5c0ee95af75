import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { getOwnCashEndpoint } from "../../../contract/payments/payments.endpoints.ts";
import { getDriverReportEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import { DriverScreen, ridesRead } from "../../testing/driver-day.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { RidersList } from "./riders-list.tsx";
import { aRide } from "../../testing/rides.ts";

const COMING = aRide({
  status: "Accepted",
  ride_datetime: new Date(Date.now() + 5 * HOUR_MS).toISOString(),
  actions: ["set_out", "arrived", "cancel"],
});

function renderWaiting({ username = "driver", figures = {}, rides = [] as readonly Ride[] } = {}) {
  serverAnswers(getDriverReportEndpoint, () => ({ ride_statistics: figures }));
  serverAnswers(getOwnCashEndpoint, () => ({ since: null, rides: 2, usd: "39.00", xcg: "51.02" }));
  return renderPart(
    <DriverScreen path="/driverpanel" day={{ username, active: ridesRead(rides) }}>
      <RidersList />
    </DriverScreen>,
  );
}

it("shows whoever waits for a ride what today brought and the cash they hold", async () => {
  renderWaiting({ figures: { total_trips: 7, total_earnings: 167.5, driven_minutes: 336 } });
  const today = within(await screen.findByRole("region", { name: "Today" }));
  expect(await today.findByText("$167.50")).toBeTruthy();
  expect(today.getByText("7 rides, 5 h 36 min with passengers")).toBeTruthy();
  expect(await today.findByText("$39.00")).toBeTruthy();
  expect(today.getByText("XCG 51.02")).toBeTruthy();
});

it("says plainly that a day has brought nothing yet", async () => {
  renderWaiting({ username: "driver2" });
  const today = within(await screen.findByRole("region", { name: "Today" }));
  expect(await today.findByText("$0.00")).toBeTruthy();
  expect(today.getByText("No rides yet")).toBeTruthy();
});

it("shows the next ride with when it is, and takes no steps for it before they open", async () => {
  renderWaiting({ username: "driver3", rides: [COMING] });
  const next = within(screen.getByRole("region", { name: "Next ride" }));
  expect(next.getByText("in 5 h")).toBeTruthy();
  expect(screen.getByText("No rides waiting. New requests appear here automatically.")).toBeTruthy();
  expect(next.getByText("Rosa Wernet, 1 person, 1 bag")).toBeTruthy();
  expect(next.queryByRole("button")).toBeNull();
  await waitFor(() => expect(screen.queryByText(/Steps open at/)).toBeNull());
});
