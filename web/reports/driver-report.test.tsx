import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { getDriverReportEndpoint } from "../../contract/reports/reports.endpoints.ts";
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
