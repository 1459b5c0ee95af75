import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { currentSession, startSession } from "../api/session.ts";
import { beginTouched, endWhenIdle } from "./office-inactivity.ts";

let page = new AbortController();

beforeEach(() => vi.useFakeTimers({ now: Date.parse("2026-11-20T16:00:00Z") }));
afterEach(() => {
  page.abort();
  vi.useRealTimers();
});

function signInAs(role: string) {
  beginTouched();
  startSession({ username: "staff", role, access: "a", refresh: null }, true);
  openPage(role);
}

function openPage(role: string) {
  page = new AbortController();
  endWhenIdle(role, page.signal);
}

function touch() {
  dispatchEvent(new Event("keydown"));
}

it("ends an office session after two hours without a touch, and no sooner", () => {
  signInAs("staff");
  vi.advanceTimersByTime(2 * HOUR_MS - MINUTE_MS);
  touch();
  vi.advanceTimersByTime(2 * HOUR_MS - MINUTE_MS);
  expect(currentSession()).not.toBeNull();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(currentSession()).toBeNull();
});

it("counts the time while the page was closed, and lets who signs in begin anew", () => {
  signInAs("operator");
  page.abort();
  vi.setSystemTime(Date.now() + 3 * HOUR_MS);
  openPage("operator");
  expect(currentSession()).toBeNull();
  signInAs("operator");
  vi.advanceTimersByTime(MINUTE_MS);
  expect(currentSession()).not.toBeNull();
});

it("is not revived by the touch that wakes a machine", () => {
  signInAs("staff");
  vi.setSystemTime(Date.now() + 3 * HOUR_MS);
  touch();
  expect(currentSession()).toBeNull();
});

it("leaves riders and drivers alone", () => {
  signInAs("driver");
  vi.advanceTimersByTime(11 * HOUR_MS);
  expect(currentSession()).not.toBeNull();
});
