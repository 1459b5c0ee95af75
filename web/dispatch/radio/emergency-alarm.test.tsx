import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import {
  endEmergencyEndpoint,
  listEmergenciesEndpoint,
  takeEmergencyEndpoint,
} from "../../../contract/radio/emergencies.endpoints.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { serverAnswers } from "../../testing/server.ts";
import { stubSound } from "../../testing/sound.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { EmergencyAlarm } from "./emergency-alarm.tsx";
import text from "./strings/en.ts";

it("rings on the desk until somebody takes it, with the car, the place, the ride and the number to call", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const tones = stubSound();
  const at = "2026-11-20T16:00:00.000Z";
  let taken: string | null = null;
  let over = false;
  const emergency = () => ({
    id: 3,
    driver_id: 7,
    driver_name: "Nelly Sambo",
    driver_phone: "+599 9 555 0123",
    vehicle: "White Toyota Corolla",
    plate: "TX 101",
    lat: 12.1054,
    lng: -68.9337,
    called_at: at,
    taken_by: taken,
    taken_at: taken && at,
    ride: { id: 12, rider_name: "Maya Brooks", pickup_location: "Punda", dropoff_location: "Hato" },
  });
  serverAnswers(listDriversEndpoint, () => []);
  serverAnswers(listEmergenciesEndpoint, () => (over ? [] : [emergency()]));
  serverAnswers(takeEmergencyEndpoint, () => {
    taken = "Ana Maduro";
    return emergency();
  });
  serverAnswers(endEmergencyEndpoint, () => {
    over = true;
    return null;
  });
  const { user } = renderPart(
    <PageAt path="/operator">
      <EmergencyAlarm />
    </PageAt>,
  );
  act(() => void document.dispatchEvent(new Event("pointerdown")));
  const alarm = await screen.findByRole("region", { name: text.emergency });
  for (const words of [/^Nelly Sambo calls for help/, "TX 101", /12\.10540, -68\.93370/, /#12 Punda → Hato/])
    expect(within(alarm).getByText(words)).toBeTruthy();
  expect(within(alarm).getByRole("link", { name: /^Call/ }).getAttribute("href")).toMatch(/^tel:/);
  const rung = tones();
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(tones()).toBeGreaterThan(rung);
  await user.click(within(alarm).getByRole("button", { name: text.take }));
  expect(await screen.findByText(/^Ana Maduro is on it since/)).toBeTruthy();
  const atRest = tones();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(tones()).toBe(atRest);
  await user.click(screen.getByRole("button", { name: text.over }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

it("lies over whatever dialog is open, until it is put away or somebody takes it", async () => {
  stubSound();
  serverAnswers(listDriversEndpoint, () => []);
  serverAnswers(listEmergenciesEndpoint, () => [
    {
      id: 3,
      driver_id: 7,
      driver_name: "Nelly Sambo",
      called_at: "2026-11-20T16:00:00.000Z",
      taken_at: null,
    },
  ]);
  const { user } = renderPart(
    <PageAt path="/operator">
      <Dialog open onClose={() => undefined} title="A booking">
        Half typed
      </Dialog>
      <EmergencyAlarm />
    </PageAt>,
  );
  const dialog = await screen.findByRole("dialog", { name: text.emergency });
  expect(within(dialog).getByRole("button", { name: text.take })).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: /close/i }));
  expect(screen.queryByRole("dialog", { name: text.emergency })).toBeNull();
  expect(screen.getByRole("region", { name: text.emergency })).toBeTruthy();
});
