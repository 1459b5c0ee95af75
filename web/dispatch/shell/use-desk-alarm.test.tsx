import { act } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import {
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { invalidate } from "../../api/update-read.ts";
import { PageAt } from "../../testing/page-at.tsx";
import { renderPart } from "../../testing/render.tsx";
import { stubSound } from "../../testing/sound.ts";
import { serverAnswers } from "../../testing/server.ts";
import { isLookedAt, useUnseen } from "./unseen-alarms.ts";
import { useDeskAlarm, worseThan, worstOf } from "./use-desk-alarm.ts";

test("another ride, or one that is ten minutes worse than was told, is worse; one that swings isn't", () => {
  const told = worstOf(null, new Map([[1, 12]]));
  expect(worseThan(told, new Map([[2, 0]]))).toEqual([2]);
  expect(worseThan(told, new Map([[1, 21]]))).toEqual([]);
  expect(worseThan(told, new Map([[1, 22]]))).toEqual([1]);
  expect(worseThan(worstOf(told, new Map([[1, 3]])), new Map([[1, 13]]))).toEqual([]);
});

function Desk() {
  useDeskAlarm();
  return <output aria-label="Unseen">{useUnseen()}</output>;
}

test("what gets worse while nobody looks sounds again and again until somebody does", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const tones = stubSound();
  const focus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
  onTestFinished(() => focus.mockRestore());
  serverAnswers(listRideRequestsEndpoint, () => []);
  serverAnswers(listAssignedRidesEndpoint, () => []);
  serverAnswers(getPlanEndpoint, () => ({ version: 1 }));
  const { findByText } = renderPart(
    <PageAt path="/operator">
      <Desk />
    </PageAt>,
  );
  act(() => void document.dispatchEvent(new Event("pointerdown")));
  expect(await findByText("0")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(tones()).toBe(0);

  serverAnswers(getPlanEndpoint, () => ({
    version: 2,
    alarms: [{ ride_id: 7, kind: "no_car" as const, rider_phone: "5550100" }],
  }));
  act(() => invalidate(getPlanEndpoint));
  expect(await findByText("1")).toBeTruthy();
  expect(tones()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(tones()).toBe(3);

  focus.mockReturnValue(true);
  expect(isLookedAt()).toBe(true);
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(await findByText("0")).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(tones()).toBe(3);
});
