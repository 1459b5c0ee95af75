import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import {
  callForHelpEndpoint,
  getOwnEmergencyEndpoint,
  takeBackCallEndpoint,
} from "../../../contract/radio/emergencies.endpoints.ts";
import { invalidate } from "../../api/update-read.ts";
import { startSession } from "../../api/session.ts";
import { deviceStore } from "../../device/device-store.ts";
import { DriverScreen } from "../../testing/driver-day.tsx";
import { renderPart } from "../../testing/render.tsx";
import { refusal, serverAnswers } from "../../testing/server.ts";
import { HelpButton, HelpNote } from "./help-button.tsx";
import { useOwnEmergency } from "./use-own-emergency.ts";
import text from "./strings/en.ts";

const HERE = { lat: 12.1054, lng: -68.9337 };

beforeEach(() => {
  deviceStore.forget("driver_help:");
  startSession({ username: "driver", role: "driver", access: "token", refresh: null }, false);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
});

function Day() {
  const help = useOwnEmergency("driver", { enabled: true, position: HERE });
  return (
    <DriverScreen path="/driverpanel" day={{ help }}>
      <HelpButton />
      <HelpNote />
    </DriverScreen>
  );
}

const button = () => screen.getByRole("button", { name: text.help });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("calls for help once it was held, by touch or by key, and by no shorter press", async () => {
  serverAnswers(getOwnEmergencyEndpoint, () => ({ emergency: null }));
  const called = serverAnswers(callForHelpEndpoint, () => ({ id: 1 }));
  renderPart(<Day />);
  fireEvent.pointerDown(button(), { button: 0 });
  await wait(1_000);
  fireEvent.pointerUp(button());
  expect(await screen.findByText(text.holdLonger)).toBeTruthy();
  await wait(3_000);
  expect(called).toEqual([]);
  fireEvent.keyDown(button(), { key: "Enter" });
  await wait(1_600);
  await waitFor(() =>
    expect(called.map(({ body }) => body)).toEqual([{ ...HERE, happened_at: expect.any(String) }]),
  );
});

it("goes on trying without an answer, under one key, and then says who helps until it is over", async () => {
  let taken_by: string | null = null;
  let stands = false;
  const at = "2026-11-20T16:00:00.000Z";
  serverAnswers(getOwnEmergencyEndpoint, () => ({
    emergency: stands ? { id: 1, called_at: at, taken_by, taken_at: taken_by && at } : null,
  }));
  let fails = true;
  const called = serverAnswers(callForHelpEndpoint, () => {
    if (fails) return refusal("internal");
    stands = true;
    return { id: 1 };
  });
  const ended = serverAnswers(takeBackCallEndpoint, () => {
    stands = false;
    return null;
  });
  renderPart(<Day />);
  fireEvent.pointerDown(button(), { button: 0 });
  await wait(1_600);
  expect(await screen.findByText(text.helpWaits)).toBeTruthy();
  fails = false;
  await wait(5_100);
  expect(await screen.findByText(/^Help was called at/)).toBeTruthy();
  expect(new Set(called.map(({ key }) => key)).size).toBe(1);
  taken_by = "Ana Maduro";
  act(() => invalidate(getOwnEmergencyEndpoint));
  expect(await screen.findByText(/^Ana Maduro is helping you since/)).toBeTruthy();
  expect(screen.getByRole("link", { name: text.police("911") }).getAttribute("href")).toBe("tel:911");
  fireEvent.click(screen.getByRole("button", { name: text.safe }));
  await waitFor(() => expect(screen.queryByText(/^Ana Maduro/)).toBeNull());
  expect(ended).toHaveLength(1);
});
