import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { reads } from "../../api/read.ts";
import { cached, setCached } from "../../api/update-read.ts";
import { serverAnswers } from "../../testing/server.ts";
import { DRIVERS } from "./dispatch-lists.ts";
import { keepDriver } from "./keep-change.ts";

const driver = (id: number, more: Partial<Driver> = {}) =>
  ({
    id,
    name: `Driver ${id}`,
    status: "available",
    lat: 12.1,
    lng: -68.9,
    located_at: "2026-11-22T12:00:00.000Z",
    profile: { phone_number: "5550101", vehicle_type: "economy", current_location: "Punda" },
    version: 1,
    ...more,
  }) as Driver;
const latitudes = () => cached(DRIVERS)?.map(({ lat }) => lat);
let changes = 0;
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  setCached(DRIVERS, [driver(1), driver(2), driver(3)]);
  changes = 0;
  leave = reads.subscribe(() => (changes += 1));
});
afterEach(() => {
  leave();
  vi.runAllTimers();
  vi.useRealTimers();
});

it("shows the cars that drove on together, each where it was last, and reads nothing for each of them", async () => {
  const asked = serverAnswers(listDriversEndpoint, () => []);
  const watched = reads.watch(DRIVERS);
  await vi.advanceTimersByTimeAsync(0);
  const [before, read] = [changes, asked.length];
  for (const lat of [12.101, 12.102, 12.103]) for (const id of [1, 2]) keepDriver(driver(id, { lat }));
  expect(changes).toBe(before);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(latitudes()).toEqual([12.103, 12.103, 12.1]);
  expect([changes, asked.length]).toEqual([before + 1, read]);
  watched();
});

it("shows at once what else has changed of a driver, past a position that waits", () => {
  keepDriver(driver(1, { lat: 12.2 }));
  keepDriver(driver(1, { lat: null, lng: null, status: "offline" }));
  keepDriver(driver(2, { lat: 12.3, status: "on_ride" }));
  expect(latitudes()).toEqual([null, 12.3, 12.1]);
  vi.advanceTimersByTime(1_000);
  expect(latitudes()).toEqual([null, 12.3, 12.1]);
});
