import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { getOwnDriverEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { DriverProfile } from "./driver-profile.tsx";
import driver from "../strings/en.ts";
import text from "./strings/en.ts";
import { DriverScreen } from "../../testing/driver-day.tsx";
import { anOwnDriver } from "../../testing/drivers.ts";

const OWN = anOwnDriver();

test.each([
  [text.settings, "theirs to set"],
  [text.account, "their name"],
])("%s stand among a driver's own screens, with the way back", async (part, shown) => {
  serverAnswers(getOwnDriverEndpoint, () => OWN);
  const account = { profile: <p>their name</p>, settings: <p>theirs to set</p>, handbook: null };
  const { user } = renderPart(
    <DriverScreen path="/driverprofile" day={{ own: OWN }}>
      <DriverProfile account={account} />
    </DriverScreen>,
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
    <DriverScreen path="/driverprofile" day={{ readOnly: true }}>
      <DriverProfile account={{ profile: null, settings: null, handbook: null }} />
    </DriverScreen>,
  );
  expect(screen.getByRole("link", { name: driver.panel.staffWay }).getAttribute("href")).toBe(
    "/admin/drivers",
  );
});

test("without a signal it shows who it is as last known, with the look and the account, and when the rest comes", () => {
  serverAnswers(getOwnDriverEndpoint, () => new Promise<never>(() => undefined));
  renderPart(
    <DriverScreen path="/driverprofile" day={{ noSignal: true, own: OWN }}>
      <DriverProfile account={{ profile: null, settings: null, handbook: null }} />
    </DriverScreen>,
  );
  expect(screen.getByRole("heading", { name: "Ruben Martina" })).toBeTruthy();
  expect(screen.getByRole("button", { name: text.night })).toBeTruthy();
  expect(screen.getByText("Not loaded on this phone yet. It comes once you have signal again.")).toBeTruthy();
});
