import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { listDriverRecordsEndpoint } from "../../../contract/drivers/driver-records.endpoints.ts";
import { getReportOfDriverEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import text from "../strings/en.ts";
import { ReportOfDriver } from "./report-of-driver.tsx";

function renderReport(path: string) {
  return renderPart(
    <PageAt path={path}>
      <ReportOfDriver vehicleTypes={{}} />
    </PageAt>,
  );
}

const DRIVERS = [
  { id: 8, name: "Mila Felicia", username: "mila" },
  { id: 7, name: "Carlos Merced", username: "carlos" },
];

it("shows staff the figures of the driver they choose, the first by name until they do, and keeps the period", async () => {
  serverAnswers(listDriverRecordsEndpoint, () => DRIVERS);
  const asked = serverAnswers(getReportOfDriverEndpoint, () => new Promise<never>(() => undefined));
  const { user } = renderReport("/driverreport?period=yearly");
  expect(await screen.findByRole("heading", { name: text.reports.of("Carlos Merced") })).toBeTruthy();
  const chooser = screen.getByRole("combobox", { name: text.reports.driver });
  expect([...chooser.children].map(({ textContent }) => textContent)).toEqual([
    "Carlos Merced",
    "Mila Felicia",
  ]);
  await user.selectOptions(chooser, "Mila Felicia");
  expect(await screen.findByRole("heading", { name: text.reports.of("Mila Felicia") })).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Time Period" }), "Today");
  expect(screen.getByLabelText("Address").textContent).toBe("/driverreport?driver=8&period=daily");
  await expect.poll(() => asked.length).toBe(3);
});

it("says that the drivers could not be read, and Retry reads them again", async () => {
  serverAnswers(listDriverRecordsEndpoint, () => refusal("internal"));
  const { user } = renderReport("/driverreport");
  expect((await screen.findByRole("alert")).textContent).toContain(text.reports.failed);
  serverAnswers(listDriverRecordsEndpoint, () => []);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(text.reports.none)).toBeTruthy();
});
