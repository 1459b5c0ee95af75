import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { reads } from "../../api/read.ts";
import { inPage, renderPart } from "../../testing/render.tsx";
import { refusal, serveNothing, serverAnswers } from "../../testing/server.ts";
import { forgetKeptRides } from "../day/forget-kept-rides.ts";
import { DriverHistory } from "./driver-history.tsx";
import text from "./strings/en.ts";
import { DriverScreen } from "../../testing/driver-day.tsx";
import { aRide } from "../../testing/rides.ts";

const COMPLETED = aRide({
  rider_name: "Maya Lopez",
  rider_phone: "5550107",
  status: "Completed",
  calculated_fare: "26.00",
  pickup_location: "Punda",
  dropoff_location: "Hato",
  ride_datetime: "2026-11-20T16:00:00Z",
  completed_at: "2026-11-20T16:40:00Z",
  distance_km: "12.0",
});

const HERE = process.env["TZ"];

afterEach(() => {
  if (HERE === undefined) delete process.env["TZ"];
  else process.env["TZ"] = HERE;
});

function renderHistory(noSignal: boolean) {
  return renderPart(<HistoryPage noSignal={noSignal} />);
}

function HistoryPage({ noSignal }: { readonly noSignal: boolean }) {
  return (
    <DriverScreen path="/driverhistory" day={{ noSignal }}>
      <DriverHistory />
    </DriverScreen>
  );
}

/** The page is opened anew where no call is answered. */
function reopenWithoutSignal() {
  cleanup();
  reads.clear();
  serveNothing();
  renderHistory(true);
}

it("shows the rides as they were read last, and when, in a page opened without a signal", async () => {
  serverAnswers(listRideRequestsEndpoint, () => [COMPLETED]);
  renderHistory(false);
  expect(await screen.findByText("Maya Lopez")).toBeTruthy();
  expect(screen.queryByText(/^As of/)).toBeNull();
  reopenWithoutSignal();
  expect(await screen.findByText("Maya Lopez")).toBeTruthy();
  expect(screen.getByText(/^As of/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says without a signal that there are older rides than those kept on the phone", async () => {
  const rides = Array.from({ length: 130 }, (_, n) => ({ ...COMPLETED, id: n + 1 }));
  const [older, all] = [text.olderLater, text.found(130, 130)];
  serverAnswers(listRideRequestsEndpoint, () => rides);
  renderHistory(false);
  expect(await screen.findByText(all)).toBeTruthy();
  reopenWithoutSignal();
  expect(await screen.findByText(`${text.found(100, 100)} ${older}`)).toBeTruthy();
});

it("keeps no passenger's number, and nothing once the driver has signed out", async () => {
  serverAnswers(listRideRequestsEndpoint, () => [COMPLETED]);
  renderHistory(false);
  await screen.findByText("Maya Lopez");
  expect(JSON.stringify(localStorage)).toContain("Maya Lopez");
  expect(JSON.stringify(localStorage)).not.toContain("5550107");
  forgetKeptRides();
  reopenWithoutSignal();
  expect(screen.queryByText("Maya Lopez")).toBeNull();
  expect(screen.getByText("Not loaded on this phone yet. It comes once you have signal again.")).toBeTruthy();
});

it("writes when a ride ended in the island's time, on a machine far away", async () => {
  process.env["TZ"] = "Pacific/Auckland";
  expect(new Date("2026-11-20T16:40:00Z").getHours()).toBe(5);
  serverAnswers(listRideRequestsEndpoint, () => [COMPLETED]);
  renderHistory(false);
  expect((await screen.findByRole("row", { name: /Maya Lopez/ })).textContent).toMatch(/12:40\sPM/);
});

it("calls nothing failed without a signal", async () => {
  serverAnswers(listRideRequestsEndpoint, () => refusal("internal"));
  const { rerender } = renderHistory(false);
  await screen.findByRole("alert");
  rerender(inPage(<HistoryPage noSignal />));
  expect(screen.getByText(/^Not loaded on this phone yet/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says that the rides could not be read in the words of the spec, and Retry reads them again", async () => {
  serverAnswers(listRideRequestsEndpoint, () => refusal("internal"));
  const { user } = renderHistory(false);
  const failure = await screen.findByRole("alert");
  expect(failure.textContent).toContain("Failed to fetch completed rides. Please try again.");
  serverAnswers(listRideRequestsEndpoint, () => [COMPLETED]);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Maya Lopez")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
