import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { getDriverReportEndpoint } from "../../contract/reports/reports.endpoints.ts";
import { deviceStore } from "../device/device-store.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { refusal, serverAnswers } from "../testing/server.ts";
import { DriverReportView } from "./driver-report.tsx";

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
  const answer = {
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
  const kept = { value: { value: answer, asOf: null }, at: Date.parse("2026-11-20T15:00:00Z") };
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
  serverAnswers(getDriverReportEndpoint, () => refusal("internal", 500));
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
