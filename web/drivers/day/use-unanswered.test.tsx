import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { useUnanswered } from "./use-unanswered.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen(answeredAt: number | null, isLive: boolean) {
  const { result, rerender } = renderHook(
    (now: { answeredAt: number | null; isLive: boolean }) => useUnanswered(now.answeredAt, now.isLive),
    { initialProps: { answeredAt, isLive } },
  );
  return {
    isUnanswered: () => result.current,
    becomes: (at: number | null, live: boolean) => rerender({ answeredAt: at, isLive: live }),
  };
}
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * SECOND_MS));

it("says three seconds after a page was opened that nothing answers, and no more once something does", () => {
  const day = listen(null, false);
  pass(2);
  expect(day.isUnanswered()).toBe(false);
  pass(2);
  expect(day.isUnanswered()).toBe(true);
  day.becomes(Date.now(), true);
  expect(day.isUnanswered()).toBe(false);
});

it("trusts a line that is live, and without one a list only for as long as it is read again", () => {
  const day = listen(Date.now(), true);
  pass(120);
  expect(day.isUnanswered()).toBe(false);
  day.becomes(Date.now(), false);
  pass(35);
  expect(day.isUnanswered()).toBe(false);
  pass(10);
  expect(day.isUnanswered()).toBe(true);
});

it("knows of a list that is old already when the line goes", () => {
  const answeredAt = Date.now();
  const day = listen(answeredAt, true);
  pass(60);
  day.becomes(answeredAt, false);
  pass(0);
  expect(day.isUnanswered()).toBe(true);
});
