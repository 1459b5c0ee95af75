import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { BYTE_ORDER_MARK } from "../../domain/csv.ts";
import { getDriverReportEndpoint } from "../../contract/reports/reports.endpoints.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { deviceStore } from "../device/device-store.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { keepSavedFiles } from "../testing/saved-files.ts";
import { refusal, serverAnswers } from "../testing/server.ts";
import text from "./strings/en.ts";
import { DriverReportView } from "./driver-report.tsx";
import { aRide } from "../testing/rides.ts";

const ANSWER = {
  ride_statistics: {
    total_trips: 7,
    total_earnings: 167.5,
    total_distance: 80,
    average_fare: 23.93,
    completion_rate: 100,
    acceptance_rate: 100,
    earnings_trend: { labels: [], data: [], step: "hour" as const },
    ride_types_breakdown: { economy: 7, comfort: 0, xl: 0, cargo: 0 },
  },
  profile: {
    username: "driver",
    license_number: "L-1",
    vehicle_type: "economy" as const,
    approval_date: null,
    current_location: null,
  },
};

const SUMS_OF_THREE = { ...ANSWER.ride_statistics, total_trips: 3, total_earnings: 56.5 };

const HERE = process.env["TZ"];

afterEach(() => {
  vi.useRealTimers();
  if (HERE === undefined) delete process.env["TZ"];
  else process.env["TZ"] = HERE;
});

test.each([
  ["Pacific/Auckland", -13],
  ["Europe/Amsterdam", -1],
  ["America/Los_Angeles", 8],
])("asks for the island's day around its midnight, on a machine in %s", async (zone, hoursToGreenwich) => {
  process.env["TZ"] = zone;
  expect(new Date("2026-11-21T04:00:00Z").getTimezoneOffset()).toBe(hoursToGreenwich * 60);
  const sent = serverAnswers(getDriverReportEndpoint, () => new Promise<never>(() => undefined));
  const asked = () => sent.map(({ query }) => [query.get("start_date"), query.get("end_date")]);
  const days: (readonly [string, string])[] = [];
  for (const [moment, day, next] of [
    ["2026-11-21T03:59:00Z", "2026-11-20", "2026-11-21"],
    ["2026-11-21T04:00:30Z", "2026-11-21", "2026-11-22"],
  ] as const) {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
    const { unmount } = renderPart(
      <PageAt path="/driverreport?period=daily">
        <DriverReportView vehicleTypes={{}} />
      </PageAt>,
    );
    days.push([day, next]);
    await expect.poll(asked).toEqual(days);
    unmount();
  }
});

test("what was kept of the day before is not shown as today's", async () => {
  const kept = { value: { value: ANSWER, asOf: null }, at: Date.parse("2026-11-20T15:00:00Z") };
  deviceStore.write("kept:daily", kept);
  serverAnswers(getDriverReportEndpoint, () => new Promise<never>(() => undefined));
  const shown = (moment: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
    const { unmount } = renderPart(
      <PageAt path="/driverreport?period=daily">
        <DriverReportView vehicleTypes={{}} keepAs="kept" />
      </PageAt>,
    );
    const is = screen.queryByText("$167.50") !== null;
    unmount();
    return is;
  };
  expect(shown("2026-11-20T20:00:00Z")).toBe(true);
  expect(shown("2026-11-21T12:00:00Z")).toBe(false);
});

test("a report that could not be read says so in the words of the spec, and Retry reads it again", async () => {
  serverAnswers(getDriverReportEndpoint, () => refusal("internal"));
  const { user } = renderPart(
    <PageAt path="/driverreport">
      <DriverReportView vehicleTypes={{}} />
    </PageAt>,
  );
  const failure = await screen.findByRole("alert");
  expect(failure.textContent).toContain("Failed to fetch report data. Please try again.");
  const again = serverAnswers(getDriverReportEndpoint, () => new Promise<never>(() => undefined));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await expect.poll(() => again.length).toBe(1);
});

test("a driver's file has a row for each trip, no cell of it a formula, and then the sums", async () => {
  const trip = (reference: string, completed_at: string, more: Partial<Ride> = {}) =>
    aRide({
      reference,
      completed_at,
      pickup_location: "Punda",
      dropoff_location: "Hato",
      calculated_fare: "26.00",
      paid_by: "card",
      ...more,
    });
  serverAnswers(getDriverReportEndpoint, () => ({ ...ANSWER, ride_statistics: SUMS_OF_THREE }));
  serverAnswers(listRideRequestsEndpoint, () => [
    trip("NEW-DAY", "2026-11-21T04:00:00Z"),
    trip("LATE-01", "2026-11-21T03:59:00Z", { pickup_location: "=1+1", calculated_fare: "20.50" }),
    trip("EARLY-1", "2026-11-20T04:00:00Z", { paid_by: null }),
    trip("DAY-AGO", "2026-11-20T03:59:00Z"),
  ]);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T20:00:00Z") });
  const files = keepSavedFiles();
  const { user } = renderPart(
    <PageAt path="/driverreport?period=daily">
      <DriverReportView vehicleTypes={{}} />
    </PageAt>,
  );
  await user.click(await screen.findByRole("button", { name: text.exportReport }));
  await user.click(screen.getByRole("button", { name: text.exportCsv }));
  await expect.poll(() => files.length).toBe(1);
  expect(((await files[0]?.content.text()) ?? "").split("\r\n").slice(0, 6)).toEqual([
    BYTE_ORDER_MARK + "Reference,When,Pickup,Drop-off,Fare (USD),Paid",
    "EARLY-1,2026-11-20 00:00,Punda,Hato,26.00,Not recorded",
    "LATE-01,2026-11-20 23:59,'=1+1,Hato,20.50,Card in the car",
    "1 trip removed from your list,,,,10.00,",
    "",
    "Name,driver",
  ]);
});

test("a driver is told that the trips for the file could not be read", async () => {
  serverAnswers(getDriverReportEndpoint, () => ANSWER);
  serverAnswers(listRideRequestsEndpoint, () => refusal("internal"));
  const files = keepSavedFiles();
  const { user } = renderPart(
    <PageAt path="/driverreport">
      <DriverReportView vehicleTypes={{}} />
    </PageAt>,
  );
  await user.click(await screen.findByRole("button", { name: text.exportReport }));
  await user.click(screen.getByRole("button", { name: text.exportCsv }));
  expect((await screen.findByRole("alert")).textContent).toContain(text.exportFailed);
  expect(files).toEqual([]);
});
