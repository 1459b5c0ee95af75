import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { setOwnStatusEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import { HOUR_MS, MINUTE_MS } from "../../contract/time-units.ts";
import { PageAt } from "../testing/page-at.tsx";
import { renderPart } from "../testing/render.tsx";
import { serverAnswers } from "../testing/server.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { type DriverDay, DriverDayContext } from "./day/driver-day.ts";
import { DriverTop } from "./driver-top.tsx";
import strings from "./strings/en.ts";

function renderTop(pickupInMs: number, live = "live") {
  const ride = { ride_datetime: new Date(Date.now() + pickupInMs).toISOString() };
  const day = {
    own: { on_shift: true },
    readOnly: false,
    noSignal: false,
    live,
    active: { rides: [ride] },
  };
  return renderPart(
    <PageAt path="/activerides">
      <ToastProvider>
        <DriverDayContext value={day as unknown as DriverDay}>
          <DriverTop />
        </DriverDayContext>
      </ToastProvider>
    </PageAt>,
  );
}

const shift = () => screen.getByRole("switch");

test("who has a ride to do is asked before the shift ends", async () => {
  const sent = serverAnswers(setOwnStatusEndpoint, () => ({ on_shift: false }) as never);
  const { user } = renderTop(10 * MINUTE_MS);
  await user.click(shift());
  await user.click(await screen.findByRole("button", { name: strings.endShift.stay }));
  expect(sent).toHaveLength(0);
  await user.click(shift());
  await user.click(await screen.findByRole("button", { name: strings.endShift.go }));
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ status: "offline" }]);
});

test("a ride of later on is no question", async () => {
  const sent = serverAnswers(setOwnStatusEndpoint, () => ({ on_shift: false }) as never);
  const { user } = renderTop(5 * HOUR_MS);
  await user.click(shift());
  await expect.poll(() => sent.length).toBe(1);
});

test("promises no refresh before the first answer", () => {
  renderTop(HOUR_MS, "connecting");
  expect(screen.queryByText("Every 30 s")).toBeNull();
  expect(screen.getByText("Connecting...")).toBeTruthy();
});
