import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { setOwnStatusEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { DriverTop } from "./driver-top.tsx";
import strings from "./strings/en.ts";
import type { LiveState } from "../api/live-events.ts";
import { DriverScreen, ridesRead } from "../testing/driver-day.tsx";
import { anOwnDriver } from "../testing/drivers.ts";
import { aRide } from "../testing/rides.ts";

function renderTop(pickupInMs: number, live: LiveState = "live") {
  const ride = aRide({ ride_datetime: new Date(Date.now() + pickupInMs).toISOString() });
  return renderPart(
    <DriverScreen path="/activerides" day={{ own: anOwnDriver(), live, active: ridesRead([ride]) }}>
      <DriverTop />
    </DriverScreen>,
  );
}

const shift = () => screen.getByRole("switch");

test("who has a ride to do is asked before the shift ends", async () => {
  const sent = serverAnswers(setOwnStatusEndpoint, () => ({ on_shift: false }));
  const { user } = renderTop(10 * MINUTE_MS);
  await user.click(shift());
  await user.click(await screen.findByRole("button", { name: strings.endShift.stay }));
  expect(sent).toHaveLength(0);
  await user.click(shift());
  await user.click(await screen.findByRole("button", { name: strings.endShift.go }));
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ status: "offline" }]);
});

test("a ride of later on is no question", async () => {
  const sent = serverAnswers(setOwnStatusEndpoint, () => ({ on_shift: false }));
  const { user } = renderTop(5 * HOUR_MS);
  await user.click(shift());
  await expect.poll(() => sent.length).toBe(1);
});

test("promises no refresh before the first answer", () => {
  renderTop(HOUR_MS, "connecting");
  expect(screen.queryByText("Every 30 s")).toBeNull();
  expect(screen.getByText("Connecting...")).toBeTruthy();
});
