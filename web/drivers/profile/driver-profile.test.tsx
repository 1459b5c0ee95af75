import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { paperDaysSchema } from "../../../contract/papers/paper-schemas.ts";
import { getOwnDriverEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { type DriverDay, DriverDayContext } from "../day/driver-day.ts";
import { DriverProfile } from "./driver-profile.tsx";
import driver from "../strings/en.ts";
import text from "./strings/en.ts";

const NO_PAPERS = Object.fromEntries(Object.keys(paperDaysSchema.shape).map((paper) => [paper, null]));
const OWN = { id: 7, name: "Ruben Martina", rating: 4.9, rides_today: 1, languages: [], ...NO_PAPERS };

test.each([
  [text.settings, "theirs to set"],
  [text.account, "their name"],
])("%s stand among a driver's own screens, with the way back", async (part, shown) => {
  serverAnswers(getOwnDriverEndpoint, () => OWN as never);
  const account = { profile: <p>their name</p>, settings: <p>theirs to set</p> };
  const { user } = renderPart(
    <PageAt path="/driverprofile">
      <ToastProvider>
        <DriverDayContext value={{ readOnly: false, own: OWN } as unknown as DriverDay}>
          <DriverProfile account={account} />
        </DriverDayContext>
      </ToastProvider>
    </PageAt>,
  );
  await user.click(await screen.findByRole("link", { name: part }));
  expect(screen.getByText(shown)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(part);
  expect(screen.getByLabelText("Address").textContent).toMatch(/^\/driverprofile/);
  await user.click(screen.getByRole("link", { name: text.title }));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(text.title);
});

test("staff, who have no car of their own, are led to the drivers", () => {
  renderPart(
    <PageAt path="/driverprofile">
      <DriverDayContext value={{ readOnly: true } as unknown as DriverDay}>
        <DriverProfile account={{ profile: null, settings: null }} />
      </DriverDayContext>
    </PageAt>,
  );
  expect(screen.getByRole("link", { name: driver.panel.staffWay }).getAttribute("href")).toBe(
    "/admin/drivers",
  );
});

test("without a signal it shows who it is as last known, with the look and the account, and when the rest comes", () => {
  serverAnswers(getOwnDriverEndpoint, () => new Promise<never>(() => undefined));
  renderPart(
    <PageAt path="/driverprofile">
      <ToastProvider>
        <DriverDayContext value={{ readOnly: false, noSignal: true, own: OWN } as unknown as DriverDay}>
          <DriverProfile account={{ profile: null, settings: null }} />
        </DriverDayContext>
      </ToastProvider>
    </PageAt>,
  );
  expect(screen.getByRole("heading", { name: "Ruben Martina" })).toBeTruthy();
  expect(screen.getByRole("button", { name: text.night })).toBeTruthy();
  expect(screen.getByText("Not loaded on this phone yet. It comes once you have signal again.")).toBeTruthy();
});
