import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { getReportOfDriverEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import {
  listDriverRecordsEndpoint,
  listTripsOfDriverEndpoint,
} from "../../../contract/drivers/driver-records.endpoints.ts";
import reportStrings from "../../reports/strings/en.ts";
import { Route, Routes } from "../../router/routes.tsx";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { keepSavedFiles } from "../../testing/saved-files.ts";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { DriverReportPage } from "./driver-report-page.tsx";
import text from "./strings/en.ts";

test("a driver's report is read by the office under their name, and kept as their table", async () => {
  serverAnswers(listDriverRecordsEndpoint, () => [{ id: 7, name: "Nelly Sambo", username: "nelly" }]);
  const asked = serverAnswers(getReportOfDriverEndpoint, () => ({
    ride_statistics: {
      total_trips: 3,
      total_earnings: 90,
      total_distance: 45,
      average_fare: 30,
      completion_rate: 100,
      acceptance_rate: 75,
      earnings_trend: { labels: ["2026-11-01"], data: [90], step: "day" as const },
      ride_types_breakdown: { economy: 3, comfort: 0, xl: 0, cargo: 0 },
      payments: [],
    },
    profile: {
      username: "nelly",
      license_number: "CW-1",
      vehicle_type: "economy" as const,
      approval_date: null,
      current_location: null,
    },
  }));
  const trip = { reference: "TRIP-01", completed_at: "2026-11-20T16:00:00Z", pickup_location: "Punda" };
  const listed = { ...trip, dropoff_location: "Hato", calculated_fare: "90.00", paid_by: "card" as const };
  const read = serverAnswers(listTripsOfDriverEndpoint, () => [listed]);
  const saved = keepSavedFiles();
  const { user } = renderPart(
    <PageAt path="/admin/drivers/7/report">
      <Routes>
        <Route path="/admin/drivers/:id/report" element={<DriverReportPage />} />
      </Routes>
    </PageAt>,
  );
  expect(await screen.findByRole("heading", { name: text.reportOf("Nelly Sambo"), level: 1 })).toBeTruthy();
  expect(await screen.findByText("75.0%")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: reportStrings.timePeriod }), "all");
  await waitFor(() => expect(asked.at(-1)?.query.toString()).toBe(""));
  await user.click(await screen.findByRole("button", { name: reportStrings.exportReport }));
  await user.click(await screen.findByRole("button", { name: reportStrings.exportCsv }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["report-nelly-all-all.csv"]));
  expect(await saved[0]?.content.text()).toContain(
    "TRIP-01,2026-11-20 12:00,Punda,Hato,90.00,Card in the car",
  );
  expect(read).toHaveLength(1);
});

test("that there's no such driver is said, with the way back", async () => {
  serverAnswers(listDriverRecordsEndpoint, () => []);
  serverAnswers(getReportOfDriverEndpoint, () => refusal("not_found"));
  renderPart(
    <PageAt path="/admin/drivers/999/report">
      <Routes>
        <Route path="/admin/drivers/:id/report" element={<DriverReportPage />} />
      </Routes>
    </PageAt>,
  );
  expect(await screen.findByRole("heading", { name: text.missing })).toBeTruthy();
  expect(screen.getByRole("link", { name: text.allDrivers })).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
