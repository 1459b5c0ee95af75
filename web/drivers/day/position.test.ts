import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Position, reportEvery } from "./position.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const at = (lat: number): Position => ({ lat, lng: -68.9 });

it("sends the newest position of each interval, and one call at a time", async () => {
  const sent: Position[] = [];
  let answer = () => {};
  const reports = reportEvery(5_000, (here) => {
    sent.push(here);
    return new Promise<void>((resolve) => (answer = resolve));
  });
  for (const lat of [12.1, 12.2, 12.3]) reports.add(at(lat));
  expect(sent).toEqual([at(12.1)]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([at(12.1)]);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([at(12.1), at(12.3)]);
});

it("tries a position that did not arrive again, unless the car has moved on", async () => {
  const sent: Position[] = [];
  const reports = reportEvery(5_000, async (here) => {
    sent.push(here);
    if (sent.length === 1) throw new Error("no signal");
  });
  reports.add(at(12.1));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([at(12.1), at(12.1)]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

it("sends nothing more once it was stopped", async () => {
  const sent: Position[] = [];
  const reports = reportEvery(5_000, async (here) => void sent.push(here));
  reports.add(at(12.1));
  reports.add(at(12.2));
  reports.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([at(12.1)]);
});
